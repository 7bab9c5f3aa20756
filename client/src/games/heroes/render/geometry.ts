/** Where the zones lie on the screen: a grid drawn into an oval, and which zone is next in a direction. */
import { apart, type Cells, closest, nextTo as next, type Point } from "../../../board/hexes";
import type { Direction } from "../../../board/walking";
import type { Ground, Zone } from "../state/content";

export const WIDTH = 720;
export const HEIGHT = 608;
export const RATIO = WIDTH / HEIGHT;
export const CENTRE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
/** Half the width and height of the sand. */
export const HALF: Point = { x: 332, y: 279 };
/** How round the grid is drawn: 0 leaves it square, 1 bends it into the oval. */
const BEND = 0.86;
const STEPS = 5;

/** A point of the grid, from -1 to 1 in both directions, in the oval. */
function bent(u: number, v: number): Point {
  return { x: CENTRE.x + HALF.x * u * Math.sqrt(1 - (BEND * v * v) / 2), y: CENTRE.y + HALF.y * v * Math.sqrt(1 - (BEND * u * u) / 2) };
}

function at({ columns, rows }: Ground, column: number, row: number): Point {
  return bent((2 * column) / columns - 1, (2 * row) / rows - 1);
}

export function middle(ground: Ground, zone: number): Point {
  const { column, row } = ground.zones[zone] ?? { column: ground.columns / 2, row: ground.rows / 2 };
  return at(ground, column + 0.5, row + 0.5);
}

/** The outline of a zone, drawn a little smaller by an inset. */
export function outline(ground: Ground, zone: number, inset = 0): string {
  const { column, row } = ground.zones[zone] ?? { column: 0, row: 0 };
  const [low, high] = [inset, 1 - inset];
  const along = Array.from({ length: STEPS }, (_, step) => low + ((high - low) * step) / STEPS);
  const back = along.map((part) => 1 - part);
  const corners = [...along.map((x) => [x, low]), ...along.map((y) => [high, y]), ...back.map((x) => [x, high]), ...back.map((y) => [low, y])];
  const points = corners.map(([x = 0, y = 0]) => at(ground, column + x, row + y));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The shorter side of a zone in the middle. */
export const unit = ({ columns, rows }: Ground): number => Math.min((2 * HALF.x) / columns, (2 * HALF.y) / rows);

/** Where so many stand in a zone, and how large. */
export function places(ground: Ground, zone: number, count: number): { r: number; at: Point[] } {
  const { x, y } = middle(ground, zone);
  const side = unit(ground);
  const spread = (far: number, ...spots: [number, number][]): Point[] => spots.map(([right, down]) => ({ x: x + right * far * side, y: y + down * far * side }));
  if (count <= 1) return { r: side * 0.33, at: spread(0, [0, 0]) };
  if (count === 2) return { r: side * 0.28, at: spread(0.2, [-1, -0.8], [1, 0.8]) };
  return { r: side * 0.215, at: spread(0.225, [-1, -1], [1, -1], [-1, 1], [1, 1], [0, 0], [0, -1], [0, 1], [-1, 0]).slice(0, count) };
}

/** The rows of an arena from the north, each zone by its number. */
export function rowsOf(ground: Ground): number[][] {
  const found: number[][] = Array.from({ length: ground.rows }, () => []);
  ground.zones.forEach((zone: Zone, number) => found[zone.row]?.push(number));
  return found;
}

export function nextTo(ground: Ground, zone: number, direction: Direction, column: number): number {
  const rows = rowsOf(ground);
  const cells: Cells = { row: (r) => rows[r] ?? [], rowOf: (cell) => ground.zones[cell]?.row ?? 0, middle: (cell) => middle(ground, cell) };
  return next(cells, zone, direction, column);
}

/** The zone nearest to a point, if it is near enough. */
export function nearest(ground: Ground, point: Point, zones: Iterable<number>, within: number): number | null {
  return closest(zones, (zone) => apart(middle(ground, zone), point), within + unit(ground) / 2);
}
