/** Capua as a viewer sees it: the Houses with what lies before them, the market, the arena, and what is being bargained. */
import { type Kind, RESOURCES, STARTS } from "./content";
import type { Corner, Held, Offer } from "./decode";

export const NOBODY = -1;
export const NONE = -1;
export const NOWHERE = -1;
/** The partner of an offer that is made to everybody. */
export const ALL = 5;

/** Where a Market card is, if it is in no House. */
export const DISCARD = -2;
export const ON_OFFER = -3;

export const READY = 0;
export const EXHAUSTED = 1;
export const INJURED = 2;

export const SETUP = 0;
export const UPKEEP = 1;
export const INTRIGUE = 2;
export const MARKET = 3;
export const ARENA = 4;
export const TOURNAMENT = 5;

/** What became of an offer. */
export type Outcome = "open" | "accepted" | "declined" | "countered" | "withdrawn" | "expired";

export interface Bargain {
  readonly offer: Offer;
  readonly outcome: Outcome;
  readonly tick: number;
}

/** Somebody was asked for support: what was paid on a yes, promised and said. */
export interface Plea {
  readonly to: number;
  readonly claim: number;
  readonly fee: number;
  readonly promise: number;
  readonly answer: "asked" | "yes" | "no";
}

/** A step of the combat: who has the Initiative, or an attack with the dice of both. */
export interface Attack {
  readonly side: number;
  readonly isQuick: boolean;
  readonly rolled: readonly (readonly number[])[];
  readonly damage: number | null;
  /** What came besides: automatic damage, ignored points, in the order of the events. */
  readonly more: readonly (readonly [string, number, number])[];
}

export interface Combat {
  /** Counts bouts and attacks: when it changes the book opens at it. */
  readonly bout: number;
  readonly initiative: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly first: number;
  readonly attack: Attack | null;
  readonly loser: number;
  readonly grade: number;
  readonly thumb: number;
}

export interface Arena {
  readonly seats: number;
  readonly you: number | null;
  readonly house: readonly number[];
  readonly influence: readonly number[];
  /** One's own denarii, and of the others what can be reckoned. */
  readonly coins: readonly number[];
  readonly host: number;
  readonly round: number;
  readonly lastRound: number;
  readonly phase: number;
  readonly active: number;
  readonly place: readonly number[];
  readonly condition: readonly number[];
  readonly favors: readonly number[];
  readonly guards: readonly number[];
  readonly weary: readonly number[];
  readonly held: readonly number[];
  readonly limits: readonly number[];
  /** One's own Intrigue cards: so many of each kind. */
  readonly hand: readonly number[];
  readonly locked: number;
  readonly thrown: readonly number[];
  readonly marketDeck: number;
  readonly intrigueDeck: number;
  readonly offer: Offer | null;
  readonly deeds: readonly Held[];
  /** Sets of seats. */
  readonly closed: number;
  readonly supporters: number;
  readonly bidders: number;
  readonly invited: number;
  /** What is auctioned: a `card`, the title of `host`, or nothing. */
  readonly auction: string;
  readonly lots: number;
  readonly lot: number;
  readonly laid: readonly number[];
  readonly rebids: number;
  /** Who has a limit in this auction; one's own, or 0. */
  readonly proxies: number;
  readonly goesTo: number;
  /** The highest limit one may set. */
  readonly highestLimit: number;
  /** When each wants to be asked for Reactions. */
  readonly orders: readonly number[];
  readonly pleading: boolean;
  readonly boost: number;
  readonly scheme: number;
  readonly target: number;
  readonly named: number;
  readonly corners: readonly Corner[];
  readonly stakes: readonly (readonly number[])[];
  readonly pools: readonly (readonly number[])[];
  readonly hexes: readonly number[];
  readonly winner: number;
  /** What only events tell. */
  /** The Scheme has succeeded: it lies there until all that it does is done. */
  readonly stands: boolean;
  readonly fists: readonly (number | null)[];
  /** What each has bid for this lot in all, ties and all. */
  readonly bids: readonly (number | null)[];
  /** The lot before this one, and what each bid for it; until fists open again. */
  readonly sold: { readonly card: number; readonly bids: readonly (number | null)[] } | null;
  readonly bargains: readonly Bargain[];
  readonly pleas: readonly Plea[];
  readonly reactions: readonly { readonly seat: number; readonly kind: number }[];
  readonly combat: Combat | null;
  readonly moves: Readonly<Record<number, { readonly from: number; readonly tick: number }>>;
  readonly tick: number;
}

const rowOf = <T>(seats: number, value: T): T[] => Array.from({ length: seats }, () => value);

export const NO_CORNER: Corner = { owner: NOBODY, fighter: NONE, gear: [] };

/** Before the first event. */
export function begin(seats: number): Arena {
  const none = rowOf(seats, 0);
  return {
    seats,
    you: null,
    house: rowOf(seats, NONE),
    influence: none,
    coins: none,
    host: NOBODY,
    round: 0,
    lastRound: 0,
    phase: SETUP,
    active: NOBODY,
    place: RESOURCES.map(() => NONE),
    condition: RESOURCES.map(() => READY),
    favors: RESOURCES.map(() => 0),
    guards: none,
    weary: none,
    held: none,
    limits: none,
    hand: [],
    locked: NONE,
    thrown: [],
    marketDeck: 0,
    intrigueDeck: 0,
    offer: null,
    deeds: [],
    closed: 0,
    supporters: 0,
    bidders: 0,
    invited: 0,
    auction: "",
    lots: 0,
    lot: NONE,
    laid: none,
    rebids: 0,
    proxies: 0,
    goesTo: 0,
    highestLimit: 0,
    orders: none,
    pleading: false,
    boost: 0,
    scheme: NONE,
    stands: false,
    target: NOBODY,
    named: 0,
    corners: [NO_CORNER, NO_CORNER],
    stakes: rowOf(seats, []),
    pools: [[], []],
    hexes: STARTS,
    winner: NOBODY,
    fists: rowOf(seats, null),
    bids: rowOf(seats, null),
    sold: null,
    bargains: [],
    pleas: [],
    reactions: [],
    combat: null,
    moves: {},
    tick: 0,
  };
}

/** The Market cards of a House: Gladiators, Slaves, Equipment. */
export const cardsOf = (arena: Arena, seat: number): number[] => arena.place.flatMap((at, card) => (at === seat ? [card] : []));

export const isReady = (arena: Arena, card: number): boolean => arena.condition[card] === READY;

export const kindOf = (card: number): Kind | "" => RESOURCES[card]?.kind ?? "";

export const isFighting = (arena: Arena): boolean => arena.corners.every(({ fighter }) => fighter !== NONE);

/** Whether the cards of the market are being auctioned, or the title of Host. */
export const isAuction = ({ auction }: Arena): boolean => auction !== "";

export const isInArena = ({ phase }: Arena): boolean => phase === ARENA || phase === TOURNAMENT;
