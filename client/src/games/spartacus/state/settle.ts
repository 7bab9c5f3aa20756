/** The position as the view has it. Events tell the same in part; the view is what counts. */
import { int, ints, lists, row, text, yes } from "../../../stage/reading";
import type { View } from "../../../stage/scene";
import { type Arena, type Bargain, NOBODY, NONE } from "./arena";
import { ended } from "./bargaining";
import { cornersOf, heldOf, type Offer, offerOf, partsOf } from "./decode";

const POOLS = 3;
const STAKES = 4;

/** The denarii of all: the reader's own as they are, of the others what everybody can reckon. */
function coinsOf(view: View, you: number | null): number[] {
  const own = row(view, "own");
  return ints(view, "reckoned").map((coins, seat) => (seat === you ? int(own, "coins", coins) : coins));
}

/** What lies open is as the view has it; an offer that is gone without a word was taken by nobody. */
function bargainsOf(arena: Arena, offer: Offer | null): readonly Bargain[] {
  if (offer === null) return ended(arena, "declined").bargains;
  return arena.bargains.map((one) => (one.outcome === "open" ? { ...one, offer } : one));
}

/** The pieces of the view; fists, dice and what was bargained are known from events alone. */
export function settle(arena: Arena, view: View): Arena {
  const you = typeof view.seat === "number" ? view.seat : null;
  const own = row(view, "own");
  const offer = offerOf(lists(view, "offer"));
  const scheme = int(view, "scheme", NONE);
  const isOver = arena.stands && scheme === NONE;
  return {
    ...arena,
    ...(isOver && { stands: false, reactions: [], pleas: [] }),
    seats: int(view, "seats", arena.seats),
    you,
    house: ints(view, "house"),
    influence: ints(view, "influence"),
    coins: coinsOf(view, you),
    host: int(view, "host", NOBODY),
    round: int(view, "round"),
    lastRound: int(view, "last_round"),
    phase: int(view, "phase"),
    active: int(view, "active", NOBODY),
    place: ints(view, "place"),
    condition: ints(view, "condition"),
    favors: ints(view, "favors"),
    guards: ints(view, "guards"),
    weary: ints(view, "weary"),
    held: ints(view, "held"),
    limits: ints(view, "limits"),
    hand: ints(own, "hand"),
    locked: int(own, "locked", NONE),
    thrown: ints(view, "thrown"),
    marketDeck: int(view, "market_deck_size"),
    intrigueDeck: int(view, "intrigue_deck_size"),
    offer,
    bargains: bargainsOf(arena, offer),
    deeds: heldOf(ints(view, "deeds")),
    closed: int(view, "closed"),
    supporters: int(view, "supporters"),
    bidders: int(view, "bidders"),
    invited: int(view, "invited"),
    auction: text(view, "auction"),
    lots: int(view, "lots"),
    lot: int(view, "lot", NONE),
    laid: ints(view, "laid"),
    rebids: int(view, "rebids"),
    proxies: int(view, "proxies"),
    goesTo: int(own, "limit"),
    highestLimit: int(own, "highest_limit"),
    orders: ints(view, "orders"),
    pleading: yes(view, "pleading"),
    boost: int(view, "boost"),
    scheme,
    target: int(view, "target", NOBODY),
    named: int(view, "named"),
    corners: cornersOf(ints(view, "corner")),
    stakes: partsOf(ints(view, "stakes"), STAKES),
    pools: partsOf(ints(view, "pools"), POOLS),
    hexes: ints(view, "hex"),
    winner: int(view, "winner", NOBODY),
  };
}
