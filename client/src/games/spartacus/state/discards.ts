/** What lies in the discards of the two decks. */
import { type Arena, DISCARD } from "./arena";

export type Deck = "intrigue" | "market";

interface Discarded {
  readonly card: number;
  readonly count: number;
}

/** Of the Intrigue discard each kind with its number, of the Market discard each card. */
export function discarded(arena: Arena, deck: Deck): Discarded[] {
  const counts = deck === "intrigue" ? arena.thrown : arena.place.map((at) => (at === DISCARD ? 1 : 0));
  return counts.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
}
