/** The position as the view has it. Events tell the same; the view is what counts. */
import type { View } from "../../scene";
import { type Arena, begin, EMPTY, NOWHERE, type Pen, type Spot } from "./arena";

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => value !== null && typeof value === "object" && !Array.isArray(value);
const int = (row: Row, key: string, otherwise: number): number => {
  const value = row[key];
  return typeof value === "number" ? value : otherwise;
};
const ints = (row: Row, key: string): number[] => {
  const value = row[key];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
};
const rows = (row: Row, key: string): Row[] => {
  const value = row[key];
  return Array.isArray(value) ? value.filter(isRow) : [];
};

function spot(row: Row): Spot {
  return {
    owner: int(row, "owner", EMPTY.owner),
    men: ints(row, "men"),
    animal: int(row, "animal", NOWHERE),
    tokens: int(row, "tokens", 0),
  };
}

function pen(row: Row): Pen {
  return { men: ints(row, "men"), animals: ints(row, "animals") };
}

/** The pieces of the view; the fight, the moves and the ghosts are known from events alone. */
export function settle(arena: Arena, view: View): Arena {
  const seats = int(view, "seats", arena.seats);
  const base = arena.seats === seats ? arena : begin(seats);
  const spots = rows(view, "spaces").map(spot);
  const battle = isRow(view.battle) ? view.battle : {};
  const isFighting = ints(battle, "at").some((space) => space !== NOWHERE);
  return {
    ...base,
    first: int(view, "first", base.first),
    round: int(view, "round", base.round),
    turn: int(view, "turn", base.turn),
    piles: ints(view, "piles"),
    bases: ints(view, "bases"),
    spots: spots.length === base.spots.length ? spots : base.spots,
    stack: int(view, "stack", base.stack),
    spares: ints(view, "spares"),
    pens: rows(view, "pens").map(pen),
    scores: ints(view, "scores"),
    winners: ints(view, "winners"),
    fighting: base.fighting || ints(view, "piles").every((count) => count === 0) && int(view, "stack", 0) === 0,
    fight: base.fight && { ...base.fight, over: !isFighting },
  };
}
