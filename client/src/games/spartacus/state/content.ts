/**
 * What is printed on cards, houses and boards of Spartacus, as the rules of the match read it.
 *
 * It comes with the table (docs/protocol.md). A page shows one match at a time: opening its stage lays
 * its content out here, before anything is drawn.
 */
import { type Hex, hexesWithin } from "../../../board/hexes";

export const POOLS = ["attack", "defence", "speed"] as const;
export const CORNERS = ["one", "two", "injury", "decapitation"] as const;
export const SIDES = ["I", "II"] as const;

export type Kind = "gladiator" | "slave" | "weapon" | "armour" | "special";

/** A card of the Market deck. */
interface Resource {
  /** As it is called: equal pieces of Equipment have one name. */
  readonly id: string;
  readonly kind: Kind;
  /** Attack, defence, speed; none of Equipment. */
  readonly dice: readonly number[];
  readonly bank: number;
  readonly ability: string;
}

/** A kind of Intrigue cards. */
export interface Intrigue {
  readonly id: string;
  readonly family: "guard" | "reaction" | "scheme";
  readonly required: number;
  readonly cash: number;
  readonly effect: string;
}

export interface House {
  readonly id: string;
  readonly gladiators: number;
  readonly slaves: number;
  readonly guards: number;
  readonly denarii: number;
  readonly powers: readonly string[];
}

interface Man {
  id: string;
  attack: number;
  defence: number;
  speed: number;
  bank: number;
  ability: string;
}

interface Card {
  id: string;
  required: number;
  cash: number;
  effect?: string;
}

interface Printed {
  gladiators: { gladiator: Man[] };
  slaves: { slave: Man[] };
  equipment: { equipment: { id: string; type: Kind; bank: number; effect: string }[] };
  intrigue: { guard: Card[]; reaction: Card[]; scheme: Card[] };
  houses: { house: House[] };
  board: { limits: number[]; radius: number; first: number[]; second: number[] };
}

/** The 62 Market cards by their numbers. */
export let RESOURCES: readonly Resource[] = [];
/** The kinds of Intrigue cards by their numbers. */
export let INTRIGUES: readonly Intrigue[] = [];
export let HOUSES: readonly House[] = [];
export let HEXES: readonly Hex[] = [];
/** The hexes on which the two begin. */
export let STARTS: readonly number[] = [];
/** The steps of the Influence track. */
export let LEVELS: readonly number[] = [];
/** The names that the rules give to what is chosen and told. */
export let NAMES: Readonly<Record<string, readonly string[]>> = {};
/** The domain of each question. */
export let ASKS: Readonly<Record<string, string>> = {};

const COPY = /^(?<kind>e\d+)[a-z]$/;

function man(kind: Kind, { id, attack, defence, speed, bank, ability }: Man): Resource {
  return { id, kind, dice: [attack, defence, speed], bank, ability };
}

/** Lay out the content of a match: the files of its pack, which the server has checked, and the names of its rules. */
export function layOut(files: Readonly<Record<string, unknown>>, names: Readonly<Record<string, readonly string[]>>, asks: Readonly<Record<string, string>>): void {
  const { gladiators, slaves, equipment, intrigue, houses, board } = files as unknown as Printed;
  const found = new Map<string, Resource>([
    ...gladiators.gladiator.map((one) => [one.id, man("gladiator", one)] as const),
    ...slaves.slave.map((one) => [one.id, man("slave", one)] as const),
    ...equipment.equipment.map(({ id, type, bank, effect }) => [id, { id, kind: type, dice: [], bank, ability: effect }] as const),
  ]);
  NAMES = names;
  ASKS = asks;
  RESOURCES = (names.resource ?? []).flatMap((id) => found.get(id) ?? found.get(COPY.exec(id)?.groups?.kind ?? "") ?? []);
  const family = (family: Intrigue["family"], cards: readonly Card[]): Intrigue[] => cards.map(({ id, required, cash, effect = "" }) => ({ id, family, required, cash, effect }));
  INTRIGUES = [...family("guard", intrigue.guard), ...family("reaction", intrigue.reaction), ...family("scheme", intrigue.scheme)];
  HOUSES = houses.house;
  HEXES = hexesWithin(board.radius);
  STARTS = [board.first, board.second].map(([q, r]) => HEXES.findIndex((hex) => hex.q === q && hex.r === r));
  LEVELS = board.limits.map((_, level) => level);
}

const FIGURES: Readonly<Record<string, string>> = {
  g01: "thraex",
  g02: "scissor",
  g03: "secutor",
  g04: "veles",
  g05: "crupellarius",
  g06: "retiarius",
  g07: "provocator",
  g08: "hoplomachus",
  g09: "dimachaerus",
  g10: "crupellarius",
  g11: "secutor",
  g12: "murmillo",
  g13: "provocator",
  g14: "dimachaerus",
  g15: "hoplomachus",
  g16: "scissor",
  g17: "secutor",
  g18: "murmillo",
  g19: "provocator",
  g20: "thraex",
  g21: "retiarius",
  g22: "laquerius",
  g23: "veles",
  g24: "sagittarius",
  s15: "type-shield",
  e02: "trident",
  e04: "dimachaerus",
  e05: "helmet",
  e09: "spear",
  e10: "net",
  e11: "i-hidden",
  e12: "laurel",
};
const OF_KIND: Readonly<Record<Kind, string>> = { gladiator: "helmet", slave: "crowd", weapon: "sword", armour: "shield", special: "net" };

/** The picture of a Market card. */
export function figureOf(card: number): string {
  const resource = RESOURCES[card];
  return resource === undefined ? "card-back" : (FIGURES[resource.id] ?? OF_KIND[resource.kind]);
}

const OF_EFFECT: Readonly<Record<string, string>> = {
  draw: "card-back",
  gain: "denarius",
  gain_per_slave: "denarius",
  raise: "influence",
  lower: "i-feint",
  incite: "crowd",
  steal: "denarius",
  extort: "fist",
  poison: "wound",
  drug: "i-strength",
  burgle: "sword",
  bribe_watch: "shield",
  spy: "i-hidden",
  assassinate: "skull",
  tax: "denarius",
  veterans: "shield",
  insider: "i-odds",
  editor: "i-host",
  cancel: "i-feint",
  cancel_and_gain: "i-feint",
  destitute: "denarius",
  turn_blade: "sword",
  reroll_guard: "shield",
  heal: "wound",
  win_initiative: "die-6",
  rally: "thumb-up",
  nod: "fist",
  silence: "i-hidden",
  honourable: "laurel",
};

/** The sign of an Intrigue card. */
export function signOf(kind: number): string {
  const card = INTRIGUES[kind];
  return card === undefined ? "card-back" : card.family === "guard" ? "shield" : (OF_EFFECT[card.effect] ?? "i-feint");
}

/** The colour at the edge of an Intrigue card, by its family. */
export function edgeOf(kind: number): string {
  const family = INTRIGUES[kind]?.family;
  return family === "scheme" ? "var(--wine)" : family === "reaction" ? "var(--die-blue)" : "var(--line-strong)";
}

/** The number of a Market card by its id in the names of the rules. */
export const cardOf = (id: string): number => NAMES.resource?.indexOf(id) ?? -1;
export const intrigueOf = (id: string): number => NAMES.intrigue?.indexOf(id) ?? -1;
/** The choice that a name of a domain stands for. */
export const choiceOf = (domain: string, id: string): number => NAMES[domain]?.indexOf(id) ?? -1;
export const idOf = (domain: string, choice: number): string => NAMES[domain]?.[choice] ?? "";
