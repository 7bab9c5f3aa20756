/** The bout as a viewer sees it: figures, sheets, cards as far as they are known, and the fight. */
import { BEASTS, CARDS, HEXES } from "./content";
import { beastIn, isBeast, neighbour, slotOf, turned } from "./numbering";

export const NOBODY = -1;
export const NOWHERE = -1;
export const UNSEEN = -1;
export const ALIVE = 0;
export const DOOMED = 1;
export const DEAD = 2;
export const SURRENDERED = 3;
export const NO_BEASTS = 0;
export const SOLO = 1;
export const COOPERATIVE = 2;
/** What a victory was won by, where not by points. */
export const BY_HIT_POINTS = 2;
export const SHARED = 3;

/** A card of a row: its kind or UNSEEN, whether rotated, whether face-down. */
export interface Laid {
  readonly kind: number;
  readonly rotated: boolean;
  readonly down: boolean;
}

/** What everybody sees of a seat's cards. */
export interface Sheet {
  /** Green and red cards of the hand, HP deck, discard pile, deck; UNSEEN while they are chosen. */
  readonly numbers: readonly number[];
  readonly cards: number;
  readonly laid_aside: number;
  readonly row: readonly Laid[];
  /** The Blood that each card of the row would cost. */
  readonly reuse: readonly number[];
  readonly acting: boolean;
  readonly card: number;
  readonly played: number;
  readonly shown: readonly number[];
}

/** What only its owner knows. Sets of cards are numbers by kind. */
export interface Own {
  readonly start: readonly number[];
  readonly remaining: readonly number[];
  readonly owned: readonly number[];
  readonly deck: readonly number[];
  readonly hand: readonly number[];
  readonly life: readonly number[];
  readonly discard: readonly number[];
  readonly laid_aside: readonly number[];
  readonly played: readonly number[];
  readonly lunged: readonly number[];
  readonly powers: number;
  readonly overskilled: number;
  readonly coins: number;
  readonly card: number;
  /** What the HP deck is worth. */
  readonly hitPoints: number;
}

/** What is known of one who fights: cards shown, total said, and my own part in it. */
export interface Party {
  readonly figure: number;
  readonly card: number;
  readonly cards: readonly number[];
  readonly hidden: number;
  readonly value: number | null;
  readonly faces: readonly number[];
  /** The sum as far as it is told: part and worth, one after the other. */
  readonly parts: readonly number[];
  readonly isPassive: boolean;
}

export type Outcome = "held" | "netted" | "wounded" | "broken" | "damaged" | "slain" | "feinted" | "null";

export interface Target extends Party {
  /** The attack against this one, its parts, and what of it the defence had to meet. */
  readonly attack: number | null;
  readonly attackParts: readonly number[];
  readonly met: number | null;
  readonly outcome: Outcome | null;
  readonly damage: number;
  /** The cards of the blow, and what came to their damage. */
  readonly cardsOfBlow: number;
  readonly more: number;
}

export interface Fight {
  readonly kind: string;
  readonly item: number;
  readonly attacker: Party;
  readonly targets: readonly Target[];
  readonly isOver: boolean;
}

export interface Move {
  readonly from: number;
  readonly tick: number;
}

/** Dice that beasts or gates have thrown, to be shown for a moment. */
export interface Thrown {
  readonly figure: number;
  readonly faces: readonly number[];
  readonly tick: number;
}

/** What a match of a campaign has brought a seat; a dead gladiator has learned nothing. */
export interface Lesson {
  readonly isDead: boolean;
  /** Hit points of one who was killed: at or below zero. */
  readonly hitPoints: number | null;
  readonly points: number;
  readonly victory: number;
  readonly beasts: number;
  readonly xp: number;
  /** For the next creation: his own, or that of the new gladiator. */
  readonly coins: number;
}

