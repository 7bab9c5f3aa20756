/**
 * What a visit loads, compressed: `npm run size`.
 *
 * A visit goes from home to a table, in one language with one game, the dearest of each; what is fetched only when somebody asks, other
 * pages, glossaries, rulebooks and lessons, is listed apart. Fails above the promised 150 kB.
 */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const folder = new URL("../../src/harena/server/client/", import.meta.url);
const assets = new URL("assets/", folder);
const parts = new Map();
for (const name of readdirSync(assets).sort()) {
  if (!/\.(js|css)$/.test(name)) continue;
  const size = gzipSync(readFileSync(new URL(name, assets))).length;
  const [, language, of] = /^words-([a-z]+)(?:-([a-z]+(?:-(?:glossary|lessons)(?=-))?))?-/.exec(name) ?? [];
  const rulebook = /^rulebook-([a-z]+)-/.exec(name)?.[1];
  const later = /^later-(?!table-)([a-z-]+?)-[\w-]{8}\.js$/.exec(name)?.[1];
  const game = /^(?:game-)?(clash|gladiatori|jugula|heroes|spartacus)-/.exec(name)?.[1];
  const part = language !== undefined ? `words ${language} ${of ?? ""}`.trim() : rulebook !== undefined ? `rulebook ${rulebook}` : later !== undefined ? `later ${later}` : game !== undefined ? `game ${game}` : "home and table";
  parts.set(part, (parts.get(part) ?? 0) + size);
}
for (const [part, size] of parts) console.log(`${String(size).padStart(7)} ${part}`);
let most = 0;
for (const [part, size] of parts) {
  if (!part.startsWith("game ")) continue;
  const game = part.slice(5);
  const words = ["en", "it", "fr", "pt"].map((language) => (parts.get(`words ${language}`) ?? 0) + (parts.get(`words ${language} ${game}`) ?? 0));
  const all = (parts.get("home and table") ?? 0) + size + Math.max(...words);
  console.log(`${String(all).padStart(7)} from home to a table of ${game}; at most ${MOST} promised`);
  most = Math.max(most, all);
}
console.log(`${String(gzipSync(readFileSync(new URL("index.html", folder))).length).padStart(7)} index.html with the figures`);
process.exit(most > 0 && most <= MOST ? 0 : 1);
