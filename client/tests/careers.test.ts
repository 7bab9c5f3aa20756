/** The careers of Heroes, as tables of a campaign tell them. */
import { describe, expect, it } from "vitest";
import { careers } from "../src/games/heroes/render/careers";
import type { TableInfo } from "../src/wire/types";

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
