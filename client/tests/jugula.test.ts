import { h, render } from "preact";
import files from "virtual:content/jugula";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Arena, begin, manOn, squareOf } from "../src/games/jugula/state/arena";
import { pointing } from "../src/games/jugula/state/choices";
import { ARMATURAE, CARDS, figureOf, layOut, OF_ATTACK } from "../src/games/jugula/state/content";
import { attackOf, playOf, squareId } from "../src/games/jugula/state/decode";
import { shownFight } from "../src/games/jugula/state/fighting";
import { aimAt, aimed, card as cardOf, change, hintedSquare, narrowed, openCard, pick, send, waysNow, waysOf } from "../src/games/jugula/state/plan";
import { REDUCERS } from "../src/games/jugula/state/reducers";
import { settle } from "../src/games/jugula/state/settle";
import { open } from "../src/games/jugula/index";
import { Fight } from "../src/games/jugula/render/fight";
import { Armaturae, isEnrolling } from "../src/games/jugula/render/armaturae";
import { Zones } from "../src/games/jugula/render/lights";
import { middle, nextTo } from "../src/games/jugula/render/geometry";
import { Self } from "../src/games/jugula/render/self";
import { traitsOf } from "../src/games/jugula/words/nouns";
import { adviceOf } from "../src/state/viewer/hint-words";
import { choice, likely, refusedUse } from "../src/games/jugula/words/asking";
import { phases } from "../src/games/jugula/words/phases";
import { ArenaWords } from "../src/games/jugula/words/chronicle";
import { refusedAt } from "../src/stage/foretold";
import { NO_ACTS } from "../src/stage/scene";
import { LANGUAGES } from "../src/browser/languages";
import { complaints } from "../src/words/words";
import { bookOf } from "./books";
import fixture from "./fixtures/jugula.json";
import { atTable, followed, recorded, speak, type Told } from "./matches";

const book = await bookOf("jugula");

const record = recorded(fixture);
const { matches, asked, views } = record;
const room = { names: ["Anna", "Bruno", "Carla", "Dino"], you: 0 };

beforeEach(() => layOut(files));

const follow = (arena: Arena, told: readonly Told[]): Arena => followed(REDUCERS, arena, told);

/** A question with the arena it was asked in, and what was answered. */
function table(ask: string) {
  const { view, ...found } = atTable(record, ask);
  return { ...found, arena: settle(begin(2), view) };
}

function atMover() {
  const found = atTable(record, "mover");
  return { ...found, arena: settle(begin(2), found.view) };
}

describe("what is shown of armaturae and zones", () => {
  beforeAll(() => speak("en"));

  it("who waits sees the arena as soon as another places his gladiators, and the armaturae as long as another chooses", () => {
    const seen = (["armatura", "place"] as const).map((ask) => {
      const arena = settle(begin(2), { ...atTable(record, ask).view, questions: [{ seat: 1, ask, answered: false, sealed: -1 }] });
      const now = phases(arena, null).find((phase) => phase.state === "now")?.term;
      return [now, isEnrolling({ arena, room, acts: NO_ACTS } as never)];
    });
    expect(seen).toEqual([["phase.familia", true], ["phase.deployment", false]]);
  });

  it("both sides of every armatura, and each trait as a term of its own", () => {
    const host = document.createElement("div");
    const { arena, asked: question } = table("armatura");
    render(h(Armaturae, { arena, room, acts: { ...NO_ACTS, asked: question } } as never), host);
    const laquerius = [...host.querySelectorAll(".armatura")].find((one) => one.textContent.includes("Laquerius"));
    expect([...(laquerius?.querySelectorAll(".nums") ?? [])].map((one) => one.textContent)).toEqual(["63·44·4", "52·33·3"]);
    expect([...(laquerius?.querySelectorAll("small [data-term]") ?? [])].map((one) => one.getAttribute("data-term"))).toEqual(["class", "allonge", "trait.entrave"]);
  });

  it("zones that light up are kept free of explanations", () => {
    const host = document.createElement("div");
    const arena = settle(begin(2), views.find(([, , view]) => (view.around as number[][])[0]?.length === 8)?.[2] ?? {});
    render(h(Zones, { arena, man: 0, isAside: false }), host);
    const around = arena.around[0]?.filter((square) => square >= 0).length ?? 0;
    expect(around).toBeGreaterThan(2);
    expect(host.querySelectorAll("[data-keep]").length).toBe(around);
  });

  it("the danger square is the one that the view names, and none where it names none", () => {
    const seen = views.find(([, , view]) => (view.around as number[][])[0]?.every((square) => square >= 0) === true)?.[2] ?? {};
    const dangers = (danger: number): number => {
      const host = document.createElement("div");
      render(h(Zones, { arena: settle(begin(2), { ...seen, danger: [danger] }), man: 0, isAside: false }), host);
      return host.querySelectorAll(".danger").length;
    };
    const ahead = (seen.around as number[][])[0]?.[0] ?? -2;
    expect([dangers(ahead), dangers(-1)]).toEqual([1, 0]);
  });
});

