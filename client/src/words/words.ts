/** Every word a person reads comes from the Fluent catalogues that the terminal reads too. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import TONGUES, { type Tongue } from "virtual:words";
import { type Language, LOCALES } from "../browser/languages";
import { pseudo } from "./pseudo";
import { patiently } from "./patiently";

export type Fact = string | number | FluentNumber;
export type Facts = Readonly<Record<string, Fact>>;

/** A chance for a message. The style of a number is not the catalogue's to say in a browser. */
export function chance(value: number): FluentNumber {
  return new FluentNumber(value, { style: "percent" });
}

const bundles = signal<FluentBundle[]>([]);
const missing = new Set<string>();

/** A bundle of one catalogue; exported for tests. */
export function bundle(language: Language, text: string): FluentBundle {
  const options = { useIsolating: false, ...(language === "pseudo" ? { transform: pseudo } : {}) };
  const made = new FluentBundle(LOCALES[language], options);
  made.addResource(new FluentResource(text));
  return made;
}

/** The parts whose words are known, games and their sections; they are learnt anew with every language. */
const learnt = new Set<string>();
/** The language whose words are there. */
export const spoken = signal<Language>("en");

/** A language as it was loaded; what one lacks stands in it in English. */
async function loaded(language: Language): Promise<Tongue> {
  const load = TONGUES[language === "pseudo" ? "en" : language];
  return load === undefined ? { default: "", parts: {} } : patiently(load);
}

async function partOf(language: Language, part: string): Promise<string> {
  const load = (await loaded(language)).parts[part];
  return load === undefined ? "" : (await patiently(load)).default;
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const parts = [...learnt];
  const texts = await Promise.all([loaded(language).then((words) => words.default), ...parts.map((part) => partOf(language, part))]);
  // Something was learnt meanwhile, in the language before.
  if (learnt.size > parts.length) return speak(language);
  batch(() => {
    spoken.value = language;
    use([bundle(language, texts.join("\n"))]);
  });
  document.documentElement.lang = LOCALES[language];
}

/** Whether the words of a game, or of a section of it, are there; whoever asks is told when they come. */
export function knows(part: string): boolean {
  return bundles.value.length > 0 && learnt.has(part);
}

/** Learn the words of a game for its tables, or of a section of it: `<game>/options`; or what the other pages say: `pages`. */
export async function learn(part: string): Promise<void> {
  if (learnt.has(part)) return;
  const language = spoken.peek();
  const found = new FluentResource(await partOf(language, part));
  if (learnt.has(part)) return;
  if (language !== spoken.peek()) return learn(part);
  learnt.add(part);
  for (const one of bundles.peek()) one.addResource(found);
  bundles.value = [...bundles.peek()];
}

/** Use these bundles; for `speak` and for tests. */
export function use(found: FluentBundle[]): void {
  bundles.value = found;
}

/** Whether there is such a message, or such an attribute of one after a dot. */
export function has(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  return bundles.value.some((one) => (attribute === undefined ? one.hasMessage(name) : one.getMessage(name)?.attributes[attribute] !== undefined));
}

/** A message in the reader's language, or its attribute after a dot. A key without a message stands for itself. */
export function say(key: string, facts: Facts = {}): string {
  const [name = "", attribute] = key.split(".");
  for (const one of bundles.value) {
    const message = one.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = one.formatPattern(pattern, { ...facts }, errors);
    for (const error of errors) complain(`${key}: ${error.message}`);
    return text.replace(/\s*\n\s*/g, " ");
  }
  complain(`no message ${key}`);
  return key;
}

function complain(what: string): void {
  if (missing.has(what)) return;
  missing.add(what);
  console.warn(`words: ${what}`);
}

/** What went wrong so far; tests look at it. */
export function complaints(): string[] {
  return [...missing];
}

/** A place of a board by its name, `d3`: it is written so wherever it stands. */
const PLACE = /^[a-z]\d/u;

/** A text that begins like a sentence; a place is left as the board has it. */
export function sentence(text: string): string {
  return PLACE.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** An id as words, where the catalogues have none for it. */
export function plainly(id: string): string {
  return id.replace(/[_-]/g, " ");
}
