import files from "virtual:content/spartacus";
import { type ComponentChildren, h, render, type VNode } from "preact";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { open } from "../src/games/spartacus/index";
import { beginOffer, draftOf, holdingOf, pickCard, redraft, sendAside, sendOffer } from "../src/games/spartacus/input/drafting";
import { Answers } from "../src/games/spartacus/input/answers";
import { OfferText } from "../src/games/spartacus/input/offer-text";
import { OfferWriter } from "../src/games/spartacus/input/offering";
import { narrow } from "../src/browser/screen";
import { PleadAnswer } from "../src/games/spartacus/input/pleading";
import { SumAnswer } from "../src/games/spartacus/input/summing";
import { WagerAnswer } from "../src/games/spartacus/input/wagering";
import { hexagon } from "../src/board/hexes";
import { Affair } from "../src/games/spartacus/render/affair";
import { ArenaBoard } from "../src/games/spartacus/render/arena-board";
import { Auction } from "../src/games/spartacus/render/auction";
import { Fight } from "../src/games/spartacus/render/fight";
import { Hand } from "../src/games/spartacus/render/hand";
import { middle, nextTo, size } from "../src/games/spartacus/render/geometry";
import { Offers } from "../src/games/spartacus/render/offers";
import { Pieces } from "../src/games/spartacus/render/pieces";
import { Places } from "../src/games/spartacus/render/places";
import { Tile } from "../src/games/spartacus/render/tile";
import { ALL, type Arena, begin, cardsOf, DISCARD, isAuction, NOBODY, NONE } from "../src/games/spartacus/state/arena";
import { choiceOf, figureOf, HEXES, HOUSES, INTRIGUES, layOut, RESOURCES, STARTS } from "../src/games/spartacus/state/content";
import { calledBy, change, partnersOf, rowOf, EMPTY_DRAFT } from "../src/games/spartacus/state/plan";
import { optionsOfHand, pointing } from "../src/games/spartacus/state/pointing";
import { REDUCERS } from "../src/games/spartacus/state/reducers";
import { settle } from "../src/games/spartacus/state/settle";
import { cardChoice } from "../src/games/spartacus/words/asking";
import { phases } from "../src/games/spartacus/words/phases";
import { ChoiceRow } from "../src/parts/question/choice";
import { FOOT } from "../src/parts/basics/scroll-signs";
import { PlainWords } from "../src/stage/plain/words";
import { type Acts, NO_ACTS } from "../src/stage/scene";
import { Telling } from "../src/state/viewer/telling";
import type { Asked, Chosen } from "../src/wire/types";
import { LANGUAGES } from "../src/browser/languages";
import { ui } from "../src/words/ui";
import { complaints, say } from "../src/words/words";
import { bookOf } from "./books";
import fixture from "./fixtures/spartacus.json";
import { speak } from "./matches";

const book = await bookOf("spartacus");

type Told = [string, ...number[]];
interface Question extends Asked {
  seat: number;
  view: Record<string, unknown>;
}
const matches = fixture.matches as Told[][];
const asked = fixture.asked as unknown as Question[];
const views = fixture.views as unknown as [number, number, Record<string, unknown>][];
const room = { names: ["Anna", "Bruno", "Carla", "Dario", "Elsa"], you: 0 };

beforeEach(() => layOut(files, book.names, book.asks));

function follow(arena: Arena, told: readonly Told[]): Arena {
  return told.reduce((now, [kind, ...args]) => REDUCERS[kind]?.(now, args) ?? now, arena);
}

/** A question with the arena it was asked in, and what was answered. */
function table(ask: string): { arena: Arena; acts: Acts; asked: Asked; sent: Chosen[][]; touched: number[] } {
  const found = asked.find((one) => one.ask === ask);
  if (found === undefined) throw new Error(`no question ${ask}`);
  const [sent, touched]: [Chosen[][], number[]] = [[], []];
  const question = { ask: found.ask, options: found.options, about: found.about };
  const acts = { ...NO_ACTS, number: 7, asked: question, row: (row: readonly Chosen[]) => void sent.push([...row]), touch: (index: number) => void touched.push(index), answer: (index: number) => void touched.push(index) };
  return { arena: settle(begin(4), found.view), acts, asked: question, sent, touched };
}

