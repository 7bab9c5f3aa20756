/**
 * The Fluent catalogues that the terminal reads, cut where they are needed.
 *
 * `virtual:words/it` is what every page says; `virtual:words/it/clash` what only a table of that game says.
 * `virtual:words` names the ways to load them all. Comments stay behind, and what only the terminal says
 * (its commands, arguments and usage).
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/harena/locale", import.meta.url));
const NAME = "virtual:words";
const TERMINAL = /^(param|value|help|usage|command|refused-usage|replay-prompt|hint|prompt)(-|$)/;
const SHARED: ReadonlySet<string> = new Set(["browser", "harena"]);
/** What the home page says of a game before anybody plays it. */
const EVERYWHERE = /^(browser-)?\w+-(title|about)$/;

/** The games that have words. */
export function games(): string[] {
  const files = readdirSync(`${LOCALES}/en`).map((name) => name.replace(".ftl", ""));
  return files.filter((name) => !SHARED.has(name)).sort();
}

/** Which part a message belongs to: a game, or what every page says. */
export function partOf(id: string, known: readonly string[]): string {
  if (EVERYWHERE.test(id)) return "";
  return known.find((game) => id.startsWith(`${game}-`) || id.startsWith(`browser-${game}-`)) ?? "";
}

/** A part of the catalogues of a language; without a part, all of them. */
export function catalogue(language: string, part?: string): string {
  const folder = `${LOCALES}/${language}`;
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
  return files.map((name) => shorten(readFileSync(`${folder}/${name}`, "utf8"), part)).join("\n");
}

/** A catalogue without comments, without the terminal's own messages, and without those of other parts. */
export function shorten(text: string, part?: string): string {
  const known = games();
  const kept: string[] = [];
  let keep = true;
  for (const line of text.split(/\r?\n/)) {
    const id = /^([a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (id !== undefined) keep = !TERMINAL.test(id) && (part === undefined || partOf(id, known) === part);
    if (line === "" || line.startsWith("#")) continue;
    if (keep) kept.push(line);
  }
  return kept.join("\n");
}

function loaders(): string {
  const languages = readdirSync(LOCALES).filter((name) => /^[a-z]+$/.test(name));
  const parts = languages.flatMap((language) => [language, ...games().map((game) => `${language}/${game}`)]);
  return `export default {${parts.map((part) => `"${part}": () => import("${NAME}/${part}")`).join(",")}};`;
}

export function catalogues(): Plugin {
  return {
    name: "harena-catalogues",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return loaders();
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const [language = "en", part = ""] = id.slice(NAME.length + 2).split("/");
      for (const name of readdirSync(`${LOCALES}/${language}`)) {
        this.addWatchFile(`${LOCALES}/${language}/${name}`);
      }
      return `export default ${JSON.stringify(catalogue(language, part))};`;
    },
  };
}
