/** The words of the browser alone: of home and tables in `locale/<language>/browser.ftl`, of the other pages in `pages.ftl`, of a game in `<game>.ftl`. */
import { Refusal } from "../wire/http";
import { type Facts, has, plainly, say, sentence } from "./words";

export function ui(key: string, facts: Facts = {}): string {
  return say(`browser-${key}`, facts);
}

/** A text with what it is about before it, and the colon as the language sets it. */
export function labelled(label: string, text: string | number): string {
  return ui("labelled", { label, text: String(text) });
}

/** Texts in a row that have commas of their own. */
export function apart(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  return others.reduce((before, after) => ui("apart", { before, after }), first);
}

/** What a game alone says in the browser; what it does not say is said otherwise. */
export function ofGame(game: string, key: string, otherwise: string): string {
  return has(`browser-${game}-${key}`) ? ui(`${game}-${key}`) : otherwise;
}

/** What a bot does; a game has words for those of its own, and nothing is said where these are not here. */
export function botNote(game: string, bot: string): string {
  const key = [`bot-${bot}-note`, `${game}-bot-${bot}-note`].find(has);
  return key === undefined ? "" : say(key);
}

/** What a game is called; one that has no words goes by its id. */
export function titleOf(game: string): string {
  return has(`${game}-title`) ? say(`${game}-title`) : sentence(plainly(game));
}

/** What wins, in one line; for a game that does not say it, most points. */
export function aimOf(game: string): string {
  return has(`${game}-aim`) ? say(`${game}-aim`) : ui("aim-plain");
}

/** The facts of a refusal that are seats: a person knows the first one as seat 1, in `seat-number`. */
const SEATS = ["seat", "asked"];

/** A refusal in words: the browser's own, else the house's, else the server's English. */
export function refusal(code: string, facts: Record<string, boolean | number | string>, sentence: string): string {
  const plain = Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === "boolean" ? String(value) : value]),
  );
  for (const name of SEATS) if (typeof plain[name] === "number") plain[`${name}-number`] = plain[name] + 1;
  for (const key of [`browser-refused-${code}`, `refused-${code}`]) if (has(key)) return say(key, plain);
  return sentence;
}

/** Why something failed, in words; what is no refusal can be called otherwise than by its own. */
export function worded(failed: unknown, otherwise = String(failed)): string {
  return failed instanceof Refusal ? refusal(failed.problem.code, failed.problem.facts, failed.problem.sentence) : otherwise;
}
