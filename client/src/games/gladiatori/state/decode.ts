/** A choice is a number; here it comes apart into what it means. The numbers are those of `terms.py`. */
import { beside, type Arena, NOWHERE } from "./arena";
import { ACTIONS, CARDS, CHARACTERS, FACINGS, ITEMS, KINDS, MOST_ITEMS, POWERS, TRAITS } from "./content";
import { isBeast, slotOf } from "./numbering";

export const POWER_COUNT = 9;
export const REACTING = 2 * ACTIONS;
export const NOT_BROKEN = MOST_ITEMS;
export const MOVES = 22;
export const FIRST_TURN = 18;
export const PASSING = 4 * ACTIONS;
export const ENOUGH = KINDS;
export const ELEMENTS = KINDS + TRAITS.length;
export const NO_ADAPTATION = 2 * KINDS;
export const YIELDING = KINDS + MOST_ITEMS;
const BID_BASE = 32;
const TURNS = [1, 5, 2, 4];
const FIRST_NET = 6;

export const cardId = (kind: number): string => CARDS[kind] ?? "hidden";
export const powerId = (power: number): string => POWERS[power] ?? "none";
export const itemId = (item: number): string => ITEMS[item]?.id ?? "none";
export const traitId = (trait: number): string => TRAITS[trait] ?? "none";
export const characterId = (character: number): string => CHARACTERS[character]?.id ?? "own";
export const facingId = (facing: number): string => FACINGS[((facing % 6) + 6) % 6] ?? "east";

/** A movement point: into a hex or on the spot, and how one then faces. */
export interface Point {
  readonly hex: number;
  readonly facing: number;
  /** By how many sides one turns, counter-clockwise. */
  readonly turn: number;
  readonly moves: boolean;
}

export function isPoint(ask: string, choice: number): boolean {
  return (ask === "opening" || ask === "movement" || ask === "reflex") && choice < MOVES;
}

export function pointOf(arena: Arena, seat: number, point: number): Point {
  const [hex, facing] = [arena.place[seat] ?? NOWHERE, arena.facing[seat] ?? 0];
  if (point >= FIRST_TURN) {
    const turn = TURNS[point - FIRST_TURN] ?? 0;
    return { hex, facing: (facing + turn) % 6, turn, moves: false };
  }
  const turn = (point % 3) - 1;
  return { hex: beside(hex, Math.floor(point / 3)), facing: (facing + turn + 6) % 6, turn, moves: true };
}

/** A bid: so many Energy-1 and so many Energy-0 cards. */
export function bidOf(choice: number): { ones: number; zeros: number } {
  return { ones: Math.floor(choice / BID_BASE), zeros: choice % BID_BASE };
}

export function bidWith(ones: number, zeros: number): number {
  return ones * BID_BASE + zeros;
}

export type OpeningKind = "move" | "turn" | "shake" | "stand_up" | "ready" | "stop";

export function openingOf(ask: string, choice: number): OpeningKind {
  if (choice < FIRST_TURN) return "move";
  if (choice < MOVES) return "turn";
  if (ask === "movement" || ask === "reflex") return "stop";
  return choice < MOVES + 2 ? "shake" : choice === MOVES + 2 ? "stand_up" : "ready";
}

export function actionOf(choice: number): { action: "new" | "again" | "standby" | "turn" | "pass"; card: number } {
  if (choice >= PASSING) return { action: "pass", card: NOWHERE };
  const action = (["new", "again", "standby", "turn"] as const)[Math.floor(choice / ACTIONS)] ?? "new";
  return { action, card: choice % ACTIONS };
}

export function reactionOf(choice: number): { reaction: "new" | "again" | "pass"; card: number } {
  if (choice >= 2 * ACTIONS) return { reaction: "pass", card: NOWHERE };
  return { reaction: choice < ACTIONS ? "new" : "again", card: choice % ACTIONS };
}

/** A declaration: what kind of fight, to which side, with or against which Item. */
export function fightOf(choice: number): { fight: string; turn: string; item: number } {
  const plain = ["none", "strike", "sweep", "sweep", "sweep", "help"][choice];
  if (plain !== undefined) return { fight: plain, turn: ["left", "ahead", "right"][choice - 2] ?? "ahead", item: NOWHERE };
  const place = choice - FIRST_NET;
  const fight = ["net", "throw", "break"][Math.floor(place / MOST_ITEMS)] ?? "strike";
  return { fight, turn: "ahead", item: place % MOST_ITEMS };
}

export function tradeOf(choice: number): { trade: string; card: number } {
  if (choice === 0) return { trade: "keep", card: NOWHERE };
  return { trade: choice <= KINDS ? "discard" : "life", card: (choice - 1) % KINDS };
}

export function plainOf(choice: number): { plain: string; card: number; power: number } {
  if (choice === 0) return { plain: "enough", card: NOWHERE, power: NOWHERE };
  return choice <= KINDS ? { plain: "card", card: choice - 1, power: NOWHERE } : { plain: "power", card: NOWHERE, power: choice - 1 - KINDS };
}

export function elementOf(element: number): { element: string; card: number; trait: number } {
  if (element < KINDS) return { element: "card", card: element, trait: NOWHERE };
  if (element < ELEMENTS) return { element: "trait", card: NOWHERE, trait: element - KINDS };
  return { element: ["none", "green", "red", "unseen"][element - ELEMENTS] ?? "none", card: NOWHERE, trait: NOWHERE };
}

export function adaptationOf(choice: number): { adaptation: string; card: number } {
  if (choice < NO_ADAPTATION) return { adaptation: choice < KINDS ? "to-life" : "to-hand", card: choice % KINDS };
  return { adaptation: ["none", "to-life-green", "to-life-red", "to-hand-green", "to-hand-red"][choice - NO_ADAPTATION] ?? "none", card: NOWHERE };
}

export function paymentOf(choice: number): { payment: string; card: number; item: number } {
  if (choice < KINDS) return { payment: "card", card: choice, item: NOWHERE };
  if (choice < YIELDING) return { payment: "item", card: NOWHERE, item: choice - KINDS };
  return { payment: "yield", card: NOWHERE, item: NOWHERE };
}

export function pushOf(arena: Arena, choice: number): { figure: number; hex: number } {
  if (choice === 0) return { figure: NOWHERE, hex: NOWHERE };
  const figure = Math.floor((choice - 1) / 6);
  const hex = isBeast(figure) ? arena.lairs[slotOf(figure)] : arena.place[figure];
  return { figure, hex: beside(hex ?? NOWHERE, (choice - 1) % 6) };
}
