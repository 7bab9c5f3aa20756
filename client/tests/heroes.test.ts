import { signal } from "@preact/signals";
import { h, render } from "preact";
import files from "virtual:content/heroes";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { open } from "../src/games/heroes/index";
import { called as calledInWords, Choose, usual } from "../src/games/heroes/odds";
import { Answers } from "../src/games/heroes/input/answers";
import { Board } from "../src/games/heroes/render/board";
import { Body } from "../src/games/heroes/render/body";
import { Creation } from "../src/games/heroes/render/creation";
import { Fight } from "../src/games/heroes/render/fight";
import { Self } from "../src/games/heroes/render/self";
import { Thrown } from "../src/games/heroes/render/dice";
import { middle, nextTo, outline, places } from "../src/games/heroes/render/geometry";
import { type Arena, begin, called, menIn, NEW_MAN } from "../src/games/heroes/state/arena";
import { figureOf, groundOf, layOut, STYLE_CARDS, STYLES } from "../src/games/heroes/state/content";
import { newest } from "../src/games/heroes/state/deeds";
import { change, choiceOf, hintedZone, planOf, pointing, refusedBuild, touchZone, valuesOf, waysOf } from "../src/games/heroes/state/plan";
import { REDUCERS } from "../src/games/heroes/state/reducers";
import { settle } from "../src/games/heroes/state/settle";
import { nameOf } from "../src/games/heroes/words/nouns";
import { known } from "../src/games/heroes/words/known";
import { phases } from "../src/games/heroes/words/phases";
import { result } from "../src/games/heroes/words/result";
import { ArenaWords } from "../src/games/heroes/words/chronicle";
import { type Acts, NO_ACTS } from "../src/stage/scene";
import { LANGUAGES } from "../src/browser/languages";
import { adviceOf } from "../src/state/viewer/hint-words";
import { Lesson } from "../src/state/lesson/lesson";
import type { Viewer } from "../src/state/viewer/viewer";
import type { LessonStep } from "../src/wire/types";
import { complaints } from "../src/words/words";
import declared from "../../src/harena/locale/heroes.json";
import { bookOf } from "./books";
import fixture from "./fixtures/heroes.json";
import { atTable, followed, recorded, speak, type Told } from "./matches";

const book = await bookOf("heroes");

const record = recorded(fixture);
const { matches, asked, views } = record;
const room = { names: ["Anna", "Bruno", "Carla"], you: 0 };

beforeEach(() => layOut(files, book.names));

const follow = (arena: Arena, told: readonly Told[]): Arena => followed(REDUCERS, arena, told);

/** A question with the arena it was asked in, and what was answered. */
function table(ask: string) {
  const { view, ...found } = atTable(record, ask);
  return { ...found, arena: settle(begin(2), view) };
}

describe("the reducers of Heroes", () => {
  it("know every kind of event that the rules tell", () => {
    expect(Object.keys(book.events).filter((kind) => !(kind in REDUCERS))).toEqual([]);
  });

  it.each(views)("follow the gladiators of match %i to where the rules have them after %i events", (match, count, view) => {
    const seen = settle(begin(2), view);
    const followed = follow(begin(seen.seats), matches[match]?.slice(0, count) ?? []);
    for (const man of seen.men.filter(({ name }) => name >= 0)) {
      const { zone, fate, down, ensnared, wounds, style } = called(followed, man.name) ?? man;
      expect([man.name, zone, fate, down, ensnared, wounds, style]).toEqual([man.name, man.zone, man.fate, man.down, man.ensnared, man.wounds, man.style]);
    }
    if (seen.turn > 0) expect([followed.turn, followed.acting, followed.order]).toEqual([seen.turn, seen.acting, seen.order]);
  });

  it("tell a fight test by test, with the dice of both", () => {
    const told: Told[] = [["acts", 3], ["faced", 3, 5], ["selected", 5, 1, 1, 6], ["rolled", 3, 2, 1, 3, 1, 2, 6], ["rolled", 5, 1, 1, 1, 3, 4], ["attacked", 3, 5, 1], ["rolled", 3, 1, 0, 1, 2], ["rolled", 5, 2, 0, 3, 1, 1], ["counterstruck", 5, 3]];
    const { deeds } = follow(begin(2), told);
    expect(deeds).toMatchObject([
      { kind: "manoeuvre", men: [3, 5], outcome: "attacked", selected: [[], [1, 6]], trays: [{ successes: 2, used: 1, hits: 3, faces: [1, 2, 6] }, { successes: 1 }] },
      { kind: "attack", men: [3, 5], opening: "advantage", outcome: "counterstruck" },
      { kind: "attack", men: [5, 3], opening: "plain", outcome: "", trays: [null, null] },
    ]);
  });

  it("tell a blow to its end, and an appeal to crowd and Emperor", () => {
    const told: Told[] = [["acts", 3], ["hit", 3, 5, 2], ["located", 3, 4, 3, 3], ["struck", 3, 5, 2, 3, 1, 2, 1, 0], ["wounded", 5, 2, 3, 1], ["knocked_down", 5], ["appealed", 5, 1, 4, 2, 6], ["implored", 5, 1, 1, 4, 7, 2, 6, 3, 6], ["hesitated", 5, 4, 2], ["spared", 5]];
    const end = follow(begin(2), told);
    expect(newest(end, "blow")).toMatchObject({ impact: 2, force: 1, armour: 0, damage: 3, rolls: [[3, 3]], befell: ["wounded", "knocked_down"] });
    expect(newest(end, "plea")).toMatchObject({ value: 4, verdict: 1, emperor: { mind: 7, dice: [3, 6] }, doubt: [4, 2], outcome: "spared" });
  });
});

