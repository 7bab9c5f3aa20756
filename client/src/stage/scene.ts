/**
 * What a game brings to the table: a folder `games/<game>/` whose `index.ts` exports a `Scene`.
 *
 * A scene draws and tells; it knows no rules. What may be chosen comes with the question.
 */
import type { ComponentChildren } from "preact";
import type { Sign } from "../words/signs";
import type { Facts } from "../words/words";
import type { Asked, Chosen, Event, Option } from "../wire/types";

/** The question of what may be done out of turn. */
export const INTERJECT = "interject";

export type View = Readonly<Record<string, unknown>>;
/** A position as a viewer sees it. */
export interface Seen {
  readonly view: View;
  readonly scores: readonly number[];
  /** As text; for a scene that asked for it. */
  readonly portrait: string | null;
}
export type Args = readonly number[];
/** What is printed on the components: the files of the match's pack. */
export type Files = Readonly<Record<string, unknown>>;

/** Who sits where, for sentences and labels. */
export interface Room {
  readonly names: readonly string[];
  /** The seat told as "you", or null for a spectator. */
  readonly you: number | null;
}

/** What the reader can do now. */
export interface Acts {
  readonly asked: Asked | null;
  /** Tells one question from the next, and from those of others at this screen; it stays while others answer. */
  readonly number: number;
  /** An answer is on its way. */
  readonly isBusy: boolean;
  /** The option that is on its way; none while a row is. */
  readonly pressed: number | null;
  /** The option that was touched once and waits for a second touch. */
  readonly marked: number | null;
  /** The option that a hint has named. */
  readonly hinted: number | null;
  /** A coach waits for each answer by itself. */
  readonly isCoached: boolean;
  /** Why a coach lets an option wait; nothing of what is right, or without a coach. */
  holds(index: number): string;
  /** Odds of each option by its place, as far as they have come. */
  readonly odds: ReadonlyMap<number, Readonly<Record<string, number>>>;
  touch(index: number): void;
  /** Answer at once, without marking. */
  answer(index: number): void;
  /** Answer a row of questions that follow each other: all of it, or nothing happens. */
  row(answers: readonly Chosen[]): void;
  /** Something that is no option was touched: say why it is none. */
  whyNot(ask: string, choice: number): void;
  /** The same where the question itself has said why; without a reason, what it is about is said again, and what came is named. A coach asks which option stands there that must wait. */
  refuse(reason: string, there?: (asked: Asked) => number | undefined, came?: Facts): void;
  back(): void;
}

export const NO_ACTS: Acts = {
  asked: null,
  marked: null,
  hinted: null,
  isCoached: false,
  holds: () => "",
  odds: new Map(),
  number: -1,
  isBusy: false,
  pressed: null,
  touch: () => undefined,
  answer: () => undefined,
  row: () => undefined,
  whyNot: () => undefined,
  refuse: () => undefined,
  back: () => undefined,
};

/** A line of the log. */
export interface Told {
  readonly text: string;
  readonly seat: number | null;
  readonly heading?: boolean;
  /** It tells whose turn it is and nothing else. */
  readonly isOrder?: boolean;
  /** What explains it in the glossary: its event. */
  readonly term?: string;
}

/** What a game knows of a thing on the screen in this position. The glossary says the rest. */
export interface Known {
  /** By which term it is explained; else by its own name. */
  readonly term?: string;
  readonly title?: string;
  /** What this one does, said before what its kind is. */
  readonly does?: string;
  readonly now?: string;
}

/** A step of a longer act, for the bar on top. */
export interface Phase {
  readonly name: string;
  /** What explains it in the glossary. */
  readonly term?: string;
  readonly state: "done" | "now" | "next";
}

/** A few words of a seat's line, and what explains them: things in the order in which the glossary is asked. */
export interface Fact {
  readonly text: string;
  readonly term: string;
}

export interface Stand {
  /** Whom the seat plays, and how he is. */
  readonly role?: readonly Fact[];
  readonly score: number | null;
  readonly facts: readonly Fact[];
}

/** An option as a row of the question: sign, name and cause, and at the right edge what comes of it. */
export interface Choice {
  readonly title: string;
  /** Its whole name where it stands alone, in a hint or an analysis; without one the title is enough. */
  readonly alone?: string;
  /** What explains it: things in the order in which the glossary is asked, `reaction.new-strength card.strength`. */
  readonly term?: string;
  /** One line of cause. */
  readonly note?: string;
  readonly figure?: string;
  /** What happens, the change first: "−2", "+1 point", "62 %". */
  readonly result?: string;
  /** What the result was set against: "8 against 10". */
  readonly unit?: string;
  /** Repeats the sign of the result in colour. */
  readonly tone?: "good" | "bad";
  /** The chance of it, from 0 to 1, drawn as a line; none where the result is certain. */
  readonly odds?: number;
  /** What a careful player would do, put forward; at most one of a question, and only where the engine says so. */
  readonly lead?: boolean;
  /** Whose colour the figure wears; else the reader's. */
  readonly cloth?: number;
  /** It cannot be chosen now, and this is why. */
  readonly closed?: string;
  /** Whether nothing has happened yet when it is chosen, because another question follows. */
  readonly leadsOn?: boolean;
  /** Whether its note is so short that it stays where others have no room. */
  readonly isBrief?: boolean;
}

