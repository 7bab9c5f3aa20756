/** Where an explanation stands: beside its thing, inside the window, and over nothing that must be seen. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

const GAP = 10;
const MARGIN = 8;
const STRIDE = 24;

const within = (value: number, size: number, all: number): number => Math.max(MARGIN, Math.min(value, all - size - MARGIN));

/** How much of one box lies over another. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Farther and farther to the left and to the right of a thing, up to the edges of the window. */
function aside(thing: Box, width: number, all: number): { side: Side; left: number }[] {
  const found: { side: Side; left: number }[] = [];
  for (let far = GAP; far < all; far += STRIDE) found.push({ side: "left", left: thing.left - width - far }, { side: "right", left: thing.left + thing.width + far });
  return found;
}

/** Above the thing, else below, else beside it, as near as it can be; where none is free, where it hides least. */
export function place(thing: Box, width: number, height: number, all: { width: number; height: number }, kept: readonly Box[]): Place {
  const along = within(thing.left + thing.width / 2 - width / 2, width, all.width);
  const beside = within(thing.top + thing.height / 2 - height / 2, height, all.height);
  const tried: Place[] = [
    { side: "above", left: along, top: thing.top - height - GAP },
    { side: "below", left: along, top: thing.top + thing.height + GAP },
    ...aside(thing, width, all.width).map(({ side, left }) => ({ side, left, top: beside })),
    { side: "left", left: 0, top: all.height },
  ];
  const fitted = tried.map((one) => ({ ...one, left: within(one.left, width, all.width), top: within(one.top, height, all.height) }));
  const hidden = fitted.map(({ left, top }) => {
    const box = { left, top, width, height };
    return kept.reduce((sum, one) => sum + overlap(box, one), 0) + 4 * overlap(box, thing);
  });
  return fitted[hidden.indexOf(Math.min(...hidden))] ?? { side: "above", left: along, top: MARGIN };
}
