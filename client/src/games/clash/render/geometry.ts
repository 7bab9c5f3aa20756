/** Where the spaces lie on the screen, and which is next in a direction. */
import { type Space, SPACES } from "../state/content";
import { type Cells, nextTo as next, type Point } from "../../../board/hexes";
import type { Direction } from "../../../board/walking";

export const WIDTH = 620;
export const HEIGHT = 604;
export const RATIO = WIDTH / HEIGHT;
export const STEP = 62;
const ROOT = Math.sqrt(3);

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

/** Room between the outermost spaces and the edge of a small screen. */
const MARGIN = 12;

/** The part of the sand that the spaces cover, for small screens: in the ratio of the whole. */
export function closeUp(): string {
  const { left, right, top, bottom } = reach();
  const scale = shrink();
  const across = (right - left + STEP * ROOT) * scale + MARGIN;
  const height = Math.max((bottom - top + STEP * 2) * scale + MARGIN, across / RATIO);
  const width = height * RATIO;
  return `${(WIDTH - width) / 2} ${(HEIGHT - height) / 2} ${width} ${height}`;
}

const CELLS: Cells = {
  row: (r) => SPACES.map((_, one) => one).filter((one) => SPACES[one]?.r === r).sort((a, b) => middle(a).x - middle(b).x),
  rowOf: (space) => SPACES[space]?.r ?? 0,
  middle,
};

export const nextTo = (space: number, direction: Direction, column: number): number => next(CELLS, space, direction, column);
