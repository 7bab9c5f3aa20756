/** What tests of a game's scene begin with: recorded matches, questions with their views, and a language to speak. */
import TONGUES from "virtual:words";
import { type Acts, NO_ACTS } from "../src/stage/scene";
import type { Asked, Chosen } from "../src/wire/types";
import type { LANGUAGES } from "../src/browser/languages";
import { bundle, use } from "../src/words/words";

export type Told = [string, ...number[]];

/** A question as it was asked, with what its seat saw then. */
export interface Question extends Asked {
  seat: number;
  view: Record<string, unknown>;
}

/** A view, and after how many events of which match it was seen. */
type View = [match: number, count: number, view: Record<string, unknown>];

export interface Recorded {
  readonly matches: readonly Told[][];
  readonly asked: readonly Question[];
  readonly views: readonly View[];
}

/** The file of a game under `fixtures`, with its types. */
export function recorded(fixture: object): Recorded {
  return fixture as unknown as Recorded;
}

/** All parts of a language in one. */
export async function whole(language: (typeof LANGUAGES)[number]): Promise<string> {
  const tongue = await TONGUES[language]?.();
  const texts = await Promise.all(Object.values(tongue?.parts ?? {}).map(async (load) => (await load?.())?.default ?? ""));
  return [tongue?.default ?? "", ...texts].join("\n");
}

export async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  use([bundle(language, await whole(language))]);
}

/** An arena after some events. */
export function followed<A>(reducers: Readonly<Record<string, (arena: A, args: readonly number[]) => A>>, arena: A, told: readonly Told[]): A {
  return told.reduce((now, [kind, ...args]) => reducers[kind]?.(now, args) ?? now, arena);
}

/** A question at a table: what can be done with it, and what was answered. */
export function atTable({ asked }: Recorded, ask: string): { view: Record<string, unknown>; acts: Acts; asked: Asked; sent: Chosen[][]; touched: number[] } {
  const found = asked.find((one) => one.ask === ask);
  if (found === undefined) throw new Error(`no question ${ask}`);
  const [sent, touched]: [Chosen[][], number[]] = [[], []];
  const question = { ask: found.ask, options: found.options, about: found.about };
  const acts = { ...NO_ACTS, number: 7, asked: question, row: (row: readonly Chosen[]) => void sent.push([...row]), touch: (index: number) => void touched.push(index), answer: (index: number) => void touched.push(index) };
  return { view: found.view, acts, asked: question, sent, touched };
}
