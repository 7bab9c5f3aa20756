import { beforeEach, describe, expect, it, vi } from "vitest";
import { begunAt, keepBegun } from "../src/state/lesson/lessons-begun";
import { Lesson } from "../src/state/lesson/lesson";
import { http, Refusal } from "../src/wire/http";
import type { LessonStep, LessonWish } from "../src/wire/types";
import { speak } from "./matches";

const GIVEN = { ask: "place", choice: 4 };

function step(wish: LessonWish, more: Partial<LessonStep> = {}): LessonStep {
  const number = wish.answers?.length ?? 0;
  const table = { seats: [{ seat: 0, kind: "open", mine: true }], options: {}, state: "playing" };
  const position = { number, asked: { ask: "place", options: [{ id: 1, ask: "place", step: "place", choice: 4, args: [] }, { id: 2, ask: "place", step: "place", choice: 5, args: [] }], about: {} }, to_act: [0], scores: [], winners: [], over: false, view: {}, portrait: "", clocks: [], undo: "none" };
  const welcome = { type: "welcome", seq: number + 1, seat: 0, now: 0, table, entries: [], first_event: 0, events: [], position, here: { seats: [], watching: 0 }, manners: { chat: true, blocked: [] } };
  return { welcome, say: "", do: "", task: 1, tasks: 2, free: true, over: false, wrong: [], refused: "", odds: [], ...more } as unknown as LessonStep;
}

describe("a lesson that was left", () => {
  const asked: LessonWish[] = [];
  const serve = (answer: (wish: LessonWish) => LessonStep): void => {
    vi.spyOn(http, "lessonContent").mockResolvedValue({ name: "plain", digest: "", files: {}, asks: { place: "space" }, events: {}, names: {}, round_event: "" });
    vi.spyOn(http, "lesson").mockImplementation((_game, _id, wish) => {
      asked.push(wish);
      return Promise.resolve().then(() => answer(wish));
    });
  };
  const sit = async (): Promise<Lesson> => {
    const lesson = new Lesson("plain", "first");
    await lesson.open();
    expect(lesson.trouble.value).toBe(null);
    return lesson;
  };
  beforeEach(async () => {
    localStorage.clear();
    asked.length = 0;
    await speak("en");
  });

  it("goes on where it was, with the same dice", async () => {
    serve((wish) => step(wish));
    const lesson = await sit();
    lesson.viewer.value?.answer(0);
    await vi.waitFor(() => expect(lesson.isBegun.value).toBe(true));
    lesson.end();
    const seed = asked[0]?.seed ?? "";

    const again = await sit();

    expect(asked.at(-1)).toEqual({ answers: [GIVEN], seed, whole: true });
    again.viewer.value?.answer(0);
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ answers: [GIVEN, GIVEN], seed }));
  });

  it("is forgotten once it is over", async () => {
    keepBegun("plain", "first", { seed: "s", answers: [GIVEN] });
    serve((wish) => step(wish, { over: (wish.answers?.length ?? 0) > 1 }));
    const lesson = await sit();
    lesson.viewer.value?.answer(0);
    await vi.waitFor(() => expect(begunAt("plain", "first")).toBe(null));
  });

  it("begins anew where its answers lead nowhere any more", async () => {
    keepBegun("plain", "first", { seed: "s", answers: [GIVEN] });
    serve((wish) => {
      if (wish.whole === true) throw new Refusal({ code: "row", sentence: "", facts: {} }, 409);
      return step(wish);
    });
    expect((await sit()).isBegun.value).toBe(false);
    expect(asked.at(-1)?.answers).toEqual([]);
  });

  it("keeps no more than some, and reads no nonsense", () => {
    for (let number = 0; number < 20; number++) keepBegun("plain", `l${number}`, { seed: "s", answers: [GIVEN] });
    expect([begunAt("plain", "l7"), begunAt("plain", "l19")?.seed]).toEqual([null, "s"]);
    localStorage.setItem("harena.lessons-begun", '[["plain/x", null], 3]');
    expect(begunAt("plain", "x")).toBe(null);
  });
});
