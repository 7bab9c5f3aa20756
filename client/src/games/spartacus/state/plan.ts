/** What the reader is about to answer: one choice for him, often a row of small ones for the rules. */
import type { Chosen } from "../../../wire/types";
import { planning } from "../../../stage/planning";
import { type Acts, INTERJECT, type Asked, type Option } from "../../../stage/scene";
import { NOBODY, NONE } from "./arena";
import { ASKS, choiceOf, idOf, NAMES } from "./content";

/** What an offer is to hold. */
export interface Draft {
  readonly partner: string;
  readonly gives: readonly number[];
  readonly takes: readonly number[];
  readonly givesGuards: number;
  readonly takesGuards: number;
  readonly pays: number;
  readonly charges: number;
  readonly word: string;
}

export const EMPTY_DRAFT: Draft = { partner: "", gives: [], takes: [], givesGuards: 0, takesGuards: 0, pays: 0, charges: 0, word: "" };

export interface Plan {
  /** What of a longer list is open: a card of the hand, "sell", "offer". */
  readonly open: string;
  /** What was set of a sum, of stakes and of dice; null before anything was. */
  readonly sum: number | null;
  readonly stakes: readonly number[] | null;
  readonly dice: readonly number[] | null;
  readonly draft: Draft;
  readonly plea: { readonly seat: number; readonly claim: number; readonly fee: number; readonly promise: number };
  readonly gift: { readonly to: string; readonly sum: number };
  /** A limit of one's bid, and standing orders, before they are given. */
  readonly limit: number | null;
  readonly orders: string;
}

export const { planOf, change, clear } = planning<Plan>({
  open: "",
  sum: null,
  stakes: null,
  dice: null,
  draft: EMPTY_DRAFT,
  plea: { seat: NOBODY, claim: NONE, fee: 0, promise: 0 },
  gift: { to: "", sum: 1 },
  limit: null,
  orders: "",
});

/** The options of the question itself, with their places. */
export function ownOptions(asked: Asked | null): { option: Option; index: number }[] {
  return (asked?.options ?? []).flatMap((option, index) => (option.ask === INTERJECT ? [] : [{ option, index }]));
}

/** What an option is called in the names of the rules. */
export const calledBy = ({ ask, choice }: Option): string => idOf(ASKS[ask] ?? ask, choice);

/** The place of the option that is called so. */
export function placeOf(asked: Asked | null, ask: string, id: string): number {
  return asked?.options.findIndex((option) => option.ask === ask && calledBy(option) === id) ?? NONE;
}

/** An answer by its meaning. */
export function chosen(ask: string, id: string): Chosen {
  return { ask, choice: choiceOf(ASKS[ask] ?? ask, id) };
}

/** What the option is called that a hint has named, of what is asked; nothing without one. */
export function hintedId({ asked, hinted }: Acts): string {
  const option = hinted === null ? undefined : asked?.options[hinted];
  return option === undefined || option.ask === INTERJECT ? "" : calledBy(option);
}

/** A sum is chosen by itself: its number in the names. */
export const sum = (ask: string, count: number): Chosen => ({ ask, choice: choiceOf("sum", String(count)) });

/** The largest sum that an asked question allows. */
export function mostOf(asked: Asked | null): number {
  return Math.max(0, ...ownOptions(asked).map(({ option }) => option.choice));
}

export function leastOf(asked: Asked | null): number {
  return Math.min(...ownOptions(asked).map(({ option }) => option.choice));
}

/** The partners to whom an offer may be made now, by the names of the options. */
export function partnersOf(asked: Asked | null): string[] {
  return ownOptions(asked).flatMap(({ option }) => {
    const id = option.ask === "market" || option.ask === "intrigue" ? calledBy(option) : "";
    return id.startsWith("offer-") ? [id.slice("offer-".length)] : [];
  });
}

/** The words that may be said in an offer. */
export const wordsToSay = (): readonly string[] => (NAMES.word ?? []).filter(Boolean);

/** All that an offer holds, thing by thing, and then it is sent. */
export function rowOf(draft: Draft): Chosen[] {
  const card = (act: string) => (number: number): Chosen => chosen("terms", `${act}-${idOf("resource", number)}`);
  const guards = (id: string, count: number): Chosen[] => Array.from({ length: count }, () => chosen("terms", id));
  const coins = (id: string, count: number): Chosen[] => (count === 0 ? [] : [chosen("terms", id), sum("coins", count)]);
  return [
    ...draft.gives.map(card("give")),
    ...draft.takes.map(card("take")),
    ...guards("give-guard", draft.givesGuards),
    ...guards("take-guard", draft.takesGuards),
    ...coins("pay", draft.pays),
    ...coins("charge", draft.charges),
    ...(draft.word === "" ? [] : [chosen("terms", `word-${draft.word}`)]),
    chosen("terms", "send"),
  ];
}

/** Whether anything changes hands. */
export const isEmpty = ({ gives, takes, givesGuards, takesGuards, pays, charges }: Draft): boolean => gives.length === 0 && takes.length === 0 && [givesGuards, takesGuards, pays, charges].every((count) => count === 0);

/** How the offer begins: by turning to somebody, by a counter-offer, or it is begun already. */
export function openingOf(asked: Asked | null, partner: string): Chosen[] | null {
  if (asked === null) return null;
  if (asked.ask === "terms") return [];
  if (asked.ask === "deal") return placeOf(asked, "deal", "counter") === NONE ? null : [chosen("deal", "counter")];
  return placeOf(asked, asked.ask, `offer-${partner}`) === NONE ? null : [chosen(asked.ask, `offer-${partner}`)];
}

/** Where all choose at once, the offer itself is written when it is one's turn. */
export const isTogether = (asked: Asked | null): boolean => asked?.options.some(({ step }) => step === "note_trade") === true;
