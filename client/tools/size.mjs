/** What a first visit loads, compressed: `npm run size`. Fails above the promised 150 kB. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 150_000;
const folder = new URL("../../src/harena/server/client/", import.meta.url);
const html = readFileSync(new URL("index.html", folder), "utf8");
const assets = new URL("assets/", folder);
let first = 0;
for (const name of readdirSync(assets).sort()) {
  if (!/\.(js|css)$/.test(name)) continue;
  const size = gzipSync(readFileSync(new URL(name, assets))).length;
  first += size;
  console.log(`${String(size).padStart(7)} ${name}${html.includes(name) ? "  (named by the page)" : ""}`);
}
console.log(`${String(first).padStart(7)} script and style in all; at most ${MOST} promised`);
console.log(`${String(gzipSync(html).length).padStart(7)} index.html with the figures`);
process.exit(first <= MOST ? 0 : 1);
