/** Puts the figures into the page, so that `<use href="#f-lion"/>` finds them at once. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FIGURES = fileURLToPath(new URL("../src/look/figures.svg", import.meta.url));

export function sprite(): Plugin {
  return {
    name: "harena-sprite",
    transformIndexHtml(html) {
      const figures = readFileSync(FIGURES, "utf8").replace(/>\s+</g, "><").trim();
      return html.replace("<!-- figures -->", figures.replace("<svg ", '<svg class="sprite" '));
    },
  };
}
