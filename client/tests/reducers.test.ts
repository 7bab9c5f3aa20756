import { describe, expect, it, vi } from "vitest";
import { type Arena, begin } from "../src/games/clash/state/arena";
import { REDUCERS } from "../src/games/clash/state/reducers";
import { settle } from "../src/games/clash/state/settle";
import { open } from "../src/games/clash/index";
import { bookOf } from "./books";
import match from "./fixtures/match.json";

const book = await bookOf("clash");

type Told = [string, ...number[]];
const events = match.events as Told[];
const views = match.views as [number, Record<string, unknown>][];

function follow(arena: Arena, told: readonly Told[]): Arena {
  return told.reduce((now, [kind, ...args]) => REDUCERS[kind]?.(now, args) ?? now, arena);
}

describe("the reducers of Clash", () => {
  it("know every kind of event that a match tells", () => {
    const kinds = new Set(events.map(([kind]) => kind));
    expect([...kinds].filter((kind) => !(kind in REDUCERS))).toEqual([]);
  });

  it.each(views)("follow the pieces to where the rules have them after %i events", (count, view) => {
    const [first, start] = views[0] ?? [0, {}];
    const followed = follow(settle(begin(match.seats), start), events.slice(first, count));
    const seen = settle(begin(match.seats), view);
    expect(followed.pens.map((pen) => pen.men)).toEqual(seen.pens.map((pen) => pen.men));
    if (view.ended === true) return;
    expect(followed.spots).toEqual(seen.spots);
    expect(followed.bases).toEqual(seen.bases);
    expect([...followed.spares].sort()).toEqual([...seen.spares].sort());
    expect(followed.piles).toEqual(seen.piles);
  });

  it("tell what the points of the end consist of", () => {
    const ended = follow(begin(match.seats), events);
    expect(ended.scores).toEqual(match.scores);
    const spoils = ended.spoils.map((one) => (one?.captives ?? 0) + (one?.survivors ?? 0) + 2 * (one?.animals ?? 0));
    expect(spoils).toEqual(match.scores);
  });

  it("leave the arena before untouched", () => {
    const before = follow(begin(match.seats), events.slice(0, 200));
    const copy = structuredClone(before);
    follow(before, events.slice(200));
    expect(before).toEqual(copy);
  });
});

describe("a stage", () => {
  it("logs an unknown kind and goes on", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const stage = open(book);
    stage.reset(2);
    expect(stage.play(["sang", 1, 2], { names: ["A", "B"], you: null })).toEqual([]);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it("brings back an arena that was kept", () => {
    const stage = open(book);
    const room = { names: ["A", "B", "C", "D"], you: null };
    stage.reset(4);
    for (const event of events.slice(0, 40)) stage.play(event, room);
    const before = stage.stand(0);
    const back = stage.keep();
    for (const event of events.slice(40)) stage.play(event, room);
    expect(stage.stand(0)).not.toEqual(before);
    back();
    expect(stage.stand(0)).toEqual(before);
  });
});
