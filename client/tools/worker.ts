/** Tells the service worker which build it belongs to, and which files the first screen needs. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export const WORKER = "worker";
const ALWAYS = ["./", "./favicon.svg", "./manifest.webmanifest", "./icon-192.png"];

export function worker(): Plugin {
  return {
    name: "harena-worker",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const made = bundle[`${WORKER}.js`];
        if (made?.type !== "chunk") return;
        const index = bundle["index.html"];
        const page = index?.type === "asset" ? String(index.source) : "";
        const needed = [...page.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)].map((found) => found[1] ?? "");
        const names = Object.keys(bundle).filter((name) => name !== made.fileName).sort();
        const digest = createHash("sha256").update(`${names.join("\n")}\n${page}\n${made.code}`).digest("hex").slice(0, 12);
        made.code = made.code.replaceAll("__BUILD__", JSON.stringify(digest)).replaceAll("__SHELL__", JSON.stringify([...ALWAYS, ...new Set(needed)]));
      },
    },
  };
}
