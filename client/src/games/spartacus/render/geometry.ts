/** Where the hexes lie on the screen, and which is next in a direction. */
import { GROUND } from "../../../board/ground";
import { apart, type Cells, closest, nextTo as next, type Point } from "../../../board/hexes";
import type { Direction } from "../../../board/walking";
import { HEXES } from "../state/content";

export const WIDTH = 660;
export const HEIGHT = 600;
export const RATIO = WIDTH / HEIGHT;
/** The ground, as wide as this board lets it be. */
export const STRETCH = `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(1.03 0.975) translate(${-GROUND.width / 2} ${-GROUND.height / 2})`;
const ROOT = Math.sqrt(3);
const REACH = 272;

/** The radius of a hex: as large as lets all of them lie on the sand. */
export function size(): number {
  const far = HEXES.map(({ q, r }) => Math.hypot(ROOT * (q + r / 2), 1.5 * r));
  return REACH / (Math.max(1, ...far) + 0.9);
}

export function middle(hex: number): Point {
  const { q, r } = HEXES[hex] ?? { q: 0, r: 0 };
  return { x: WIDTH / 2 + size() * ROOT * (q + r / 2), y: HEIGHT / 2 + size() * 1.5 * r };
}

/** The hex nearest to a point, if it is near enough. */
export function nearest(point: Point, hexes: Iterable<number>, within: number): number | null {
  return closest(hexes, (hex) => apart(middle(hex), point), within);
}

const CELLS: Cells = { row: (r) => HEXES.map((_, hex) => hex).filter((hex) => HEXES[hex]?.r === r), rowOf: (hex) => HEXES[hex]?.r ?? 0, middle };

export const nextTo = (hex: number, direction: Direction, column: number): number => next(CELLS, hex, direction, column);
