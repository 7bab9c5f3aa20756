/** The careers of Heroes, as tables of a campaign tell them. */
import { h, render } from "preact";
import { describe, expect, it } from "vitest";
import { Careers, careers } from "../src/games/heroes/render/careers";
import type { TableInfo } from "../src/wire/types";
import { learn } from "../src/words/words";
import { speak } from "./matches";

const star = (name: string, fame: number, status = "active") => ({ name, fame, status });
const match = (carried: object[], left: object[]) => ({ carried: { familiae: [carried] }, left: { familiae: [left] } }) as unknown as TableInfo;

describe("a career of Heroes", () => {
  it("is a line for each gladiator, who ends with death and is followed by another", () => {
    const tables = [
      match([], [star("Rufus", 2)]),
      match([star("Rufus", 2)], [star("Rufus", 1, "dead")]),
      match([star("Rufus", 1, "dead")], [star("Livia", 3)]),
    ];
    expect(careers(tables, 0)).toEqual([
      { seat: 0, name: "Rufus", from: 0, fame: [0, 2, 1], isLost: true },
      { seat: 0, name: "Livia", from: 2, fame: [0, 3], isLost: false },
    ]);
  });

  it("is a line of its own also for one who has the name of whom he follows", () => {
    const tables = [
      match([], [star("Rufus", 2, "dead")]),
      match([star("Rufus", 2, "dead")], [star("Rufus", 2, "dead")]),
      match([star("Rufus", 2, "dead")], [star("Rufus", 1)]),
      match([star("Rufus", 1)], [star("Rufus", 4)]),
    ];
    expect(careers(tables, 0)).toEqual([
      { seat: 0, name: "Rufus", from: 0, fame: [0, 2], isLost: true },
      { seat: 0, name: "Rufus", from: 2, fame: [0, 1, 4], isLost: false },
    ]);
  });

  it("goes on from what was brought along, and is nothing before the end of a match", () => {
    expect(careers([match([star("Rufus", 4)], [star("Rufus", 6), star("Livia", 0)])], 0)).toEqual([
      { seat: 0, name: "Rufus", from: 0, fame: [4, 6], isLost: false },
      { seat: 0, name: "Livia", from: 0, fame: [0, 0], isLost: false },
    ]);
    expect(careers([{ carried: {}, left: {} } as unknown as TableInfo], 0)).toEqual([]);
  });
});

describe("the chart of careers", () => {
  it("says what is drawn, and whose line is whose without a colour", async () => {
    await speak("en");
    await learn("heroes");
    const place = document.createElement("div");
    const tables = [match([], [star("Rufus", 2), star("Livia", 2)])];
    render(h(Careers, { tables, names: ["Anna"] }), place);
    expect(place.querySelector("figcaption")?.textContent).toBe("Total Fame after each match");
    const dashes = (what: string): (string | null)[] => [...place.querySelectorAll(what)].map((line) => line.getAttribute("stroke-dasharray"));
    const legend = [...place.querySelectorAll(".legend li")].map((one) => one.textContent);
    expect(legend).toEqual(["Rufus", "Livia"]);
    expect(new Set(dashes("polyline")).size).toBe(2);
    expect(dashes(".legend path")).toEqual(dashes("polyline"));
    const points = [...place.querySelectorAll("polyline")].map((line) => line.getAttribute("points"));
    expect(new Set(points).size).toBe(2);
  });
});
