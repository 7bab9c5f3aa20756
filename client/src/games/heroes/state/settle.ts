/** The position as the view has it. Events tell the same in part; the view is what counts. */
import { int, ints, isRow, lists, type Row, row, rows, text, texts, yes } from "../../../stage/reading";
import type { View } from "../../../stage/scene";
import { type Arena, type Day, type Man, NEW_MAN, NOBODY, NONE, NOWHERE, type Star } from "./arena";
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
    beaten: text(card, "beaten"),
    mercy: typeof mercy === "number" ? mercy : null,
  };
}

/** A gladiator of a familia; one who is still to be made has no name yet. */
function star(line: Row, seat: number): Star {
  const [style = ""] = texts(line, "styles");
  return {
    name: text(line, "name"),
    seat,
    state: text(line, "state"),
    style,
    signatures: texts(line, "signatures"),
    attributes: ints(line, "attributes"),
    total: int(line, "total"),
    parts: ints(line, "whole"),
    armour: ints(line, "armour"),
    locale: text(line, "locale"),
    today: int(line, "today"),
    fame: int(line, "fame"),
    laurels: int(line, "laurels"),
    wins: int(line, "wins"),
    losses: int(line, "losses"),
    draws: int(line, "draws"),
  };
}

function starsOf({ familiae }: Row): Star[] {
  const seats = Array.isArray(familiae) ? (familiae as unknown[]) : [];
  const all = seats.flatMap((stars, seat) => (Array.isArray(stars) ? stars.filter(isRow).map((line) => star(line, seat)) : []));
  return all.filter(({ name, style }) => name !== "" && style !== "");
}

function daysOf(campaign: Row): Day[] {
  const left = ints(campaign, "matches");
  return ints(campaign, "venues").map((venue, locale) => ({ locale, venue, left: left[locale] ?? 0 })).filter(({ venue }) => venue !== NOWHERE);
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
    turns: int(view, "turn_limit"),
    order: ints(view, "order").map(named),
    acting: named(int(view, "acting", NONE)),
    making: yes(view, "making"),
    between: yes(view, "between"),
    toTheDeath: yes(view, "to_the_death"),
    nextCall: text(view, "next_call"),
    ended: yes(view, "ended"),
    outcome: text(view, "outcome"),
    dismissed: int(view, "dismissed", NONE),
    you: typeof view.seat === "number" ? view.seat : null,
    month: int(row(view, "campaign"), "month"),
    stars: starsOf(row(view, "campaign")),
    days: daysOf(row(view, "campaign")),
  };
}
