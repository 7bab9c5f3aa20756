/** Offers as they are written and answered. */
import type { Arena, Outcome } from "./arena";
import type { Offer } from "./decode";

/** Somebody begins to write an offer: nothing is in it yet, and one that still lay open was taken by nobody. */
export function drafted(arena: Arena, maker: number, partner: number): Arena {
  const offer: Offer = { maker, partner, pays: 0, charges: 0, gives: [], takes: [], givesGuards: 0, takesGuards: 0, word: 0 };
  return { ...ended(arena, "declined"), offer };
}

/** Something more is in the offer. */
export function bargained(arena: Arena, more: (offer: Offer) => Offer): Arena {
  return arena.offer === null ? arena : { ...arena, offer: more(arena.offer) };
}

/** It is whole, and somebody must answer. */
export function laidOpen(arena: Arena): Arena {
  return arena.offer === null ? arena : { ...arena, tick: arena.tick + 1, bargains: [...arena.bargains, { offer: arena.offer, outcome: "open", tick: arena.tick }] };
}

/** An offer to everybody is his who takes it. */
export function takenBy(arena: Arena, partner: number): Arena {
  return { ...arena, bargains: arena.bargains.map((one) => (one.outcome === "open" ? { ...one, offer: { ...one.offer, partner } } : one)) };
}

/** The offer that lay open was answered. */
export function ended(arena: Arena, outcome: Outcome): Arena {
  return { ...arena, offer: null, bargains: arena.bargains.map((one) => (one.outcome === "open" ? { ...one, outcome } : one)) };
}