export interface Arena {
  readonly seats: number;
  readonly mode: number;
  readonly turn: number;
  readonly turns: number;
  readonly round: number;
  readonly order: readonly number[];
  readonly current: number;
  readonly secret: boolean;
  readonly character: readonly number[];
  readonly enlarged: number;
  readonly team: readonly number[];
  readonly points: readonly number[];
  readonly fate: readonly number[];
  readonly used: readonly number[];
  readonly items: readonly number[];
  readonly damaged: number;
  /** Attack, defence and hit points of the damaged Items, by their number. */
  readonly halved: Readonly<Record<string, readonly number[]>>;
  /** On which side the six neighbours of a figure lie, counter-clockwise from where it faces. */
  readonly sides: readonly number[];
  readonly gone: number;
  readonly offered: readonly number[];
  readonly nets: readonly number[];
  readonly place: readonly number[];
  readonly facing: readonly number[];
  readonly trapped: readonly number[];
  readonly unbalanced: readonly number[];
  readonly down: readonly number[];
  readonly beasts: readonly number[];
  readonly lairs: readonly number[];
  readonly netted: readonly number[];
  readonly waiting: readonly number[];
  readonly passive: number;
  readonly guarded: number;
  readonly damage: number;
  readonly attacker: number;
  readonly targets: readonly number[];
  readonly attacks: readonly number[];
  readonly defences: readonly number[];
  readonly swept: boolean;
  readonly removed: readonly (readonly number[])[];
  readonly purse: readonly number[];
  readonly sheets: readonly Sheet[];
  readonly own: Own | null;
  readonly you: number | null;
  readonly winners: readonly number[];
  readonly wonBy: number;
  /** Whether some fight together. */
  readonly hasTeams: boolean;
  readonly scores: readonly number[];
  readonly ended: number | null;
  /** At the end: the lone seat if there is one, what the two against him lose, their total and his. */
  readonly outnumbered: readonly number[];
  readonly campaign: boolean;
  /** XP brought along. */
  readonly xp: readonly number[];
  readonly lessons: readonly Lesson[];
  readonly fight: Fight | null;
  readonly moves: Readonly<Record<number, Move>>;
  readonly thrown: Thrown | null;
  readonly tick: number;
}

export const NO_SHEET: Sheet = { numbers: [0, 0, 0, 0, 0], cards: 0, laid_aside: 0, row: [], reuse: [], acting: false, card: UNSEEN, played: 0, shown: [] };
export const NO_LESSON: Lesson = { isDead: false, hitPoints: null, points: 0, victory: 0, beasts: 0, xp: 0, coins: 0 };
export const noCards = (): readonly number[] => CARDS.map(() => 0);

export function each<T>(seats: number, value: T): T[] {
  return Array.from({ length: seats }, () => value);
}

/** Before the first event. */
export function begin(seats: number): Arena {
  const none = each(seats, 0);
  const missing = each(seats, NOWHERE);
  return {
    seats,
    mode: NO_BEASTS,
    turn: 0,
    turns: 0,
    round: 0,
    order: none.map((_, seat) => seat),
    current: NOBODY,
    secret: false,
    character: missing,
    enlarged: 0,
    team: none.map((_, seat) => seat),
    points: none,
    fate: none,
    used: none,
    items: none,
    damaged: 0,
    halved: {},
    sides: [],
    gone: 0,
    offered: [],
    nets: [],
    place: missing,
    facing: none,
    trapped: none,
    unbalanced: none,
    down: none,
    beasts: [],
    lairs: [],
    netted: [],
    waiting: [0, 0, 0, 0],
    passive: 0,
    guarded: 0,
    damage: 0,
    attacker: NOBODY,
    targets: [],
    attacks: [],
    defences: [],
    swept: false,
    removed: each(seats, noCards()),
    purse: none,
    sheets: each(seats, NO_SHEET),
    own: null,
    you: null,
    winners: [],
    wonBy: 0,
    hasTeams: false,
    scores: [],
    ended: null,
    outnumbered: [],
    campaign: false,
    xp: none,
    lessons: [],
    fight: null,
    moves: {},
    thrown: null,
    tick: 0,
  };
}

/** Whether a gladiator is on the board. */
export function stands(arena: Arena, seat: number): boolean {
  return (arena.fate[seat] ?? DEAD) <= DOOMED && (arena.place[seat] ?? NOWHERE) !== NOWHERE;
}

export function hexOf(arena: Arena, figure: number): number {
  return (isBeast(figure) ? arena.lairs[slotOf(figure)] : stands(arena, figure) ? arena.place[figure] : NOWHERE) ?? NOWHERE;
}

/** All figures on the board: gladiators, then beasts. */
export function figures(arena: Arena): number[] {
  const seats = arena.place.map((_, seat) => seat).filter((seat) => stands(arena, seat));
  const beasts = arena.lairs.map((_, slot) => beastIn(slot)).filter((figure) => hexOf(arena, figure) !== NOWHERE);
  return [...seats, ...beasts];
}

export function figuresOn(arena: Arena, hex: number): number[] {
  return figures(arena).filter((figure) => hexOf(arena, figure) === hex);
}

export function beastId(arena: Arena, figure: number): string {
  return BEASTS[arena.beasts[slotOf(figure)] ?? 0]?.id ?? "dog";
}

/** The neighbour of a hex in a direction, turned by so many sides. */
export function beside(hex: number, direction: number, turn = 0): number {
  return neighbour(HEXES, hex, turned(direction, turn));
}