/** A choice by its whole name. */
export const nameAlone = ({ title, alone = title }: Choice): string => alone;

export type Sound = "sand" | "wood" | "stone" | "horn";

export interface SceneProps<A> {
  readonly arena: A;
  readonly room: Room;
  readonly acts: Acts;
}

export interface Scene<A> {
  readonly game: string;
  /** Whether an option points to a space of the board. */
  isOnBoard(arena: A, option: Option): boolean;
  begin(seats: number): A;
  /** One reducer for each kind of event. */
  readonly reducers: Readonly<Record<string, (arena: A, args: Args) => A>>;
  /** The position as it is seen; what only events told is kept. */
  settle(arena: A, seen: Seen): A;
  /** Whether the board is the position as text. */
  readonly isText?: boolean;
  tell(arena: A, kind: string, args: Args, room: Room): Told[];
  /** What a small picture in its sentences is, by the number that the game gave it. */
  picture?(number: number): Sign;
  question(arena: A, asked: Asked, room: Room): string;
  reason(arena: A, asked: Asked, room: Room): string;
  option(arena: A, option: Option, room: Room, asked: Asked | null): Choice;
  stand(arena: A, seat: number): Stand;
  /** The word of the glossary for what its score counts; without one the aim explains it. */
  readonly scoreTerm?: string;
  /** How the match ended, where points do not tell it. */
  result?(arena: A, winners: readonly number[], room: Room): string | null;
  /** Whether the game itself has won, where no seat has; else that is a draw. */
  isLost?(arena: A): boolean;
  /** What a match of a campaign has brought everybody; null before its end. */
  Gains?(props: SceneProps<A>): ComponentChildren;
  phases(arena: A, asked: Asked | null): Phase[];
  /** Where in the match we are, in a word or two, for the bar on top. */
  where(arena: A): string;
  /** The width of the board's drawing by its height: the frame keeps that much room for it, whatever is asked. */
  readonly ratio?: number;
  /** Whether its cells are so small that one may want to look closer. */
  readonly zooms?: boolean;
  Board(props: SceneProps<A> & { still: boolean }): ComponentChildren;
  Places(props: SceneProps<A>): ComponentChildren;
  /** A page of the book: the sums of a fight. */
  Fight?(props: SceneProps<A> & { still: boolean }): ComponentChildren;
  /** Names the fight that goes on, "" between fights. When it changes, the book opens at it. */
  fightNow?(arena: A, acts: Acts): string;
  /** The fight in one line, above the answers of a phone. */
  SumLine?(props: SceneProps<A>): ComponentChildren;
  /** A page of the book: what is bargained; the chat stands below it. */
  Offers?(props: SceneProps<A>): ComponentChildren;
  /** Names the offer that waits for the reader, "" while none does. When it changes, the book opens at it. */
  offersNow?(arena: A, acts: Acts): string;
  /** How many offers wait for the reader. */
  offersOpen?(arena: A, acts: Acts): number;
  /** A page of the book: what lies beside the board. */
  Aside?(props: SceneProps<A>): ComponentChildren;
  /** Whether the desk answers a question in the game's own way: `Answers`. */
  hasAnswers?(arena: A, asked: Asked): boolean;
  Answers?(props: SceneProps<A>): ComponentChildren;
  /** Whether a question stands in the middle of a row: going back goes to its beginning. */
  isWithinRow?(arena: A, asked: Asked): boolean;
  /** The tray below the board: the reader's own cards. A game without hand and self gives its room to the board. */
  Hand?(props: SceneProps<A>): ComponentChildren;
  /** The left end of the tray: the reader's own figures. */
  Self?(props: SceneProps<A>): ComponentChildren;
  /** What a thing on the screen is in this position: `cell.12`, `card.strength`. */
  known?(arena: A, thing: string, room: Room, acts: Acts): Known | null;
  /** What lies open of a seat, below its facts. */
  SeatMore?(props: SceneProps<A> & { seat: number }): ComponentChildren;
}

/** A seat for a message: its name, what it is to the reader, and how its name begins. */
export function seatFacts(room: Room, variable: string, seat: number): Facts {
  const name = room.names[seat] ?? "";
  const is = seat < 0 ? "nobody" : seat === room.you ? "you" : "other";
  const first = name.normalize("NFKD").slice(0, 1).toLowerCase();
  return { [variable]: name, [`${variable}-is`]: is, [`${variable}-vowel`]: "aeiouyh".includes(first) && first ? "yes" : "no" };
}

export type { Asked, Event, Option };
