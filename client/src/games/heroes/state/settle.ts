/** The position as the view has it. Events tell the same in part; the view is what counts. */
import { int, ints, lists, type Row, rows, text, yes } from "../../../stage/reading";
import type { View } from "../../../stage/scene";
import { type Arena, type Man, NEW_MAN, NOBODY, NONE, NOWHERE } from "./arena";
import { groundOf, SIZES } from "./content";

function man(view: View, card: Row, place: number): Man {
  const [down = 0, ensnared = 0, blinded = 0] = ints(card, "states");
  const { mercy } = card;
  return {
    ...NEW_MAN,
    name: int(card, "name", NONE),
    owner: int(card, "owner", NOBODY),
    side: int(card, "side", NONE),
    woman: ints(view, "woman")[place] === 1,
    left: ints(view, "left_handed")[place] === 1,
    size: SIZES[ints(view, "stature")[place] ?? NONE] ?? "",
    signatures: ints(card, "signatures"),
    primary: ints(view, "primary")[place] ?? NONE,
    secondary: ints(view, "secondary")[place] ?? NONE,
    style: int(card, "style", NONE),
    attributes: ints(card, "attributes"),
    original: ints(card, "original"),
    total: int(card, "total"),
    parts: ints(card, "parts"),
    whole: ints(card, "whole"),
    armour: ints(card, "armour"),
    hands: ints(card, "hands"),
    bonus: int(card, "bonus"),
    starDice: int(card, "star_dice"),
    zone: int(card, "zone", NOWHERE),
    down: down === 1,
    ensnared: ensnared === 1,
    blinded: blinded === 1,
    wounds: int(card, "wounds"),
    fate: int(card, "fate"),
    mercy: typeof mercy === "number" ? mercy : null,
  };
}

/** The pieces of the view; what happens in a turn and the moves are known from events alone. */
export function settle(arena: Arena, view: View): Arena {
  const men = rows(view, "gladiators").map((card, place) => man(view, card, place));
  const named = (place: number): number => men[place]?.name ?? NONE;
  return {
    ...arena,
    seats: int(view, "seats", arena.seats),
    ground: groundOf(text(view, "arena")),
    men,
    items: lists(view, "items"),
    turn: int(view, "turn"),
    order: ints(view, "order").map(named),
    acting: named(int(view, "acting", NONE)),
    toTheDeath: yes(view, "to_the_death"),
    breaks: int(view, "breaks"),
    ended: yes(view, "ended"),
    winners: ints(view, "winners"),
    you: typeof view.seat === "number" ? view.seat : null,
  };
}
