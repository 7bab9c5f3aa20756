/**
 * What the first visit to a table loads, compressed: `npm run size`.
 *
 * That is the home page, the table, one game and its words in one language, the dearest of each, with all that these import; what
 * is fetched only when somebody asks (other pages, explanations, glossaries, rulebooks, lessons) is listed apart. Fails above the
 * promised 150 kB.
 */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const FIRST = /^(index|table)-/;
const folder = new URL("../../src/harena/server/client/", import.meta.url);
const assets = new URL("assets/", folder);
const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)).sort();
const read = (name) => readFileSync(new URL(name, assets));

/** A chunk with all that it imports at once. */
function imported(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  if (name.endsWith(".js")) for (const [, one] of read(name).toString().matchAll(/(?:from|import)"\.\/([^"]+)"/g)) imported(one, found);
  return found;
}

const first = new Set(files.filter((name) => FIRST.test(name)).flatMap((name) => [...imported(name)]));
const parts = new Map();
for (const name of files) {
  const size = gzipSync(read(name)).length;
  const [, language, of] = /^words-([a-z]{2})(?:-([a-z]+(?:-(?:glossary|lessons)(?=-))?))?-/.exec(name) ?? [];
  const game = /^(?:game-)?(clash|gladiatori|jugula|heroes|spartacus)-/.exec(name)?.[1];
  const part = language !== undefined ? `words ${language} ${of ?? ""}`.trim() : first.has(name) ? "first" : game !== undefined ? `game ${game}` : "when asked";
  parts.set(part, (parts.get(part) ?? 0) + size);
}
for (const [part, size] of parts) console.log(`${String(size).padStart(7)} ${part}`);
let most = 0;
for (const [part, size] of parts) {
  if (!part.startsWith("game ")) continue;
  const game = part.slice(5);
  const words = ["en", "it", "fr", "pt"].map((language) => (parts.get(`words ${language}`) ?? 0) + (parts.get(`words ${language} ${game}`) ?? 0));
  const all = (parts.get("first") ?? 0) + size + Math.max(...words);
  console.log(`${String(all).padStart(7)} the first visit to a table of ${game}; at most ${MOST} promised`);
  most = Math.max(most, all);
}
console.log(`${String(gzipSync(readFileSync(new URL("index.html", folder))).length).padStart(7)} index.html with the figures`);
process.exit(most > 0 && most <= MOST ? 0 : 1);
