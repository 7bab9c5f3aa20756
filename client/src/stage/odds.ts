/** What a game may bring to the page of odds. */
import type { ComponentChildren } from "preact";

/** How two are chosen to be weighed against each other, in the words that the server is asked for. */
export type ChooseTwo = (props: { two: readonly [string, string]; choices: Readonly<Record<string, readonly string[]>>; set: (two: readonly [string, string]) => void }) => ComponentChildren;

/** What a game brings to the page of its odds; a game that brings nothing is asked by numbers. */
export interface GameOdds {
  readonly Choose: ChooseTwo;
  readonly usual: readonly [string, string];
  /** One of the two for a reader. */
  readonly called: (word: string) => string;
}
