/** Keys on a board: arrows walk over its spaces, Enter touches one, L goes to the next legal one, I says where one is. */
import { announce } from "../browser/announce";

export type Direction = "left" | "right" | "up" | "down" | "home" | "end";

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
};

interface Walk {
  readonly here: number;
  /** The column that up and down keep to. */
  readonly column: { current: number };
  readonly legal: Iterable<number>;
  readonly nextTo: (space: number, direction: Direction, column: number) => number;
  readonly middle: (space: number) => { x: number };
  readonly move: (space: number) => void;
  readonly touch: (space: number) => void;
  readonly label: (space: number) => string;
}

export function walk(key: KeyboardEvent, { here, column, legal, nextTo, middle, move, touch, label }: Walk): void {
  const direction = DIRECTIONS[key.key];
  if (direction !== undefined) {
    const next = nextTo(here, direction, column.current);
    if (direction !== "up" && direction !== "down") column.current = middle(next).x;
    move(next);
  } else if (key.key === "Enter" || key.key === " ") touch(here);
  else if (key.key === "l" || key.key === "L") {
    const order = [...legal].sort((a, b) => a - b);
    const next = order.find((space) => space > here) ?? order[0];
    if (next === undefined) return;
    column.current = middle(next).x;
    move(next);
  } else if (key.key === "i" || key.key === "I") announce(label(here));
  else return;
  key.preventDefault();
  key.stopPropagation();
}
