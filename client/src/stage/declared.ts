/** What terminal and browser both read of a game: `src/harena/locale/<game>.json`. Every part of it may be missing. */
import type { Sound } from "./scene";

/** Of a question. */
interface AskDeclared {
  /** What is chosen is a number. */
  readonly number?: boolean;
  /** The row of questions it is part of. */
  readonly row?: string;
  /** The others do not learn what was chosen. */
  readonly hidden?: boolean;
  /** In a game with secrets: whoever looks on sees none. */
  readonly open?: boolean;
  /** Touched twice, because it cannot be taken back. */
  readonly firm?: boolean;
  /** The odds of each option are asked for. */
  readonly weighed?: boolean;
}

/** Of an event: how much it weighs in the telling, in milliseconds at normal pace, its sound, and its sign on the track of a replay. */
interface EventDeclared {
  /** It reveals nothing. */
  readonly quiet?: boolean;
  /** It tells whose turn it is and nothing else: the log keeps it, but it is no news. */
  readonly order?: boolean;
  /** The journal of a campaign keeps it. */
  readonly journal?: boolean;
  readonly time?: number;
  /** How long it stands to be read, for who is not in a hurry: what comes next would cover it. */
  readonly stand?: number;
  readonly sound?: Sound;
  readonly sign?: string;
}

export interface Declared {
  /** Whether a seat sees what others may not: then a cover falls between players at one screen. */
  readonly secrets?: boolean;
  /** Options of play that make a first match lighter. */
  readonly light?: Readonly<Record<string, boolean | number | string>>;
  readonly domains?: Readonly<Record<string, readonly string[]>>;
  readonly asks?: Readonly<Record<string, AskDeclared>>;
  readonly events?: Readonly<Record<string, EventDeclared>>;
}

const FILES = import.meta.glob<Declared>("../../../src/harena/locale/*.json", { import: "default" });

/** A game that declares nothing may have secrets. */
export async function declaredOf(game: string): Promise<Declared> {
  return (await FILES[`../../../src/harena/locale/${game}.json`]?.()) ?? { secrets: true };
}