describe("support that is sought", () => {
  beforeAll(() => speak("en"));

  it("says what each would add, as the question has it", () => {
    const { arena, acts, asked: question } = table("plead");
    const asking = { ...question, about: { ...(question.about as object), adds: [5, 6, 7, 8] } };
    const place = document.createElement("div");
    render(h(PleadAnswer, { arena, room, acts: { ...acts, asked: asking }, asked: asking, words: { option: () => ({ title: "" }) } as unknown as PlainWords }), place);
    const seats = question.options.flatMap((option) => (calledBy(option).startsWith("ask-") ? [Number(calledBy(option).slice(4))] : []));
    expect(seats.length).toBeGreaterThan(0);
    expect([...place.querySelectorAll(".choice")].slice(0, seats.length).map((row) => row.textContent)).toEqual(seats.map((seat) => expect.stringContaining(`+${5 + seat}`)));
  });
});

describe("an invitation that is paid for", () => {
  beforeAll(() => speak("en"));

  it("names oneself as everybody does", () => {
    const said = (choice: number): string => open(book).option({ id: 1, ask: "bribe", step: "bribe", choice, args: [choice] }, { names: ["Guest", "Bruno"], you: 0 }, null).title;
    const places = [0, 1].map((seat) => book.names.bribe?.indexOf(`invite-${seat}`) ?? -1);
    expect(places.map(said)).toEqual(["Invite me", "Invite Bruno"]);
  });
});

describe("what a Dominus does at any time", () => {
  beforeAll(() => speak("en"));

  it("leads on to a question where a sum or orders are to be named, and else happens at once", () => {
    const leadsOn = (id: string): boolean | undefined => {
      const choice = choiceOf("interjection", id);
      return open(book).option({ id: 1, ask: "interject", step: "", choice, args: [choice] }, { names: ["Guest", "Bruno"], you: 0 }, null).leadsOn;
    };
    expect(["gift-1", "deed-invite-1", "deed-thumb-up", "limit", "orders"].map(leadsOn)).toEqual([true, true, true, true, true]);
    expect(["lay", "withdraw"].map(leadsOn)).toEqual([false, false]);
  });
});

describe("the discards", () => {
  beforeAll(() => speak("en"));

  it.each(["auction", "combat"] as const)("can be looked through during the %s too, card by card", (where) => {
    const [, , view] = views.find(([, , one]) => settle(begin(4), one).thrown.some((count) => count > 0)) ?? views[0] ?? [0, 0, {}];
    const arena = settle(begin(4), view);
    const place = document.createElement("div");
    const seen = { arena, room: { names: arena.house.map((_, seat) => `Guest ${seat}`), you: 0 }, acts: NO_ACTS, still: true };
    render(h((where === "auction" ? Auction : Fight) as never, seen as never), place);
    const piles = [...place.querySelectorAll(".discards > details.pile")];
    expect(piles.map((pile) => pile.querySelector("summary span")?.textContent)).toEqual(["Intrigue discard", "Market discard"]);
    const cards = [...(piles[0]?.querySelectorAll(".discarded li") ?? [])];
    expect(cards.length).toBe(arena.thrown.filter((count) => count > 0).length);
    for (const card of cards) expect(card.getAttribute("data-term")).toMatch(/^intrigue\./);
  });
});

