/** An offer that is being written: begun in the market or in one's turn, in answer to another, or already under way. */
import type { Acts } from "../../../stage/scene";
import { about, int, ints, row } from "../../../stage/reading";
import { ALL, type Arena, NOBODY } from "../state/arena";
import { choiceOf } from "../state/content";
import { change, chosen, clear, type Draft, EMPTY_DRAFT, isEmpty, isTogether, openingOf, partnersOf, placeOf, planOf, rowOf, sum } from "../state/plan";

const OFFERING = "offer";
/** As the names of the rules have it. */
export const TO_ALL = "all";

const keyOf = (partner: number): string => (partner === ALL ? TO_ALL : String(partner));

/** The offer the reader is writing; null while he writes none. */
export function draftOf(acts: Acts): Draft | null {
  const { asked } = acts;
  if (asked === null) return null;
  const plan = planOf(acts);
  return asked.ask === "terms" || plan.open === OFFERING ? plan.draft : null;
}

/** The seat to whom it goes. */
export function partnerOf(arena: Arena, acts: Acts): number {
  const { asked } = acts;
  const draft = draftOf(acts);
  if (draft === null || asked === null) return NOBODY;
  if (asked.ask === "terms") return arena.offer?.partner ?? NOBODY;
  if (asked.ask === "deal") return arena.offer?.maker ?? NOBODY;
  return draft.partner === "" ? NOBODY : draft.partner === TO_ALL ? ALL : Number(draft.partner);
}

/** Begin to write an offer. */
export function beginOffer(acts: Acts, partner = ""): void {
  const [first = ""] = partnersOf(acts.asked);
  change(acts, { open: OFFERING, draft: { ...EMPTY_DRAFT, partner: partner || first } });
}

export function redraft(acts: Acts, more: Partial<Draft>): void {
  const draft = draftOf(acts) ?? EMPTY_DRAFT;
  change(acts, { draft: { ...draft, ...more } });
}

export const dropOffer = (acts: Acts): void => {
  const index = placeOf(acts.asked, "terms", "drop");
  if (acts.asked?.ask === "terms" && index >= 0) acts.answer(index);
  else clear(acts);
};

/** What an offer to somebody may hold, as the question says it. */
interface Holding {
  readonly gives: readonly number[];
  readonly takes: readonly number[];
  readonly givesGuards: number;
  readonly takesGuards: number;
  readonly pays: number;
  readonly charges: number;
}

export function holdingOf(arena: Arena, acts: Acts): Holding {
  const found = row(row(about(acts.asked), "offers"), keyOf(partnerOf(arena, acts)));
  return { gives: ints(found, "gives"), takes: ints(found, "takes"), givesGuards: int(found, "gives_guards"), takesGuards: int(found, "takes_guards"), pays: int(found, "pays"), charges: int(found, "charges") };
}

const toggled = (list: readonly number[], card: number): number[] => (list.includes(card) ? list.filter((one) => one !== card) : [...list, card]);

/** What touching a card on the table does while an offer is written: into the offer, or out of it. */
export function pickCard(arena: Arena, acts: Acts, card: number): (() => void) | null {
  const draft = draftOf(acts);
  if (draft === null) return null;
  const { gives, takes } = holdingOf(arena, acts);
  if (gives.includes(card)) return () => redraft(acts, { gives: toggled(draft.gives, card) });
  return takes.includes(card) ? () => redraft(acts, { takes: toggled(draft.takes, card) }) : null;
}

/** Whether it can be sent: something changes hands. */
export function maySend(acts: Acts): boolean {
  const draft = draftOf(acts);
  return draft !== null && (isTogether(acts.asked) || !isEmpty(draft)) && openingOf(acts.asked, draft.partner) !== null;
}

/** Send all of it: one act for the reader, a row for the rules. Where all choose at once only the partner is chosen now. */
export function sendOffer(acts: Acts): void {
  const draft = draftOf(acts);
  const opening = draft === null ? null : openingOf(acts.asked, draft.partner);
  if (draft === null || opening === null) return;
  acts.row(isTogether(acts.asked) ? opening : [...opening, ...rowOf(draft)]);
  clear(acts);
}

/** Give denarii, or hold them aside for a deed: at any time. */
export function sendAside(acts: Acts, to: string, count: number): void {
  const ask = to.startsWith("gift-") ? "gift" : "purse";
  acts.row([chosen("interject", to), { ask, choice: choiceOf("sum", String(count)) }]);
}

/** Go up to a total in a tie without being asked again; none is no limit. */
export const setLimit = (acts: Acts, total: number): void => acts.row([chosen("interject", "limit"), sum("limit", total)]);

/** Say when one wants to be asked for Reactions. */
export const giveOrders = (acts: Acts, orders: string): void => acts.row([chosen("interject", "orders"), chosen("orders", orders)]);
