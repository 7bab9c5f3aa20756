/** The pack of a table: a choice where there is one, and said where it is not the game's own. */
import { h, render } from "preact";
import { beforeEach, describe, expect, it } from "vitest";
import { PackRow } from "../src/parts/new-table/pack-row";
import { PackLine } from "../src/parts/table/pack-line";
import type { TableInfo } from "../src/wire/types";
import { learn, speak } from "../src/words/words";

describe("the pack of a table", () => {
  const place = document.createElement("div");
  beforeEach(async () => {
    await speak("en");
    await learn("pages");
    render(null, place);
  });

  it("is no question where a game has one only", () => {
    render(h(PackRow, { packs: ["built-in"], value: "built-in", set: () => undefined }), place);
    expect(place.innerHTML).toBe("");
  });

  it("is chosen by its name, and the game's own by a word", () => {
    let chosen = "";
    render(h(PackRow, { packs: ["built-in", "ursi"], value: "built-in", set: (pack: string) => (chosen = pack) }), place);
    const field = place.querySelector("select") as HTMLSelectElement;
    expect([...field.options].map((option) => option.text)).toEqual(["That of the game", "ursi"]);
    field.value = "ursi";
    field.dispatchEvent(new Event("change"));
    expect(chosen).toBe("ursi");
  });

  it.each([
    ["built-in", ""],
    ["ursi", "Pack: ursi"],
  ])("%s is told at the table as “%s”", (pack, told) => {
    render(h(PackLine, { table: { pack } as TableInfo }), place);
    expect(place.textContent).toBe(told);
  });
});
