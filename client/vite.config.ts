import { defineConfig } from "vitest/config";
import { catalogues } from "./tools/catalogues.ts";
import { content } from "./tools/content.ts";
import { rulebooks } from "./tools/rulebooks.ts";
import { sprite } from "./tools/sprite.ts";
import { WORKER, worker } from "./tools/worker.ts";

/** Where a running server is asked while developing: `harena serve`, then `npm run dev`. */
const SERVER = process.env.HARENA_SERVER ?? "http://127.0.0.1:8000";

/** A chunk says by its name what it is: the words of a language or of a game in it, a game, what is loaded later (a page, a part), or what all pages need. */
function nameOf(chunk: { name: string; facadeModuleId?: string | null }): string {
  const words = /^\0virtual:words\/(.+)$/.exec(chunk.facadeModuleId ?? "")?.[1];
  if (words !== undefined) return `assets/words-${words.replaceAll("/", "-")}-[hash].js`;
  const rulebook = /^\0virtual:rulebook\/(.+)$/.exec(chunk.facadeModuleId ?? "")?.[1];
  if (rulebook !== undefined) return `assets/rulebook-${rulebook}-[hash].js`;
  const terms = /\/locale\/glossary\/(\w+)\.json$/.exec(chunk.facadeModuleId ?? "")?.[1];
  if (terms !== undefined) return `assets/rulebook-${terms}-terms-[hash].js`;
  const later = /\/src\/(?:pages|parts\/[\w-]+)\/([\w-]+)\.tsx?$/.exec(chunk.facadeModuleId ?? "")?.[1];
  if (later !== undefined) return `assets/later-${later}-[hash].js`;
  const game = /\/games\/(\w+)\/index\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];
  return game === undefined ? "assets/[name]-[hash].js" : `assets/game-${game}-[hash].js`;
}

/** Two chunks instead of fifty: what every page needs, and what every table needs besides. One file compresses better than its pieces. */
const TOGETHER = [
  { name: "shell", tags: ["$initial" as const], test: (id: string) => !/\/(?:index\.html|src\/(?:main\.tsx|worker\.ts))$/.test(id), priority: 2 },
  { name: "table", test: /\/src\/(?:pages\/table\.tsx|board\/.+)$/, priority: 1 },
];

export default defineConfig({
  base: "./",
  plugins: [catalogues(), content(), rulebooks(), sprite(), worker()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    outDir: "../src/harena/server/client",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    manifest: true,
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "src/worker.ts" },
      output: { codeSplitting: { groups: TOGETHER }, chunkFileNames: nameOf, entryFileNames: ({ name }) => (name === WORKER ? "worker.js" : "assets/[name]-[hash].js") },
    },
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER, ws: true, changeOrigin: false },
    },
  },
  // A test that hangs is ended; one on a busy machine is not.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 120_000 },
});
