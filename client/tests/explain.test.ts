import { signal } from "@preact/signals";
import { h, render } from "preact";
import { beforeAll, describe, expect, it, vi } from "vitest";
import TONGUES from "virtual:words";
import { open as openClash } from "../src/games/clash/index";
import { open as openGladiatori } from "../src/games/gladiatori/index";
import { plainScene } from "../src/stage/plain/scene";
import type { Acts } from "../src/stage/scene";
import { stage, type Stage } from "../src/stage/stage";
import { ChoiceRow } from "../src/parts/question/choice";
import { Explanation } from "../src/parts/explain/explanation";
import { explainAt, show, shown } from "../src/parts/explain/explain";
import { TextWithTerms } from "../src/parts/explain/text-with-terms";
import { place } from "../src/parts/explain/explain-place";
import { LANGUAGES } from "../src/browser/languages";
import { set } from "../src/browser/settings";
import { explain, learnTerms, termsOf } from "../src/words/glossary";
import { marked } from "../src/words/marking";
import { bundle, complaints, speak, use } from "../src/words/words";
import { bookOf } from "./books";

const WINDOW = { width: 1366, height: 657 };
const SOURCES = import.meta.glob<string>("../src/**/*.tsx", { query: "?raw", import: "default", eager: true });
const ROOM = { names: ["Anna", "Bruno"], you: 0 };

describe("a word of a question that can be asked", () => {
  it("keeps the sign that follows it on its line", async () => {
    await speak("en");
    await learnTerms("gladiatori");
    const leave = explainAt(openGladiatori(await bookOf("gladiatori")), () => ROOM, () => ({ number: 1 }) as Acts);
    const place = document.createElement("div");
    render(h(TextWithTerms, { text: "Which card do you lay on Strength? Each makes the blow heavier.", isAskable: true }), place);
    expect([...place.querySelectorAll(".glued")].map((one) => one.textContent)).toContain("Strength?");
    expect(place.textContent).toBe("Which card do you lay on Strength? Each makes the blow heavier.");
    leave();
  });
});

describe("another question", () => {
  it("sends away what a resting pointer asked, and nothing that was asked by a key", () => {
    const number = signal(1);
    const leave = explainAt({ game: "clash" } as Stage, () => ROOM, () => ({ number: number.value }) as Acts);
    show(document.body, "hover");
    number.value = 2;
    expect(shown.value).toBeNull();
    show(document.body, "key");
    number.value = 3;
    expect(shown.value).toMatchObject({ how: "key" });
    leave();
  });
});

describe("the colour of an answer", () => {
  const drawn = (more: object, row: object = {}): string | undefined => {
    const place = document.createElement("div");
    render(h(ChoiceRow, { choice: { title: "Strike", result: "−2", ...more }, seat: 0, onClick: () => undefined, ...row }), place);
    return place.querySelector<HTMLElement>(".choice")?.dataset.colour;
  };

  it("has a reason, which no answer without one has", () => {
    expect([drawn({}), drawn({ tone: "bad" }), drawn({ tone: "good" }), drawn({ tone: "bad", closed: "Not yet." })]).toEqual([undefined, "bad", "good", undefined]);
    expect([drawn({}, { isLead: true }), drawn({}, { isLead: true, pressed: true })]).toEqual(["lead", "marked"]);
  });

  it("is explained with the answer", async () => {
    await speak("en");
    await learnTerms("clash");
    const leave = explainAt(openClash(await bookOf("clash")), () => ROOM, () => ({ number: 1 }) as Acts);
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = '<button data-term="ask.target" data-colour="lead"></button><div></div>';
    show(place.querySelector("button") as Element, "key");
    render(h(Explanation, {}), place.querySelector("div") as Element);
    await vi.waitFor(() => expect(place.textContent).toContain("It is no warning."));
    leave();
    place.remove();
  });
});

describe("an explanation stands", () => {
  const thing = { left: 600, top: 300, width: 40, height: 40 };

  it("above its thing where there is room", () => {
    expect(place(thing, 300, 150, WINDOW, [])).toMatchObject({ side: "above", left: 470, top: 140 });
  });

  it("below a thing at the upper edge, and inside the window", () => {
    const found = place({ ...thing, left: 4, top: 10 }, 300, 150, WINDOW, []);
    expect(found).toMatchObject({ side: "below", left: 8 });
  });

  it("over no answer and no cell that is lit", () => {
    const answers = { left: 990, top: 120, width: 360, height: 400 };
    const asked = { left: 1000, top: 300, width: 340, height: 48 };
    expect(place(asked, 300, 150, WINDOW, [answers]).side).toBe("left");
    const [first, second] = [{ ...asked, width: 165 }, { ...asked, left: 1175, width: 165 }];
    expect(place(second, 300, 150, WINDOW, [first, { ...first, top: 240 }, { ...first, top: 360 }, { ...second, top: 240 }, { ...second, top: 360 }])).toMatchObject({ side: "left", left: 697 });
    const lit = { left: 560, top: 180, width: 120, height: 60 };
    expect(place(thing, 300, 150, WINDOW, [lit]).side).toBe("below");
  });
});

