import { h, render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";
import { TableCard } from "../src/parts/home/table-card";
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
});