describe("the reducers of Spartacus", () => {
  it("know every kind of event that the rules tell", () => {
    expect(Object.keys(book.events).filter((kind) => !(kind in REDUCERS))).toEqual([]);
  });

  it("know no target of a Scheme that was only shown, whoever was the target before", () => {
    const before = follow(begin(4), [["launched", 0, 20, 2, 0]]);
    expect([before.scheme, before.target]).toEqual([20, 2]);
    const after = follow(before, [["showed", 1, 21]]);
    expect([after.scheme, after.target]).toEqual([21, NONE]);
  });

  it.each(views)("follow match %i to where the rules have it after %i events", (match, count, view) => {
    const seen = settle(begin(4), view);
    const followed = follow(begin(seen.seats), matches[match]?.slice(0, count) ?? []);
    expect([followed.influence, followed.house, followed.phase, followed.round, followed.host]).toEqual([seen.influence, seen.house, seen.phase, seen.round, seen.host]);
    for (const seat of seen.house.keys()) expect([seat, cardsOf(followed, seat)]).toEqual([seat, cardsOf(seen, seat)]);
    expect([followed.closed, followed.lot, isAuction(followed)]).toEqual([seen.closed, seen.lot, isAuction(seen)]);
    // A Scheme that has succeeded lies there until all that it does is done; that it is done the view tells, or what happens next.
    if (!followed.stands || seen.scheme !== NONE) expect([followed.scheme, followed.target]).toEqual([seen.scheme, seen.target]);
    expect(settle(followed, view)).toMatchObject({ scheme: seen.scheme, stands: followed.stands && seen.scheme !== NONE });
  });

  it("let a Scheme that succeeds lie there while its effect is told, and until something else is done or the view has it away", () => {
    const launched: Told[] = [["turn_began", 1], ["showed", 1, 12], ["launched", 1, 12, 2, 0], ["reacted", 2, 3], ["succeeded", 1, 12], ["drew", 2, 2]];
    const lying = follow(begin(3), launched);
    expect(lying).toMatchObject({ scheme: 12, target: 2, stands: true, reactions: [{ seat: 2, kind: 3 }] });
    for (const next of [["cashed", 1, 3, 2], ["put_up", 1], ["used_power", 1, 0], ["turned_to", 1, 0], ["turn_began", 2], ["phase_began", 2]] satisfies Told[]) expect(follow(lying, [next])).toMatchObject({ scheme: NONE, target: NOBODY, stands: false, reactions: [] });
    expect(follow(lying, [["showed", 1, 13]])).toMatchObject({ scheme: 13, stands: false });
    const [, , view] = views.find(([, , one]) => settle(begin(4), one).scheme === NONE) ?? [];
    expect(view && settle({ ...lying, seats: settle(begin(4), view).seats }, view)).toMatchObject({ scheme: NONE, stands: false, reactions: [] });
  });

  it("tell an attack with the dice of both, and what came of it", () => {
    const told: Told[] = [["combat_began", 0, 1], ["bout_began", 1], ["initiative", 0, 7, 3, 4], ["initiative", 1, 9, 5, 4], ["took_initiative", 1], ["goes_first", 1], ["moved", 1, STARTS[1] ?? 0, 20], ["attacked", 1, 0], ["rolled", 1, 6, 4], ["rolled", 0, 5, 2], ["rerolled", 0, 2, 6, 5], ["compared", 1, 0], ["automatic", 0, 1]];
    const { combat, hexes } = follow(begin(3), told);
    expect(hexes[1]).toBe(20);
    expect(combat).toMatchObject({ bout: 1, totals: [7, 9], first: 1, attack: { side: 1, rolled: [[6, 5], [6, 4]], damage: 0, more: [["automatic", 0, 1]] } });
  });

  it("tell an offer to its end", () => {
    const end = follow(begin(3), [["turned_to", 0, 1], ["offered_coins", 0, 1, 3], ["said", 0, 1, 2], ["offered", 0, 1], ["declined", 1, 0]]);
    expect(end.bargains).toMatchObject([{ outcome: "declined", offer: { maker: 0, partner: 1, pays: 3, word: 2 } }]);
    expect(end.offer).toBeNull();
  });

  it("keep what was offered for the whole round, and what nobody took as declined", () => {
    const told: Told[] = [["turned_to_all", 0], ["offered_coins", 0, 3], ["offered_all", 0], ["replied", 1, 1], ["replied", 2, 1], ["phase_began", 3], ["turned_to", 1, 0], ["offered", 1, 0], ["accepted", 0, 1]];
    const end = follow(begin(3), told);
    expect(end.bargains.map(({ outcome }) => outcome)).toEqual(["declined", "accepted"]);
    expect(follow(end, [["round_began", 2]]).bargains).toEqual([]);
  });

  it("tell an offer to all as his who took it, and one whose things are gone as expired", () => {
    const end = follow(begin(3), [["turned_to_all", 0], ["offered_coins", 0, 3], ["offered_all", 0], ["replied", 1, 1], ["replied", 2, 0], ["accepted", 2, 0], ["turned_to", 1, 0], ["offered", 1, 0], ["offer_expired", 1]]);
    expect(end.bargains).toMatchObject([{ outcome: "accepted", offer: { maker: 0, partner: 2 } }, { outcome: "expired", offer: { maker: 1, partner: 0 } }]);
  });

  it("keep an offer that comes in a row of answers, of which only the last has a position", () => {
    const stage = open(book);
    const telling = new Telling(stage, () => room, () => 4);
    const view = { ...asked[0]?.view, offer: [[-1, 0, 0, 0, 0, 0, 0], [], []] };
    const seen = (offer: number[]) => ({ view: { ...view, offer: [offer, [], []] }, scores: [], portrait: null });
    let count = 0;
    const comes = (event: Told, position: ReturnType<typeof seen> | null): void => telling.take(count++, [event], position, true);
    comes(["phase_began", 3], seen([-1, 0, 0, 0, 0, 0, 0]));
    comes(["turned_to", 0, 1], null);
    comes(["offered_coins", 0, 2], null);
    comes(["offered", 0, 1], seen([0, 1, 2, 0, 0, 0, 0]));
    comes(["countered", 1, 0], null);
    comes(["wanted_coins", 1, 1], null);
    comes(["offered", 1, 0], seen([1, 0, 0, 1, 0, 0, 0]));
    comes(["accepted", 0, 1], seen([-1, 0, 0, 0, 0, 0, 0]));
    const { arena } = (stage.offers(room, NO_ACTS) as VNode<{ arena: Arena }>).props;
    expect(arena.bargains).toMatchObject([{ outcome: "countered", offer: { maker: 0, pays: 2 } }, { outcome: "accepted", offer: { maker: 1, charges: 1 } }]);
  });

  it("keep what was bid for a lot beside the next one, until fists open again", () => {
    const end = follow(begin(3), [["lots_laid", 2], ["lot", 3], ["bid", 0, 2, 2], ["bid", 1, 4, 4], ["bid", 2, 4, 4], ["tied", 1, 2], ["bid", 1, 1, 5], ["bid", 2, 0, 4], ["won_lot", 1, 3, 5]]);
    expect([end.sold, end.fists]).toEqual([{ card: 3, bids: [2, 5, 4] }, [null, null, null]]);
    expect(follow(end, [["lot", 4]]).sold).toEqual(end.sold);
    // Who is out of a tie takes back what he has laid down: what he bid is what his events told.
    const tied = follow(begin(3), [["lots_laid", 2], ["lot", 3], ["bid", 0, 3, 3], ["bid", 1, 3, 3], ["bid", 2, 3, 3], ["tied", 0, 1, 2], ["bid", 0, 2, 5], ["bid", 1, 2, 5], ["bid", 2, 1, 4], ["tied", 0, 1]]);
    expect(follow({ ...tied, laid: [5, 5, 0] }, [["bid", 0, 1, 6], ["bid", 1, 0, 5], ["won_lot", 0, 3, 6]]).sold?.bids).toEqual([6, 5, 4]);
    expect(follow(end, [["lot", 4], ["bid", 0, 1, 1]]).sold).toBeNull();
  });

  it("tell who has a limit, and only to himself how high it is", () => {
    const own = follow({ ...begin(3), you: 0 }, [["limited", 0, 1, 6], ["limited", 2, 1]]);
    expect([own.proxies, own.goesTo]).toEqual([0b101, 6]);
    expect(follow(own, [["lot", 3]])).toMatchObject({ proxies: 0, goesTo: 0 });
  });
});

