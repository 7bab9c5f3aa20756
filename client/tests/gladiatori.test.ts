import { type ComponentChildren, h, render } from "preact";
import { bookOf } from "./books";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { begin, type Arena } from "../src/games/gladiatori/state/arena";
import { layOut, HEXES } from "../src/games/gladiatori/state/content";
import { REDUCERS } from "../src/games/gladiatori/state/reducers";
import { pairs } from "../src/stage/counting";
import { type Row as Facts, rows } from "../src/stage/reading";
import { planned, pruned, rowOf, stateOf, things } from "../src/games/gladiatori/input/choosing/picking";
import { choice, reason } from "../src/games/gladiatori/words/asking";
import { narrow } from "../src/browser/screen";
import { ActAnswer } from "../src/games/gladiatori/input/acting";
import { aim } from "../src/games/gladiatori/input/aiming";
import { RestAnswer, Resting } from "../src/games/gladiatori/input/choosing/resting";
import { MoveAnswer } from "../src/games/gladiatori/input/moving";
import { SplitAnswer, Splitting } from "../src/games/gladiatori/input/choosing/splitting";
import { ArenaBoard } from "../src/games/gladiatori/render/arena-board";
import { Row } from "../src/games/gladiatori/render/row";
import { Track } from "../src/games/gladiatori/render/track";
import { known } from "../src/games/gladiatori/words/known";
import { phases } from "../src/games/gladiatori/words/phases";
import { table as asking } from "../src/parts/explain/explain";
import { learnTerms } from "../src/words/glossary";
import { arrow, partName } from "../src/games/gladiatori/words/nouns";
import { NO_ACTS } from "../src/stage/scene";
import { careers } from "../src/games/gladiatori/render/careers";
import { result } from "../src/games/gladiatori/words/result";
import { settle } from "../src/games/gladiatori/state/settle";
import { open } from "../src/games/gladiatori/index";
import { degrees, nextTo, middle } from "../src/games/gladiatori/render/geometry";
import type { TableInfo } from "../src/wire/types";
import { settings } from "../src/browser/settings";
import { Telling } from "../src/state/viewer/telling";
import { LANGUAGES } from "../src/browser/languages";
import { complaints, say } from "../src/words/words";
import fixture from "./fixtures/gladiatori.json";
import { followed, type Question, recorded, speak, type Told } from "./matches";

const book = await bookOf("gladiatori");

const { matches, asked, views } = recorded(fixture);
const room = { names: ["Anna", "Bruno", "Carla", "Dino"], you: 0 };

beforeEach(() => layOut(book));

const follow = (arena: Arena, told: readonly Told[]): Arena => followed(REDUCERS, arena, told);

describe("the reducers of Gladiatori", () => {
  it("know every kind of event that the matches tell", () => {
    const kinds = new Set(matches.flat().map(([kind]) => kind));
    expect(kinds.size).toBeGreaterThan(40);
    expect([...kinds].filter((kind) => !(kind in REDUCERS))).toEqual([]);
  });

  it.each(views)("follow the figures of match %i to where the rules have them after %i events", (match, count, view) => {
    const seen = settle(begin(3), view);
    const start = { ...begin(seen.seats), points: fixture.points[match] ?? [] };
    const followed = follow(start, matches[match]?.slice(0, count) ?? []);
    expect(followed.points).toEqual(seen.points);
    seen.place.forEach((hex, seat) => {
      if ((seen.fate[seat] ?? 0) < 2 && hex >= 0) expect([followed.place[seat], followed.facing[seat]]).toEqual([hex, seen.facing[seat]]);
    });
    expect(followed.items).toEqual(seen.items);
    expect(followed.turn).toBe(seen.turn);
  });
});

