/** The position as the view has it. Events tell the same; the view is what counts. */
import { int, ints, type Row, row, rows, text } from "../../../stage/reading";
import type { View } from "../../../stage/scene";
import { type Arena, begin, EMPTY, NOWHERE, type Pen, type Spot } from "./arena";

function spot(seen: Row): Spot {
  return {
    owner: int(seen, "owner", EMPTY.owner),
    men: ints(seen, "men"),
    animal: int(seen, "animal", NOWHERE),
    tokens: int(seen, "tokens", 0),
  };
}

function pen(seen: Row): Pen {
  return { men: ints(seen, "men"), animals: ints(seen, "animals") };
}

/** The pieces of the view; the fight, the moves and the ghosts are known from events alone. */
export function settle(arena: Arena, view: View): Arena {
  const seats = int(view, "seats", arena.seats);
  const base = arena.seats === seats ? arena : begin(seats);
  const spots = rows(view, "spaces").map(spot);
  const isFighting = ints(row(view, "battle"), "at").some((space) => space !== NOWHERE);
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
    phase: text(view, "phase", base.phase),
    fight: base.fight && { ...base.fight, isOver: !isFighting },
  };
}
