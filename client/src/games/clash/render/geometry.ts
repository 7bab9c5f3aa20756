/** Where the spaces lie on the screen, and which is next in a direction. */
import { type Space, SPACES } from "../state/content";
import type { Direction } from "../../../board/walking";

export const WIDTH = 620;
export const HEIGHT = 604;
export const STEP = 62;
const ROOT = Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far from the middle of the sand a corner of a space may lie. */
const REACH = 277;

function lie({ q, r }: { q: number; r: number }): Point {
  return { x: STEP * ROOT * (q + r / 2), y: STEP * 1.5 * r };
}

interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

let spanned: readonly Space[] = [];
let span: Span = { left: 0, right: 0, top: 0, bottom: 0 };

/** How far the middles of the spaces reach; reckoned once for a board. */
function reach(): Span {
  if (spanned === SPACES) return span;
  spanned = SPACES;
  const points = SPACES.map(lie);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  span = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return span;
}

/** The middle of a space: hexagons that stand on a corner, the board in the middle of the sand. */
export function middle(space: number): Point {
  const { left, right, top, bottom } = reach();
  const { x, y } = lie(SPACES[space] ?? { q: 0, r: 0 });
  return { x: WIDTH / 2 + x - (left + right) / 2, y: HEIGHT / 2 + y - (top + bottom) / 2 };
}

/** How much the board must shrink to lie on the sand; 1 for one that fits. */
export function shrink(): number {
  const far = SPACES.map((_, space) => middle(space)).map(({ x, y }) => Math.hypot(x - WIDTH / 2, y - HEIGHT / 2));
  return Math.min(1, REACH / (Math.max(0, ...far) + STEP));
}

/** The part of the sand that the spaces cover, for small screens. */
export function closeUp(): string {
  const { left, right, top, bottom } = reach();
  const scale = shrink();
  const width = (right - left + STEP * ROOT) * scale + 26;
  const height = (bottom - top + STEP * 2) * scale + 40;
  return `${(WIDTH - width) / 2} ${(HEIGHT - height) / 2} ${width} ${height}`;
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

/** The spaces of the same row, from left to right. */
function row(space: number): number[] {
  const { r } = SPACES[space] ?? { r: 0 };
  return SPACES.map((_, one) => one)
    .filter((one) => SPACES[one]?.r === r)
    .sort((a, b) => middle(a).x - middle(b).x);
}

/**
 * The next space in a direction; the same one at the edge. Left and right stay in the row. Up and
 * down keep to a column as far as they can, so that going up and down again comes back.
 */
export function nextTo(space: number, direction: Direction, column: number): number {
  const here = row(space);
  const place = here.indexOf(space);
  if (direction === "left") return here[place - 1] ?? space;
  if (direction === "right") return here[place + 1] ?? space;
  if (direction === "home") return here[0] ?? space;
  if (direction === "end") return here.at(-1) ?? space;
  const r = (SPACES[space]?.r ?? 0) + (direction === "up" ? -1 : 1);
  const first = SPACES.findIndex((one) => one.r === r);
  if (first < 0) return space;
  const distance = (one: number): number => Math.abs(middle(one).x - column);
  return row(first).reduce((best, one) => (distance(one) < distance(best) - 0.1 ? one : best));
}