describe.each(LANGUAGES)("Gladiatori in %s", (language) => {
  beforeAll(() => speak(language));

  it("is told without a missing word", () => {
    for (const events of matches) {
      const stage = open(book);
      stage.reset(3);
      const told = events.flatMap((event) => stage.play(event, room));
      const orders = events.filter(([kind]) => kind === "beasts_ordered").length;
      expect(told.length).toBeGreaterThanOrEqual(events.length - orders);
      for (const { text } of told) expect(text).not.toMatch(/\{|gladiatori-|\$|undefined|NaN/);
    }
    expect(complaints()).toEqual([]);
  });

  it.each(asked.map((one) => [`${one.ask} of ${one.seat}`, one] as const))("asks %s in words", (_, { seat, view, ask, options, about }) => {
    const stage = open(book);
    stage.reset(3);
    stage.settle({ view, scores: [], portrait: null });
    const own = { ...room, you: seat };
    const question = { ask, options, about };
    const texts = ask === "interject" ? [] : [stage.question(question, own), stage.reason(question, own)];
    for (const option of options) {
      const { title, note } = stage.option(option, own, question);
      expect(title).not.toBe("");
      texts.push(title, note ?? "");
    }
    for (const text of texts) expect(text).not.toMatch(/\{|gladiatori-|\$|undefined|NaN/);
    expect(complaints()).toEqual([]);
  });
});

describe.each(LANGUAGES)("an option in %s", (language) => {
  beforeAll(() => speak(language));
  /** What events tell of hidden cards; no question offers it. */
  const HIDDEN = /^(?:green|red|unseen|to-(?:life|hand)-(?:green|red))$/;
  const four = begin(4);
  const beasts = (book.names.figure ?? []).slice(4);

  it.each(Object.entries(book.asks))("of %s is called otherwise than any other name of %s", (ask, domain) => {
    const middle = HEXES.findIndex(({ q, r }) => q === 0 && r === 0);
    const arena = { ...four, place: four.place.map(() => middle), lairs: beasts.map(() => middle), beasts: beasts.map(() => 0) };
    const names = domain === "seat" ? room.names : (book.names[domain] ?? []);
    const ids = [...new Set(names)].filter((id) => id !== "" && !HIDDEN.test(id));
    const each = Object.fromEntries(names.map((_, place) => [place, { price: 1, value: 2, raised: 3 }]));
    const titles = ids.map((id) => choice(arena, { id: 0, ask, choice: names.indexOf(id), step: "", args: [] }, room, { ask, options: [], about: { each } }).title);
    expect(ids.length).toBeGreaterThan(0);
    expect(titles).not.toContain("");
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
    for (const title of titles) expect(title).not.toMatch(/\{|gladiatori-|\$|undefined|NaN|\?/);
    expect(complaints()).toEqual([]);
  });
});

describe("a career", () => {
  const line = (xp: number, dead = false) => ({ xp, dead });
  const match = (carried: object[], left: object[]) => ({ carried: { gladiators: carried }, left: { gladiators: left } }) as unknown as TableInfo;

  it("ends with death, and another begins at nothing", () => {
    const tables = [match([], [line(3), line(2, true)]), match([line(3), line(0)], [line(5), line(1)])];
    expect(careers(tables, 0)).toEqual([{ seat: 0, from: 0, xp: [0, 3, 5], isDead: false }]);
    expect(careers(tables, 1)).toEqual([
      { seat: 1, from: 0, xp: [0, 0], isDead: true },
      { seat: 1, from: 1, xp: [0, 1], isDead: false },
    ]);
  });

  it("goes on from what was brought along, and waits for the end of a match", () => {
    const table = { carried: { gladiators: [line(4)] }, left: {} } as unknown as TableInfo;
    expect(careers([table], 0)).toEqual([{ seat: 0, from: 0, xp: [4], isDead: false }]);
  });
});

describe("a result", () => {
  const seated = { names: room.names, you: null };
  const bout = (more: Partial<Arena>): Arena => ({ ...begin(4), ended: 0, ...more });
  beforeAll(() => speak("en"));

  it.each([
    [{ mode: 2, ended: 3, fate: [2, 2, 2, 2] }, [], "The beasts have won: no gladiator is left."],
    [{ mode: 2, ended: 2, fate: [0, 2, 0, 2] }, [0, 1, 2, 3], "The gladiators have beaten the beasts. Alive at the end: Anna and Carla."],
    [{ hasTeams: true }, [1, 3], "The team of Bruno and Dino wins."],
    [{ hasTeams: true }, [1], "Bruno wins alone against two."],
    [
      { hasTeams: true, outnumbered: [1, -10, 28, 29] },
      [1],
      "Bruno wins alone against two. Two against one: -10 for the two, who have 28; Bruno has 29.",
    ],
    [{ hasTeams: true, wonBy: 3 }, [0, 1, 2, 3], null],
    [{ hasTeams: false }, [2], null],
    [{ hasTeams: false, scores: [5, 9, 12, 3], wonBy: 1 }, [2], null],
    [{ hasTeams: false, scores: [5, 12, 12, 3], wonBy: 3 }, [1, 2], null],
    [{ hasTeams: false, scores: [5, 9, 12, 3], wonBy: 2 }, [2], "The points are equal: Carla wins, with more hit points left (1.3)."],
    [{ hasTeams: false, scores: [5, 12, 12, 3], wonBy: 2 }, [2], "The points are equal: Carla wins, with more hit points left (1.3)."],
    [{ hasTeams: true, scores: [9, 9, 9, 9], wonBy: 2 }, [1, 3], "The team of Bruno and Dino wins. The points are equal: more hit points left decide (1.3)."],
  ] as const)("of %j won by %j is: %s", (more, winners, told) => {
    expect(result(bout(more as Partial<Arena>), winners, seated)).toBe(told);
  });
});

describe("a fight", () => {
  const told: Told[] = [
    ["aimed", 0, 1],
    ["attack", 0, 1, 12, 0, 22, 3, 0, 9],
    ["defence", 1, 6, 6, 5, 5, 14, -3, 1, 4],
    ["wounded", 1, 3, 2, 1],
  ];

  it("keeps both sums as they were told, part by part", () => {
    const target = follow(begin(2), told).fight?.targets[0];
    expect(target).toMatchObject({ attack: 12, attackParts: [22, 3, 0, 9], value: 6, parts: [5, 5, 14, -3, 1, 4], met: 6 });
    expect(pairs(target?.parts ?? [])).toEqual([[5, 5], [14, -3], [1, 4]]);
  });

  it("keeps what a wound was made of", () => {
    expect(follow(begin(2), told).fight?.targets[0]).toMatchObject({ outcome: "wounded", damage: 3, cardsOfBlow: 2, more: 1 });
  });

  it("names the parts of every match, and they add up", async () => {
    await speak("en");
    const sums = matches.flat().filter(([kind]) => kind === "attack" || kind === "defence");
    expect(sums.length).toBeGreaterThan(50);
    for (const [kind, ...args] of sums) {
      const [total = 0, ...parts] = kind === "attack" ? [args[2], ...args.slice(4)] : [args[1], ...args.slice(3)];
      const lines = pairs(parts.map(Number));
      expect(lines.reduce((sum, [, value]) => sum + value, 0)).toBe(total);
      for (const [part] of lines) expect(partName(part)).not.toMatch(/gladiatori|\{/);
    }
  });
});

describe("what is said of a match", () => {
  beforeAll(() => speak("en"));

  it("names an order of beasts only when they have names", () => {
    const stage = open(book);
    stage.reset(2);
    expect(stage.play(["beasts_ordered", 4, 5], room)).toEqual([]);
    stage.play(["entered", 4, 1, 45, 3], room);
    stage.play(["entered", 5, 1, 45, 3], room);
    expect(stage.play(["beasts_ordered", 5, 4], room).map(({ text }) => text)).toEqual(["The beasts act in this order: the wolf 2 and the wolf 1."]);
  });

  it("tells what a Skill has added, and that a Dodge has halved the attack", () => {
    const stage = open(book);
    stage.reset(2);
    stage.play(["aimed", 0, 1], room);
    const told = [["attack", 0, 1, 16, 0, 22, 7, 1, 9], ["defence", 1, 8, 8, 0, 8]].flatMap((event) => stage.play(event as Told, room));
    expect(told.map(({ text }) => text)).toEqual(["You attack Bruno with 16. Skill used +9.", "Bruno defends with 8. Not told +8. The Dodge has halved the attack from 16 to 8."]);
  });

  it("says once that somebody is dead", () => {
    const stage = open(book);
    stage.reset(2);
    const view = { ...asked[0]?.view, fate: [2, 0], seats: 2 };
    stage.settle({ view, scores: [0, 0], portrait: null });
    stage.play(["ended", 0], room);
    const { role = [], facts } = stage.stand(0);
    expect([...role, ...facts].map(({ text }) => text).join(" ").match(/dead/g)).toHaveLength(1);
  });
});

describe("a row of picks", () => {
  const ask = (name: string) => asked.filter((one) => one.ask === name && one.seat < 3);
  const props = ({ ask: named, options, about, view, seat }: Question) => ({
    arena: settle(begin(3), view),
    room: { ...room, you: seat },
    acts: { ...NO_ACTS, asked: { ask: named, options, about } },
  });

  it.each(["add", "spend", "recover", "adapt", "payment"])("of %s offers what its question declares", (name) => {
    for (const one of ask(name)) {
      const own = props(one);
      const choices = things(own).map(({ choice }) => choice);
      const word = (one.about as { word: number }).word;
      for (const option of one.options.filter((each) => each.ask === name && each.choice !== word)) expect(choices).toContain(option.choice);
      expect(stateOf(own).owed).toBe("begin" in one.about ? 0 : (one.about as { owed?: number }).owed ?? (one.about as { least: number }).least);
    }
    expect(ask(name).length).toBeGreaterThan(0);
  });

  it("of a payment begins with what the question puts forward, paid and nothing needless, and ends without a word", () => {
    const found = ask("payment").filter((each) => things(props(each)).length > 0);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      const { counts, isReady } = stateOf(props(one));
      expect(isReady).toBe(true);
      expect(Object.entries(counts)).toEqual(Object.entries((one.about as { begin: Record<string, number> }).begin));
      expect(rowOf(props(one)).length).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
    }
  });
});

describe("what a plan comes to", () => {
  const question = (ask: string, about: Record<string, unknown>) => ({ arena: begin(2), room, acts: { ...NO_ACTS, asked: { ask, options: [], about } } });
  beforeAll(() => speak("en"));

  it.each([
    [4, true],
    [3, false],
  ])("in a payment of 4 is within %i as its question says: %s", (within, isReady) => {
    const things = [{ choice: 5, most: 2, worth: 2, within }];
    const owing = question("payment", { owed: 1, things, begin: { 5: 2 }, word: 33, ends: "never" });
    expect(stateOf(owing)).toMatchObject({ isReady, isTooMuch: !isReady });
    expect(pruned(owing, { 5: 2 }, { choice: 4, most: 1, worth: 0, life: 0, within })).toEqual({ 5: isReady ? 2 : 1 });
  });

  it.each([
    ["adapt", {}, 4, ""],
    ["adapt", {}, 5, "bad"],
    ["payment", { owed: 2 }, 2, ""],
    ["payment", { owed: 2 }, 3, "bad"],
  ])("in the question %s %j is bad below the hit points that it says to keep, %i: %s", (ask, owed, keep, tone) => {
    const things = [{ choice: 5, most: 1, worth: 1, life: 1, within: 9 }];
    const asking = question(ask, { ...owed, life: 3, keep, damage: 0, things, begin: { 5: 1 }, word: 33, ends: "never" });
    expect(planned(asking)).toMatchObject({ tone });
  });

  it.each([
    [0, "Every sheet is worth the same coins. Touch one to mark it."],
    [2, "A sheet takes 55 of your 57 coins; what you have above you spend next."],
  ])("before a character is chosen has a surplus of %i as its question says: %s", (surplus, told) => {
    const { arena, acts } = question("character", { coins: 57, usual: 55, surplus });
    expect(reason({ ...arena, you: 0, purse: [57, 55] }, acts.asked, room)).toBe(told);
  });

  it("in a split is deadly as its question says, with the cards that go to the HP deck", () => {
    const kinds = [{ card: 5, held: 3, green: 0, life: 2, begin: 1 }];
    const place = document.createElement("div");
    render(h(SplitAnswer, question("split", { kinds, safe: 0, greens: 0, reds: 0, cards: 0, deck: 0, items: 3, cover: 1, deadly: 20 })), place);
    expect(place.textContent).toContain("A blow of 24 or more kills you");
    expect(place.textContent).toContain("Take 1 in hand, 4 HP in the HP deck");
  });
});

describe("the arena", () => {
  it("is walked by arrows, and comes back", () => {
    expect(HEXES).toHaveLength(91);
    const [start, column] = [45, middle(45).x];
    expect(nextTo(nextTo(start, "up", column), "down", column)).toBe(start);
    expect(HEXES[nextTo(start, "home", column)]?.id).toBe("F1");
  });
});

describe("the words on the table of Gladiatori", () => {
  beforeAll(async () => {
    await speak("en");
    await learnTerms("gladiatori");
    asking.value = { game: "gladiatori", known: () => null };
  });
  afterAll(() => {
    asking.value = null;
  });
  const terms = (shown: ComponentChildren): (string | null)[][] => {
    const place = document.createElement("div");
    render(shown, place);
    return [...place.querySelectorAll("[data-term]")].map((one) => [one.getAttribute("data-term"), one.textContent]);
  };

  it("say of the track whose points they are, and by themselves who acts first", () => {
    expect(terms(h(Track, { arena: begin(2), room, acts: NO_ACTS }))).toEqual([
      ["victory-points", "Victory points"],
      ["order", "fewest acts first"],
    ]);
  });

  it("explain in a split the Cover card and the families of cards", () => {
    const about = { kinds: [], greens: 1, reds: 2, cards: 3, deck: 5, items: 3, cover: 1, deadly: 20, safe: 0 };
    const found = terms(h(Splitting, { arena: begin(2), room, acts: { ...NO_ACTS, asked: { ask: "split", options: [], about } } }));
    expect(found).toContainEqual(["cover", "Cover card"]);
    expect(found).toContainEqual(["action-card", "Action card"]);
    expect(found).toContainEqual(["combat-card", "Combat cards"]);
  });

  it("explain on a card of the row the Blood that it costs again", () => {
    const found = asked.find((one) => one.ask === "action" && one.options.some(({ step }) => step === "reuse"));
    const arena = settle(begin(2), found?.view ?? {});
    const own = { arena, room: { ...room, you: found?.seat ?? 0 }, acts: NO_ACTS };
    const shown = terms(h(Row, { ...own, seat: own.room.you, large: true }));
    expect(shown).toContainEqual(["trait.blood", "1 Blood"]);
    const card = shown.map(([term]) => term ?? "").find((term) => term.startsWith("laid.")) ?? "";
    expect(known(arena, card, own.room)).toMatchObject({ term: "row", now: expect.stringMatching(/again for \d Blood/) as string });
  });
});

describe("a hex that is no answer", () => {
  beforeAll(() => speak("en"));

  it("once the place is taken says that the facing is asked, and how to come back", () => {
    const refuse = vi.fn();
    const place = document.createElement("div");
    const options = [{ id: 1, ask: "face", choice: 0, step: "enter_arena", args: [0, 0, 5] }];
    render(h(ArenaBoard, { arena: begin(2), room, acts: { ...NO_ACTS, asked: { ask: "face", options, about: {} }, refuse }, still: true }), place);
    place.querySelector('.cell[data-space="40"]')?.dispatchEvent(new MouseEvent("click"));
    expect(refuse.mock.calls.map(([reason]: unknown[]) => reason)).toEqual(["hex-chosen"]);
    expect(say("gladiatori-refusal-hex-chosen")).toContain("take your last answer back");
  });

  it("shows on entering the man on his hex, and which way he will look as soon as that is put forward", () => {
    const options = [0, 3].map((facing, id) => ({ id, ask: "face", choice: facing, step: "enter_arena", args: [facing, 0, 40] }));
    const entering = (about: Record<string, number>): Element[] => {
      const place = document.createElement("div");
      render(h(ArenaBoard, { arena: begin(2), room, acts: { ...NO_ACTS, asked: { ask: "face", options, about } }, still: true }), place);
      return [".ghost .tok", ".ghost .tip", ".facing.on"].flatMap((one) => [...place.querySelectorAll(one)]);
    };
    expect(entering({}).map((one) => one.getAttribute("class"))).toEqual(["tok "]);
    const [, tip, on] = entering({ lead: 3 });
    expect([tip?.getAttribute("transform"), on?.getAttribute("data-facing")]).toEqual([`rotate(${degrees(3)})`, arrow(3)]);
  });

  it("tells nobody to face an enemy before one stands in the arena", () => {
    const options = [{ id: 1, ask: "face", choice: 0, step: "enter_arena", args: [0, 0, 5] }];
    expect(reason(begin(2), { ask: "face", options, about: {} }, room)).toContain("No enemy stands in the arena yet");
    expect(reason(begin(2), { ask: "face", options, about: { each: { 0: { result: { word: "towards" } } } } }, room)).toMatch(/: face the enemy\.$/);
  });

  it.each(["hex-taken", "hex-not-marked", "hex-is-gate", "hex-near-enemy"])("on entering says what to do instead: %s", (reason) => {
    expect(say(`gladiatori-refusal-${reason}`)).toMatch(/: choose (?:one|another) .*\(4\.[67]\)\.$/);
  });
});

describe("an answer of Gladiatori", () => {
  beforeAll(() => speak("en"));
  const drawn = (shown: ComponentChildren): string[] => {
    const place = document.createElement("div");
    render(shown, place);
    return [...place.querySelectorAll(".choice")].map((one) => one.textContent ?? "");
  };
  const table = (ask: string, you: number) => {
    const found = asked.find((one) => one.ask === ask && one.seat === you);
    if (found === undefined) throw new Error(`no question ${ask}`);
    const arena = settle(begin(2), found.view);
    return { arena, room: { ...room, you }, acts: { ...NO_ACTS, number: 3, asked: { ask, options: found.options, about: found.about } } };
  };

  it("that strikes the only one ahead names him, and from which side", () => {
    const { acts, ...rest } = table("action", 1);
    const blow = { result: { word: "attacks", tone: "", attack: 1, damage: 1 } };
    const first = acts.asked.options.find((option) => option.step === "play_new");
    const about = { figure: 0, side: "rear", each: { [String(first?.choice ?? 0)]: blow } };
    narrow.value = true;
    const shown = drawn(h(ActAnswer, { ...rest, acts: { ...acts, asked: { ...acts.asked, about } } }));
    const told = reason(rest.arena, { ...acts.asked, about }, rest.room);
    expect(told).toContain("A blow now is against Anna, from behind.");
    expect(shown.filter((one) => one.includes("Against Anna, from behind"))).toHaveLength(1);
    narrow.value = false;
    expect(drawn(h(ActAnswer, { ...rest, acts })).join()).not.toContain("gainst Anna");
  });

  it("that is counted names the thing, as a hint says it", () => {
    for (const ask of ["split", "back"]) {
      const found = asked.find((one) => one.ask === ask);
      const question = { ask, options: found?.options ?? [], about: found?.about ?? {} };
      const option = question.options.find((one) => one.ask === ask);
      expect(option && choice(begin(3), option, room, question).title).toMatch(/^\d+ of [A-Z]/);
    }
  });

  it("that takes a card of the row again names its Blood, where a phone has no room for a note", () => {
    const found = asked.filter((one) => one.ask === "action" && one.options.some(({ step }) => step === "reuse"));
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      const own = { arena: settle(begin(2), one.view), room: { ...room, you: one.seat }, acts: { ...NO_ACTS, asked: { ask: one.ask, options: one.options, about: one.about } } };
      const place = document.createElement("div");
      render(h(ActAnswer, own), place);
      const priced = [...place.querySelectorAll(".choice .mn > b")].filter((name) => /for [1-9] Blood/.test(name.textContent ?? ""));
      expect(priced).toHaveLength(one.options.filter(({ step }) => step === "reuse").length);
    }
  });

  it("on entering keeps every facing in its row, and puts forward the one that is aimed at", () => {
    const { acts, ...rest } = table("face", 1);
    const facings = acts.asked.options.map(({ choice: facing }) => facing);
    const place = document.createElement("div");
    const shown = (): string[] => {
      render(h(MoveAnswer, { ...rest, acts }), place);
      return [...place.querySelectorAll(".choice .mn > b")].map((one) => one.textContent ?? "");
    };
    expect(shown()).toHaveLength(facings.length);
    aim.value = { number: acts.number, hex: acts.asked.options[2]?.args[2] ?? -1, facing: facings[2] ?? -1 };
    expect(shown()).toHaveLength(facings.length);
    expect([...place.querySelectorAll(".lead")].map((one) => one.textContent)).toEqual([expect.stringContaining(arrow(facings[2] ?? -1))]);
    aim.value = null;
  });

  it("to a Rest brings back all that may come, and counts no more as still to choose than is missing", () => {
    const { acts, ...rest } = table("rest", 2);
    const lines = rows(acts.asked.about as Facts, "lines");
    const place = document.createElement("div");
    const told = (missing: Record<number, number>): unknown[] => {
      const about = { ...(acts.asked.about as object), lines: lines.map((line, index) => ({ ...line, missing: missing[index] ?? 0 })) };
      const own = { ...rest, acts: { ...acts, asked: { ...acts.asked, about } } };
      render(h("div", {}, h(Resting, own), h(RestAnswer, own)), place);
      return [place.querySelector(".big")?.textContent, place.querySelector(".choice b")?.firstChild?.textContent];
    };
    // The third and the fourth are Offense and Guard, then come the cards; Endurance is 8.
    expect(told({ 2: 3, 4: 2, 5: 4 })).toEqual(["Nothing else can come back", "Rest: 8 come back"]);
    expect(told({ 3: 1, 4: 2 })).toEqual(["Nothing else can come back", "Rest: 3 come back"]);
    place.querySelector<HTMLButtonElement>(".restlist button")?.click();
    expect(told({ 3: 1, 4: 2 })).toEqual(["1 of 8 still to choose", "Rest: 2 come back"]);
  });

  it("to a Dodge says on a phone what may still come to it", () => {
    const { acts, arena } = table("dodge", 1);
    const option = acts.asked.options.find(({ ask }) => ask === "dodge");
    if (option === undefined) throw new Error("no dodge");
    expect(choice(arena, option, room, acts.asked).isBrief).toBeUndefined();
    narrow.value = true;
    expect(choice(arena, option, room, acts.asked)).toMatchObject({ isBrief: true, note: "with Guard 6" });
    narrow.value = false;
  });

  it("that turns says so", () => {
    const shown = drawn(h(MoveAnswer, table("opening", 0)));
    expect(shown.filter((one) => /Turn (north|south|east|west)/.test(one)).length).toBeGreaterThan(0);
  });
});

describe("the result of a fight", () => {
  const wait = (pace: "normal" | "quick"): number => {
    settings.value = { ...settings.value, pace };
    const stage = open(book);
    stage.reset(2);
    const telling = new Telling(stage, () => room, () => 2);
    telling.take(0, [["held", 1]], null, false);
    const began = Date.now();
    while (telling.behind.peek() > 0) vi.advanceTimersToNextTimer();
    return Date.now() - began;
  };

  it("stands until it is read, and not for who is in a hurry", async () => {
    await speak("en");
    const before = settings.value;
    vi.useFakeTimers();
    expect([wait("normal"), wait("quick")]).toEqual([2700, 200]);
    vi.useRealTimers();
    settings.value = before;
  });

  it("is cut short by whoever comes to the present", () => {
    const stage = open(book);
    stage.reset(2);
    const telling = new Telling(stage, () => room, () => 2);
    telling.take(0, [["held", 1]], null, false);
    telling.skip();
    expect(telling.behind.value).toBe(0);
  });
});

describe("the steps of a combat round above the board", () => {
  it("stand in the order in which they come, for who attacks and for who is attacked", () => {
    const places = (you: number, asks: readonly string[]): number[] =>
      asks.map((ask) => phases({ ...begin(2), turn: 1, round: 1, current: 0, you }, { ask, options: [], about: {} }).findIndex(({ state }) => state === "now"));
    expect(places(0, ["opening", "action", "add", "fight", "power", "skill", "payment"])).toEqual([0, 1, 2, 3, 5, 5, 6]);
    expect(places(1, ["reaction", "add", "skill", "payment"])).toEqual([4, 4, 5, 6]);
  });
});
