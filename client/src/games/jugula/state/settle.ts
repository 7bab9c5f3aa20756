/** The position as the view has it. Events tell the same in part; the view is what counts. */
import { int, ints, isRow, lists, type Row, rows, text, yes } from "../../../stage/reading";
import type { View } from "../../../stage/scene";
import { union } from "../../../stage/sets";
import { type Arena, begin, NOBODY, NONE, type Own } from "./arena";

function own(seen: Row): Own {
  return { hand: ints(seen, "hand"), deck: ints(seen, "deck"), sight: ints(seen, "sight"), augured: ints(seen, "augured"), picks: ints(seen, "picks") };
}

/** The pieces of the view; the fight and the moves are known from events alone. */
export function settle(arena: Arena, view: View): Arena {
  const seats = int(view, "seats", arena.seats);
  const base = arena.seats === seats ? arena : begin(seats);
  return {
    ...base,
    round: int(view, "round"),
    rounds: int(view, "last_round"),
    match: int(view, "match"),
    matches: int(view, "matches", 1),
    goal: int(view, "goal"),
    order: ints(view, "order"),
    active: int(view, "active", NOBODY),
    played: int(view, "played", NONE),
    use: int(view, "use", NONE),
    armatura: ints(view, "armatura"),
    square: ints(view, "square"),
    facing: ints(view, "facing"),
    condition: ints(view, "condition"),
    around: lists(view, "around"),
    danger: ints(view, "danger"),
    zones: ints(view, "zones"),
    ludus: ints(view, "ludus"),
    absent: ints(view, "absent"),
    hindered: int(view, "hindered"),
    struck: int(view, "struck"),
    dusted: [...ints(view, "dust"), ...ints(view, "old_dust")].reduce(union, 0),
    testudo: int(view, "testudo"),
    murus: int(view, "murus"),
    withdrawn: int(view, "withdrawn"),
    vox: ints(view, "vox"),
    bonus: ints(view, "bonus"),
    limits: ints(view, "limits"),
    points: ints(view, "points"),
    scores: ints(view, "scores"),
    hands: ints(view, "hand_size"),
    decks: ints(view, "deck_size"),
    primas: ints(view, "prima_size"),
    discard: lists(view, "discard"),
    asks: rows(view, "questions").map((one) => text(one, "ask")),
    own: isRow(view.own) ? own(view.own) : null,
    you: typeof view.seat === "number" ? view.seat : null,
    ended: yes(view, "ended"),
  };
}
