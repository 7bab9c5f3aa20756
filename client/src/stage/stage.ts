/** A scene with its arena inside: the table sees a stage and need not know the game's own types. */
import { signal } from "@preact/signals";
import { type ComponentChildren, h } from "preact";
import { NO_SIGNS, type Signs } from "../words/signs";
import type { Facts } from "../words/words";
import { foretell } from "./foretold";
import { Names, type Rulebook, rulesOf } from "./rulebook";
import { type Acts, type Asked, type Choice, type Event, INTERJECT, type Known, NO_ACTS, type Option, type Phase, type Room, type Scene, type Seen, type Sound, type Stand, type Told } from "./scene";

/** A board of which nothing is known is a little wider than high. */
const RATIO = 1.1;

/** How much an event weighs in the telling. */
interface Beat {
  readonly time: number;
  /** How long it stands to be read, for who is not in a hurry. */
  readonly stand?: number;
  readonly sound?: Sound;
}

export interface Stage {
  readonly game: string;
  readonly hasSecrets: boolean;
  /** Whether anything may be done out of turn. */
  readonly hasInterjections: boolean;
  /** The width of the board by its height. */
  readonly ratio: number;
  /** Whether the board can be looked at closer. */
  readonly zooms: boolean;
  /** Whether a seat has a tray of its own below the board. */
  readonly hasTray: boolean;
  readonly hasFight: boolean;
  readonly hasAside: boolean;
  /** Whether the seats bargain with each other. */
  readonly hasOffers: boolean;
  /** Whether a question is touched twice, because its answer cannot be taken back. */
  isFirm(ask: string): boolean;
  /** Whether the odds of each option are asked for. */
  isWeighed(ask: string): boolean;
  /** Whether an event tells nothing that a reader would want to answer. */
  isQuiet(kind: string): boolean;
  /** Whether the journal of a campaign keeps an event. */
  isJournal(kind: string): boolean;
  /** The questions whose rules the book explains, once their words are there. */
  readonly rules: readonly string[];
  /** The sign of an event on the track of a replay. */
  sign(kind: string): string | null;
  reset(seats: number): void;
  /** Let an event happen, and tell it. An unknown kind is logged and skipped. */
  play(event: Event, room: Room): Told[];
  beat(kind: string): Beat;
  readonly isText: boolean;
  settle(seen: Seen): void;
  /** A function that brings this very arena back. */
  keep(): () => void;
  readonly picture: Signs;
  isOnBoard(option: Option): boolean;
  question(asked: Asked, room: Room): string;
  reason(asked: Asked, room: Room): string;
  option(option: Option, room: Room, asked: Asked | null): Choice;
  /** By which things an option is explained. */
  things(option: Option): string;
  /** The parts of an option by name, for a message. */
  parts(option: Option, room: Room): Facts;
  stand(seat: number): Stand;
  /** By which words of the glossary a score is explained. */
  readonly scoreTerm: string;
  result(winners: readonly number[], room: Room): string | null;
  isLost(): boolean;
  gains(room: Room): ComponentChildren | null;
  phases(asked: Asked | null): Phase[];
  where(): string;
  board(room: Room, acts: Acts, still: boolean): ComponentChildren;
  places(room: Room, acts: Acts): ComponentChildren;
  fight(room: Room, acts: Acts, still: boolean): ComponentChildren;
  fightNow(acts: Acts): string;
  sumLine(room: Room, acts: Acts): ComponentChildren;
  offers(room: Room, acts: Acts): ComponentChildren;
  offersNow(acts: Acts): string;
  offersOpen(acts: Acts): number;
  aside(room: Room, acts: Acts): ComponentChildren;
  /** The game's own way to answer, or null for plain buttons. */
  answers(room: Room, acts: Acts): ComponentChildren | null;
  isWithinRow(asked: Asked): boolean;
  hand(room: Room, acts: Acts): ComponentChildren | null;
  self(room: Room, acts: Acts): ComponentChildren | null;
  seatMore(room: Room, acts: Acts, seat: number): ComponentChildren | null;
  /** What a thing on the screen is in this position. */
  known(thing: string, room: Room, acts: Acts): Known | null;
}

