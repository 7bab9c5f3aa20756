/** What a choice stands for: the parts of the name that the rulebook has for it, and where it leads on the board. */
import type { Option } from "../../../stage/scene";
import { type Arena, beside, hexOf, NOWHERE } from "./arena";
import { CARDS, CHARACTERS, FACINGS, ITEMS, NAMES, POWERS, TRAITS } from "./content";
import { beastIn, turnCalled, turned } from "./numbering";

export type Parts = Readonly<Record<string, string>>;
type Chosen = Pick<Option, "ask" | "choice">;

export const cardId = (kind: number): string => CARDS[kind] ?? "hidden";
export const powerId = (power: number): string => POWERS[power] ?? "none";
export const itemId = (item: number): string => ITEMS[item]?.id ?? "none";
export const traitId = (trait: number): string => TRAITS[trait] ?? "none";
export const characterId = (character: number): string => CHARACTERS[character]?.id ?? "own";
export const facingId = (facing: number): string => FACINGS[turned(facing, 0)] ?? "east";

/** The parts of a thing's name: `throw-hasta` is the fight `throw` and the item `hasta`. */
export function partsIn(domain: string, number: number): Parts {
  return NAMES?.partsOf(domain, NAMES.idOf(domain, number)) ?? {};
}

export function partsOf({ ask, choice }: Chosen): Parts {
  return partsIn(NAMES?.domainOf(ask) ?? ask, choice);
}

/** The things among the parts by their numbers, NOWHERE where there is none. */
export const cardIn = ({ card = "" }: Parts): number => CARDS.indexOf(card);
export const itemIn = ({ item = "" }: Parts): number => ITEMS.findIndex(({ id }) => id === item);
export const traitIn = ({ trait = "" }: Parts): number => (TRAITS as readonly string[]).indexOf(trait);
const facingIn = ({ facing = "" }: Parts): number => (FACINGS as readonly string[]).indexOf(facing);

function figureIn({ figure = "" }: Parts): number {
  const [kind, number] = figure.split("-");
  return number === undefined ? NOWHERE : kind === "beast" ? beastIn(Number(number)) : Number(number);
}

/** How an Action or a Reaction is taken, and with which card. */
export function takenBy(option: Chosen): { way: string; card: number } {
  const parts = partsOf(option);
  return { way: parts.action ?? parts.reaction ?? "", card: cardIn(parts) };
}

/** A movement point: into a hex or on the spot, and how one then faces. */
export interface Point {
  readonly hex: number;
  readonly facing: number;
  /** By how many sides one turns, counter-clockwise. */
  readonly turn: number;
  readonly moves: boolean;
}

const MOVING: ReadonlySet<string> = new Set(["opening", "closing", "movement", "reflex"]);

/** Where a movement point leads from where one stands; null for anything else. */
export function pointOf(arena: Arena, seat: number, option: Chosen): Point | null {
  const parts = partsOf(option);
  if (!MOVING.has(option.ask) || parts.turn === undefined) return null;
  const [hex, turn] = [arena.place[seat] ?? NOWHERE, turnCalled(parts.turn)];
  const moves = parts.facing !== undefined;
  return { hex: moves ? beside(hex, facingIn(parts)) : hex, facing: turned(arena.facing[seat] ?? 0, turn), turn, moves };
}

export function pushOf(arena: Arena, option: Chosen): { figure: number; hex: number } {
  const parts = partsOf(option);
  const figure = figureIn(parts);
  return { figure, hex: figure === NOWHERE ? NOWHERE : beside(hexOf(arena, figure), facingIn(parts)) };
}
