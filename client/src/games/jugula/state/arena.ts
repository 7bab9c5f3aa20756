/** The arena as a viewer sees it: gladiators, tokens, Vox Populi, cards as far as they are known, and the fight. */
import { ARMATURAE, type Side } from "./content";
import { menOf, seatOf } from "./decode";

export const NOBODY = -1;
export const NOWHERE = -1;
export const NONE = -1;
export const HEALTHY = 0;
export const WOUNDED = 1;
export const OUT = 2;

/** What only its owner knows. */
export interface Own {
  readonly hand: readonly number[];
  readonly deck: readonly number[];
  /** The cards that are looked at now. */
  readonly sight: readonly number[];
  readonly augured: readonly number[];
  readonly picks: readonly number[];
}

/** A combat card that was opened. */
export interface Opened {
  readonly card: number;
  /** Whether from hand, deck, or nothing. */
  readonly source: number;
  readonly value: number;
}

export interface Fight {
  readonly man: number;
  readonly target: number;
  readonly kind: number;
  /** Before the cards. */
  readonly attack: number;
  readonly defence: number;
  readonly attackParts: readonly number[];
  readonly defenceParts: readonly number[];
  readonly opened: readonly [Opened | null, Opened | null];
  readonly totals: readonly [number, number] | null;
  readonly outcome: number | null;
  /** What befell the target besides: events in their order. */
  readonly befell: readonly string[];
  readonly points: number;
  readonly tick: number;
}

export interface Move {
  readonly from: number;
  readonly tick: number;
}

export interface Arena {
  readonly seats: number;
  readonly round: number;
  readonly rounds: number;
  readonly match: number;
  readonly matches: number;
  readonly goal: number;
  readonly order: readonly number[];
  readonly active: number;
  readonly played: number;
  readonly use: number;
  readonly armatura: readonly number[];
  readonly square: readonly number[];
  readonly facing: readonly number[];
  readonly condition: readonly number[];
  /** The squares around each gladiator, clockwise from the one straight ahead; what an attack from each gains. */
  readonly around: readonly (readonly number[])[];
  /** The danger square of each gladiator; NOWHERE where he has none. */
  readonly danger: readonly number[];
  readonly zones: readonly number[];
  readonly ludus: readonly number[];
  readonly absent: readonly number[];
  /** Sets of gladiators. */
  readonly hindered: number;
  readonly struck: number;
  readonly dusted: number;
  /** Sets of seats. */
  readonly testudo: number;
  readonly murus: number;
  readonly withdrawn: number;
  readonly vox: readonly number[];
  /** What Vox Populi adds to an attack, and how many cards it lets one keep. */
  readonly bonus: readonly number[];
  readonly limits: readonly number[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
  readonly hands: readonly number[];
  readonly decks: readonly number[];
  readonly primas: readonly number[];
  readonly discard: readonly (readonly number[])[];
  /** What is asked now, of whomever. */
  readonly asks: readonly string[];
  readonly own: Own | null;
  readonly you: number | null;
  readonly ended: boolean;
  readonly fight: Fight | null;
  readonly moves: Readonly<Record<number, Move>>;
  readonly tick: number;
}

function each<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

/** Before the first event. */
export function begin(seats: number): Arena {
  const seated = each(seats, 0);
  const men = seated.flatMap((_, seat) => menOf(seat));
  const none = men.map(() => NOWHERE);
  return {
    seats,
    round: 0,
    rounds: 0,
    match: 0,
    matches: 1,
    goal: 0,
    order: seated.map((_, seat) => seat),
    active: NOBODY,
    played: NONE,
    use: NONE,
    armatura: none,
    square: none,
    facing: men.map(() => 0),
    condition: men.map(() => OUT),
    around: men.map(() => []),
    danger: men.map(() => NOWHERE),
    zones: [],
    ludus: [],
    absent: [],
    hindered: 0,
    struck: 0,
    dusted: 0,
    testudo: 0,
    murus: 0,
    withdrawn: 0,
    vox: seated,
    bonus: seated,
    limits: seated,
    points: seated,
    scores: seated,
    hands: seated,
    decks: seated,
    primas: seated,
    discard: seated.map(() => []),
    asks: [],
    own: null,
    you: null,
    ended: false,
    fight: null,
    moves: {},
    tick: 0,
  };
}

export const squareOf = (arena: Arena, man: number): number => arena.square[man] ?? NOWHERE;

/** All gladiators who stand in the arena. */
export function standing(arena: Arena): number[] {
  return arena.square.map((_, man) => man).filter((man) => squareOf(arena, man) !== NOWHERE);
}

export function manOn(arena: Arena, square: number): number {
  return arena.square.findIndex((one) => one === square && one !== NOWHERE);
}

/** The side of a gladiator's card that lies up. */
export function sideOf(arena: Arena, man: number): Side | null {
  return ARMATURAE[arena.armatura[man] ?? NONE]?.sides[arena.condition[man] === HEALTHY ? HEALTHY : WOUNDED] ?? null;
}

export const isOwn = (arena: Arena, man: number): boolean => arena.you !== null && seatOf(man) === arena.you;
