/** What the words of a game mean: its glossary, fetched when something is first asked. The terminal reads the same files. */
import { signal } from "@preact/signals";
import { has, learn, plainly, say, sentence } from "./words";
import { aimOf, ofGame, ui } from "./ui";
import { patiently } from "./patiently";

interface Declared {
  /** The family of a term: another term. */
  readonly of?: string;
  readonly sign?: string;
  readonly rules: readonly string[];
  /** A word that sentences use for other things too: it is not marked in them. */
  readonly common?: boolean;
  /** A word that is meant only with its capital. */
  readonly proper?: boolean;
}

interface Glossary {
  readonly terms: Readonly<Record<string, Declared | undefined>>;
  /** By which term another thing is explained: `event.netted`, `card.strength`, or all of a kind. */
  readonly means: Readonly<Record<string, string | undefined>>;
}

/** A word with its explanation. */
export interface Explanation {
  /** Which term of the glossary it is; "" for a question. */
  readonly term: string;
  readonly title: string;
  /** Other words for the same. */
  readonly also: string;
  readonly family: string;
  readonly sign: string | null;
  readonly says: string;
  readonly rules: readonly string[];
}

const NOTHING: Glossary = { terms: {}, means: {} };
const FILES = import.meta.glob<Glossary>("../../../src/harena/locale/glossary/*.json", { import: "default" });
const known = signal<Readonly<Record<string, Glossary | undefined>>>({});

/** Fetch the glossary of a game; a game without one explains its questions and its aim. */
export async function learnTerms(game: string): Promise<void> {
  if (known.peek()[game] !== undefined) return;
  const load = FILES[`../../../src/harena/locale/glossary/${game}.json`];
  const [found] = await Promise.all([load === undefined ? NOTHING : patiently(load), learn(game), learn(`${game}/glossary`), learn(`${game}/rules`)]);
  known.value = { ...known.peek(), [game]: found };
}

/** The terms of a game that has been learnt, in the order of its file. */
export function termsOf(game: string): string[] {
  return Object.keys(known.value[game]?.terms ?? {});
}

/** The terms that sentences use for other things too, or that are meant only with a capital. */
export function termsThat(game: string, are: "common" | "proper"): ReadonlySet<string> {
  const terms = Object.entries(known.value[game]?.terms ?? {});
  return new Set(terms.filter(([, declared]) => declared?.[are] === true).map(([term]) => term));
}

/** The term that explains a thing: one named for it, one of its own name, or the one for its kind. */
export function termOf({ terms, means }: Glossary, thing: string): string | null {
  const dot = thing.indexOf(".");
  if (dot < 0) return terms[thing] === undefined ? null : thing;
  const name = thing.slice(dot + 1);
  return means[thing] ?? (terms[name] === undefined ? (means[thing.slice(0, dot)] ?? null) : name);
}

/** What a thing is, in general: a term, a question by its rule, or the aim. */
export function explain(game: string, thing: string): Explanation | null {
  const glossary = known.value[game] ?? NOTHING;
  const [kind, name] = thing.split(".");
  if (kind === "ask" && name !== undefined) return question(game, name);
  const term = termOf(glossary, thing);
  if (term === null) return thing === "aim" ? { term: "aim", title: ui("aim"), also: "", family: "", sign: "laurel", says: aimOf(game), rules: [] } : null;
  const declared = glossary.terms[term];
  const key = `${game}-term-`;
  return {
    term,
    title: say(key + term),
    also: has(`${key}${term}.also`) ? say(`${key}${term}.also`) : "",
    family: declared?.of === undefined ? "" : say(key + declared.of),
    sign: declared?.sign ?? null,
    says: say(`${key}${term}.says`),
    rules: declared?.rules ?? [],
  };
}

const NUMBERS = /\d+(?:\.\d+)+/g;

/** A question: the rule behind it, in the words of the terminal. */
function question(game: string, ask: string): Explanation | null {
  const key = `${game}-rule-${ask}`;
  if (!has(key)) return null;
  const says = say(key);
  return { term: "", title: ofGame(game, `rule-of-${ask}`, sentence(plainly(ask))), also: "", family: ui("question"), sign: null, says, rules: says.match(NUMBERS) ?? [] };
}