describe.each(LANGUAGES)("Spartacus in %s", (language) => {
  beforeAll(() => speak(language));

  it("is told without a missing word", () => {
    for (const events of matches) {
      const stage = open(book);
      stage.reset(4);
      for (const { text } of events.flatMap((event) => stage.play(event, room))) expect(text).not.toMatch(/\{|spartacus-|\$|undefined|NaN/);
    }
    expect(complaints()).toEqual([]);
  });

  it("names whose Treasury is empty, and whom Destitute! shames", () => {
    const stage = open(book);
    stage.reset(4);
    for (const window of ["treasury", "shame"]) expect(stage.question({ ask: "react", options: [], about: { window, intrigue: "r03", victim: 2 } }, room)).toContain("Carla");
    expect(complaints()).toEqual([]);
  });

  it("says what Extortion would take, and nothing where there is nothing to lose", () => {
    const stage = open(book);
    stage.reset(4);
    const lose = { id: 0, ask: "extort", step: "extort_coins", args: [], choice: choiceOf("extort", "lose") };
    const results = [1, 0].map((loss) => stage.option(lose, room, { ask: "extort", options: [lose], about: { loss } }).result ?? "");
    expect(results[0]).toContain("1");
    expect(results[1]).toBe("");
  });

  it("says in what a card is cashed in or sold, and for what power one is exhausted", () => {
    const stage = open(book);
    stage.reset(4);
    const coins = ui("spartacus-denarii");
    const [cash, sell] = ([["intrigue", "act", "cash-c01"], ["market", "trade", "sell-g01"]] as const).map(([ask, domain, id]) => {
      const option = { id: 0, ask, step: "", args: [], choice: choiceOf(domain, id) };
      return stage.option(option, room, { ask, options: [option], about: {} });
    });
    expect(cash?.title).toContain(coins.toLowerCase());
    expect(sell).toMatchObject({ unit: coins });
    const power = say("spartacus-power", { power: "clients" });
    expect(stage.question({ ask: "exhaust", options: [], about: { power: "clients" } }, room)).toContain(power);
  });

  it.each(asked.map((one) => [one.ask, one] as const))("asks %s in words", (_, { seat, view, ask, options, about }) => {
    const stage = open(book);
    stage.reset(4);
    stage.settle({ view, scores: [], portrait: null });
    const own = { ...room, you: seat };
    const question = { ask, options, about };
    const texts = [stage.question(question, own), stage.reason(question, own), stage.where(), ...stage.phases(question).map(({ name }) => name)];
    for (const option of options) {
      const { title, note = "", result = "", unit = "" } = stage.option(option, own, question);
      expect(title).not.toBe("");
      texts.push(title, note, result, unit);
    }
    for (const thing of ["cell.3", "card.0", "card.50", "resource.e01", "intrigue.c01", "influence"]) texts.push(stage.known(thing, own, NO_ACTS)?.now ?? "");
    for (const text of texts) expect(text).not.toMatch(/\{|spartacus-|\$|undefined|NaN|\b[gs]\d\d\b/);
    expect(complaints()).toEqual([]);
  });
});

describe("what is printed", () => {
  it("is read from the pack: 62 cards, 34 kinds of intrigue, the houses, 37 hexes", () => {
    expect([RESOURCES.length, INTRIGUES.length, HEXES.length]).toEqual([62, 34, 37]);
    expect(HOUSES.slice(0, 4).map(({ id }) => id)).toEqual(["batiatus", "solonius", "tullius", "glaber"]);
    expect(STARTS.map((hex) => HEXES[hex])).toEqual([{ q: -2, r: 0 }, { q: 2, r: 0 }]);
    expect(RESOURCES.map((_, card) => figureOf(card))).not.toContain("card-back");
  });

  it("lies on the sand: no two hexes nearer than they are wide, and arrows go from one to the next", () => {
    const [first, second] = [middle(0), middle(1)];
    expect(second.x - first.x).toBeCloseTo(size() * Math.sqrt(3), 3);
    expect(nextTo(0, "right", 0)).toBe(1);
    expect(nextTo(1, "left", 0)).toBe(0);
    expect(nextTo(0, "up", 0)).toBe(0);
  });
});

describe("one choice of the reader", () => {
  it("is a row for the rules: an offer is written whole and then sent", () => {
    const { arena, acts, sent } = table("market");
    const [partner] = partnersOf(acts.asked);
    beginOffer(acts, partner ?? "");
    const may = holdingOf(arena, acts);
    const [given] = may.gives;
    redraft(acts, { pays: 0, charges: Math.min(1, may.charges), word: "peace" });
    if (given !== undefined) pickCard(arena, acts, given)?.();
    expect(draftOf(acts)?.gives).toEqual(given === undefined ? [] : [given]);
    sendOffer(acts);
    const asks = sent[0]?.map(({ ask }) => ask);
    expect(asks?.[0]).toBe("market");
    expect(sent[0]?.at(-1)).toEqual({ ask: "terms", choice: choiceOf("term", "send") });
    expect(sent[0]?.every(({ choice }) => choice >= 0)).toBe(true);
  });

  it("names denarii, Guards and a promise by the words of the rules", () => {
    expect(rowOf({ ...EMPTY_DRAFT, pays: 3, takesGuards: 2, word: "peace" })).toEqual([
      { ask: "terms", choice: choiceOf("term", "take-guard") },
      { ask: "terms", choice: choiceOf("term", "take-guard") },
      { ask: "terms", choice: choiceOf("term", "pay") },
      { ask: "coins", choice: 3 },
      { ask: "terms", choice: choiceOf("term", "word-peace") },
      { ask: "terms", choice: choiceOf("term", "send") },
    ]);
  });

  it("may be a gift at any time, with its sum", () => {
    const { acts, sent } = table("intrigue");
    sendAside(acts, "gift-1", 2);
    expect(sent).toEqual([[{ ask: "interject", choice: choiceOf("interjection", "gift-1") }, { ask: "gift", choice: 2 }]]);
  });

  it("finds what a card of the hand can do, and which hexes can be reached", () => {
    const turn = table("intrigue");
    const kinds = INTRIGUES.map((_, kind) => kind).filter((kind) => optionsOfHand(turn.asked, kind).length > 0);
    for (const kind of kinds) for (const index of optionsOfHand(turn.asked, kind)) expect(calledBy(turn.asked.options[index] ?? turn.asked.options[0]!)).toMatch(/^(cash|scheme|lock)-/);
    const fight = table("combat");
    expect([...pointing(fight.arena, fight.asked).values()].every((index) => fight.asked.options[index]?.ask === "combat")).toBe(true);
  });
});

describe("the hex that a bot would choose", () => {
  it("has a ring on the sand", () => {
    const { arena, acts, asked: question } = table("combat");
    const [hex, hinted] = [...pointing(arena, question)][0] ?? [-1, -1];
    const root = document.createElement("div");
    render(h(ArenaBoard, { arena, room, acts: { ...acts, hinted }, still: true }), root);
    const at = middle(hex);
    expect(root.querySelector(".hinted")?.getAttribute("points")).toBe(hexagon(at, size() * 0.94 - 3));
  });
});

describe("the row above the board", () => {
  beforeAll(() => speak("en"));

  it("shows where in the round we are", () => {
    const now = (ask: string): string | undefined => {
      const { arena, asked: question } = table(ask);
      return phases(arena, question).find(({ state }) => state === "now")?.name;
    };
    expect(["intrigue", "market", "bid", "hosting", "invite", "wager"].map(now)).toEqual(["Intrigue", "Open Market", "Auction", "Host", "Invitations", "Wagers"]);
  });

  it("shows the combat to who meets it halfway, as in a lesson", () => {
    const { arena, asked: question } = table("combat");
    const met = { ...arena, combat: null };
    const now = (one: Arena, put: Asked | null): string | undefined => phases(one, put).find(({ state }) => state === "now")?.name;
    expect([now(met, question), now(follow(met, [["moved", 0, arena.hexes[0] ?? 0, 18]]), null)]).toEqual(["Combat", "Combat"]);
  });
});

const drawn = (shown: ComponentChildren): HTMLElement => {
  const place = document.createElement("div");
  render(shown, place);
  return place;
};

describe("dice that are rolled again", () => {
  beforeAll(() => speak("en"));

  it.each([
    ["attack", 0, "Against DEF: 5, 2"],
    ["defence", 0, "Against ATK: 6, 4"],
    ["defence", 1, "Against SPD: 6, 4"],
  ])("are chosen below those of the other, for the %s (%i)", (role, quick, said) => {
    const { acts, asked: question } = table("reroll");
    const told: Told[] = [["combat_began", 0, 1], ["bout_began", 1], ["attacked", 1, quick], ["rolled", 1, 6, 4], ["rolled", 0, 5, 2]];
    const about = { ...question.about, role };
    const shown = drawn(h(Answers, { arena: follow(begin(3), told), room, acts: { ...acts, asked: { ...question, about } }, words: new PlainWords(book) }));
    const [other, own] = [shown.querySelector(".against [role=img]"), shown.querySelector(".pickdice")];
    expect(other?.getAttribute("aria-label")).toBe(said);
    expect(other?.compareDocumentPosition(own as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("the discards", () => {
  const spent = (): Arena => ({ ...begin(4), thrown: INTRIGUES.map(({ id }) => (id === "guard" ? 2 : 0)), place: RESOURCES.map(({ id }) => (id === "s09" ? DISCARD : NONE)) });
  const SAID = {
    en: ["(Intrigue discard)", "Guard×2", "(Market discard)", "Pietros"],
    it: ["(Scarti degli Intrighi)", "Guardia×2", "(Scarti del Mercato)", "Pietros"],
    fr: ["(Défausse d’Intrigue)", "Garde×2", "(Défausse du Marché)", "Pietros"],
    pt: ["(Descarte de Intriga)", "Guarda×2", "(Descarte de Mercado)", "Pietros"],
  };

  it.each(LANGUAGES)("are two piles that open, in %s", async (language) => {
    await speak(language);
    const arena = spent();
    const shown = drawn(h(Affair, { arena, room, acts: NO_ACTS }));
    const piles = [...shown.querySelectorAll("details.menu")];
    expect(piles.flatMap((pile) => [pile.querySelector("summary .sr")?.textContent.trim(), pile.querySelector("li")?.textContent])).toEqual(SAID[language]);
    const lines = drawn(h(Places, { arena, room, acts: NO_ACTS })).textContent;
    expect([lines?.includes(`×2`), lines?.includes("Pietros")]).toEqual([true, true]);
  });
});

describe("what the table shows", () => {
  beforeAll(() => speak("en"));

  it("says of one without denarii that he has none, not that a corner is barred", () => {
    const { arena, acts, asked: question } = table("wager");
    const nothing = { ...question, options: question.options.filter((option) => option.choice === choiceOf("stakes", "0-0-0-0")) };
    const reasons = (coins: number): Set<string> => {
      const shown = drawn(h(WagerAnswer, { arena: { ...arena, coins: arena.coins.map(() => coins) }, room, acts, asked: nothing }));
      return new Set([...shown.querySelectorAll(".stakes small")].map((one) => one.textContent ?? ""));
    };
    expect([reasons(0), reasons(3)]).toEqual([new Set(["you have no denarii"]), new Set(["not against your own combatant"])]);
  });

  it("has an offer once: with its answers, where the question is", () => {
    const { arena, acts, asked: question } = table("deal");
    const words = new PlainWords(book);
    const asks = drawn(h(Answers, { arena, room, acts, words }));
    const page = drawn(h(Offers, { arena, room, acts }));
    expect([asks.querySelectorAll(".bargain").length, asks.querySelectorAll(".choice").length]).toEqual([1, question.options.filter(({ ask }) => ask === "deal").length]);
    expect([page.querySelectorAll(".bargain.open").length, page.querySelectorAll(".dealt").length]).toEqual([0, 0]);
    expect(page.textContent).toContain("The offer to you lies beside the question");
    expect(drawn(h(Offers, { arena, room, acts: NO_ACTS })).querySelectorAll(".bargain.open")).toHaveLength(1);
  });

  it("says of each number of a fighter what it is", () => {
    const { arena, acts } = table("deal");
    const fighter = RESOURCES.findIndex(({ dice }) => dice.length > 0);
    const tile = drawn(h(Tile, { arena, acts, card: fighter, seat: 0 }));
    expect([...tile.querySelectorAll(".ft [data-term]")].map((one) => one.getAttribute("data-term"))).toEqual(["attack", "defence", "speed"]);
    expect(tile.querySelector(".ft .sr")?.textContent).toMatch(/^attack \d+, defence \d+, speed \d+$/);
    expect(cardChoice(fighter, "").unit).toBe("ATK·DEF·SPD");
  });

  it("names every hex on the sand as the log does", () => {
    const { arena, acts } = table("combat");
    const named = [...drawn(h(ArenaBoard, { arena, room, acts, still: true })).querySelectorAll(".hexname")].map((one) => (one.textContent ?? "").trim());
    expect([named.length, named[17], named[18]]).toEqual([37, "d3", "d4"]);
  });

  it("covers no fighter's health with a sword or a ring, wherever the other stands", () => {
    const { arena, acts } = table("combat");
    const place = (one: Element | null | undefined): number[] => /translate\((\S+) (\S+)\)/.exec(one?.getAttribute("transform") ?? "")?.slice(1).map(Number) ?? [];
    for (const hex of [11, 12, 17, 19, 24, 25]) {
      const attack = { side: 0, isQuick: false, rolled: [[], []], damage: null, more: [] };
      const fought = follow({ ...arena, hexes: [18, hex] }, [["bout_began", 1]]);
      const shown = drawn(h(ArenaBoard, { arena: { ...fought, combat: fought.combat && { ...fought.combat, attack } }, room, acts, still: true }));
      const [x = 0, y = 0] = place(shown.querySelector(".disc"));
      const lives = [...shown.querySelectorAll(".life")].map((life) => {
        const [at, from] = [place(life.parentElement), place(life.closest(".tok")?.parentElement?.parentElement)];
        return Math.hypot((at[0] ?? 0) + (from[0] ?? 0) - x, (at[1] ?? 0) + (from[1] ?? 0) - y);
      });
      expect(lives.length).toBe(2);
      expect(Math.min(...lives)).toBeGreaterThan(size() * (0.3 + 0.74 * 0.38));
    }
  });

  it("lets no number of a bid move when one is chosen: what comes, comes below", () => {
    const { arena, acts, asked: question } = table("bid");
    const order = (): string[] => [...drawn(h(SumAnswer, { arena, room, acts, asked: question })).querySelectorAll(".amount, .quick, .choice")].map((one) => one.className.split(" ")[0] ?? "");
    expect(order().slice(0, 2)).toEqual(["amount", "quick"]);
    change(acts, { sum: 1 });
    expect(order()).toEqual(["amount", "quick", "choice", "choice"]);
  });

  it("says of an offer to all that who accepts it gives what is wanted", () => {
    const offer = { maker: 1, partner: ALL, pays: 0, charges: 5, gives: [0], takes: [], givesGuards: 0, takesGuards: 0, word: 0 };
    expect(drawn(h(OfferText, { room, offer })).querySelectorAll(".binding small")[1]?.textContent).toBe("Whoever accepts gives");
  });

  it("lights in a lesson the card that the coach asks for, and touches what is right of it", () => {
    const { arena, acts, asked: question, touched } = table("intrigue");
    const right = question.options.findIndex((option) => /^(?:scheme|cash|lock)-/.test(calledBy(option)));
    const coached: Acts = { ...acts, isCoached: true, holds: (index) => (index === right ? "" : "not yet") };
    const shown = drawn(h(Hand, { arena, room, acts: coached }));
    expect(shown.querySelectorAll(".hcard.lit").length).toBe(1);
    shown.querySelector<HTMLButtonElement>(".hcard.lit")?.click();
    expect(touched).toEqual([right]);
    const card = cardsOf(arena, arena.you ?? 0)[0] ?? 0;
    const power = { ...question, options: [{ ...question.options[0]!, ask: "recover", choice: card }] };
    const lit = (why: string): number => drawn(h(Tile, { arena, acts: { ...acts, asked: power, holds: () => why }, card, seat: 0 })).querySelectorAll(".lit").length;
    expect([lit("not yet"), lit("")]).toEqual([0, 1]);
  });

  it("gives a fighter no number before his dice lie there", () => {
    const { arena } = table("wager");
    const health = (pools: readonly (readonly number[])[]): string[] => [...drawn(h(Pieces, { arena: { ...arena, combat: null, pools }, still: true })).querySelectorAll(".health")].map((one) => (one.textContent ?? "").trim());
    expect([health([[0, 0, 0], [0, 0, 0]]), health([[3, 2, 1], [2, 2, 1]])]).toEqual([[], ["6", "5"]]);
  });

  it("offers in a turn what can be offered in it, and explains a card of the hand by that card", () => {
    const shown = (ask: string): (string | null)[] => {
      const { arena, acts } = table(ask);
      const words = { option: () => ({ title: "" }), things: () => "ask" } as unknown as PlainWords;
      return [...drawn(h(Answers, { arena, room, acts, words })).querySelectorAll('.choice[data-term="offer"] small')].map((one) => one.textContent);
    };
    expect([shown("intrigue"), shown("market")]).toEqual([["denarii for a promise"], ["denarii, cards, promises"]]);
    const stage = open(book);
    stage.reset(4);
    const { asked: question } = table("intrigue");
    const cards = question.options.filter((option) => /^(?:cash|scheme|lock)-/.test(calledBy(option)));
    expect(cards.length).toBeGreaterThan(0);
    for (const option of cards) expect(stage.option(option, room, question).term).toBe(`intrigue.${calledBy(option).split("-")[1] ?? ""}`);
  });

  it("brings what is put forward into its list, and the page stays", async () => {
    const rect = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return { bottom: this.classList.contains("choice") ? 180 : 100 } as DOMRect;
    });
    const row = (isLead: boolean) => h("div", { class: "choices" }, h(ChoiceRow, { choice: { title: "End" }, seat: 0, isLead, onClick: () => undefined }));
    const [led, plain] = [drawn(row(true)), drawn(row(false))];
    await vi.waitFor(() => expect(led.querySelector(".choices")?.scrollTop).toBe(80 + FOOT));
    expect(plain.querySelector(".choices")?.scrollTop).toBe(0);
    rect.mockRestore();
  });

  it("folds on a phone what an offer does not hold, and says in a line what it does", () => {
    const { arena, acts, asked: question } = table("market");
    const partner = partnersOf(question).find((one) => Object.keys(question.about.offers ?? {}).includes(one)) ?? "";
    narrow.value = true;
    beginOffer(acts, partner);
    const lines = (): string[] => [...drawn(h(OfferWriter, { arena, acts, room })).querySelectorAll(".terms > summary")].map((one) => one.textContent ?? "");
    expect(lines()).toEqual(["You give nothing", "You get nothing", "You promise nothing"]);
    redraft(acts, { pays: 2, givesGuards: 1, word: "peace" });
    expect(lines()).toEqual([expect.stringMatching(/^You give 2.denarii and 1 Guard$/), "You get nothing", expect.stringMatching(/^You promise \S/)]);
    narrow.value = false;
    expect(lines()).toEqual([]);
  });

  it("names the last bids with their lot, and promises no title of Host where it is up", () => {
    const last = follow({ ...begin(3), you: 0 }, [["lots_laid", 1], ["lot", 3], ["bid", 0, 2, 2], ["bid", 1, 5, 5], ["bid", 2, 4, 4]]);
    const texts = (arena: Arena): string[] => [...drawn(h(Auction, { arena, room: { ...room, names: room.names.slice(0, 3) }, acts: NO_ACTS })).querySelectorAll(".rowd")].map((one) => one.textContent ?? "");
    expect(texts(last)).toEqual(["Then the title of Host."]);
    expect(texts(follow(last, [["won_lot", 1, 3, 5]]))).toEqual([expect.stringMatching(/^Bid for .+: You\s2, Bruno\s5, Carla\s4$/)]);
  });
});
