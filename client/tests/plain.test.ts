import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plainScene } from "../src/stage/plain/scene";
import { Names, type Rulebook } from "../src/stage/rulebook";
import type { Asked } from "../src/stage/scene";
import { stage } from "../src/stage/stage";
import { chosenOf, isShown, type Setting, valuesOf } from "../src/parts/new-table/option-groups";
import type { PlayChoice } from "../src/wire/types";
import { bundle, complaints, use } from "../src/words/words";
import { bookOf } from "./books";

/** A game that nobody has written a word about: an auction, and a card that only its owner sees. */
const AUCTION: Rulebook = {
  game: "auction",
  declared: { secrets: true },
  name: "built-in",
  digest: "",
  files: {},
  asks: { bid: "coins", card: "card", whom: "seat" },
  events: { round_began: ["lot"], bid: ["seat", "coins"], tied: ["*seat"], drawn: ["seat", "card"], paid: ["from:seat", "+left"], swapped: ["card", "other:card"] },
  names: { coins: ["0", "1", "2"], card: ["short_sword", "net"] },
  round_event: "round_began",
};
const ROOM = { names: ["Anna", "Bruno"], you: 0 };

function option(ask: string, choice: number): Asked["options"][number] {
  return { id: choice, ask, step: "", choice, args: [choice] };
}

/** The same, with names made of parts and words for rows. */
const OFFERS: Rulebook = {
  ...AUCTION,
  declared: { secrets: true, domains: { act: ["(?<act>offer)-(?<seat>\\d)", "(?<act>end)"] } },
  asks: { act: "act" },
  events: { drew: ["seat", "*card"] },
  names: { act: ["offer-0", "offer-1", "end"], card: ["short_sword", "net"] },
};
const OFFERED = `
auction-option-act = { $act ->
    [offer] an offer to { $seat }
   *[end] end
}
auction-event-drew = drew { $card }
auction-row-card = { $card ->
    [net] the net
   *[other] the sword
}
`;

describe("a game with names made of parts", () => {
  beforeAll(() => use([bundle("en", OFFERED)]));

  it("calls a part that is a seat by the player's name, and things in a row by their own", () => {
    const scene = stage(plainScene(OFFERS), OFFERS);
    expect(scene.option(option("act", 1), ROOM, null).title).toBe("An offer to Bruno");
    expect(scene.play(["drew", 0, 0, 1], ROOM)[0]?.text).toBe("Drew the sword and the net");
  });
});

describe("a game that has no folder and no words", () => {
  const scene = stage(plainScene(AUCTION), AUCTION);
  let before = 0;
  beforeAll(() => use([bundle("en", "")]));
  beforeEach(() => {
    before = complaints().length;
    scene.reset(2);
  });

  it("tells its events by their declared names", () => {
    const told = (kind: string, ...args: number[]): string => scene.play([kind, ...args], ROOM)[0]?.text ?? "";
    expect(told("bid", 1, 2)).toBe("Bid: seat Bruno, coins 2");
    expect(told("tied", 0, 1)).toBe("Tied: seat Anna and Bruno");
    expect(told("drawn", 1, 0)).toBe("Drawn: seat Bruno, card short sword");
    expect(told("paid", 0, 7)).toBe("Paid: from Anna, left 7");
    expect(complaints().length).toBe(before);
  });

  it("tells of a veiled event what it says", () => {
    expect(scene.play(["drawn", 1], ROOM)).toEqual([{ text: "Drawn: seat Bruno", seat: 1, term: "event.drawn" }]);
  });

  it("begins a round with a heading, and says where the match is", () => {
    expect(scene.play(["round_began", 3], ROOM)).toEqual([{ text: "Round began: lot 3", seat: null, heading: true, term: "event.round_began" }]);
    expect(scene.where()).toBe("Round began: lot 3");
  });

  it("asks, and names what can be chosen", () => {
    expect(scene.question({ ask: "bid", options: [option("bid", 0)], about: {} }, ROOM)).toBe("Bid?");
    expect(scene.option(option("card", 0), ROOM, null).title).toBe("Short sword");
    expect(scene.option(option("whom", 1), ROOM, null).title).toBe("Bruno");
    expect(complaints().length).toBe(before);
  });

  it("shows the scores and the portrait that were sent", () => {
    scene.settle({ view: {}, scores: [4, 7], portrait: "coins: [1, 2]" });
    expect([0, 1].map((seat) => scene.stand(seat).score)).toEqual([4, 7]);
    expect(scene.isText).toBe(true);
    expect(scene.hasSecrets).toBe(true);
  });

  it("speaks in the words of a catalogue where there are some", () => {
    use([bundle("en", "auction-event-bid = { $seat } bids { $coins }.\nauction-ask-bid = How much for lot { $lot }?\nauction-option-bid = { $coins } coins\nauction-title = Auction")]);
    expect(scene.play(["bid", 1, 2], ROOM)[0]?.text).toBe("Bruno bids 2.");
    expect(scene.question({ ask: "bid", options: [option("bid", 0)], about: { lot: 2, bids: [1] } }, ROOM)).toBe("How much for lot 2?");
    expect(scene.option(option("bid", 2), ROOM, null).title).toBe("2 coins");
  });

  it("tells two things of one kind apart", () => {
    use([bundle("en", "auction-event-swapped = { $card } for { $other }")]);
    expect(scene.play(["swapped", 0, 1], ROOM)[0]?.text).toBe("Short_sword for net");
  });
});