describe.each(LANGUAGES)("Heroes in %s", (language) => {
  beforeAll(() => speak(language));

  it("is told without a missing word", () => {
    for (const events of matches) {
      const stage = open(book);
      stage.reset(3);
      for (const { text } of events.flatMap((event) => stage.play(event, room))) expect(text).not.toMatch(/\{|heroes-|\$|undefined|NaN/);
    }
    expect(complaints()).toEqual([]);
  });

  it("names a zone on a button as on the board", () => {
    const stage = open(book);
    const { asked: question, view } = atTable(record, "action");
    stage.reset(2);
    stage.settle({ view, scores: [], portrait: null });
    const name = stage.option({ id: 0, ask: "zone", step: "", choice: 0, args: [] }, room, question).title;
    expect(name).toMatch(/^[a-z]\d$/u);
    expect(stage.known("cell.0", room, NO_ACTS)?.now).toMatch(new RegExp(`^${name}, `, "u"));
  });

  it.each(asked.map((one) => [one.ask, one] as const))("asks %s in words", (_, { seat, view, ask, options, about }) => {
    const stage = open(book);
    stage.reset(2);
    stage.settle({ view, scores: [], portrait: null });
    const own = { ...room, you: seat };
    const question = { ask, options, about };
    const texts = [stage.question(question, own), stage.reason(question, own), ...stage.phases(question).map(({ name }) => name)];
    for (const option of options) {
      const { title, note = "", result = "", unit = "" } = stage.option(option, own, question);
      expect(title).not.toBe("");
      texts.push(title, note, result, unit);
    }
    for (const thing of [...new Array(31).keys()].map((zone) => `cell.${zone}`)) texts.push(stage.known(thing, own, NO_ACTS)?.now ?? "");
    for (const text of texts) expect(text).not.toMatch(/\{|heroes-|\$|undefined|NaN/);
    expect(complaints()).toEqual([]);
  });
});

describe("what is printed", () => {
  it("is read from the pack: two arenas with their gates, six styles with their arms", () => {
    const small = groundOf("campana");
    expect([small.zones.length, small.columns, small.rows]).toEqual([31, 7, 5]);
    expect(groundOf("flavia").zones).toHaveLength(51);
    expect(small.zones.filter(({ entrance }) => entrance !== "").map(({ id, entrance }) => `${id}${entrance}`)).toEqual(["d1N", "a3<", "g3>", "d5S", "f5D"]);
    expect(small.zones.filter(({ kind }) => kind === "center").map(({ id }) => id)).toEqual(["c3", "d3", "e3"]);
    expect(STYLE_CARDS.map(({ id }) => id)).toEqual([...STYLES]);
    expect(STYLE_CARDS[3]?.hands).toEqual(["net", "trident"]);
    expect(figureOf(-1)).toBe("helmet");
  });
});

describe("the arena", () => {
  it("is walked by arrows from row to row, the north on top", () => {
    const ground = groundOf("campana");
    const zone = (id: string): number => ground.zones.findIndex((one) => one.id === id);
    const column = middle(ground, zone("d3")).x;
    expect((["up", "down", "left", "right", "home", "end"] as const).map((way) => ground.zones[nextTo(ground, zone("d3"), way, column)]?.id)).toEqual(["d2", "d4", "c3", "e3", "a3", "g3"]);
    expect(middle(ground, zone("d1")).y).toBeLessThan(middle(ground, zone("d5")).y);
  });

  it.each(["campana", "flavia"])("has room for four in every zone of %s", (id) => {
    const ground = groundOf(id);
    ground.zones.forEach((_, zone) => {
      const { r, at } = places(ground, zone, 4);
      expect(new Set(at.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(4);
      expect(Math.hypot((at[0]?.x ?? 0) - (at[1]?.x ?? 0), (at[0]?.y ?? 0) - (at[1]?.y ?? 0))).toBeGreaterThanOrEqual(2 * r - 0.1);
      expect(outline(ground, zone)).not.toContain("NaN");
    });
  });
});

describe("an action", () => {
  it("is chosen by its zone: first what can be done there, then the row of answers the rules want", () => {
    const { arena, acts, sent, touched } = table("action");
    const ways = waysOf(acts);
    const far = ways.find((way) => way.row.length > 1);
    expect(far).toBeDefined();
    touchZone(arena, acts, far?.zone ?? -1);
    expect(planOf(acts).zone).toBe(far?.zone);
    expect(sent).toEqual([]);
    touchZone(arena, acts, far?.zone ?? -1);
    expect(sent[0]?.map(({ ask }) => ask)).toEqual(["action", "zone"]);
    expect(sent[0]?.at(-1)?.choice).toBe(far?.zone);
    expect(touched).toEqual([]);
    expect(planOf(acts).zone).toBe(-1);
  });

  it("is not put together for a coach, who waits for each answer", () => {
    const { acts } = table("action");
    expect(waysOf({ ...acts, isCoached: true })).toEqual([]);
  });

  it("is refused elsewhere with the reason that came with the question", () => {
    const { arena, acts } = table("action");
    const reasons: string[] = [];
    const legal = new Set(waysOf(acts).map((way) => way.zone));
    const away = arena.ground.zones.findIndex((_, zone) => !legal.has(zone) && menIn(arena, zone).length === 0);
    touchZone(arena, { ...acts, refuse: (reason) => void reasons.push(reason) }, away);
    expect(reasons).toEqual(["zone-too-far"]);
  });
});

describe("what a bot would choose", () => {
  it("has its ring in the zone it names, and a deed where there is but one zone for it", () => {
    const zone = table("zone");
    zone.asked.options.forEach(({ choice }, hinted) => expect(hintedZone(zone.arena, { ...zone.acts, hinted })).toBe(choice));
    const { arena, acts, asked: question } = table("action");
    question.options.forEach(({ choice }, hinted) => {
      const zones = new Set(waysOf(acts).filter((way) => way.action === choice).map((way) => way.zone));
      expect(hintedZone(arena, { ...acts, hinted })).toBe(zones.size === 1 ? [...zones][0] : -1);
    });
    expect(hintedZone(arena, acts)).toBe(-1);
  });

  it("is drawn on the sand", () => {
    const { arena, acts } = table("zone");
    const root = document.createElement("div");
    render(h(Board, { arena, room, acts: { ...acts, hinted: 0 }, still: true }), root);
    expect(root.querySelectorAll(".hinted").length).toBe(1);
  });
});

describe("why a bot would use so many Bonus Dice", () => {
  it("fits the number", async () => {
    await speak("en");
    const stage = open(book);
    const { asked: question } = table("bonus");
    const why = (count: number): Promise<string> => {
      const index = 0;
      const options = [{ ...question.options[0]!, ask: "bonus", choice: count }];
      return adviceOf(stage, room, { ...question, options }, { index, why: "instinct", better: 0, worse: 0, rather: -1 });
    };
    expect([await why(0), await why(1), await why(3)]).toEqual([
      "I would choose: 0. I have few left, and keep them back.",
      "I would choose: 1. One is enough here; the others I keep for what follows.",
      "I would choose: 3. A few dice where they count most, and the others kept back.",
    ]);
  });
});

describe("a zone in a lesson", () => {
  it("that is right later has the coach's word, and one that is none the rule", () => {
    const { arena, asked: question } = table("zone");
    const lesson = new Lesson("heroes", "first");
    const [touched, refused]: [number[], string[]] = [[], []];
    const acts = { ...NO_ACTS, asked: question, isCoached: true, touch: (index: number) => void touched.push(index), refuse: (reason: string) => void refused.push(reason) };
    lesson.viewer.value = { acts: signal(acts), isCoached: signal(true), stage: { isOnBoard: () => true } } as unknown as Viewer;
    lesson.step.value = { wrong: question.options.map((_, index) => (index === 0 ? "" : "lesson-not-yet")) } as unknown as LessonStep;
    const onBoard = lesson.onBoard.value ?? NO_ACTS;
    const far = arena.ground.zones.findIndex((_, zone) => !pointing(arena, question).has(zone));
    for (const zone of [question.options[1]?.choice ?? -1, far, question.options[0]?.choice ?? -1]) touchZone(arena, onBoard, zone);
    expect([touched, refused]).toEqual([[1, 0], ["zone-too-far"]]);
  });
});

describe("a target", () => {
  it("is lit where it stands", () => {
    const { arena, asked: question } = table("target");
    const lit = [...pointing(arena, question)];
    expect(lit.flatMap(([, indices]) => indices).sort()).toEqual(question.options.map((_, index) => index));
    for (const [zone, indices] of lit) for (const index of indices) expect(menIn(arena, zone).map(({ name }) => name)).toContain(question.options[index]?.choice);
  });
});

describe("points", () => {
  it("are divided freely, and the question says at once what is wrong", () => {
    const { acts, asked: question } = table("build");
    expect(question.options.some((option) => option.choice === choiceOf(valuesOf(acts)))).toBe(true);
    const wrong = (values: number[]): string => {
      change(acts, { values });
      return refusedBuild(question, choiceOf(valuesOf(acts)));
    };
    expect([wrong([3, 3, 3]), wrong([7, 7, 7]), wrong([6, 3, 3]), wrong([4, 4, 4])]).toEqual(["points-left", "points-over", "too-far-apart", ""]);
  });
});

describe("what an answer shows", () => {
  beforeAll(() => speak("en"));
  const drawn = (ask: string, more: Partial<Acts> = {}): HTMLElement => {
    const { arena, acts } = table(ask);
    const place = document.createElement("div");
    render(h(Answers, { arena, room, acts: { ...acts, ...more }, words: { option: () => ({ title: "" }) } as unknown as ArenaWords }), place);
    return place;
  };

  it("says beside the chance of a blow that one may be hit oneself", () => {
    const odds = new Map([[0, { hit: 0.6, again: 0.2, turned: 0.12, struck: 0.08 }]]);
    expect(drawn("bonus", { odds }).querySelector(".counts .rs")?.textContent).toBe("60%you 8%");
    expect(drawn("bonus", { odds, marked: 0 }).querySelector(".confirms small")?.textContent).toBe("you are hit: 8%, Counterstrike 12%");
    expect(drawn("bonus", { odds: new Map([[0, { attack: 0.6 }]]) }).querySelector(".counts .rs")?.textContent).toBe("60%");
  });

  it("says what the chance beside a number of dice is the chance of", () => {
    const told = (first: string): string | null | undefined => drawn("bonus", { odds: new Map([[0, { [first]: 0.6 }]]) }).querySelector(".confirms .why")?.textContent;
    expect([told("attack"), told("ensnare"), told("freed"), told("hit")].map((line) => line?.split("beside it ")[1])).toEqual(["the chance that you attack.", "the chance that the net catches.", "the chance to get out of the net.", "the chance to hit."]);
  });

  it("counts the points that are to be divided", () => {
    const told = (values: number[]): string => {
      change(table("build").acts, { values });
      return drawn("build").querySelector(".builder + .choice .rs")?.textContent ?? "";
    };
    expect([told([3, 3, 3]), told([4, 4, 4]), told([6, 4, 4])]).toEqual(["9/123 left", "12/12points", "14/122 too many"]);
  });
});

describe("the six styles", () => {
  beforeAll(() => speak("en"));
  const drawn = (ask: string, more: Partial<Acts> = {}): HTMLElement => {
    const { arena, acts } = table(ask);
    const place = document.createElement("div");
    render(h(Creation, { arena, room, acts: { ...acts, ...more } }), place);
    return place;
  };

  it("are marked by one touch and chosen by a second; the Star is shown in the one that is marked", () => {
    expect(["primary", "secondary", "style"].map((ask) => declared.asks[ask as "primary"].firm)).toEqual([true, true, true]);
    const { asked: question } = table("primary");
    const marked = question.options.findIndex(({ choice }) => choice === 3);
    const place = drawn("primary", { marked });
    expect([...place.querySelectorAll(".stylecard")].map((card) => card.getAttribute("aria-pressed"))).toEqual(STYLES.map((_, style) => String(style === 3)));
    expect(place.querySelector(".starcard use")?.getAttribute("href")).toBe(`#f-${figureOf(3)}`);
  });

  it("are shown as he would wear them: a left-hander the other way round", () => {
    const { acts, asked: question } = table("primary");
    const styles = STYLES.map(() => ({ armour: [3, 2, 0, 0, 0, 0, 2], hands: ["sword", "net"] }));
    const left = { ...acts, asked: { ...question, about: { ...question.about, styles } } };
    const place = drawn("primary", left);
    expect(known(table("primary").arena, `style.${STYLES[3]}`, room, left)?.now).toContain("left arm 2");
    const card = place.querySelector(".stylecard");
    expect([...(card?.querySelectorAll(".part") ?? [])].map((part) => part.textContent)).toEqual(["3", "2", "", "", "", "", "2"]);
    expect([...(card?.querySelectorAll(".arms use") ?? [])].map((sign) => sign.getAttribute("href"))).toEqual(["#f-net", "#f-sword"]);
  });
});

describe("the six styles for who only looks on", () => {
  beforeAll(() => speak("en"));

  it("are those of a left-hander as soon as everybody knows that he is one", () => {
    const { arena } = table("primary");
    const style = STYLE_CARDS.findIndex(({ armour }) => armour[1] !== armour[3]);
    const printed = STYLE_CARDS[style]?.armour ?? [];
    const shown = (left: boolean, size: string): string[] => {
      const place = document.createElement("div");
      render(h(Creation, { arena: { ...arena, men: [{ ...NEW_MAN, name: 3, left, size }] }, room, acts: NO_ACTS }), place);
      return [...(place.querySelectorAll(".stylecard")[style]?.querySelectorAll(".part") ?? [])].map((part) => part.textContent);
    };
    const told = (values: readonly (number | undefined)[]): string[] => values.map((value) => (value ? String(value) : ""));
    expect(shown(false, "small")).toEqual(told(printed));
    expect(shown(true, "")).toEqual(told(printed));
    expect(shown(true, "small")).toEqual(told([0, 3, 2, 1, 4, 6, 5].map((part) => printed[part])));
    const left = { ...arena, men: [{ ...NEW_MAN, name: 3, left: true, size: "small" }] };
    expect(known(left, `style.${STYLES[style]}`, room, NO_ACTS)?.now).toContain(`left arm ${printed[3]}`);
  });
});

describe("the card of a Star in the making", () => {
  beforeAll(() => speak("en"));

  it("has no Attributes while the points are not divided as they must be", () => {
    const { arena, acts } = table("build");
    const place = document.createElement("div");
    const told = (values: number[]): (string | null)[] => {
      change(acts, { values });
      render(h(Creation, { arena, room, acts }), place);
      return [...place.querySelectorAll(".starcard .tk b")].map((number) => number.textContent);
    };
    expect(told([3, 3, 3])).toEqual(["–", "–", "–"]);
    expect(told([4, 4, 4]).every((value) => Number(value) > 0)).toBe(true);
  });
});

describe("the six styles before one is asked for", () => {
  it("are no buttons", () => {
    const { arena, acts } = table("gender");
    const place = document.createElement("div");
    render(h(Creation, { arena, room, acts }), place);
    expect([place.querySelectorAll(".stylecard").length, place.querySelectorAll("button.stylecard").length]).toEqual([6, 0]);
  });
});

describe("a body before the match", () => {
  it("has no wound where there is nothing to lose yet", () => {
    const place = document.createElement("div");
    const none = Array.from({ length: 7 }, () => 0);
    render(h(Body, { parts: none, whole: none, armour: [] }), place);
    expect([place.querySelectorAll(".scar").length, place.textContent]).toEqual([0, ""]);
    render(h(Body, { parts: [0, 4, 4, 4, 4, 4, 4], whole: none.map(() => 4), armour: [] }), place);
    expect([place.querySelectorAll(".scar").length, place.textContent]).toEqual([1, "×444444"]);
  });
});

describe("the row above the board", () => {
  beforeAll(() => speak("en"));

  it("says where in the making and in the turn we are", () => {
    const now = (ask: string): string | undefined => {
      const { arena, asked: question } = table(ask);
      return phases(arena, question).find(({ state }) => state === "now")?.name;
    };
    expect(["gender", "second", "style", "action", "bonus", "star_power"].map(now)).toEqual(["Gender", "Signature", "Style", "Move", expect.stringMatching(/Manoeuvre|Attack|Move/), "Damage"]);
  });
});

describe("between the matches of a campaign", () => {
  const star = { status: "active", state: "fit", styles: ["thraex", "none"], signatures: ["none", "none"], attributes: [4, 4, 4], total: 12, whole: [4, 4, 4, 4, 4, 4, 4], armour: [3, 0, 0, 0, 0, 2, 2], locale: "fringes", today: 1, fame: 0, laurels: 0, wins: 0, losses: 0, draws: 0 };
  const own = { ...star, name: "Marcinus", whole: [4, 2, 4, 4, 4, 0, 4], fame: 3 };
  const other = { ...star, name: "Ursio", state: "barred" };
  const campaign = { familiae: [[own, { status: "new", state: "new" }], [other]], matches: [3, -1, -1], venues: [0, -1, -1] };
  const names = (): readonly string[] => book.names.gladiator ?? [];
  const asked = { ask: "entry", about: { who: "", month: "september", year: 106 }, options: [{ id: 1, ask: "entry", step: "take_entry", choice: names().indexOf("Marcinus"), args: [] }] };

  beforeAll(() => speak("en"));

  function drawn(view: object) {
    const [touched, why]: [number[], number[]] = [[], []];
    const acts = { ...NO_ACTS, asked, touch: (index: number) => void touched.push(index), whyNot: (_: string, choice: number) => void why.push(choice) };
    const place = document.createElement("div");
    const arena = settle(begin(2), { seat: 0, seats: 2, arena: "campana", turn: 0, gladiators: [], ...view });
    render(h(Board, { arena, room, acts, still: true }), place);
    return { place, touched, why, arena, cards: [...place.querySelectorAll("button.ros")] };
  }

  it("the familiae lie in the place of the arena, with what each part has left", () => {
    const { place, cards, arena } = drawn({ campaign, between: true });
    expect(place.querySelector(".days")?.textContent).toBe("Games in Londinium, the Fringes of the Empire: 3 matches left today");
    expect(cards.map((card) => card.querySelector("b")?.textContent)).toEqual(["Marcinus", "Ursio"]);
    expect([...(cards[0]?.querySelectorAll(".bd text") ?? [])].map((part) => part.textContent)).toEqual(["4", "2", "4", "4", "4", "×", "4"]);
    expect(cards[0]?.textContent).toContain("ready, 1 of 3 matches today");
    expect(cards[0]?.textContent).toContain("Fame 3");
    expect(cards[1]?.textContent).toContain("recovering this month");
    expect(phases(arena, asked)).toEqual([]);
  });

  it("who can be chosen is chosen by his card, and of who cannot it is said why", () => {
    const { cards, touched, why } = drawn({ campaign, between: true });
    for (const card of cards) (card as HTMLButtonElement).click();
    expect(touched).toEqual([0]);
    expect(why).toEqual([names().indexOf("Ursio")]);
  });

  it("who is being made, and a single match, have the board as ever", () => {
    const making = { name: -1, owner: 0, style: -1, zone: -1 };
    expect(drawn({ campaign, making: true, gladiators: [making] }).cards).toEqual([]);
    expect(drawn({ campaign, turn: 1 }).cards).toEqual([]);
    expect(drawn({}).cards).toEqual([]);
  });

  it("a pack says how many matches a gladiator may fight in a Day", () => {
    layOut({ ...files, campaign: { ...(files.campaign as object), day: { matches: 4, fights: 2 } } }, book.names);
    expect(drawn({ campaign, between: true }).cards[0]?.textContent).toContain("ready, 1 of 2 matches today");
  });
});

describe("the limits of an Attribute", () => {
  beforeAll(() => speak("en"));

  it("are those of the question and of the pack", () => {
    const points = { ...(files.gladiators as { points: object }).points, most_attribute: 5 };
    layOut({ ...files, gladiators: { ...(files.gladiators as object), points } }, book.names);
    const { arena, acts, asked: question } = table("build");
    const asking = { ...question, about: { ...(question.about as object), least: 3, most: 5 } };
    const own = { ...acts, asked: asking };
    change(own, { values: [3, 4, 5] });
    const place = document.createElement("div");
    render(h(Answers, { arena, room, acts: own, words: { option: () => ({ title: "" }) } as unknown as ArenaWords }), place);
    expect([...place.querySelectorAll<HTMLButtonElement>(".builder button")].map((button) => button.disabled)).toEqual([true, false, false, false, false, true]);
    render(h(Creation, { arena, room, acts: own }), place);
    expect([...place.querySelectorAll(".bx")].map((track) => track.children.length)).toEqual([5, 5, 5]);
  });
});

describe("a pool", () => {
  beforeAll(() => speak("en"));

  it.each([
    [4, [0, 1, 2], 2, "4 dice, 2 Bonus Dice"],
    [0, [0, 0, 1, 2], 2, "0 dice, 2 Bonus Dice"],
    [0, [0, 0, 0], 0, "0 dice, 0 Bonus Dice"],
  ])("of %i is shown with those Bonus Dice that come to it, as the question says: %j", (dice, laid, more, told) => {
    const place = document.createElement("div");
    const { arena, acts, asked: question } = table("bonus");
    const marked = laid.length - 1;
    const options = laid.map((_, choice) => ({ id: choice, ask: "bonus", step: "", choice, args: [] }));
    const asking = { ...question, options, about: { ...(question.about as object), dice, laid } };
    render(h(Fight, { arena, room, acts: { ...acts, asked: asking, marked }, still: true }), place);
    const own = place.querySelector(".throws .dice");
    const all = own?.querySelectorAll(".die").length ?? 0;
    const bonus = own?.querySelectorAll(".bonus").length ?? 0;
    expect([all - bonus, bonus, own?.getAttribute("aria-label")]).toEqual([dice, more, told]);
  });

  it("has those ringed that succeeded, as the roll tells it", () => {
    const place = document.createElement("div");
    render(h(Thrown, { tray: { faces: [5, 1, 4], used: 0, successes: 2, hits: 0b110 }, falls: false }), place);
    expect([...place.querySelectorAll(".die")].map((die) => die.classList.contains("hit"))).toEqual([false, true, true]);
  });
});

describe("beside the order of the turn", () => {
  const own = { ...NEW_MAN, name: 30, owner: 0, style: 0, mercy: 0.5 };
  const foe = { ...NEW_MAN, name: 1, style: 0 };
  const drawn = (more: Partial<Arena>): HTMLElement => {
    const place = document.createElement("div");
    render(h(Self, { arena: { ...begin(2), you: 0, turn: 4, men: [own, foe], acting: 30, order: [1], ...more }, acts: NO_ACTS, room }), place);
    return place;
  };
  beforeAll(() => speak("en"));

  it("it stands what comes when all dice are spent, as the view says it, and no more after the end", () => {
    const seen = (call: string): Partial<Arena> => ({ nextCall: settle(begin(2), { next_call: call }).nextCall });
    const told = (more: Partial<Arena>): string | undefined => drawn(more).querySelector(".referee")?.textContent;
    expect(told(seen("break-if-even"))).toBe("Once all dice are spent at equal wounds: a break.");
    expect(told(seen("draw-if-even"))).toBe("Once all dice are spent again at equal wounds: a draw.");
    expect(told(seen("break"))).toBe("Once all dice are spent: a break.");
    expect(told(seen(""))).toBeUndefined();
    expect(told({ ...seen("break"), men: [own, foe, { ...foe, name: 2 }] })).toBeUndefined();
    const place = document.createElement("div");
    render(h(Fight, { arena: { ...begin(2), turn: 4, ...seen("draw-if-even") }, acts: NO_ACTS, room, still: true }), place);
    expect(place.querySelector(".referee")?.textContent).toBe("Once all dice are spent again at equal wounds: a draw.");
    expect(place.querySelector(".referee")?.getAttribute("data-term")).toBe("dismissed");
  });

  it("the turn is named with the last that can be, as the view has it", () => {
    const stage = open(book);
    stage.settle({ view: { seat: 0, seats: 2, arena: "campana", turn: 3, turn_limit: 40, gladiators: [] }, scores: [], portrait: null });
    expect(stage.where()).toBe("Turn 3 of 40");
  });

  it("the order is called so, and who is out is not in it", () => {
    expect(drawn({}).querySelector(".turnorder")?.textContent).toBe(`Order${nameOf(30)}${nameOf(1)}`);
    const out = drawn({ acting: 1, order: [30], men: [own, { ...foe, fate: 1 }] });
    expect([out.querySelector(".queue")?.textContent, out.querySelector(".queue .now")]).toEqual([nameOf(30), null]);
  });

  it("nothing stands there after the end", () => {
    expect(drawn({ ended: true }).textContent).toBe("");
  });
});

describe("two to be weighed", () => {
  beforeAll(() => speak("en"));
  const choices = { style: ["thraex"], savvy: ["4"], strength: ["4"], speed: ["4"], signature: ["none", "agile"], second: ["none", "strong"], gender: ["man", "woman"], handed: ["right", "left"] };

  it("have a second Signature, a gender and a hand to choose", () => {
    const place = document.createElement("div");
    const asked: string[] = [];
    render(h(Choose, { two: usual, choices, set: ([one]) => asked.push(one) }), place);
    const picks = [...place.querySelectorAll("fieldset:first-of-type label")].slice(-3);
    expect(picks.map((pick) => pick.firstChild?.textContent)).toEqual(["Second Signature", "Gender", "Hand"]);
    for (const [pick, value] of picks.map((one, at) => [one.querySelector("select"), ["strong", "woman", "left"][at] ?? ""] as const)) {
      if (pick === null) throw new Error("nothing to choose");
      pick.value = value;
      pick.dispatchEvent(new Event("change"));
    }
    expect(asked).toEqual(["thraex:4/4/4:none:strong:man:right", "thraex:4/4/4:none:none:woman:right", "thraex:4/4/4:none:none:man:left"]);
  });

  it("are called by what is not usual of them", () => {
    expect(calledInWords("thraex:5/4/3:agile:strong:woman:left")).toBe("Thraex 5/4/3, Agile, Strong, woman, left-handed");
    expect(calledInWords("thraex:5/4/3:agile")).toBe("Thraex 5/4/3, Agile");
  });
});

describe("a result", () => {
  const [npg, star] = [{ ...NEW_MAN, name: 0 }, { ...NEW_MAN, name: 30, owner: 0 }];
  beforeAll(() => speak("en"));

  it.each([
    ["won", { turn: 3, men: [star] }, [0], "You have won."],
    ["won together", { turn: 3, men: [star] }, [0, 2], "Anna and Carla have won."],
    ["lost to the game", { turn: 3, outcome: "lost", men: [npg, { ...star, name: 1, fate: 1, beaten: "killed" }] }, [], "The gladiators of the game have won. Bato is dead."],
    ["a Killing Stroke", { turn: 3, men: [{ ...star, side: 0 }, { ...npg, name: 1, side: 1, fate: 1, beaten: "killed" }] }, [0], `You have won. Bato is dead.`],
    ["an appeal that was heard", { turn: 3, men: [{ ...star, side: 0 }, { ...npg, name: 1, side: 1, fate: 3, beaten: "spared" }] }, [0], `You have won. Bato is spared.`],
    ["a second break", { turn: 3, men: [npg, star], dismissed: 1 }, [], "Dismissed standing: nobody has won. For the second time all Bonus Dice were spent, with equal wounds."],
    ["the last turn, all spent but not with equal wounds", { turn: 60, men: [{ ...npg, wounds: 1 }, star], dismissed: 0 }, [], "Dismissed standing: nobody has won. All 60 turns are over."],
    ["a dismissal in a campaign", { turn: 3, month: 12, men: [npg, star] }, [], "Dismissed standing: nobody has won."],
    ["a comrade who fell, of the side that won", { turn: 3, outcome: "won", men: [star, { ...npg, name: 1, fate: 1 }] }, [0], "You have won."],
    ["a campaign whose last Day nobody fought", { turn: 0, month: 12, outcome: "over", men: [star] }, [], "The campaign is over after 12 months."],
  ] as const)("of %s", (_, more, winners, told) => {
    expect(result({ ...begin(3), ...more }, winners, room)).toBe(told);
  });

  it("takes the board of a match of a campaign from what is told, and names its zones", () => {
    const [campana, flavia] = ["campana", "flavia"].map((id) => book.names.arena?.indexOf(id) ?? -1);
    for (const [board, gate, zone] of [[campana, "a3", 12], [flavia, "a4", 21]] as const) {
      const arena = follow(begin(2), [["arena_changed", board ?? -1]]);
      expect(arena.ground.zones[zone]?.id).toBe(gate);
      expect(new ArenaWords(book).tell(arena, "entered", [30, zone], room)[0]?.text).toContain(`enters at ${gate}`);
    }
  });

  it("knows the month of a campaign by its view and by its end", () => {
    expect(settle(begin(1), { campaign: { month: 5 } }).month).toBe(5);
    expect(follow(begin(1), [["campaign_over", 12]]).month).toBe(12);
  });
});
