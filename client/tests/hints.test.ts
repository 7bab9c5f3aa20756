import { type ComponentChildren, h, render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";
import { narrow } from "../src/browser/screen";
import { open as gladiatori } from "../src/games/gladiatori/index";
import { open as heroes } from "../src/games/heroes/index";
import { open as jugula } from "../src/games/jugula/index";
import { change as jugulaPlan } from "../src/games/jugula/state/plan";
import { open as spartacus } from "../src/games/spartacus/index";
import { INTRIGUES } from "../src/games/spartacus/state/content";
import { change, hintedId } from "../src/games/spartacus/state/plan";
import { leadOf, putForward } from "../src/stage/foretold";
import { type Acts, NO_ACTS } from "../src/stage/scene";
import type { Stage } from "../src/stage/stage";
import { bookOf } from "./books";
import ofGladiatori from "./fixtures/gladiatori.json";
import ofHeroes from "./fixtures/heroes.json";
import ofJugula from "./fixtures/jugula.json";
import ofSpartacus from "./fixtures/spartacus.json";
import { type Question, recorded, speak } from "./matches";

const NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elsa"];
const books = { gladiatori: await bookOf("gladiatori"), heroes: await bookOf("heroes"), jugula: await bookOf("jugula"), spartacus: await bookOf("spartacus") };
const GAMES = {
  gladiatori: { begin: () => gladiatori(books.gladiatori), asked: recorded(ofGladiatori).asked },
  heroes: { begin: () => heroes(books.heroes), asked: recorded(ofHeroes).asked },
  jugula: { begin: () => jugula(books.jugula), asked: recorded(ofJugula).asked },
  spartacus: { begin: () => spartacus(books.spartacus), asked: recorded(ofSpartacus).asked },
};
type Game = keyof typeof GAMES;
const ROLLED: [string, ...number[]][] = [["combat_began", 0, 1], ["bout_began", 1], ["attacked", 1, 0], ["rolled", 1, 6, 4, 3, 2, 1], ["rolled", 0, 5, 4, 3, 2, 2]];
/** Every question is another: what was begun to be answered at one is not found at the next. */
let number = 900;

function seated(game: Game, question: Question): Stage {
  const stage = GAMES[game].begin();
  stage.reset(4);
  stage.settle({ view: question.view, scores: [], portrait: null });
  // Dice that lie there were told.
  if (question.ask === "reroll") for (const event of ROLLED) stage.play(event, { names: NAMES, you: question.seat });
  return stage;
}

function hinting({ ask, options, about }: Question, hinted: number): Acts {
  number += 1;
  return { ...NO_ACTS, number, hinted, asked: putForward({ ask, options, about }, hinted) };
}

const place = document.createElement("div");

function drawn(shown: ComponentChildren): HTMLElement {
  render(h("div", { key: number }, shown), place);
  return place;
}

const answers = (stage: Stage, you: number, acts: Acts): HTMLElement => drawn(stage.answers({ names: NAMES, you }, acts));

/** Beside the board, or else on it. */
function isRinged(stage: Stage, you: number, acts: Acts): boolean {
  return answers(stage, you, acts).querySelector(".hint") !== null || drawn(stage.board({ names: NAMES, you }, acts, true)).querySelector(".hint, .hinted") !== null;
}

/** The first, the last and two between them: a board takes its time. */
const some = (places: readonly number[]): number[] => [...new Set([0, 1, places.length >> 1, places.length - 1])].flatMap((place) => places[place] ?? []);

const own = ({ ask, options }: Question): number[] => options.flatMap((option, index) => (option.ask === ask ? [index] : []));

const GAME_NAMES = Object.keys(GAMES) as Game[];
/** The questions that a game answers in its own way. */
const ownWay = (game: Game): Question[] => GAMES[game].asked.filter((question) => seated(game, question).answers({ names: NAMES, you: question.seat }, { ...NO_ACTS, asked: question }) !== null);

beforeAll(() => speak("en"), 120_000);

describe.each(GAME_NAMES)("a hint in %s", (game) => {
  it.each([false, true])("rings its answer or the way to it, whatever is asked, and nothing else is put forward (on a phone: %s)", (isPhone) => {
    narrow.value = isPhone;
    const wrong = ownWay(game).flatMap((question) => {
      const stage = seated(game, question);
      return some(own(question)).flatMap((index) => {
        const acts = hinting(question, index);
        const silent = isRinged(stage, question.seat, acts) ? [] : [`${question.ask} ${index}: no ring`];
        const loud = [...answers(stage, question.seat, acts).querySelectorAll(".choice.lead:not(.hint)")].map((row) => `${question.ask} ${index}: ${row.textContent}`);
        return [...silent, ...loud];
      });
    });
    narrow.value = false;
    expect(wrong).toEqual([]);
  });
});

describe("a hint for what lies under something else", () => {
  const asking = (game: Game, ask: string): Question => GAMES[game].asked.find((one) => one.ask === ask)!;
  const ringed = (place: HTMLElement): string[] => [...place.querySelectorAll("[data-back].hint")].map((one) => one.textContent ?? "");

  it("rings the way back from the uses of another card", () => {
    const question = asking("jugula", "play");
    const stage = seated("jugula", question);
    const places = own(question);
    const acts = hinting(question, places.at(-1)!);
    const other = [...new Set(places.map((place) => Math.floor(question.options[place]!.choice / 6)))].find((card) => card !== Math.floor(question.options[places.at(-1)!]!.choice / 6));
    jugulaPlan(acts, { card: other! });
    expect(ringed(answers(stage, question.seat, acts))).toEqual(["Another card"]);
    jugulaPlan(acts, { card: -1 });
  });

  it("rings the way back from what can be done with another card of Intrigue", () => {
    const question = asking("spartacus", "intrigue");
    const stage = seated("spartacus", question);
    const end = own(question).find((index) => hintedId({ ...NO_ACTS, asked: question, hinted: index }) === "end")!;
    const acts = hinting(question, end);
    const held = own(question).map((index) => hintedId({ ...NO_ACTS, asked: question, hinted: index })).find((id) => id.startsWith("cash-"))!;
    change(acts, { open: INTRIGUES.find(({ id }) => id === held.slice("cash-".length))!.id });
    expect(ringed(answers(stage, question.seat, acts))).toEqual(["Back"]);
  });
});

describe("a sum, a stake or dice that nobody has set", () => {

  it.each(["bid", "hosting", "wager", "reroll"])("is not put forward: %s", (ask) => {
    const question = GAMES.spartacus.asked.find((one) => one.ask === ask && own(one).length > 1)!;
    const stage = seated("spartacus", question);
    expect(leadOf(question)).toBe(-1);
    number += 1;
    const shown = answers(stage, question.seat, { ...NO_ACTS, number, asked: question });
    expect([...shown.querySelectorAll(".choice.lead")].map((row) => row.textContent)).toEqual([]);
  });

  it("is what the reader sets, whatever a hint has said", () => {
    const question = GAMES.spartacus.asked.find((one) => one.ask === "bid" && own(one).length > 2)!;
    const stage = seated("spartacus", question);
    const acts = hinting(question, own(question)[2]!);
    expect([...answers(stage, question.seat, acts).querySelectorAll(".quick .hint")].map((one) => one.textContent)).toEqual(["2"]);
    narrow.value = true;
    expect([...answers(stage, question.seat, acts).querySelectorAll(".amount .hint")].map((one) => one.textContent)).toEqual(["+"]);
    narrow.value = false;
    change(acts, { sum: 1 });
    const shown = answers(stage, question.seat, acts);
    expect([shown.querySelector(".choice.lead")?.textContent, shown.querySelector(".quick .hint")?.textContent]).toEqual([expect.stringContaining("1"), "2"]);
    change(acts, { sum: 2 });
    expect(answers(stage, question.seat, acts).querySelectorAll(".choice.lead.hint")).toHaveLength(1);
  });
});