describe("names that are made of parts", async () => {
  const names = new Names(await bookOf("gladiatori"));

  it.each([
    ["fight", "throw-hasta", { fight: "throw", item: "hasta" }],
    ["added", "enough", { added: "enough" }],
    ["added", "strength", { added: "card", card: "strength" }],
    ["action", "new-berserk", { action: "new", card: "berserk" }],
    ["card", "feint", { card: "feint" }],
  ])("come apart: %s %s", (domain, id, parts) => {
    expect(names.partsOf(domain, id)).toEqual(parts);
  });
});

describe("options of play", () => {
  const plain = { default: "lot", section: "1.1", low: 0, high: 0, group: "", of_seats: false, when: [], needs: [] };
  const first: PlayChoice = { ...plain, name: "first", values: ["lot", 0, 1, 2], of_seats: true };
  const teams: PlayChoice = { ...plain, name: "teams", values: ["free", "pairs"], needs: [{ values: ["pairs"], conditions: [{ option: "seats", values: [4] }] }] };
  const lone: PlayChoice = { ...plain, name: "lone", values: [true, false], when: [[{ option: "teams", values: ["pairs"] }], [{ option: "seats", values: [3] }]] };
  const setting = (seats: number, chosen: Record<string, string> = {}): Setting => ({ seats, value: (name) => chosen[name] ?? "free" });

  it("offers no seat that is not there, and no value that lacks what it needs", () => {
    expect(valuesOf(first, setting(2))).toEqual(["lot", 0, 1]);
    expect(valuesOf(teams, setting(3))).toEqual(["free"]);
    expect(valuesOf(teams, setting(4))).toEqual(["free", "pairs"]);
  });

  it("shows what means something, by any of its rows", () => {
    expect(isShown(lone, setting(2))).toBe(false);
    expect(isShown(lone, setting(3))).toBe(true);
    expect(isShown(lone, setting(4, { teams: "pairs" }))).toBe(true);
  });

  it("sends only what is shown and fits", () => {
    expect(chosenOf([first, teams, lone], { first: 2, teams: "pairs", lone: true }, setting(2, { teams: "pairs" }))).toEqual({ lone: true });
    expect(chosenOf([first, teams, lone], { first: 2, teams: "pairs", lone: true }, setting(2))).toEqual({});
  });

  it("sends what a table needs where the default does not fit", () => {
    const fifth: PlayChoice = {
      ...plain,
      name: "fifth",
      default: false,
      values: [false, true],
      needs: [
        { values: [true], conditions: [{ option: "seats", values: [5] }] },
        { values: [false], conditions: [{ option: "seats", values: [3, 4] }] },
      ],
    };
    expect(chosenOf([fifth], {}, setting(4))).toEqual({});
    expect(chosenOf([fifth], {}, setting(5))).toEqual({ fifth: true });
    expect(chosenOf([fifth], { fifth: true }, setting(4))).toEqual({});
  });
});