export function stage<A>(scene: Scene<A>, book: Rulebook): Stage {
  const { declared } = book;
  const arena = signal<A>(scene.begin(2));
  const names = new Names(book);
  return {
    game: scene.game,
    hasSecrets: declared.secrets === true,
    hasInterjections: INTERJECT in book.asks,
    ratio: scene.ratio ?? RATIO,
    zooms: scene.zooms === true,
    scoreTerm: `${scene.scoreTerm ?? ""} aim`.trim(),
    hasTray: scene.Hand !== undefined || scene.Self !== undefined,
    hasFight: scene.Fight !== undefined,
    hasAside: scene.Aside !== undefined,
    hasOffers: scene.Offers !== undefined,
    isFirm: (ask) => declared.asks?.[ask]?.firm === true,
    isWeighed: (ask) => declared.asks?.[ask]?.weighed === true,
    isQuiet: (kind) => declared.events?.[kind]?.quiet === true,
    isJournal: (kind) => declared.events?.[kind]?.journal === true,
    get rules() {
      return rulesOf(scene.game, Object.keys(book.asks));
    },
    sign: (kind) => declared.events?.[kind]?.sign ?? null,
    reset: (seats) => {
      arena.value = scene.begin(seats);
    },
    play: (event, room) => {
      const [kind, ...args] = event;
      const reduce = Object.hasOwn(scene.reducers, kind) ? scene.reducers[kind] : undefined;
      if (reduce === undefined) {
        console.warn(`${scene.game}: an event of unknown kind was skipped: ${kind}`);
        return [];
      }
      const told = scene.tell(arena.peek(), kind, args, room).map((line) => ({ ...line, term: `event.${kind}`, ...(declared.events?.[kind]?.order === true && { isOrder: true }) }));
      arena.value = reduce(arena.peek(), args);
      return told;
    },
    beat: (kind) => ({ time: 0, ...declared.events?.[kind] }),
    isText: scene.isText === true,
    settle: (seen) => {
      arena.value = scene.settle(arena.peek(), seen);
    },
    keep: () => {
      const kept = arena.peek();
      return () => {
        arena.value = kept;
      };
    },
    picture: scene.picture ?? NO_SIGNS,
    isOnBoard: (option) => scene.isOnBoard(arena.value, option),
    question: (asked, room) => scene.question(arena.value, asked, room),
    reason: (asked, room) => scene.reason(arena.value, asked, room),
    option: (option, room, asked) => ({ term: names.things(option), ...foretell(scene.game, option, asked, scene.option(arena.value, option, room, asked)) }),
    things: (option) => names.things(option),
    parts: ({ ask, choice }, room) => names.thing(names.domainOf(ask), names.domainOf(ask), choice, room),
    stand: (seat) => scene.stand(arena.value, seat),
    result: (winners, room) => scene.result?.(arena.value, winners, room) ?? null,
    isLost: () => scene.isLost?.(arena.value) ?? false,
    gains: (room) => (scene.Gains === undefined ? null : h(scene.Gains, { arena: arena.value, room, acts: NO_ACTS })),
    phases: (asked) => scene.phases(arena.value, asked),
    where: () => scene.where(arena.value),
    board: (room, acts, still) => h(scene.Board, { arena: arena.value, room, acts, still }),
    places: (room, acts) => h(scene.Places, { arena: arena.value, room, acts }),
    fight: (room, acts, still) => (scene.Fight === undefined ? null : h(scene.Fight, { arena: arena.value, room, acts, still })),
    fightNow: (acts) => scene.fightNow?.(arena.value, acts) ?? "",
    sumLine: (room, acts) => (scene.SumLine === undefined ? null : h(scene.SumLine, { arena: arena.value, room, acts })),
    offers: (room, acts) => (scene.Offers === undefined ? null : h(scene.Offers, { arena: arena.value, room, acts })),
    offersNow: (acts) => scene.offersNow?.(arena.value, acts) ?? "",
    offersOpen: (acts) => scene.offersOpen?.(arena.value, acts) ?? 0,
    aside: (room, acts) => (scene.Aside === undefined ? null : h(scene.Aside, { arena: arena.value, room, acts })),
    answers: (room, acts) => {
      const isOwn = acts.asked !== null && scene.hasAnswers?.(arena.value, acts.asked) === true;
      return isOwn && scene.Answers !== undefined ? h(scene.Answers, { arena: arena.value, room, acts }) : null;
    },
    isWithinRow: (asked) => scene.isWithinRow?.(arena.peek(), asked) === true,
    hand: (room, acts) => (scene.Hand === undefined ? null : h(scene.Hand, { arena: arena.value, room, acts })),
    self: (room, acts) => (scene.Self === undefined ? null : h(scene.Self, { arena: arena.value, room, acts })),
    known: (thing, room, acts) => scene.known?.(arena.value, thing, room, acts) ?? null,
    seatMore: (room, acts, seat) => (scene.SeatMore === undefined ? null : h(scene.SeatMore, { arena: arena.value, room, acts, seat })),
  };
}
