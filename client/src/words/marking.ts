/** The words of a sentence that can be asked: names of terms, as each language bends them. */
import { settings } from "../browser/settings";
import type { Language } from "../browser/languages";
import { termsOf, termsThat } from "./glossary";
import { say } from "./words";

export interface Mark {
  readonly term: string;
  readonly text: string;
}

/** At most so many words of a sentence are marked, unless its reader is learning them, and each once. */
const MOST = 4;
const MOST_WORDS = 3;
const MOST_KEPT = 3000;

const ENDINGS: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => `${word}(?:s|es)?`,
  fr: (word) => `${word}(?:s|x|es)?`,
  it: (word) => word.replace(/[aeio]$/, "[aeio]"),
  pt: (word) => (word.endsWith("ão") ? `${word.slice(0, -2)}(?:ão|ões|ães|ãos)` : `${word}(?:s|es)?`),
  pseudo: (word) => word,
};

interface Finder {
  readonly terms: readonly string[];
  readonly proper: ReadonlySet<string>;
  readonly pattern: RegExp;
  readonly kept: Map<string, readonly (string | Mark)[]>;
}

const finders = new Map<string, Finder>();

function finderOf(game: string): Finder | null {
  const { language } = settings.value;
  const common = termsThat(game, "common");
  const terms = termsOf(game).filter((term) => !common.has(term));
  if (terms.length === 0) return null;
  const key = `${game} ${language}`;
  const known = finders.get(key);
  if (known !== undefined) return known;
  const named = terms.map((term) => ({ term, name: say(`${game}-term-${term}`) })).filter(({ name }) => name.split(" ").length <= MOST_WORDS);
  named.sort((one, other) => other.name.length - one.name.length);
  const bent = named.map(({ name }) => `(${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").split(" ").map(ENDINGS[language]).join(" ")})`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${bent.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const made = { terms: named.map(({ term }) => term), proper: termsThat(game, "proper"), pattern, kept: new Map<string, readonly (string | Mark)[]>() };
  finders.set(key, made);
  return made;
}

/** A text cut at the words that can be asked; as long as the glossary has not come, the whole text. */
export function marked(game: string, text: string, most = MOST): readonly (string | Mark)[] {
  const finder = finderOf(game);
  if (finder === null || text.length < 3) return [text];
  const key = `${most} ${text}`;
  const known = finder.kept.get(key);
  if (known !== undefined) return known;
  if (finder.kept.size > MOST_KEPT) finder.kept.clear();
  const made = cut(finder, text, most);
  finder.kept.set(key, made);
  return made;
}

function cut({ terms, proper, pattern }: Finder, text: string, most: number): (string | Mark)[] {
  const found: (string | Mark)[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = terms[match.slice(1).findIndex((group) => group !== undefined)];
    if (term === undefined || seen.has(term) || seen.size >= most) continue;
    if (proper.has(term) && match[0].charAt(0) === match[0].charAt(0).toLowerCase()) continue;
    seen.add(term);
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push({ term, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}
