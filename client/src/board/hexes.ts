/** Hexagons that stand on a corner, as boards draw them. */
import type { Direction } from "./walking";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hex of a board: its column leans with the rows, `r` counts them from the middle. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** All hexes at most so far from the middle, row by row from left to right: so the rules number them. */
export function hexesWithin(radius: number): Hex[] {
  const found: Hex[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = Math.max(-radius, -r - radius); q <= Math.min(radius, radius - r); q++) found.push({ q, r });
  }
  return found;
}

/** The corners of a hexagon as an attribute of a polygon. */
export function hexagon({ x, y }: Point, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(" ");
}

export function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The cell that is least far, if it is near enough; of equals the last. */
export function closest(cells: Iterable<number>, far: (cell: number) => number, within: number): number | null {
  let best: number | null = null;
  let least = within;
  for (const cell of cells) {
    const here = far(cell);
    if (here > least) continue;
    best = cell;
    least = here;
  }
  return best;
}

/** Whatever lies on a board: its row, and its middle. */
export interface Cells {
  /** Those of one row, from left to right. */
  row(r: number): readonly number[];
  rowOf(cell: number): number;
  middle(cell: number): Point;
}

/** The next cell in a direction; the same one at the edge. Up and down keep to a column as far as they can, so that going up and down again comes back. */
export function nextTo({ row, rowOf, middle }: Cells, cell: number, direction: Direction, column: number): number {
  const here = row(rowOf(cell));
  const place = here.indexOf(cell);
  if (direction === "left") return here[place - 1] ?? cell;
  if (direction === "right") return here[place + 1] ?? cell;
  if (direction === "home") return here[0] ?? cell;
  if (direction === "end") return here.at(-1) ?? cell;
  const there = row(rowOf(cell) + (direction === "up" ? -1 : 1));
  if (there.length === 0) return cell;
  const distance = (one: number): number => Math.abs(middle(one).x - column);
  return there.reduce((best, one) => (distance(one) < distance(best) - 0.1 ? one : best));
}
