import { h, render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";
import { TableCard } from "../src/parts/home/table-card";
import { clockWords } from "../src/state/table/clock-rules";
import { seatNames } from "../src/state/table/seat-names";
import type { TableInfo } from "../src/wire/types";
import { learn, speak } from "../src/words/words";

describe("a table in a list", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("pages");
  });

  it("says whether it waits for me, and not for me where a bot has my seat", () => {
    const said = (byBot: boolean): string => {
      const seats = [{ seat: 0, kind: "link", name: "Anna", held: true, mine: true, by_bot: byBot }];
      const table = { id: "one", game: "clash", state: "playing", answers: 3, to_act: [0], scores: [0], exercise: null, seats };
      const place = document.createElement("div");
      render(h(TableCard, { table: table as unknown as TableInfo }), place);
      return place.querySelector(".q")?.textContent ?? "";
    };
    expect(said(false)).toBe("It is your move.");
    expect(said(true)).toBe("A bot has been playing your seat while you were away.");
  });

  it("tells apart who is called alike, as two are who have given no name", () => {
    const called = ["Guest", "Anna", "Guest", null];
    const seats = called.map((name, seat) => ({ seat, kind: "link", name, held: name !== null, mine: seat === 0, by_bot: false }));
    const table = { id: "one", game: "clash", state: "playing", answers: 3, to_act: [1, 2], scores: [], exercise: null, seats } as unknown as TableInfo;
    const place = document.createElement("div");
    render(h(TableCard, { table }), place);
    expect(place.querySelector(".q")?.textContent).toContain("Anna and Guest 3");
    expect(seatNames(table.seats)).toEqual(["Guest 1", "Anna", "Guest 3", "Free seat"]);
  });

  it("says what its clock grants, and the most that one decision may take", () => {
    expect(clockWords(null)).toBe("Everyone takes the time they need.");
    expect(clockWords({ bank: 600, increment: 10, cap: 60 })).toMatch(/^A minute at most for a decision/);
    expect(clockWords({ bank: 300, increment: 5, cap: 0 })).toMatch(/^5 minutes each/);
    expect(clockWords({ bank: 300, increment: 5, cap: 20 })).toMatch(/^300 s each .* 20 s at most\.$/);
    expect(clockWords({ bank: 90, increment: 5, cap: 0 })).toBe("90 s each for the match, and 5 s more for every decision.");
  });
});
