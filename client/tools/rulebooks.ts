/** The rulebooks of `docs/rulebooks`, rule by rule: `virtual:rulebook/clash` is one, `virtual:rulebooks` names the ways to load them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../../docs/rulebooks", import.meta.url));
const ALL = "virtual:rulebooks";
const ONE = "virtual:rulebook/";

interface Chapter {
  readonly title: string;
  readonly rules: (readonly [number: string, text: string])[];
}

/** Chapters and sections with their rules; where each comes from stays behind. */
export function chapters(page: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of page.split(/\r?\n/)) {
    const heading = /^#{2,3} (\d.*)$/.exec(line)?.[1];
    const title = heading ?? /^### (.*)$/.exec(line)?.[1];
    const rule = /^- \*\*(\d+(?:\.\d+)+)\*\* (.*?)(?: \([^()]*\))?$/.exec(line);
    if (title !== undefined) found.push({ title, rules: [] });
    else if (rule !== null) found.at(-1)?.rules.push([rule[1] ?? "", (rule[2] ?? "").replaceAll("`", "")]);
  }
  return found.filter(({ title, rules }) => rules.length > 0 || /^\d+\.? /.test(title));
}

export function rulebooks(): Plugin {
  const games = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".md")).map((name) => name.replace(".md", "")) : [];
  return {
    name: "harena-rulebooks",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return `export default {${games.map((game) => `"${game}": () => import("${ONE}${game}")`).join(",")}};`;
      if (!id.startsWith(`\0${ONE}`)) return null;
      const file = `${FOLDER}/${id.slice(ONE.length + 1)}.md`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(chapters(readFileSync(file, "utf8")))};`;
    },
  };
}