describe("the reducers of Jugula", () => {
  it("know every kind of event that the rules tell", () => {
    expect(Object.keys(book.events).filter((kind) => !(kind in REDUCERS))).toEqual([]);
  });

  it.each(views)("follow the gladiators of match %i to where the rules have them after %i events", (match, count, view) => {
    const seen = settle(begin(2), view);
    const followed = follow(begin(seen.seats), matches[match]?.slice(0, count) ?? []);
    seen.square.forEach((square, man) => {
      expect([man, followed.square[man]]).toEqual([man, square]);
      if (square >= 0) expect([followed.facing[man], followed.condition[man]]).toEqual([seen.facing[man], seen.condition[man]]);
    });
    expect([followed.vox, followed.hindered, followed.round]).toEqual([seen.vox, seen.hindered, seen.round]);
  });

  it("take Testudo and Murus from who is no longer protected, and add what Augurium keeps, as the events say", () => {
    const braced = { ...begin(2), testudo: 3, murus: 3, hands: [2, 2] };
    const after = follow(braced, [["turn_began", 0, 2, 1], ["augured", 0, 4, 2, 3, 4, 5, 6]]);
    expect([after.testudo, after.murus, after.hands]).toEqual([2, 1, [4, 2]]);
  });

  it("keep both sums of a fight part by part, and they add up", () => {
    const fights = matches.flat().filter(([kind]) => kind === "attacked");
    expect(fights.length).toBeGreaterThan(3);
    for (const [, ...args] of fights) {
      const fight = follow(begin(4), [["attacked", ...args]]).fight;
      expect(fight?.attackParts).toHaveLength(OF_ATTACK.length);
      expect(fight?.attackParts.reduce((sum, part) => sum + part, 0)).toBe(fight?.attack);
      expect(fight?.defenceParts.reduce((sum, part) => sum + part, 0)).toBe(fight?.defence);
    }
  });

  it("count the cards in everybody's hand", () => {
    const told: Told[] = [["drew", 0, 4], ["drew", 1, 4], ["played", 0, 3, 5], ["took", 0], ["robbed", 0, 5, 1], ["recalled", 1, 2], ["discarded", 1, 2]];
    expect(follow(begin(2), told).hands).toEqual([3, 4]);
  });

  it("open the cards of a fight one after the other, and say what befell", () => {
    const parts = [5, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0];
    const told: Told[] = [["placed", 0, 6, 27, 1, 0], ["placed", 4, 0, 28, 2, 0], ["attacked", 0, 4, 0, 6, 5, ...parts], ["revealed", 0, 2, 0, 4], ["revealed", 1, 3, 1, 0]];
    const before = follow(begin(2), told.slice(0, 4)).fight;
    expect(before?.opened).toEqual([{ card: 2, source: 0, value: 4 }, null]);
    const after = follow(begin(2), [...told, ["fought", 0, 4, 10, 5, 3], ["pushed", 4, 28, 29], ["wounded", 4, 0, 1, 1]]);
    expect(after.fight).toMatchObject({ totals: [10, 5], outcome: 3, befell: ["pushed", "wounded"], points: 1 });
    expect([squareId(squareOf(after, 4)), after.condition[4], after.points]).toEqual(["f4", 1, [1, 0]]);
  });
});

it("is tried with every question that the rules ask", () => {
  const known = new Set(["interject", ...asked.map(({ ask }) => ask)]);
  expect(Object.keys(book.asks).filter((ask) => !known.has(ask))).toEqual([]);
});

