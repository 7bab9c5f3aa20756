import { describe, expect, it } from "vitest";
import files from "virtual:content/clash";
import { layOut, SPACES } from "../src/games/clash/state/content";
import { HEIGHT, middle, nextTo, shrink, STEP, WIDTH } from "../src/games/clash/render/geometry";
import { hexesNamed } from "../src/games/gladiatori/state/numbering";
import { hexesWithin } from "../src/board/hexes";
import type { Direction } from "../src/board/walking";

const at = (id: string): number => SPACES.findIndex((space) => space.id === id);
const name = (space: number): string => SPACES[space]?.id ?? "?";
const go = (from: string, ...ways: Direction[]): string => {
  const column = middle(at(from)).x;
  return name(ways.reduce((space, way) => nextTo(space, way, column), at(from)));
};

describe("the board of Clash", () => {
  it("has seventeen spaces that do not overlap", () => {
    expect(SPACES).toHaveLength(17);
    const places = new Set(SPACES.map((_, space) => `${middle(space).x.toFixed(0)},${middle(space).y.toFixed(0)}`));
    expect(places.size).toBe(17);
  });

  it("stays in the row to the left and right", () => {
    expect(go("B2", "right")).toBe("B3");
    expect(go("B2", "left")).toBe("B1");
    expect(go("B1", "left")).toBe("B1");
    expect(go("C2", "home")).toBe("C1");
    expect(go("D2", "end")).toBe("D4");
  });

  it("goes up and down and comes back", () => {
    expect(go("C2", "up", "down")).toBe("C2");
    expect(go("C2", "up", "up")).toBe("A2");
    expect(go("C2", "down", "down", "up", "up")).toBe("C2");
    expect(go("A2", "up")).toBe("A2");
    expect(go("E3", "down")).toBe("E3");
  });

  it("reaches every space by arrows alone", () => {
    const reached = new Set([at("C2")]);
    const ways: Direction[] = ["left", "right", "up", "down"];
    for (const space of reached) for (const way of ways) reached.add(nextTo(space, way, middle(space).x));
    expect(reached.size).toBe(17);
  });
});

describe("the board of another pack", () => {
  const lay = (space: { id: string; q: number; r: number }[]): void => layOut({ ...files, board: { space } });

  it("lies in the middle of the sand, wherever its numbers begin", () => {
    lay([0, 1, 2].map((q) => ({ id: `X${q}`, q: q + 7, r: -4 })));
    expect(middle(1)).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 });
    expect(shrink()).toBe(1);
  });

  it("shrinks until its last corner is on the sand", () => {
    lay(Array.from({ length: 20 }, (_, q) => ({ id: `X${q}`, q, r: 0 })));
    const far = (WIDTH / 2 - middle(0).x + STEP) * shrink();
    expect(far).toBeLessThan(280);
  });
});

describe("the hexes around a middle", () => {
  it("are counted row by row from left to right", () => {
    expect(hexesWithin(1).map(({ q, r }) => `${q},${r}`)).toEqual(["0,-1", "1,-1", "-1,0", "0,0", "1,0", "-1,1", "0,1"]);
    expect(hexesWithin(5)).toHaveLength(91);
  });

  it("have names: a letter for the row, a number in it", () => {
    expect(hexesNamed(1).map(({ id }) => id)).toEqual(["A1", "A2", "B1", "B2", "B3", "C1", "C2"]);
    expect(hexesNamed(5)[45]).toEqual({ id: "F6", q: 0, r: 0 });
  });
});
