/** What is printed on a game's components, for the tests: `virtual:content/clash`. Pages ask the server. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const GAMES = fileURLToPath(new URL("../../src/harena/games", import.meta.url));
const NAME = "virtual:content/";

export function content(): Plugin {
  return {
    name: "harena-content",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const folder = `${GAMES}/${id.slice(NAME.length + 1)}/content`;
      const files = readdirSync(folder).filter((name) => name.endsWith(".toml")).sort();
      const parsed = files.map((name) => [name.replace(".toml", ""), parse(readFileSync(`${folder}/${name}`, "utf8"))]);
      return `export default ${JSON.stringify(Object.fromEntries(parsed))};`;
    },
  };
}