describe.each(LANGUAGES)("Jugula in %s", (language) => {
  beforeAll(() => speak(language));

  it("is told without a missing word", () => {
    for (const events of matches) {
      const stage = open(book);
      stage.reset(4);
      for (const { text } of events.flatMap((event) => stage.play(event, room))) expect(text).not.toMatch(/\{|jugula-|\$|undefined|NaN/);
    }
    expect(complaints()).toEqual([]);
  });

  it.each(asked.map((one) => [one.ask, one] as const))("asks %s in words", (_, { seat, view, ask, options, about }) => {
    const stage = open(book);
    stage.reset(2);
    stage.settle({ view, scores: [], portrait: null });
    const own = { ...room, you: seat };
    const question = { ask, options, about };
    const texts = [stage.question(question, own), stage.reason(question, own)];
    for (const option of options) {
      const { title, note = "", result = "", unit = "" } = stage.option(option, own, question);
      expect(title).not.toBe("");
      texts.push(title, note, result, unit);
    }
    for (const text of texts) expect(text).not.toMatch(/\{|jugula-|\$|undefined|NaN/);
    expect(complaints()).toEqual([]);
  });
});

describe("what is printed", () => {
  it("is read from the pack, with a figure for each armatura", () => {
    expect(ARMATURAE).toHaveLength(12);
    expect(CARDS).toHaveLength(24);
    expect(CARDS[0]).toMatchObject({ name: "Ardor Oris", combat: 5, isPrima: false, uses: [0, 1, 1, 1, 2, 1] });
    expect(new Set(ARMATURAE.map((_, armatura) => figureOf(armatura))).size).toBe(12);
    expect(ARMATURAE.at(-1)?.sides[1]).toMatchObject({ movement: 4, allonge: 5, traits: ["arc"] });
  });
});

describe("a move", () => {
  it("is one choice of square and facing, sent as the row of answers that the rules want", () => {
    const { arena, acts, sent } = table("mover");
    const ways = waysOf(arena, acts.asked);
    const man = ways[0]?.man ?? -1;
    change(acts, { man });
    const own = waysNow(arena, acts);
    expect(own.every((way) => way.man === man)).toBe(true);
    const far = own.find((way) => way.path.length > 1 && manOn(arena, way.square) < 0);
    aimAt(arena, own, far?.square ?? -1, acts);
    const now = aimed(own, acts);
    expect(now?.square).toBe(far?.square);
    const costs = own.filter((way) => way.square === now?.square).map((way) => way.cost ?? 0);
    expect(now?.cost).toBe(Math.min(...costs));
    if (now !== null) send(now, acts);
    expect(sent[0]?.map(({ ask }) => ask)).toEqual(["mover", ...(sent[0]?.slice(1).map(() => "move") ?? [])]);
    expect(sent[0]?.length).toBeGreaterThan(1);
    expect(aimed(own, acts)).toBeNull();
  });

  it("begins anew with every question", () => {
    const { arena, acts } = table("mover");
    const ways = waysOf(arena, acts.asked);
    change(acts, { man: ways[0]?.man ?? -1 });
    expect(waysNow(arena, acts).length).toBeGreaterThan(0);
    expect(waysNow(arena, { ...acts, number: 8 })).toEqual([]);
  });

  it("that a bot would make has its ring where its next pace ends", () => {
    const { arena, acts, asked: question } = table("move");
    const rings = question.options.map((_, hinted) => hintedSquare(arena, { ...acts, hinted }));
    const ends = waysOf(arena, question).map((way) => way.square);
    expect(rings.filter((square) => square >= 0).length).toBeGreaterThan(1);
    for (const square of rings) expect([...ends, -1]).toContain(square);
    expect(hintedSquare(arena, acts)).toBe(-1);
  });
});

describe("an attack", () => {
  it("is picked on the board by attacker and target", () => {
    const { arena, acts, asked: question, touched } = table("attack");
    const [first] = question.options;
    const attack = attackOf(first?.choice ?? 0, arena.you ?? 0);
    expect(attack).not.toBeNull();
    for (const man of [attack?.man ?? -1, attack?.target ?? -1]) {
      expect(pointing(arena, question).has(squareOf(arena, man))).toBe(true);
      pick(arena, acts, squareOf(arena, man));
    }
    const left = narrowed(arena, acts);
    expect(left).toContain(0);
    expect(left.length === 1 ? touched : left.slice(0, 1)).toContain(0);
  });

  it("that a bot would make has its ring around the target", () => {
    const { arena, acts, asked: question } = table("attack");
    const attack = attackOf(question.options[0]?.choice ?? 0, arena.you ?? 0);
    expect(hintedSquare(arena, { ...acts, hinted: 0 })).toBe(squareOf(arena, attack?.target ?? -1));
  });

  it("opens both sums before the cards, with the chances that the question tells", () => {
    const { arena, acts } = table("attack");
    const shown = shownFight(arena, acts, [0]);
    expect(shown?.attackParts.reduce((sum, [, part]) => sum + part, 0)).toBe(shown?.attack);
    const chances = Object.values(shown?.chances ?? {});
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it("is added up from top to bottom: what stands before the cards, then the card, then the total", () => {
    const told = matches.flat();
    const first = told.findIndex(([kind]) => kind === "attacked");
    const opened = told.findIndex(([kind], place) => place > first && kind === "revealed");
    const arena = follow(begin(4), told.slice(first, opened + 1));
    const place = document.createElement("div");
    render(h(Fight, { arena, room, acts: NO_ACTS, still: true } as never), place);
    for (const sum of place.querySelectorAll(".sum")) {
      const rows = [...sum.querySelectorAll("tbody tr")].map((row) => row.className);
      expect(rows.slice(-2)).toEqual(["subtotal", expect.stringMatching(/untold|opened/)]);
      const [before = "", ...parts] = [...sum.querySelectorAll("tbody tr:not(.opened, .untold) td")].map((cell) => cell.textContent).reverse();
      expect(parts.reduce((all, part) => all + Number(part.replace("−", "-")), 0)).toBe(Number(before));
      expect(sum.querySelector("tfoot")?.textContent).toBe("Total–");
    }
    expect(place.querySelectorAll(".sum .opened").length).toBeGreaterThan(0);
  });

  it.each([["cornered", 4, /cannot go back: .* he is out/], ["pushed", 4, /is pushed back: .* he is out/], ["", 4, /^\+2[^:]* is out\.$/]])("that puts somebody out says why: %s", async (what, target, said) => {
    await speak("en");
    const parts = [5, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0];
    const told: Told[] = [["placed", 0, 6, 27, 1, 0], ["placed", target, 0, 28, 2, 0], ["attacked", 0, target, 0, 6, 5, ...parts], ["fought", 0, target, 10, 5, 2]];
    if (what !== "") told.push(what === "pushed" ? ["pushed", target, 28, 29] : [what, target]);
    const arena = follow(begin(2), [...told, ["felled", target, 28, 0, 2, 2]]);
    const place = document.createElement("div");
    render(h(Fight, { arena, room, acts: NO_ACTS, still: true } as never), place);
    expect(place.querySelector(".verdict")?.textContent).toMatch(said);
  });

  it("that is none shows no fight", () => {
    const { arena, acts, asked: question } = table("attack");
    const none = { ask: "attack", choice: 128, id: 0, step: "", args: [128] };
    const fought = follow(arena, [["attacked", 0, 4, 0, 8, 5, ...OF_ATTACK.map(() => 0), 0, 0, 0, 0, 0, 0, 0, 0]]);
    const marked = { ...acts, asked: { ...question, options: [...question.options, none] }, marked: question.options.length };
    expect(shownFight(fought, marked, [])).toBeNull();
  });
});

describe("a combat card", () => {
  beforeAll(() => speak("en"));

  it("says the same of each answer: how likely, and of what", () => {
    const { arena, asked: question } = table("commit");
    for (const option of question.options) {
      const row = choice(new ArenaWords(book), arena, option, room, question);
      expect(row.unit).toBe("holds");
      expect(row.result).toMatch(/^\d+%$/);
      expect(row.note).toMatch(/[Ww]ound \d+%/);
    }
  });

  it.each([["attacker", "You attack: which combat card do you commit?"], ["defender", "You are attacked: which combat card do you commit?"]])("is asked of the %s as such", (role, said) => {
    const { asked: question } = table("commit");
    expect(open(book).question({ ...question, about: { ...(question.about as object), role } }, room)).toBe(said);
  });

  it.each([["wound", "Wound 20%"], ["out", "Out 20%"]])("calls a wound to its target what it is: %s", (hurt, note) => {
    const { asked: question } = table("commit");
    const told = (word: string) => ({ ...question, about: { ...(question.about as object), each: { 24: { value: -1, result: { word, chance: 0.73, risk: 0.2, from: "deck", hurt } } } } });
    expect(likely(told("succeeds"), 24)).toMatchObject({ note });
    expect(likely(told("wounds"), 24)).toMatchObject({ unit: hurt });
  });

  it("from an empty deck says that the discard pile is shuffled first", () => {
    const { asked: question } = table("commit");
    const about = { ...(question.about as object), each: { 24: { value: -1, result: { word: "succeeds", chance: 0.73, risk: 0.2, from: "discard", hurt: "wound" } } } };
    expect(likely({ ...question, about }, 24)).toMatchObject({ result: "73%", unit: "success", note: "Wound 20% (your discard pile is shuffled first)" });
  });
});

describe("who moves or attacks", () => {
  beforeAll(() => speak("en"));

  it.each([["mover", 4, "no", "Who moves? Up to 2 may.", "Nobody"], ["mover", 4, "yes", "Who else moves? Up to 2 more may.", "Nobody else"], ["attack", 128, "no", "Who attacks whom? Up to 2 of your gladiators may.", "No attack"], ["attack", 128, "yes", "Who else attacks whom? Up to 2 more of your gladiators may.", "No further attack"]])("is asked %s: nobody is %i, and begun %s", (ask, stop, begun, question, none) => {
    const { arena, asked: found } = table(ask);
    const now = { ...found, about: { ...(found.about as object), count: 2, begun } };
    expect(open(book).question(now, room)).toBe(question);
    expect(choice(new ArenaWords(book), arena, { ask, choice: stop, id: 0, step: "", args: [stop] }, room, now).title).toBe(none);
  });
});

describe("where somebody goes", () => {
  beforeAll(() => speak("en"));

  it("is asked by his name as soon as he is chosen, and of this question alone", () => {
    const { arena, acts, asked: question, view } = atMover();
    const stage = open(book);
    stage.reset(2);
    stage.settle({ view, scores: [], portrait: null });
    const own = { ...room, you: arena.you };
    expect(stage.question(question, own)).toMatch(/^Who moves/);
    change(acts, { man: waysOf(arena, question)[0]?.man ?? -1 });
    expect(stage.question(question, own)).toMatch(/^Where does [A-Z][a-z]+ [a-h][1-8] go, and facing which way\?$/);
    expect(stage.question({ ...question, options: [...question.options] }, own)).toMatch(/^Who moves/);
  });
});

describe("the last card in hand", () => {
  beforeAll(() => speak("en"));

  it("is played unasked, and it is told why", () => {
    const stage = open(book);
    stage.reset(2);
    const told = [["drew", 0, 2], ["played", 0, 3, 4], ["played", 0, 4, 4]].flatMap((event) => stage.play(event as Told, room).map(({ text }) => text));
    expect(told.slice(1)).toEqual([`You play ${CARDS[3]?.name}: draw.`, `You play your last card, which can only be for its draw: ${CARDS[4]?.name}.`]);
  });
});

describe("a card of a lesson", () => {
  it("none of whose uses is right stays closed, and is told why", () => {
    const { acts, asked: question, touched } = table("play");
    const plays = question.options.map((option, index) => ({ index, ...playOf(option.choice), ask: option.ask })).filter(({ ask }) => ask === "play");
    const right = plays[0];
    const other = plays.find((play) => play.card !== right?.card && play.use === right?.use);
    const coached = { ...acts, isCoached: true, holds: (index: number) => (index === right?.index ? "" : "Not now.") };
    openCard(coached, other?.card ?? -1);
    expect([touched, cardOf(question)]).toEqual([[other?.index], -1]);
    openCard(coached, right?.card ?? -1);
    expect([touched.length, cardOf(question)]).toEqual([1, right?.card]);
  });
});

describe.each(LANGUAGES)("a hint in %s", (language) => {
  it("names the card with its use", async () => {
    await speak(language);
    const { asked: question, view } = atTable(record, "play");
    const stage = open(book);
    stage.reset(2);
    stage.settle({ view, scores: [], portrait: null });
    const own = question.options.filter(({ ask }) => ask === "play");
    const [first, other] = [own[0]!, own.at(-1)!];
    const said = await adviceOf(stage, room, { ...question, options: [first, other] }, { index: 0, why: "ahead", better: 0.5, worse: 0.2, rather: 1 });
    for (const option of [first, other]) expect(said).toContain(CARDS[playOf(option.choice).card]!.name);
  });

  it("is not sure where all or none of the imagined matches speak for it", async () => {
    await speak(language);
    const { asked: question, view } = atTable(record, "play");
    const stage = open(book);
    stage.reset(2);
    stage.settle({ view, scores: [], portrait: null });
    const said = await adviceOf(stage, room, question, { index: 0, why: "ahead", better: 1, worse: 0, rather: 1 });
    expect(said).toMatch(/99\s?%.*\b1\s?%/u);
    expect(said).not.toMatch(/100\s?%|\b0\s?%/u);
  });
});

describe("a use that cannot be", () => {
  beforeAll(() => speak("en"));

  it("says the reason that came with the question", () => {
    const { asked: question } = table("play");
    const refused = Object.entries((question.about as { refused: Record<string, number[]> }).refused);
    expect(refused.length).toBeGreaterThan(0);
    for (const [, choices] of refused) for (const choice of choices) expect(refusedUse(question, choice)).not.toMatch(/jugula-|Not possible now/);
  });

  it("is no reason against a square of the same number", () => {
    const { asked: question } = table("play");
    for (const square of Array(64).keys()) expect(refusedAt(question, square)).toBe("");
  });
});

describe("the explanation of a card", () => {
  beforeAll(() => speak("en"));

  it("begins with what this card does", () => {
    const stage = open(book);
    stage.reset(2);
    expect(stage.known("card.Favor", room, NO_ACTS)).toEqual({ title: "Favor", does: "Gain 2 Vox Populi; draw two cards." });
  });
});

describe("a turn", () => {
  beforeAll(() => speak("en"));

  it("that begins is mere order, and what is done in it is not", () => {
    expect(open(book).play(["turn_began", 0], room).map(({ isOrder }) => isOrder)).toEqual([true]);
    expect(open(book).play(["enrolled", 0, 6], room).map(({ isOrder }) => isOrder)).toEqual([undefined]);
  });
});

describe("a familia", () => {
  beforeAll(() => speak("en"));

  it("is told in words that fit a choice and a deal", () => {
    expect(open(book).play(["enrolled", 0, 6], room).map(({ text }) => text)).toEqual([`The ${ARMATURAE[6]?.name} joins you.`]);
  });
});

describe("the arena", () => {
  it("is walked by arrows from row to row, a8 at the upper left", () => {
    const d4 = 27;
    expect(squareId(d4)).toBe("d4");
    const column = middle(d4).x;
    expect((["up", "down", "left", "right", "home", "end"] as const).map((way) => squareId(nextTo(d4, way, column)))).toEqual(["d5", "d3", "c4", "e4", "a4", "h4"]);
    expect(middle(56).y).toBeLessThan(middle(0).y);
  });
});

describe("the words beside the arena", () => {
  beforeAll(() => speak("en"));

  it("of a gladiator each explain themselves: his traits and what has befallen him", () => {
    const [, , view] = views.find(([, , one]) => traitsOf(settle(begin(2), one), 0).length > 0) ?? views[0] ?? [0, 0, {}];
    const place = document.createElement("div");
    const arena = settle(begin(2), view);
    render(h(Self, { arena, room, acts: NO_ACTS }), place);
    const told = [...place.querySelectorAll("small [data-term]")].map((one) => one.getAttribute("data-term"));
    expect(told.slice(0, 2)).toEqual(["armatura", "square"]);
    expect(place.querySelector("small")?.textContent).toBe([...place.querySelectorAll("small [data-term]")].map((one) => one.textContent).join(""));
  });
});
