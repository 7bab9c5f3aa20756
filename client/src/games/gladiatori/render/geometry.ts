/** Where the hexes lie on the screen, and which is next in a direction. */
import { GROUND } from "../../../board/ground";
import { HEXES } from "../state/content";
import { apart, type Cells, closest, nextTo as next, type Point } from "../../../board/hexes";
import type { Direction } from "../../../board/walking";

export const WIDTH = 658;
export const HEIGHT = 596;
export const RATIO = WIDTH / HEIGHT;
/** How the ground is stretched to this board, which is wider than high. */
export const STRETCH = `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(1.06 0.985) translate(${-GROUND.width / 2} ${-GROUND.height / 2})`;
const ROOT = Math.sqrt(3);
const REACH = 295;

let spanned: typeof HEXES = [];
let step = 30;

/** The radius of a hex: as large as lets all of them lie on the sand. */
export function size(): number {
  if (spanned === HEXES) return step;
  spanned = HEXES;
  const far = HEXES.map(({ q, r }) => Math.hypot(ROOT * (q + r / 2), 1.5 * r));
  step = Math.min(60, REACH / (Math.max(0, ...far) + 0.87));
  return step;
}

export function middle(hex: number): Point {
  const { q, r } = HEXES[hex] ?? { q: 0, r: 0 };
  return { x: WIDTH / 2 + size() * ROOT * (q + r / 2), y: HEIGHT / 2 + size() * 1.5 * r };
}

/** The part of the sand that the hexes cover, for small screens. */
export function closeUp(): string {
  const points = HEXES.map((_, hex) => middle(hex));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - size() * 1.05, Math.min(...ys) - size() * 1.2];
  return `${left.toFixed(0)} ${top.toFixed(0)} ${(WIDTH - 2 * left).toFixed(0)} ${(HEIGHT - 2 * top).toFixed(0)}`;
}

/** A direction as an angle of the screen, in degrees. */
export function degrees(direction: number): number {
  return -60 * direction;
}

/** A point beside another, in a direction. */
export function towards({ x, y }: Point, direction: number, distance: number): Point {
  const angle = (degrees(direction) * Math.PI) / 180;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

/** The direction from one point to another. */
export function directionTo(from: Point, to: Point): number {
  const angle = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
  return (Math.round(angle / 60) + 6) % 6;
}

/** The hex nearest to a point, if it is near enough. */
export function nearest(point: Point, hexes: Iterable<number>, within: number): number | null {
  return closest(hexes, (hex) => apart(middle(hex), point), within);
}

const CELLS: Cells = { row: (r) => HEXES.map((_, hex) => hex).filter((hex) => HEXES[hex]?.r === r), rowOf: (hex) => HEXES[hex]?.r ?? 0, middle };

export const nextTo = (hex: number, direction: Direction, column: number): number => next(CELLS, hex, direction, column);
