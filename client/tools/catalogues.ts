/**
 * The Fluent catalogues that the terminal reads, cut where they are needed.
 *
 * `virtual:words/it` is what home and tables say, and names as `parts` the ways to load the rest of a language: `virtual:words/it/pages` is what the other pages say,
 * and what is opened at a table; `virtual:words/it/clash` what only a table of that game says;
 * `virtual:words/it/clash/glossary` what its words mean, `…/lessons` what its lessons and hints say, `…/rules` what help and rules say, `…/options` what the form of a
 * new table says (what a bot of the game's own does, too), `…/odds` what the page of odds says. `virtual:words` names the ways to load each language. Comments stay behind, and what only the terminal says. What a language lacks stands there in English.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/harena/locale", import.meta.url));
const NAME = "virtual:words";
/** What the browser says of that which every game has; the rest of it is the terminal's. */
const OF_BOTH = /^(browser|bot|refused(?!-usage)|ended|advice|lesson-not-yet)(-|$)/;
/** What of a game only the terminal says: what is typed, and the titles of its panels. */
const OF_TERMINAL = /^\w+-(welcome|balance-[\w-]+|panel-(?:points|side|cards|deck|splitting|resting|row)|sum-so-far|beasts-now|beast-letter|(card|item)-short|\w+-intro|own-(?!deck)\w+|(word|column|legend)-[\w-]+)$/;
/** What only commands refuse, and no server that has begun. */
const OF_COMMANDS = /^refused-(?:language|seat-link|remote|dice-\w+|no-game|option-form|option-twice|too-many-people|too-many-bots|resume-alone|nothing-saved|no-file|no-folder|pack-name|unreadable|unwritable|kept-\w+|exists|not-json|step-number|one-bot|no-lessons|not-a-receipt|odds-computed|no-campaigns|campaign-alone|gladiators-named|note-sign|campaign-file|campaign-field)$/;
/** Sections of a game that are files of their own. */
const FILED = ["glossary", "lessons"];
/** Sections of a game's catalogue that no table needs to begin: found by the names of their messages. */
const NAMED: Readonly<Record<string, RegExp>> = {
  rules: /^(?:browser-)?\w+-(?:rule(?!-of)|help|how)(?:-|$)/,
  options: /^(?:browser-)?(?:\w+-(?:play|group)-|(?:\w+-)?bot-[\w-]+-note$)/,
  odds: /^(?:browser-)?\w+-table-/,
};
/** What no home page and no table says before something is opened. */
const PAGES = "pages";
const SHARED: ReadonlySet<string> = new Set(["browser", "harena", PAGES]);
/** What the home page says of a game before anybody plays it. */
const EVERYWHERE = /^(browser-)?\w+-(title|about)$/;

/** The games that have words. */
export function games(): string[] {
  return named("en").filter((name) => !SHARED.has(name));
}

/** The catalogues of a folder. */
function named(folder: string): string[] {
  const files = readdirSync(`${LOCALES}/${folder}`).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => name.replace(".ftl", "")).sort();
}

/** Which part a message of a file belongs to: a game, a section of a game, or what every page says. */
function partOf(id: string, known: readonly string[], file: string): string {
  if (EVERYWHERE.test(id)) return "";
  const game = known.find((one) => one === file || id.startsWith(`${one}-`) || id.startsWith(`browser-${one}-`));
  if (game === undefined) return "";
  const section = Object.keys(NAMED).find((name) => NAMED[name]?.test(id));
  return section === undefined ? game : `${game}/${section}`;
}

/** A part of the catalogues of a language. */
function catalogue(language: string, part: string): string {
  return joined(language, named("en").filter((name) => name !== PAGES), (text, file) => messages(text, file, part));
}

/** A part that is a file of its own: what the words of a game mean, what its lessons say, or what the other pages say. */
function filed(language: string, file: string): string {
  return joined(language, [file], (text) => messages(text, file.replace(/.*\//, "")));
}

/** The messages of some files; what a language lacks is taken from the English ones, so that one language is all a reader loads. */
function joined(language: string, files: readonly string[], read: (text: string, file: string) => Map<string, string>): string {
  const found = files.flatMap((file) => {
    const path = `${LOCALES}/${language}/${file}.ftl`;
    const own = existsSync(path) ? [...read(readFileSync(path, "utf8"), file)] : [];
    const english = [...read(readFileSync(`${LOCALES}/en/${file}.ftl`, "utf8"), file)];
    return [...new Map([...english, ...own]).values()];
  });
  return found.join("\n");
}

/** The messages of a catalogue by id, without comments, the terminal's own, and those of other parts. */
function messages(text: string, file: string, part?: string): Map<string, string> {
  const known = games();
  const kept = new Map<string, string>();
  let id = "";
  let keep = true;
  for (const line of text.split(/\r?\n/)) {
    const begun = /^([a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (begun !== undefined) {
      id = begun;
      keep = isOfBrowser(id, known, file) && (part === undefined || partOf(id, known, file) === part);
    }
    if (!keep || line === "" || line.startsWith("#")) continue;
    // One space is enough to go on: the deeper ones are for those who write.
    const trimmed = line.replace(/^ +/, " ");
    kept.set(id, begun === undefined ? `${kept.get(id) ?? ""}\n${trimmed}` : trimmed);
  }
  return kept;
}

/** Whether the browser says it: what belongs to a game, and of the rest what both say. */
function isOfBrowser(id: string, known: readonly string[], file: string): boolean {
  if (OF_COMMANDS.test(id) || (OF_TERMINAL.test(id) && !id.startsWith("browser-"))) return false;
  return OF_BOTH.test(id) || EVERYWHERE.test(id) || partOf(id, known, file) !== "";
}

/** The ways to load each language. */
function languages(): string {
  const found = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));
  return `export default ${ways(found.map((language) => [language, language]))};`;
}

/** The ways to load the parts of a language. */
function parts(language: string): string {
  const ofGames = FILED.flatMap((section) => named(`en/${section}`).map((game) => `${game}/${section}`));
  const within = games().flatMap((game) => Object.keys(NAMED).map((section) => `${game}/${section}`));
  return ways([PAGES, ...games(), ...ofGames, ...within].map((part) => [part, `${language}/${part}`]));
}

function ways(to: readonly (readonly [name: string, words: string])[]): string {
  return `{${to.map(([name, words]) => `"${name}": () => import("${NAME}/${words}")`).join(",")}}`;
}

function textOf(language: string, part: string, section: string): string {
  if (part === PAGES) return filed(language, PAGES);
  if (FILED.includes(section)) return filed(language, `${section}/${part}`);
  return catalogue(language, section === "" ? part : `${part}/${section}`);
}

export function catalogues(): Plugin {
  return {
    name: "harena-catalogues",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return languages();
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const [language = "en", part = "", section = ""] = id.slice(NAME.length + 2).split("/");
      const folder = FILED.includes(section) ? `/${section}` : "";
      for (const file of named(`en${folder}`).flatMap((name) => [`en${folder}/${name}`, `${language}${folder}/${name}`])) this.addWatchFile(`${LOCALES}/${file}.ftl`);
      const text = `export default ${JSON.stringify(textOf(language, part, section))};`;
      return part === "" ? `${text}\nexport const parts = ${parts(language)};` : text;
    },
  };
}
