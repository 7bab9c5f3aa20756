import { h, render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";
import files from "virtual:content/clash";
import { Board } from "../src/games/clash/render/board";
import { begin } from "../src/games/clash/state/arena";
import { layOut } from "../src/games/clash/state/content";
import { NO_ACTS } from "../src/stage/scene";
import { speak } from "./matches";

describe("the board of Clash", () => {
  beforeAll(async () => {
    layOut(files);
    await speak("en");
  });

  it("covers no chance with the ring of the cursor", async () => {
    const options = [{ id: 1, ask: "target", step: "attack", choice: 3, args: [] }];
    const acts = { ...NO_ACTS, asked: { ask: "target", options, about: {} }, odds: new Map([[0, { target_falls: 0.5 }]]) };
    const root = document.body.appendChild(document.createElement("div"));
    render(h(Board, { arena: begin(2), room: { names: ["Anna", "Bruno"], you: 0 }, acts, still: true }), root);
    root.querySelector(".arena")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    await new Promise((done) => setTimeout(done, 20));
    const drawn = [...root.querySelectorAll(".badge, .focus-ring")].map((one) => one.getAttribute("class"));
    expect(drawn).toEqual(["focus-ring", "badge"]);
    root.remove();
  });
});