describe.each(LANGUAGES)("the glossary in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await Promise.all(["clash", "gladiatori"].map((game) => learnTerms(game)));
  });

  it.each(["clash", "gladiatori"])("explains every term of %s without a missing word", (game) => {
    expect(termsOf(game).length).toBeGreaterThan(40);
    for (const term of termsOf(game)) expect(explain(game, term)?.says ?? "").toMatch(/\.$/);
    expect(complaints()).toEqual([]);
  });
});

describe("the words of a sentence", () => {
  beforeAll(async () => {
    await speak("fr");
    set("language", "fr");
    await Promise.all(["clash", "gladiatori"].map((game) => learnTerms(game)));
  });

  it("are marked as the language bends them, each once", () => {
    const marks = marked("clash", "Deux filets et deux boucliers contre un bouclier.").filter((part) => typeof part !== "string");
    expect(marks).toEqual([
      { term: "net", text: "filets" },
      { term: "shield", text: "boucliers" },
    ]);
  });

  it("are not marked where they mean something else", () => {
    expect(marked("gladiatori", "Cassia vous attaque de face.")).toEqual(["Cassia vous attaque de face."]);
    expect(marked("gladiatori", "Utilisez-vous Attaque 5 ?")).toContainEqual({ term: "offense", text: "Attaque" });
    expect(marked("weather", "Il pleut.")).toEqual(["Il pleut."]);
  });
});

describe("what is asked", () => {
  beforeAll(() => {
    set("language", "en");
    return speak("en");
  });

  it("is found by its own name, by its kind, by its event or by its question", async () => {
    await learnTerms("clash");
    expect(explain("clash", "type.net")?.title).toBe("Net");
    expect(explain("clash", "space.C2")?.title).toBe("Space");
    expect(explain("clash", "event.netted")?.rules).toEqual(["5.2", "6.2"]);
    expect(explain("clash", "ask.net")).toMatchObject({ title: "Throw nets", rules: ["5.2.1", "5.2.2", "5.2.3", "5.2.5"] });
    expect(explain("clash", "weather.rain")).toBeNull();
  });

  it("is right for a game without a glossary: its aim and its questions", async () => {
    await learnTerms("duel");
    use([bundle("en", `${(await TONGUES["en"]?.())?.default ?? ""}\nduel-rule-guard = Guard high or low (4.1).`)]);
    expect(explain("duel", "aim")?.says).toBe("Most points at the end win.");
    expect(explain("duel", "ask.guard")).toMatchObject({ title: "Guard", rules: ["4.1"] });
    expect(explain("duel", "guard.high")).toBeNull();
    await speak("en");
  });

  it("belongs to every option of every game", async () => {
    const clash = openClash(await bookOf("clash"));
    expect(clash.option({ id: 1, ask: "recruit", choice: 1, step: "recruit", args: [0, 1, 0] }, ROOM, null).term).toBe("type.net ask.recruit");
    const book = await bookOf("gladiatori");
    const gladiatori = stage(plainScene(book), book);
    const reaction = book.names["reaction"]?.indexOf("new-strength") ?? -1;
    const { term } = gladiatori.option({ id: 1, ask: "reaction", choice: reaction, step: "react", args: [0, reaction] }, ROOM, null);
    expect(term).toBe("reaction.new-strength card.strength reaction.new ask.reaction");
    await learnTerms("gladiatori");
    expect(explain("gladiatori", "reaction.new-strength")?.title).toBe("Block");
  });

  it("says what it is in this position, where the table knows it", async () => {
    const clash = openClash(await bookOf("clash"));
    clash.reset(2);
    expect(clash.known("cell.8", ROOM, {} as never)).toEqual({ term: "space", title: "C2" });
    const aimed = { asked: { ask: "target", options: [{ ask: "target", choice: 8 }], about: {} }, odds: new Map([[0, { target_falls: 0.63, attacker_falls: 0.1 }]]) };
    expect(clash.known("cell.8", ROOM, aimed as never)).toMatchObject({ now: "If you attack it: a 63% chance that it falls, 10% that you fall, over all dice." });
    expect(clash.known("animal.Leaena", ROOM, {} as never)).toMatchObject({ term: "lion", title: "Lion Leaena" });
    const gladiatori = openGladiatori(await bookOf("gladiatori"));
    gladiatori.reset(2);
    expect(gladiatori.known("item.gladius", ROOM, {} as never)).toMatchObject({ title: "Gladius", now: "Gladius (sword): attack 3, defence 1, 3 HP" });
    expect(gladiatori.known("trait.guard", ROOM, {} as never)).toBeNull();
  });
});

/** A `title` is seen by no finger, heard by few ears, and late: what matters is said, or explained by `data-term` and `data-tip`. */
describe("nothing lives in a title attribute", () => {
  it.each(Object.entries(SOURCES))("of %s", (_, source) => {
    const tags = [...source.matchAll(/<[a-z][\w-]*\b(?:[^<>]|=>)*>/g)].map(([tag]) => tag);
    expect(tags.filter((tag) => /\btitle=/.test(tag))).toEqual([]);
  });
});
