/** The line of a seat: every fact of it explains itself, in every game and every language. */
import { h, render } from "preact";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../src/browser/languages";
import { set } from "../src/browser/settings";
import { open as clash } from "../src/games/clash/index";
import { open as gladiatori } from "../src/games/gladiatori/index";
import { open as heroes } from "../src/games/heroes/index";
import { open as jugula } from "../src/games/jugula/index";
import { open as spartacus } from "../src/games/spartacus/index";
import { close, explainAt, show } from "../src/parts/explain/explain";
import { Explanation } from "../src/parts/explain/explanation";
import { Chair } from "../src/parts/beside/seats";
import type { Acts } from "../src/stage/scene";
import { explain, learnTerms } from "../src/words/glossary";
import { learn, speak } from "../src/words/words";
import { bookOf } from "./books";
import gladiatoriMatches from "./fixtures/gladiatori.json";
import heroesMatches from "./fixtures/heroes.json";
import jugulaMatches from "./fixtures/jugula.json";
import clashMatch from "./fixtures/match.json";
import spartacusMatches from "./fixtures/spartacus.json";
import { recorded } from "./matches";

const ROOM = { names: ["Anna", "Bruno"], you: 0 };
const OPEN = { clash, gladiatori, heroes, jugula, spartacus };
const seen = (fixture: object): object[] => recorded(fixture).views.map(([, , view]) => view);
const VIEWS: Readonly<Record<string, readonly object[]>> = {
  clash: clashMatch.views.map((view) => (Array.isArray(view) ? view.at(-1) : view) as object),
  gladiatori: seen(gladiatoriMatches),
  heroes: seen(heroesMatches),
  jugula: seen(jugulaMatches),
  spartacus: seen(spartacusMatches),
};

describe.each(Object.entries(OPEN))("the line of a seat of %s", (game, open) => {
  it.each(LANGUAGES)("is explained word by word in %s", async (language) => {
    await speak(language);
    await Promise.all([learn(game), learnTerms(game)]);
    const stage = open(await bookOf(game as keyof typeof OPEN));
    stage.reset(2);
    const leave = explainAt(stage, () => ROOM, () => ({ number: 1 }) as Acts);
    const said = new Set<string>();
    for (const view of VIEWS[game] ?? []) {
      stage.settle({ view: view as Record<string, unknown>, scores: [1, 2], portrait: null });
      for (const { text, term } of [0, 1].flatMap((seat) => [...(stage.stand(seat).role ?? []), ...stage.stand(seat).facts])) {
        said.add(text);
        const found = term.split(" ").flatMap((thing) => explain(game, stage.known(thing, ROOM, {} as Acts)?.term ?? thing) ?? []);
        expect(found[0]?.says ?? "", `${text} (${term})`).toMatch(/\p{L}/u);
      }
    }
    leave();
    expect(said.size).toBeGreaterThan(1);
  });
});

describe("a score", () => {
  it.each([
    ["clash", "Points"],
    ["gladiatori", "Victory Points"],
    ["heroes", "Aim"],
    ["jugula", "Points"],
    ["spartacus", "Influence"],
  ] as const)("of %s is explained by the game's own word: %s", async (game, title) => {
    await speak("en");
    await Promise.all([learn(game), learnTerms(game)]);
    const { scoreTerm } = OPEN[game](await bookOf(game));
    expect(scoreTerm.split(" ").flatMap((word) => explain(game, word)?.title ?? [])[0]).toBe(title);
  });
});

describe("a chair", () => {
  it("has nothing that keeps silent: mark, name, state, points and facts", async () => {
    await speak("en");
    const place = document.createElement("ul");
    render(h(Chair, { seat: 0, name: "Anna", called: "Anna", state: [{ text: "Secutor", term: "secutor" }, { text: "You", tip: "This seat is yours." }], score: 3, scoreTerm: "victory-points aim", facts: [{ text: "12 cards", term: "deck" }], isTurn: true }), place);
    expect(place.querySelector("svg")?.getAttribute("data-tip")).toBe("Shape and colour of Anna, on the board too.");
    for (const what of [".st > span", ".score", ".facts > span"]) for (const one of place.querySelectorAll(what)) expect(one.matches("[data-term], [data-tip]"), one.textContent ?? "").toBe(true);
    expect(place.querySelector(".facts b")?.closest("[data-term]")?.getAttribute("data-term")).toBe("deck");
    expect(place.querySelector(".score")?.getAttribute("data-term")).toBe("victory-points aim");
    expect(place.querySelector(".st")?.textContent).toBe("Secutor · You");
  });
});

describe("a word inside an explanation", () => {
  const place = document.body.appendChild(document.createElement("div"));
  beforeAll(async () => {
    set("language", "en");
    await speak("en");
    await Promise.all([learn("gladiatori"), learnTerms("gladiatori")]);
  });
  afterEach(() => close());

  it("is asked in turn, and there is a way back", async () => {
    const leave = explainAt(gladiatori(await bookOf("gladiatori")), () => ROOM, () => ({ number: 1 }) as Acts);
    place.innerHTML = '<span data-term="deck">12 cards</span><div></div>';
    show(place.querySelector("span") as Element, "hover");
    render(h(Explanation, {}), place.querySelector("div") as Element);
    const title = (): string => place.querySelector("h3")?.textContent ?? "";
    const word = (text: string): HTMLElement | undefined => [...place.querySelectorAll<HTMLElement>(".explain .term")].find((one) => one.textContent === text);
    await vi.waitFor(() => expect(title()).toBe("Deck"));
    expect(word("deck")).toBeUndefined();
    expect(place.querySelector(".back")).toBeNull();
    word("HP deck")?.click();
    await vi.waitFor(() => expect(title()).toBe("HP deck"));
    place.querySelector<HTMLElement>(".back")?.click();
    await vi.waitFor(() => expect(title()).toBe("Deck"));
    expect(place.querySelector(".back")).toBeNull();
    leave();
  });
});
