/** Where the squares lie on the screen, and which is next in a direction. */
import { type Cells, closest, nextTo as next, type Point } from "../../../board/hexes";
import type { Direction } from "../../../board/walking";
import { columnOf, rowOf, SQUARES, squareAt } from "../state/decode";

export const WIDTH = 640;
export const HEIGHT = 626;
export const RATIO = WIDTH / HEIGHT;
export const SIDE = 70;
const LEFT = 40;
const TOP = 34;
export const ROWS = 8;
export const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** The radius of a token. */
export const DISC = 25;

/** The rows from the top of the screen down, each from left to right. */
export const SCREEN: readonly (readonly number[])[] = COLUMNS.map((down) => COLUMNS.map((column) => squareAt(column, ROWS - 1 - down)));
export const ALL: readonly number[] = Array.from({ length: SQUARES }, (_, square) => square);

const down = (square: number): number => ROWS - 1 - rowOf(square);

export function corner(square: number): Point {
  return { x: LEFT + SIDE * columnOf(square), y: TOP + SIDE * down(square) };
}

export function middle(square: number): Point {
  const { x, y } = corner(square);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** A facing as an angle of the screen, in degrees from the right. */
export function degrees(facing: number): number {
  return 90 * facing - 90;
}

/** A point beside another, in a direction. */
export function towards({ x, y }: Point, facing: number, distance: number): Point {
  const angle = (degrees(facing) * Math.PI) / 180;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

/** The square nearest to a point, counted from its edge, if it is near enough. */
export function nearest(point: Point, squares: Iterable<number>, within: number): number | null {
  const beyond = (one: number, other: number): number => Math.max(0, Math.abs(one - other) - SIDE / 2);
  return closest(squares, (square) => Math.hypot(beyond(middle(square).x, point.x), beyond(middle(square).y, point.y)), within);
}

const CELLS: Cells = { row: (r) => SCREEN[r] ?? [], rowOf: down, middle };

export const nextTo = (square: number, direction: Direction, column: number): number => next(CELLS, square, direction, column);
