import { describe, expect, it } from "vitest";
import { planning } from "../src/stage/planning";
import { type Acts, NO_ACTS } from "../src/stage/scene";

/** A question of that number, with an answer of its own. */
const asked = (number: number): Acts => ({ ...NO_ACTS, number, asked: { ask: "wager", options: [{ id: number, ask: "wager", step: "stake", choice: 0, args: [0] }], about: {} } });

describe("what is being chosen", () => {
  const { planOf, change, clear, lastPlan, planFor } = planning({ sum: 0, word: "" });
  const [wager, deal, next] = [asked(1), asked(2), asked(3)];

  it("is kept for its question, also while another one comes in between", () => {
    change(wager, { sum: 3 });
    change(deal, { word: "later" });
    expect([planOf(wager), planOf(deal), planOf(next)]).toEqual([{ sum: 3, word: "" }, { sum: 0, word: "later" }, { sum: 0, word: "" }]);
    expect(lastPlan()).toEqual({ sum: 0, word: "later" });
    expect(wager.asked && planFor(wager.asked)).toEqual({ sum: 3, word: "" });
  });

  it("is gone once it was cleared, and after two others", () => {
    clear(deal);
    expect([planOf(deal).word, planOf(wager).sum]).toEqual(["", 3]);
    change(next, { sum: 1 });
    expect([planOf(next).sum, planOf(wager).sum]).toEqual([1, 0]);
  });
});
