/** What a question says of its choices: what each comes to, and which is put forward. The sums are the engine's. */
import type { Asked, Option } from "../wire/types";
import { endsInSign } from "../words/signs";
import { labelled } from "../words/ui";
import { chance, type Facts, has, say } from "../words/words";
import { about, aboutChoice, int, type Row, row, text } from "./reading";
import { type Choice, INTERJECT } from "./scene";

/** What a choice comes to: the number that counts, a line of words, and whether it is good or bad for the chooser. */
export interface Foretold {
  readonly figure: string;
  /** What the number counts, in a word; nothing where it says so itself. */
  readonly unit: string;
  readonly text: string;
  readonly tone: "good" | "bad" | "";
  /** How likely it is, where dice decide. */
  readonly chance?: number;
}

const NONE = -1;
/** Less than this is written as nothing. */
const LEAST_LOST = 0.05;

/** As it is written: the word beside it goes by what is read. */
const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** The facts of a message; a chance is written as the language writes it. */
function factsOf(told: Row): Facts {
  const found = Object.entries(told).filter((one): one is [string, string | number] => ["string", "number"].includes(typeof one[1]));
  return Object.fromEntries(found.map(([name, fact]) => [name, name === "chance" && typeof fact === "number" ? chance(fact) : fact]));
}

/** The words beside a number, where they need not name it again. */
function noteOf(key: string, facts: Facts): string {
  return has(`${key}-note`) ? say(`${key}-note`, facts).trim() : "";
}

/** A result in words, if the game has them. */
export function inWords(game: string, told: Row): Foretold | null {
  const key = `${game}-foretold`;
  if (!("word" in told) || !has(key)) return null;
  const [facts, tone] = [factsOf(told), text(told, "tone")];
  return {
    figure: say(`${key}-figure`, facts).trim(),
    unit: has(`${key}-unit`) ? say(`${key}-unit`, facts).trim() : "",
    text: noteOf(key, facts) || say(key, facts),
    tone: tone === "good" || tone === "bad" ? tone : "",
    ...("chance" in told && { chance: int(told, "chance") }),
  };
}

/** What an option comes to; null where nothing is known of it. */
export function foretold(game: string, option: Option, asked: Asked | null): Foretold | null {
  const of = option.ask === INTERJECT ? row(row(about(asked), "besides"), String(option.choice)) : row(aboutChoice(asked, option.choice), "result");
  return option.ask === INTERJECT || option.ask === asked?.ask ? inWords(game, of) : null;
}

/** A choice with what it comes to: the number at the right edge, the words as its cause; and whether it is put forward. */
export function foretell(game: string, option: Option, asked: Asked | null, choice: Choice): Choice {
  const told = foretold(game, option, asked);
  const lead = asked !== null && asked.options[leadOf(asked)] === option;
  if (told === null) return lead ? { ...choice, lead } : choice;
  const besides = option.ask === INTERJECT && choice.note !== undefined ? { note: labelled(choice.note, told.text) } : {};
  return { ...choice, ...asChoice(told), ...besides, ...(lead && { lead }) };
}

/** Where a row shows what comes of it. */
export function asChoice(told: Foretold | null): Omit<Choice, "title"> {
  if (told === null) return {};
  return {
    note: told.text,
    ...(told.figure !== "" && { result: told.figure }),
    ...(told.figure !== "" && told.unit !== "" && { unit: told.unit }),
    ...(told.tone !== "" && { tone: told.tone }),
    ...(told.chance !== undefined && { odds: told.chance }),
  };
}

/** The place of the option that is put forward: what a careful player would do. NONE where nothing is natural, or all there is is bad. */
export function leadOf(asked: Asked): number {
  const own = asked.options.filter((option) => option.ask === asked.ask);
  const [only] = own;
  const isBad = only !== undefined && text(row(aboutChoice(asked, only.choice), "result"), "tone") === "bad";
  const otherwise = own.length === 1 && only !== undefined && !isBad ? only.choice : NONE;
  const choice = int(about(asked), "lead", otherwise);
  return asked.options.findIndex((option) => option.ask === asked.ask && option.choice === choice);
}

/** The question after a hint: what a bot would choose is put forward, and nothing else beside it. */
export function putForward(asked: Asked, hinted: number | null): Asked {
  const option = hinted === null ? undefined : asked.options[hinted];
  return option === undefined || option.ask !== asked.ask ? asked : { ...asked, about: { ...asked.about, lead: option.choice } };
}

/** A choice with the odds that were asked for: at the edge what it may win, below what it may cost; or else the first chance. What the question itself says comes before. */
export function weighed(game: string, choice: Choice, odds: Readonly<Record<string, number>> | undefined): Choice {
  const name = (key: string): string => say(`${game}-odds-${key}`);
  const [first, value] = Object.entries(odds ?? {})[0] ?? ["", 0];
  if (odds === undefined || choice.result !== undefined || !has(`${game}-odds-${first}`)) return choice;
  if (!("won" in odds)) return { ...choice, result: say(`${game}-odds-${first}-value`, { value: chance(value) }), unit: name(first), odds: value };
  const counted = (key: string): string => say(`${game}-odds-${key}-value`, { value: odds[key] ?? 0 });
  const lost = (odds.lost ?? 0) < LEAST_LOST ? "" : say(`${game}-odds-expected`, { lost: toTenths(odds.lost ?? 0) });
  return { ...choice, note: [choice.note, lost].filter(Boolean).join(endsInSign(choice.note ?? "") ? "\n" : ", "), result: counted("won"), unit: say(`${game}-odds-unit`), odds: value };
}

/** Why a space of the board is no answer to this question, where the engine says it. */
export function refusedAt(asked: Asked, space: number): string {
  const refused = row(about(asked), "refused_at");
  const listed = Object.entries(refused).find(([, spaces]) => Array.isArray(spaces) && spaces.includes(space));
  return listed?.[0] ?? text(refused, "otherwise");
}
