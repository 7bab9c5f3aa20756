import { h, render } from "preact";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../src/browser/languages";
import { narrow } from "../src/browser/screen";
import { duration, left } from "../src/parts/beside/clock";
import { ordered } from "../src/games/clash/render/dice";
import { Confirmation, Interjections } from "../src/parts/question/interjections";
import { grouped, recent } from "../src/parts/beside/log";
import { seatOutcome } from "../src/state/replay/outcome";
import type { Moment } from "../src/state/replay/recital";
import { routeOf } from "../src/state/app/route";
import { restore, type Settings } from "../src/browser/settings";
import type { Viewer } from "../src/state/viewer/viewer";
import { shortcuts } from "../src/pages/table";
import { OptionOdds } from "../src/state/viewer/option-odds";
import { preferred } from "../src/browser/languages";
import { speak } from "./matches";

const BASE: Settings = {
  language: "en",
  theme: "system",
  motion: "system",
  pace: "normal",
  sound: false,
  notify: false,
  confirm: true,
  keys: true,
  strongGrid: false,
  stepIn: true,
  cover: "secrets", chat: true,
  name: "",
};
const at = (path: string) => routeOf(new URL(path, "http://h"));

describe("odds", () => {
  it("are asked for one after the other, and no more when another question comes", () => {
    const sent: [string, number][] = [];
    const weighing = new OptionOdds((...asked) => void sent.push(asked));
    const last = (): string => sent.at(-1)?.[0] ?? "";
    vi.useFakeTimers();
    weighing.begin(3);
    weighing.begin(3);
    expect(sent).toEqual([]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(sent.map(([, index]) => index)).toEqual([0]);
    expect(weighing.take("another", { won: 9 })).toBe(false);
    expect(weighing.take(last(), { won: 1 })).toBe(true);
    expect(weighing.take(last())).toBe(true);
    expect(sent.map(([, index]) => index)).toEqual([0, 1, 2]);
    const stale = last();
    weighing.begin(0);
    expect(weighing.take(stale, { won: 3 })).toBe(true);
    expect(weighing.odds.value.size).toBe(0);
    expect(weighing.take(stale)).toBe(false);
  });
});

describe("what may be done at any time", () => {
  beforeAll(() => speak("en"));
  const option = (choice: number) => ({ id: choice, ask: "interject", step: "gift", choice, args: [choice] });
  const opened = (leadsOn = false) => {
    const answer = vi.fn();
    const found = { stage: { hasInterjections: true, option: () => ({ title: "Give a gift", leadsOn }) }, asked: { value: { ask: "interject", options: [option(0), option(1)] } }, room: { value: {} }, answer };
    const viewer = found as unknown as Viewer;
    document.body.replaceChildren();
    const [place, tab] = [document.createElement("div"), document.createElement("button")];
    document.body.append(place, tab);
    render(h("div", {}, h(Interjections, { viewer }), h(Confirmation, { viewer })), place);
    const menu = place.querySelector("details") as HTMLDetailsElement;
    menu.open = true;
    return { place, tab, menu, answer, viewer };
  };

  it("is named in its list, and not counted", () => {
    const { place } = opened();
    expect([place.querySelector("summary")?.textContent, place.querySelectorAll("li").length]).toEqual(["At any time", 2]);
  });

  it.each(LANGUAGES)("has no more than two short words in the dock of a phone, in %s", async (language) => {
    await speak(language);
    narrow.value = true;
    expect(opened().place.querySelector("summary")?.textContent).toMatch(/^\p{L}{1,8}(?: \p{L}{1,8})?$/u);
    narrow.value = false;
    await speak("en");
  });

  it("closes when something else is touched or reached, and not by what is in it", () => {
    const { tab, menu } = opened();
    menu.querySelector("li button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    menu.querySelector<HTMLElement>("li button")?.focus();
    expect(menu.open).toBe(true);
    tab.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(menu.open).toBe(false);
    menu.open = true;
    tab.focus();
    expect(menu.open).toBe(false);
  });

  it("closes by Escape before anything is taken back, and the focus is where it was opened", () => {
    const { menu, viewer } = opened();
    const back = vi.fn();
    const release = shortcuts({ ...viewer, back, stage: { ...viewer.stage, zooms: false }, telling: { behind: { peek: () => 0 } } } as unknown as Viewer, vi.fn(), vi.fn());
    const escape = (): unknown => menu.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    menu.querySelector<HTMLElement>("li button")?.focus();
    escape();
    expect([menu.open, back.mock.calls.length, document.activeElement]).toEqual([false, 0, menu.querySelector("summary")]);
    escape();
    expect(back).toHaveBeenCalledOnce();
    release();
  });

  it("closes when something was chosen, and asks whether one is sure only where nothing else is asked", async () => {
    for (const leadsOn of [false, true]) {
      const { place, menu, answer } = opened(leadsOn);
      menu.querySelector<HTMLElement>("li button")?.click();
      await Promise.resolve();
      expect([menu.open, place.querySelector("dialog") !== null, answer.mock.calls]).toEqual([false, !leadsOn, leadsOn ? [[0]] : []]);
      place.querySelector<HTMLElement>("dialog .btn")?.click();
    }
  });
});

describe("a key at the table", () => {
  beforeAll(() => speak("en"));
  const ANSWERS = '<div class="t-ask"><button class="choice">Turn</button></div>';
  const CELLS = ["cell", "cell legal", "cell legal"].map((look, space) => `<g class="${look}" data-space="${space}" tabindex="${space === 2 ? 0 : -1}"></g>`);
  const board = (cells: readonly string[]): string => `<div class="t-board"><svg class="arena">${cells.join("")}</svg></div>`;
  const pressed = (key: string, drawn: string, focus = ""): { focus: Element | null; note: string } => {
    document.body.innerHTML = drawn;
    const note = { value: { text: "" } };
    const viewer = { asked: { peek: () => ({}) }, isAsked: { peek: () => true }, note, back: vi.fn(), stage: { zooms: false }, telling: { behind: { peek: () => 0 } } };
    const release = shortcuts(viewer as unknown as Viewer, vi.fn(), vi.fn());
    if (focus !== "") document.querySelector<HTMLElement>(focus)?.focus();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    release();
    return { focus: document.activeElement, note: note.value.text };
  };
  const spaceOf = ({ focus }: { focus: Element | null }): string | null => focus?.getAttribute("data-space") ?? null;

  it("Enter, where nothing is put forward, leads to the lit space of the cursor, else to the first lit one", () => {
    const found = pressed("Enter", ANSWERS + board(CELLS));
    expect([spaceOf(found), found.note]).toEqual(["2", "Nothing is put forward here. L goes from one legal space to the next, Enter takes one."]);
    expect(spaceOf(pressed("Enter", ANSWERS + board([CELLS[0]!.replace("-1", "0"), CELLS[1]!])))).toBe("1");
  });

  it("Enter leads to the first answer where the board has none", () => {
    const found = pressed("Enter", ANSWERS + board([CELLS[0]!]));
    expect([found.focus?.className, found.note]).toEqual(["choice", "Nothing is put forward here. Tab goes from answer to answer, Enter takes one."]);
  });

  it("Escape beside the board takes the focus back to the board with what was aimed at there", () => {
    const aimed = '<div class="t-ask"><button class="choice">→</button><button data-back>Back</button></div>';
    expect(spaceOf(pressed("Escape", aimed + board(CELLS), ".choice"))).toBe("2");
    expect(pressed("Escape", aimed + board([CELLS[0]!]), ".choice").focus?.className).toBe("choice");
  });
});

describe("a seat in a replay", () => {
  beforeAll(() => speak("en"));
  const at = (points: number | null): Moment => ({ number: 0, seat: null, lines: [], scores: [points, points], toAct: [], sign: null, round: null, show: () => undefined });
  const told = (step: number, more: object, points: number | null = null): string => seatOutcome({ moments: [at(points), at(points)], winners: [], isDrawn: false, isOver: true, ...more }, 0, step);

  it("has no result before the end", () => {
    expect([told(0, { winners: [0] }), told(0, { isDrawn: true }), told(0, {}, 3), told(1, { isOver: false })]).toEqual(["", "", "", ""]);
  });

  it("has won, lost or drawn at the end", () => {
    expect([told(1, { winners: [0] }), told(1, { winners: [1] }), told(1, { isDrawn: true }), told(1, {})]).toEqual(["has won", "has lost", "draw", "has lost"]);
    expect([told(1, { winners: [0] }, 3), told(1, {}, 3)]).toEqual(["won with 3", "3 at the end"]);
  });
});

describe("an address", () => {
  it("names a page", () => {
    expect(at("/")).toEqual({ page: "home" });
    expect(at("/new?game=clash")).toEqual({ page: "new", game: "clash", record: null });
    expect(at("/new?game=gladiatori&record=abc")).toEqual({ page: "new", game: "gladiatori", record: "abc" });
    expect(at("/campaign/abc")).toEqual({ page: "campaign", id: "abc" });
    expect(at("/learn")).toEqual({ page: "learn", game: null });
    expect(at("/learn/jugula")).toEqual({ page: "learn", game: "jugula" });
    expect(at("/learn/jugula/first")).toEqual({ page: "lesson", game: "jugula", id: "first" });
    expect(at("/t/abc")).toEqual({ page: "table", id: "abc" });
    expect(at("/replay/table/abc?step=12&eyes=1")).toEqual({ page: "replay", kind: "table", id: "abc", step: 12, eyes: "1", analyse: false });
    expect(at("/replay/table/abc?step=x")).toMatchObject({ step: null });
    expect(at("/nowhere")).toEqual({ page: "missing" });
    expect(at("/t/a/b")).toEqual({ page: "missing" });
  });
});

describe("settings", () => {
  it("are kept as far as they fit", () => {
    expect(restore('{"pace":"quick","sound":"loud","other":1}', BASE)).toEqual({ ...BASE, pace: "quick" });
    expect(restore("not JSON", BASE)).toEqual(BASE);
    expect(restore('{"language":"tlh"}', BASE)).toEqual(BASE);
  });

  it("take the first language that we speak", () => {
    expect(preferred(["de-CH", "fr-CH", "en"])).toBe("fr");
    expect(preferred(["ja"])).toBe("en");
  });
});

describe("a clock", () => {
  it("counts to the deadline while it runs, else shows the bank", () => {
    expect(left({ bank: 60_000, since: 1000, deadline: 31_000 }, 11_000)).toBe(20_000);
    expect(left({ bank: 60_000, since: null, deadline: null }, 11_000)).toBe(60_000);
  });

  it("is written in minutes, with hours when there are many", () => {
    expect(duration(102_000)).toBe("1:42");
    expect(duration(3_723_000)).toBe("1:02:03");
    expect(duration(-5)).toBe("0:00");
  });
});

describe("a roll and a log", () => {
  it("lie with what counts first", () => {
    expect(ordered([0, 1, 2, 0])).toEqual([2, 1, 0, 0]);
  });

  it("that tell mere order are in the log and no news", () => {
    const line = (text: string, more: object = {}) => ({ text, seat: null, event: 0, ...more });
    const lines = [line("Round 1", { heading: true }), line("a"), line("your turn", { isOrder: true }), line("b")];
    expect(recent(lines).map(({ text }) => text)).toEqual(["b", "a"]);
    expect(grouped(lines, "").flatMap((group) => group.lines)).toHaveLength(3);
  });

  it("are grouped by round, the newest first, and so within a round", () => {
    const line = (text: string, heading = false) => ({ text, seat: null, spaces: [], heading, event: 0 });
    const groups = grouped([line("a"), line("Round 1", true), line("b"), line("c"), line("Round 2", true), line("d")], "Beginning");
    expect(groups.map((group) => [group.heading, group.lines.map((one) => one.text)])).toEqual([
      ["Round 2", ["d"]],
      ["Round 1", ["c", "b"]],
      ["Beginning", ["a"]],
    ]);
  });
});
