/**
 * What is printed on the components of Gladiatori, as the rules of the match read it.
 *
 * It comes with the table (docs/protocol.md). A page shows one match at a time: opening its stage lays
 * its content out here, before anything is drawn.
 */
import { Names, type Rulebook } from "../../../stage/rulebook";
import { type Hex, hexesNamed } from "./numbering";

export const TRAITS = ["offense", "guard", "endurance", "blood", "speed"] as const;
export const FACINGS = ["east", "north-east", "north-west", "west", "south-west", "south-east"] as const;
/** The sign of each kind of card that has one. */
const SIGNS: Readonly<Record<string, string>> = {
  strength: "i-strength", dexterity: "i-dexterity", berserk: "i-berserk", movement: "i-move", feint: "i-feint", sweep: "sword", sacrifice: "skull",
  acrobatic_strike: "i-speed", overskill: "i-odds", rage: "i-berserk", break_item: "shield", unbalancing_strike: "i-facing", reflex: "i-move",
};
export const TRAIT_SIGNS: readonly string[] = ["i-strength", "shield", "laurel", "i-blood", "i-speed"];
/** The parts of a sum; after them come the Items, each a part by itself. */
export const PARTS = [
  "untold", "skill", "points", "energy", "hand", "oppose", "match", "sacrifice", "acrobatics", "lunge", "leap",
  "depth", "plain", "markers", "behind", "delay", "help", "sweep", "distance", "unbeatable", "dice", "fury",
] as const;

type Family = "action" | "energy" | "feint" | "special";

export interface Card {
  readonly id: string;
  readonly family: Family;
  readonly hp: number;
  readonly energy: number;
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly attack: number;
  readonly defence: number;
  readonly hp: number;
  readonly throw: string;
}

interface Character {
  readonly id: string;
  readonly name: string;
  readonly traits: readonly number[];
  readonly cards: readonly number[];
  readonly powers: readonly number[];
  readonly items: readonly string[];
  readonly coins: number;
}

export interface Beast {
  readonly id: string;
  readonly name: string;
}

interface Spot {
  q: number;
  r: number;
}

interface Printed {
  arena: { arena: { radius: number }; start: Spot[]; gate: Spot[] };
  beasts: { beast: Beast[] };
  cards: { card: Card[] };
  characters: { character: (Record<string, unknown> & { id: string; name: string; moves: string[]; powers: string[]; items: string[]; coins: number })[] };
  items: { item: Item[] };
  moves: { move: { id: string; hp: number }[] };
}

export let HEXES: readonly Hex[] = [];
export let GATES: readonly number[] = [];
export let STARTS: readonly number[] = [];
export let CARDS: readonly string[] = [];
export let CARD_SIGNS: readonly string[] = [];
export let ENERGY_0 = 0;
export let ENERGY_1 = 0;
export let KIND: readonly Card[] = [];
export let ITEMS: readonly Item[] = [];
export let CHARACTERS: readonly Character[] = [];
export let POWERS: readonly string[] = [];
export let BEASTS: readonly Beast[] = [];

/** What the rulebook calls its choices and things. */
export let NAMES: Names | null = null;

/** Lay out the content of a match: the names of its rulebook and the files of its pack, which the server has checked. */
export function layOut(book: Rulebook): void {
  NAMES = new Names(book);
  CARDS = book.names.card ?? [];
  CARD_SIGNS = CARDS.map((id) => SIGNS[id] ?? "");
  [ENERGY_0, ENERGY_1] = [CARDS.indexOf("energy_0"), CARDS.indexOf("energy_1")];
  const { files } = book;
  const { arena, beasts, cards, characters, items, moves } = files as unknown as Printed;
  HEXES = hexesNamed(arena.arena.radius);
  const at = ({ q, r }: Spot): number => HEXES.findIndex((hex) => hex.q === q && hex.r === r);
  GATES = arena.gate.map(at);
  STARTS = arena.start.map(at);
  BEASTS = beasts.beast;
  POWERS = book.names.power ?? [];
  ITEMS = items.item;
  const printed: Card[] = [...cards.card, ...moves.move.map((move) => ({ ...move, family: "special" as const, energy: 0 }))];
  KIND = CARDS.map((id) => printed.find((card) => card.id === id) ?? { id, family: "special", hp: 0, energy: 0 });
  CHARACTERS = characters.character.map((one) => ({
    id: one.id,
    name: one.name,
    coins: one.coins,
    items: one.items,
    traits: TRAITS.map((trait) => Number(one[trait])),
    cards: KIND.map(({ id, family }) => (family === "action" ? 1 : family === "special" ? Number(one.moves.includes(id)) : Number(one[id] ?? 0))),
    powers: one.powers.map((id) => POWERS.indexOf(id)),
  }));
}

export function hexId(hex: number): string {
  return HEXES[hex]?.id ?? "?";
}

/** The figure of a character; who built his own wears no type's arms. */
export function figureOf(character: number): string {
  const id = CHARACTERS[character]?.id ?? "";
  return { secutor: "secutor", mirmillo: "murmillo", thraex: "thraex", hoplomachus: "hoplomachus", retiarius: "retiarius" }[id] ?? "provocator";
}

/** The sign of an Item's type. */
export function itemSign(item: number): string {
  const type = ITEMS[item]?.type ?? "";
  return { sword: "sword", shield: "shield", helmet: "helmet", spear: "spear", trident: "trident", net: "net" }[type] ?? "i-strength";
}
