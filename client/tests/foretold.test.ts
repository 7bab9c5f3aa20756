import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { foretold, inWords, leadOf, refusedAt, weighed } from "../src/stage/foretold";
import { manSign } from "../src/games/clash/words/signs";
import { open } from "../src/games/clash/index";
import { HEXES, layOut } from "../src/games/gladiatori/state/content";
import { about, row } from "../src/stage/reading";
import type { Asked } from "../src/wire/types";
import { narrow } from "../src/browser/screen";
import { LANGUAGES } from "../src/browser/languages";
import { complaints, has, say } from "../src/words/words";
import { bookOf } from "./books";
import fixture from "./fixtures/gladiatori.json";
import { speak } from "./matches";

const questions = fixture.asked as unknown as (Asked & { seat: number })[];
const clash = await bookOf("clash");
const gladiatori = await bookOf("gladiatori");

beforeEach(() => layOut(gladiatori));

describe.each(LANGUAGES)("what choices come to, in %s", (language) => {
  beforeAll(() => speak(language));

  it("is told without a missing word", () => {
    const told = questions.flatMap((asked) => asked.options.flatMap((option) => foretold("gladiatori", option, asked) ?? []));
    expect(told.length).toBeGreaterThan(50);
    for (const { text, figure, unit } of told) expect(`${text} ${figure} ${unit}`).not.toMatch(/\{|\$|foretold|NaN/);
    expect(complaints()).toEqual([]);
  });

  it("names a rule for every hex that is no answer", () => {
    const onBoard = questions.filter((asked) => "refused_at" in about(asked));
    expect(onBoard.length).toBeGreaterThan(4);
    for (const asked of onBoard) {
      const reasons = new Set(HEXES.map((_, hex) => refusedAt(asked, hex)));
      for (const reason of reasons) {
        const key = `gladiatori-refusal-${reason}`;
        expect(has(key) ? say(key) : key).toMatch(/\(\d+\.\d+/);
      }
    }
  });
});

describe("what a question says of its choices", () => {
  beforeAll(() => speak("en"));

  it("is written with the number that counts first", () => {
    expect(inWords("gladiatori", { word: "hit", tone: "bad", defence: 11, attack: 14, short: 3, damage: 2 })).toEqual({
      figure: "−2",
      unit: "HP",
      text: "defence 11 of 14: still hit, 3 short",
      tone: "bad",
    });
    expect(inWords("gladiatori", { word: "kills", tone: "", attack: 7, damage: 1, chance: 5 / 12 })).toMatchObject({ figure: "42%", chance: 5 / 12 });
    expect(inWords("clash", { word: "stopped", tone: "bad", stopped: 1 })?.text).toBe("1 hit, stopped by the shield");
    expect(inWords("duel", { word: "hit" })).toBeNull();
  });

  it("has men lost in the number that the language gives to less than two", async () => {
    const noteIn = async (language: (typeof LANGUAGES)[number], lost: number): Promise<string | undefined> => {
      await speak(language);
      return weighed("clash", { title: "C2" }, { target_falls: 0.25, attacker_falls: 0, won: 0.5, lost }).note;
    };
    expect(await noteIn("fr", 0.52)).toBe("vous perdez 0,5 homme");
    expect(await noteIn("fr", 1.96)).toBe("vous perdez 2,0 hommes");
    expect(await noteIn("pt", 0.52)).toBe("você perde 0,5 homem");
    expect(await noteIn("it", 0.52)).toBe("perdi 0,5 uomini");
    await speak("en");
  });

  it("has the points of an attack at its edge, and the losses below", () => {
    const odds = { target_falls: 0.25, attacker_falls: 0, won: 0.5, lost: 0.31 };
    const title = "C2";
    expect(weighed("clash", { title }, odds)).toEqual({ title, note: "you lose 0.3 men", result: "0.5", unit: "points", odds: 0.25 });
    expect(weighed("clash", { title, note: "SS" }, { ...odds, lost: 0 }).note).toBe("SS");
    expect(weighed("clash", { title, note: "SS 1/4" }, odds).note).toBe("SS 1/4, you lose 0.3 men");
    expect(weighed("clash", { title, note: manSign(0) }, odds).note).toBe(`${manSign(0)}\nyou lose 0.3 men`);
  });

  it("puts forward what the engine puts forward, and nothing by habit", () => {
    const led = questions.filter((asked) => "lead" in about(asked));
    expect(led.length).toBeGreaterThan(10);
    for (const asked of led) expect(asked.options[leadOf(asked)]?.choice).toBe(about(asked).lead);
    const { options } = questions.find((asked) => asked.ask === "place" && asked.options.length > 1) as Asked;
    expect(leadOf({ ask: "place", options, about: {} })).toBe(-1);
    expect(leadOf({ ask: "place", options: options.slice(0, 1), about: {} })).toBe(0);
  });

  it("lists every animal that may be led, in the arena and beside it", () => {
    const stage = open(clash);
    const option = (ask: string) => ({ id: 1, ask, step: ask, choice: 2, args: [2, 0, 0, 0] });
    expect(["beast", "ground"].map((ask) => stage.isOnBoard(option(ask)))).toEqual([false, true]);
  });

  it("points to the right only where something stands there, and to a roll only where one follows", () => {
    const stage = open(clash);
    const room = { names: ["Anna", "Bruno"], you: 0 };
    const reason = (ask: string, more = {}) => stage.reason({ ask, options: [], about: more }, room);
    narrow.value = true;
    expect(reason("ground")).not.toContain("At the right");
    narrow.value = false;
    expect(reason("ground")).toContain("At the right");
    expect([0, 1].map((rolls) => reason("casualty", { rolls }).includes("rolls no more"))).toEqual([true, false]);
  });

  it("says that a roll that is kept strikes the enemy", () => {
    expect(inWords("clash", { word: "losses", tone: "good", lost: 1 })).toMatchObject({ text: "the enemy loses 1 gladiator", unit: "enemy" });
  });

  it("dresses a net's target in the colour of its owner", () => {
    const option = { id: 1, ask: "net", step: "net", choice: 2, args: [2, 0, 0, 0] };
    const room = { names: ["Anna", "Bruno", "Cara"], you: 0 };
    for (const foe of [1, 2]) expect(open(clash).option(option, room, { ask: "net", options: [option], about: { foe } }).cloth).toBe(foe);
  });

  it("names the animal that was drawn, whichever it is", () => {
    const stage = open(clash);
    const room = { names: ["Anna", "Bruno"], you: 0 };
    const option = { id: 1, ask: "lair", step: "settle", choice: 3, args: [3, 0, 0, 0] };
    const asked = (animal: number): Asked => ({ ask: "lair", options: [option], about: { animal, points: 2 } });
    const said = (row((clash.files as Record<string, unknown>), "animals").animal as { name: string }[]).map(({ name }, animal) => [name, stage.question(asked(animal), room)] as const);
    for (const [name, question] of said) expect(question).toContain(name);
    expect(new Set(said.map(([, question]) => question)).size).toBe(said.length);
  });
});
