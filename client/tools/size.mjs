/**
 * What a visit loads, compressed: `npm run size`.
 *
 * A visit goes from home to a table, in one language with one game, the dearest of each: the files that these need by the manifest of the
 * build. What is fetched only when somebody asks, other pages, glossaries, rules and lessons, is listed apart. Fails above the promised 150 kB.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
/** Less is an empty catalogue. */
const LEAST = 100;
const folder = new URL("../../src/harena/server/client/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));
const names = Object.keys(manifest);

/** A module of the manifest with all that it imports at once, scripts and styles. */
function needs(name, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[name] ?? {};
  if (file === undefined || found.has(file)) return found;
  for (const one of [file, ...css]) found.add(one);
  for (const other of imports) needs(other, found);
  return found;
}

function size(files) {
  return [...files].filter((file) => /\.(js|css)$/.test(file)).reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, folder))).length, 0);
}

/** Some files, but not those that are there already. */
function without(files, there) {
  return new Set([...files].filter((file) => !there.has(file)));
}

function print(bytes, what) {
  console.log(`${String(bytes).padStart(7)} ${what}`);
}

const shell = needs("index.html");
const table = needs("src/pages/table.tsx", new Set(shell));
print(size(shell), "home");
print(size(without(table, shell)), "table");
const languages = names.flatMap((name) => /^virtual:words\/([a-z]+)$/.exec(name)?.[1] ?? []);
for (const language of languages) print(size(without(needs(`virtual:words/${language}`), shell)), `words ${language}`);
let most = 0;
let visited = new Set(table);
for (const game of names.flatMap((name) => /^src\/games\/(\w+)\/index\.ts$/.exec(name)?.[1] ?? [])) {
  const own = needs(`src/games/${game}/index.ts`, needs(`../src/harena/locale/${game}.json`));
  print(size(without(own, table)), `game ${game}`);
  const loaded = new Set([...table, ...own]);
  const said = languages.map((language) => size(without(needs(`virtual:words/${language}`, needs(`virtual:words/${language}/${game}`)), loaded)));
  const all = size(loaded) + Math.max(...said);
  print(all, `from home to a table of ${game}; at most ${MOST} promised`);
  most = Math.max(most, all);
  visited = new Set([...visited, ...own]);
}
console.log("\nlater:");
for (const name of names.filter((one) => manifest[one].isDynamicEntry)) {
  const more = size(without(needs(name), visited));
  if (more >= LEAST && !languages.some((language) => name === `virtual:words/${language}`)) print(more, name.replace("virtual:", ""));
}
print(gzipSync(readFileSync(new URL("index.html", folder))).length, "index.html with the figures");
process.exit(most > 0 && most <= MOST ? 0 : 1);
