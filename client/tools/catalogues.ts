/**
 * The Fluent catalogues that the terminal reads, one module a language: `virtual:words/it`.
 *
 * Comments stay behind, and what only the terminal says (its commands, arguments and usage).
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/harena/locale", import.meta.url));
const NAME = "virtual:words/";
const TERMINAL = /^(param|value|help|usage|command|refused-usage|replay-prompt|hint|prompt)(-|$)/;

export function catalogue(language: string): string {
  const folder = `${LOCALES}/${language}`;
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
  return files.map((name) => shorten(readFileSync(`${folder}/${name}`, "utf8"))).join("\n");
}

/** A catalogue without comments and without the terminal's own messages. */
export function shorten(text: string): string {
  const kept: string[] = [];
  let keep = true;
  for (const line of text.split(/\r?\n/)) {
    const begins = /^([a-zA-Z][\w-]*)\s*=/.exec(line);
    if (begins) keep = !TERMINAL.test(begins[1] ?? "");
    if (line === "" || line.startsWith("#")) continue;
    if (keep) kept.push(line);
  }
  return kept.join("\n");
}

export function catalogues(): Plugin {
  return {
    name: "harena-catalogues",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const language = id.slice(NAME.length + 1);
      for (const name of readdirSync(`${LOCALES}/${language}`)) {
        this.addWatchFile(`${LOCALES}/${language}/${name}`);
      }
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
