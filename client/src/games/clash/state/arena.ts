/** The arena as a viewer sees it: pieces, piles, pens, and the fight that is going on. */
import { ANIMALS, SPACES } from "./content";

export const NOBODY = -1;
export const NOWHERE = -1;

export interface Spot {
  readonly owner: number;
  readonly men: readonly number[];
  readonly animal: number;
  readonly tokens: number;
}

export interface Pen {
  readonly men: readonly number[];
  readonly animals: readonly number[];
}

/** One side of a fight as it stood when it began. */
export interface Side {
  readonly space: number;
  readonly owner: number;
  readonly animal: number;
  readonly men: readonly number[];
  readonly tokens: number;
  readonly off: readonly number[];
  readonly fallen: readonly number[];
}

export interface Roll {
  readonly side: number;
  readonly seat: number;
  readonly again: boolean;
  readonly faces: readonly number[];
  readonly struck: Struck | null;
}

/** What a blow came to, as its event tells it. */
export interface Struck {
  readonly singles: number;
  readonly stopped: number;
  readonly lethals: number;
  readonly through: number;
  readonly before: number;
  readonly tokens: number;
  readonly pairs: number;
  readonly lost: number;
  readonly left: number;
  readonly falls: boolean;
}

/** What the points of the end consist of: how many of each. */
interface Spoils {
  readonly captives: number;
  readonly survivors: number;
  readonly animals: number;
}

export interface Fight {
  readonly sides: readonly [Side, Side];
  readonly first: number | null;
  /** The spears of the first to roll, and of the other. */
  readonly spears: readonly number[];
  readonly rolls: readonly Roll[];
  /** Which side has fallen, if one has. */
  readonly fell: number | null;
  readonly isOver: boolean;
}

/** Where something came from, or was put; `tick` tells one move from the next. */
export interface Move {
  readonly from: number;
  readonly tick: number;
}

/** Something that has just left a space, drawn while it fades. */
interface Ghost {
  readonly space: number;
  readonly type: number;
  readonly animal: number;
  readonly owner: number;
  readonly tick: number;
}

export interface Arena {
  readonly seats: number;
  readonly first: number;
  readonly round: number;
  readonly turn: number;
  /** Of the match: `entry` of the gladiators, `animals`, `fight`. */
  readonly phase: string;
  readonly ended: string | null;
  readonly piles: readonly number[];
  readonly bases: readonly number[];
  readonly spots: readonly Spot[];
  readonly stack: number;
  readonly drawn: number;
  readonly spares: readonly number[];
  readonly pens: readonly Pen[];
  readonly spoils: readonly (Spoils | undefined)[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly fight: Fight | null;
  readonly moves: Readonly<Record<number, Move>>;
  readonly ghosts: readonly Ghost[];
  /** The space where a gladiator or an animal has just been put. */
  readonly landed: Move;
  readonly tick: number;
}

export const EMPTY: Spot = { owner: NOBODY, men: [0, 0, 0, 0, 0], animal: NOWHERE, tokens: 0 };

/** The types of a team one by one, in the order of the catalogue. */
export function listed(men: readonly number[]): number[] {
  return men.flatMap((count, type) => Array.from({ length: Math.max(0, count) }, () => type));
}

/** Before the first event. */
export function begin(seats: number): Arena {
  return {
    seats,
    first: 0,
    round: 0,
    turn: NOBODY,
    phase: "entry",
    ended: null,
    piles: [],
    bases: Array.from({ length: seats }, () => 0),
    spots: SPACES.map(() => EMPTY),
    stack: ANIMALS.length,
    drawn: NOWHERE,
    spares: [],
    pens: Array.from({ length: seats }, () => ({ men: [0, 0, 0, 0, 0], animals: [] })),
    spoils: [],
    scores: Array.from({ length: seats }, () => 0),
    winners: [],
    fight: null,
    moves: {},
    ghosts: [],
    landed: { from: NOWHERE, tick: 0 },
    tick: 0,
  };
}

export const isFight = ({ phase }: Arena): boolean => phase === "fight";

export function spotAt(arena: Arena, space: number): Spot {
  return arena.spots[space] ?? EMPTY;
}

/** Where an animal stands, or NOWHERE. */
export function lairOf(arena: Arena, animal: number): number {
  return arena.spots.findIndex((spot) => spot.animal === animal);
}

export function teamsOf(arena: Arena, seat: number): Spot[] {
  return arena.spots.filter((spot) => spot.owner === seat);
}
