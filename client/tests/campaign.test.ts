/** Where a match stands in its campaign, and what follows the last. */
import { h, render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";
import { Rematch } from "../src/parts/result/rematch";
import { endsCampaign, numberIn, placeAmong } from "../src/state/table/campaign";
import type { TableInfo } from "../src/wire/types";
import { speak } from "./matches";

const table = (id: string, after: string | null, more: object = {}): TableInfo => ({ id, after, number: 0, left: {}, rematch: null, agreed: [], exercise: null, seats: [{ seat: 0, kind: "link", name: "Anna", mine: true }], ...more }) as unknown as TableInfo;

describe("a match of a campaign", () => {
  it("has the number that was counted, or its place in the row", () => {
    expect(numberIn(table("z", "y", { number: 73 }), 3)).toBe(73);
    expect(numberIn(table("z", "y"), 3)).toBe(4);
    const row = [table("a", null), table("b", "a"), table("c", "b")];
    expect(row.map((one) => placeAmong(one, row))).toEqual([0, 1, 2]);
  });

  it("is the first again after one that ended its campaign", () => {
    const row = [table("a", null, { left: { over: true } }), table("b", "a"), table("c", "b")];
    expect(row.map(endsCampaign)).toEqual([true, false, false]);
    expect(row.map((one) => placeAmong(one, row))).toEqual([0, 0, 1]);
  });
});

describe("once more", () => {
  beforeAll(() => speak("en"));

  it.each([
    ["Play again", false, {}],
    ["Next match of the campaign", true, { over: false }],
    ["A new campaign", true, { over: true }],
  ])("is called %s", (words, isCampaign, left) => {
    const place = document.createElement("div");
    render(h(Rematch, { table: table("a", null, { left }), isCampaign }), place);
    expect(place.querySelector("button")?.textContent).toBe(words);
    expect(place.textContent?.includes("The campaign is over.")).toBe(words === "A new campaign");
  });
});
