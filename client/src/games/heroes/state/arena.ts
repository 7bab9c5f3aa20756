/** The arena as a viewer sees it: gladiators with their Roster Cards, what lies on the sand, and what happens in this gladiator-turn. */
import { groundOf, type Ground, type OPENINGS } from "./content";

export const NOBODY = -1;
export const NOWHERE = -1;
export const NONE = -1;
export const FUNCTIONING = 0;
export const SPARED = 3;

/** A gladiator and his Roster Card. Those outside know him by his name, a number of its own. */
export interface Man {
  readonly name: number;
  /** The seat that decides for him; the game's own have none. */
  readonly owner: number;
  readonly side: number;
  readonly woman: boolean;
  readonly left: boolean;
  readonly size: string;
  readonly signatures: readonly number[];
  readonly primary: number;
  readonly secondary: number;
  readonly style: number;
  readonly attributes: readonly number[];
  readonly original: readonly number[];
  readonly total: number;
  readonly parts: readonly number[];
  readonly whole: readonly number[];
  readonly armour: readonly number[];
  readonly hands: readonly number[];
  readonly bonus: number;
  readonly starDice: number;
  readonly zone: number;
  readonly down: boolean;
  readonly ensnared: boolean;
  readonly blinded: boolean;
  readonly wounds: number;
  readonly fate: number;
  /** What became of him, if his side has lost the match: `killed`, `executed`, `spared`. */
  readonly beaten: string;
  /** The chance of mercy if he appealed now; null where there is none to ask for. */
  readonly mercy: number | null;
}

/** A gladiator of a campaign between two matches: what is left of him, and what he has won. */
export interface Star {
  readonly name: string;
  readonly seat: number;
  /** Whether he can fight today, and why not. */
  readonly state: string;
  readonly style: string;
  readonly signatures: readonly string[];
  readonly attributes: readonly number[];
  readonly total: number;
  /** What each part starts a match with: Strength, less what is lost for good. */
  readonly parts: readonly number[];
  readonly armour: readonly number[];
  readonly locale: string;
  readonly today: number;
  readonly fame: number;
  readonly laurels: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Games in a locale, with the matches that are left of the Day. */
export interface Day {
  readonly locale: number;
  readonly venue: number;
  readonly left: number;
}

/** What one party of a test has thrown. */
export interface Tray {
  readonly faces: readonly number[];
  /** So many of the last are Bonus Dice. */
  readonly used: number;
  readonly successes: number;
  /** Which of the dice are successes: a set of their places. */
  readonly hits: number;
}

/** Two gladiators throw against each other. */
export interface Test {
  readonly is: "test";
  readonly kind: "manoeuvre" | "net_toss" | "attack" | "throw" | "sand";
  /** By their names; the first acts or attacks. */
  readonly men: readonly [number, number];
  readonly opening: (typeof OPENINGS)[number];
  readonly trays: readonly [Tray | null, Tray | null];
  /** The Bonus Dice by which the game's gladiators decide. */
  readonly selected: readonly [readonly number[], readonly number[]];
  /** The event that has ended it. */
  readonly outcome: string;
  readonly tick: number;
}

/** A blow that hits: where, and what it does. */
export interface Blow {
  readonly is: "blow";
  readonly winner: number;
  readonly loser: number;
  readonly impact: number;
  readonly rolls: readonly (readonly [number, number])[];
  readonly part: number;
  readonly stopped: boolean;
  readonly force: number;
  readonly armour: number;
  readonly damage: number | null;
  readonly defied: readonly number[];
  /** What befell him besides: events in their order. */
  readonly befell: readonly string[];
  readonly tick: number;
}

/** An appeal: the crowd, perhaps the Emperor, and what became of it. */
export interface Plea {
  readonly is: "plea";
  readonly man: number;
  readonly value: number;
  readonly dice: readonly number[];
  readonly verdict: number;
  /** Savvy and mind, the dice of both, and how many have passed. */
  readonly emperor: { readonly savvy: number; readonly mind: number; readonly own: number; readonly his: number; readonly mine: readonly number[]; readonly dice: readonly number[] } | null;
  readonly doubt: readonly number[];
  readonly outcome: string;
  readonly tick: number;
}

export type Deed = Test | Blow | Plea;

export interface Arena {
  readonly seats: number;
  readonly ground: Ground;
  readonly men: readonly Man[];
  /** What lies where: zone and item. */
  readonly items: readonly (readonly number[])[];
  readonly turn: number;
  /** After so many turns the match ends at the latest. */
  readonly turns: number;
  /** The names of those still to act, and of the one who acts. */
  readonly order: readonly number[];
  readonly acting: number;
  /** Whether Stars are still being made; and whether the familiae of a campaign wait for the next match. */
  readonly making: boolean;
  readonly between: boolean;
  readonly toTheDeath: boolean;
  /** What the referee calls once all are spent; nothing before and after a match. */
  readonly nextCall: string;
  readonly ended: boolean;
  /** How it has ended: `won` by a seat's side, `lost` to the game, `draw`, `over` without a match; empty before. */
  readonly outcome: string;
  /** Why both were dismissed, after a draw. */
  readonly dismissed: number;
  readonly you: number | null;
  /** What has happened in this gladiator-turn. */
  readonly deeds: readonly Deed[];
  readonly moves: Readonly<Record<number, { readonly from: number; readonly tick: number }>>;
  readonly tick: number;
  /** Of a campaign: its month, every gladiator, seat after seat, and where games are held today. */
  readonly month: number;
  readonly stars: readonly Star[];
  readonly days: readonly Day[];
}

export const NEW_MAN: Man = {
  name: NONE,
  owner: NOBODY,
  side: NONE,
  woman: false,
  left: false,
  size: "",
  signatures: [],
  primary: NONE,
  secondary: NONE,
  style: NONE,
  attributes: [],
  original: [],
  total: 0,
  parts: [],
  whole: [],
  armour: [],
  hands: [NONE, NONE],
  bonus: 0,
  starDice: 0,
  zone: NOWHERE,
  down: false,
  ensnared: false,
  blinded: false,
  wounds: 0,
  fate: FUNCTIONING,
  beaten: "",
  mercy: null,
};

/** Before the first event. */
export function begin(seats: number): Arena {
  return { seats, ground: groundOf(""), men: [], items: [], turn: 0, turns: 0, order: [], acting: NONE, making: true, between: false, toTheDeath: false, nextCall: "", ended: false, outcome: "", dismissed: NONE, you: null, deeds: [], moves: {}, tick: 0, month: 0, stars: [], days: [] };
}

export const called = (arena: Arena, name: number): Man | undefined => arena.men.find((man) => man.name === name && name !== NONE);

/** Those who are in a zone; the beaten last. */
export function menIn(arena: Arena, zone: number): Man[] {
  const there = arena.men.filter((man) => man.zone === zone && zone !== NOWHERE);
  return [...there.filter((man) => man.fate === FUNCTIONING), ...there.filter((man) => man.fate !== FUNCTIONING)];
}

export const isMine = (arena: Arena, man: Man): boolean => arena.you !== null && man.owner === arena.you;

/** The seat whose colour he wears: his own, or that of his side; the game's own wear none. */
export function seatOf(arena: Arena, man: Man): number {
  if (man.owner !== NOBODY) return man.owner;
  return arena.men.find((one) => one.side === man.side && one.side !== NONE && one.owner !== NOBODY)?.owner ?? NOBODY;
}

export const itemsIn = (arena: Arena, zone: number): number[] => arena.items.flatMap(([where, item]) => (where === zone && item !== undefined ? [item] : []));
