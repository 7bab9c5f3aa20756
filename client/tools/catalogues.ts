/**
 * The Fluent catalogues that the terminal reads, cut where they are needed.
 *
 * `virtual:words/it` is what every page says; `virtual:words/it/clash` what only a table of that game says;
 * `virtual:words/it/clash/glossary` what its words mean, `…/lessons` what its lessons and hints say. `virtual:words` names the ways to load them all. Comments stay behind, and what only the terminal says.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/harena/locale", import.meta.url));
const NAME = "virtual:words";
/** What the browser says of that which every game has; the rest of it is the terminal's. */
const OF_BOTH = /^(browser|refused(?!-usage)|ended|advice|lesson-not-yet)(-|$)/;
/** What of a game only the terminal says: what is typed, and the titles of its panels. */
const OF_TERMINAL = /^\w+-(welcome|sum-so-far|beasts-now|beast-letter|(card|item)-short|\w+-intro|own-(?!deck)\w+|(word|column|legend)-[\w-]+)$/;
const SECTIONS = ["glossary", "lessons"];
const SHARED: ReadonlySet<string> = new Set(["browser", "harena"]);
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

/** Which part a message belongs to: a game, or what every page says. */
export function partOf(id: string, known: readonly string[]): string {
  if (EVERYWHERE.test(id)) return "";
  return known.find((game) => id.startsWith(`${game}-`) || id.startsWith(`browser-${game}-`)) ?? "";
}

/** A part of the catalogues of a language; without a part, all of them. */
export function catalogue(language: string, part?: string): string {
  return named(language).map((name) => shorten(readFileSync(`${LOCALES}/${language}/${name}.ftl`, "utf8"), part)).join("\n");
}

/** A section of a game that is fetched when somebody asks: what its words mean, or what its lessons say. */
function sectionOf(language: string, game: string, section: string): string {
  return shorten(readFileSync(`${LOCALES}/${language}/${section}/${game}.ftl`, "utf8"));
}

/** A catalogue without comments, without the terminal's own messages, and without those of other parts. */
export function shorten(text: string, part?: string): string {
  const known = games();
  const kept: string[] = [];
  let keep = true;
  for (const line of text.split(/\r?\n/)) {
    const id = /^([a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (id !== undefined) keep = !(OF_TERMINAL.test(id) && !id.startsWith("browser-")) && (OF_BOTH.test(id) || partOf(id, known) !== "" || EVERYWHERE.test(id)) && (part === undefined || partOf(id, known) === part);
    if (line === "" || line.startsWith("#")) continue;
    // One space is enough to go on: the deeper ones are for those who write.
    if (keep) kept.push(line.replace(/^ +/, " "));
  }
  return kept.join("\n");
}

function loaders(): string {
  const languages = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));
  const sections = SECTIONS.flatMap((section) => named(`en/${section}`).map((game) => `${game}/${section}`));
  const parts = languages.flatMap((language) => [language, ...[...games(), ...sections].map((part) => `${language}/${part}`)]);
  return `export default {${parts.map((part) => `"${part}": () => import("${NAME}/${part}")`).join(",")}};`;
}

export function catalogues(): Plugin {
  return {
    name: "harena-catalogues",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return loaders();
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const [language = "en", part = "", section] = id.slice(NAME.length + 2).split("/");
      const folder = section === undefined ? language : `${language}/${section}`;
      for (const name of named(folder)) this.addWatchFile(`${LOCALES}/${folder}/${name}.ftl`);
      return `export default ${JSON.stringify(section === undefined ? catalogue(language, part) : sectionOf(language, part, section))};`;
    },
  };
}
