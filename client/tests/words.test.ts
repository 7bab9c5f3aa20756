import { dirname, posix } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import TONGUES from "virtual:words";
import { open } from "../src/games/clash/index";
import { oddsValue } from "../src/games/clash/words/odds";
import { LANGUAGES } from "../src/browser/languages";
import { pseudo } from "../src/words/pseudo";
import { clothSign, NO_SIGNS, pieces, signAs, spoken } from "../src/words/signs";
import { apart, labelled, refusal, ui } from "../src/words/ui";
import { bundle, complaints, has, learn, say, speak, use } from "../src/words/words";
import { bookOf } from "./books";
import { whole } from "./matches";
import match from "./fixtures/match.json";

const book = await bookOf("clash");

const WHOLE = { en: await whole("en"), it: await whole("it"), fr: await whole("fr"), pt: await whole("pt") };
const SOURCES = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

interface Message {
  id: string;
  variables: string[];
}

/** Every message of a catalogue with the variables it uses. */
function messages(text: string): Message[] {
  return new FluentResource(text).body.map((entry) => {
    const found = JSON.stringify(entry).matchAll(/"type":"var","name":"([\w-]+)"/g);
    return { id: entry.id, variables: [...new Set([...found].map(([, name]) => name ?? ""))].sort() };
  });
}

/** What the browser alone says: on its pages, and of each game. */
const browser = (language: (typeof LANGUAGES)[number]): Message[] => messages(WHOLE[language]).filter(({ id }) => id.startsWith("browser-"));

describe("colons and semicolons", () => {
  it("are set by the catalogues: each language has its own space before them", () => {
    const composed = Object.entries(SOURCES).flatMap(([file, text]) =>
      text
        .split("\n")
        .filter((line) => /\}[:;] \$\{|\}:`|join\("[:;] "\)/u.test(line) && !/console|complain/u.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(composed).toEqual([]);
  });

  it("have a no-break space before them in French", async () => {
    await speak("fr");
    expect([ui("confirm-what"), labelled("d3", "Verus"), apart(["d3, mur", "porte", "Verus"])]).toEqual(["Confirmer\u00a0:", "d3\u00a0: Verus", "d3, mur\u00a0; porte\u00a0; Verus"]);
    await speak("en");
  });
});

describe("what the browser alone says", () => {
  const english = browser("en");

  it.each(LANGUAGES)("says everything in %s, and in one part only", (language) => {
    const ids = browser(language).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(english.map(({ id }) => id).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("loads one language for its reader, and of a game only what its table says", async () => {
    const asked: string[] = [];
    for (const [language, tongue] of Object.entries(TONGUES)) {
      const parts = (await tongue?.())?.parts as Record<string, () => Promise<{ default: string }>>;
      for (const [name, load] of Object.entries(parts)) {
        parts[name] = () => {
          asked.push(`${language}/${name}`);
          return load();
        };
      }
    }
    await speak("fr");
    await learn("gladiatori");
    expect(asked).toEqual(["fr/gladiatori"]);
    expect(has("gladiatori-ask-target")).toBe(true);
    for (const later of ["gladiatori-rule-target", "browser-gladiatori-how", "gladiatori-play-teams", "browser-step-game"]) expect(has(later), later).toBe(false);
    await learn("pages");
    expect(has("browser-step-game")).toBe(true);
    await speak("en");
  });

  it("calls a bot of a game's own by the words of that game, and no page before it", async () => {
    const said = (text = ""): boolean[] => ["browser-bot-tables = ", "heroes-bot-tables-note = "].map((id) => text.includes(id));
    for (const language of LANGUAGES) {
      const tongue = await TONGUES[language]?.();
      const part = async (name: string): Promise<string | undefined> => (await tongue?.parts[name]?.())?.default;
      expect(said(tongue?.default)).toEqual([false, false]);
      expect(said(await part("heroes"))).toEqual([true, false]);
      expect(said(await part("heroes/options"))).toEqual([false, true]);
    }
  });

  it("calls the parts of Upkeep, and what is done at any time, as the Portuguese print does", async () => {
    await speak("pt");
    await learn("spartacus");
    const upkeep = say("browser-spartacus-phase-line", { phase: "upkeep" });
    for (const part of ["Ativação de cartas", "Recuperação de Ferimentos", "Balanço Geral"]) expect(upkeep).toContain(part);
    expect(say("browser-any-time")).toBe("A qualquer momento");
    await speak("en");
  });

  it.each(LANGUAGES)("invents no variables in %s", (language) => {
    const known = new Map(english.map(({ id, variables }) => [id, variables]));
    for (const { id, variables } of browser(language)) {
      const extra = variables.filter((name) => !known.get(id)?.includes(name) && !name.endsWith("-vowel") && !name.endsWith("-is"));
      expect(extra, id).toEqual([]);
    }
  });

  it("has every message that the pages name", () => {
    const ids = new Set(english.map(({ id }) => id));
    const named = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/\bui\("([\w-]+)"/g)].map(([, key]) => key ?? ""));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((key) => !ids.has(`browser-${key}`))).toEqual([]);
  });
});

/** What the ways from a module to others lead to, as soon as it is loaded: those that are fetched later and types are none. */
function loadedWith(begun: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (path: string): void => {
    const file = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => SOURCES[name] !== undefined);
    if (file === undefined || found.has(file)) return;
    const text = SOURCES[file] ?? "";
    found.set(file, text);
    for (const [, to = ""] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)";/gm)) walk(posix.join(dirname(file), to));
  };
  for (const file of begun) walk(file);
  return found;
}

describe("home and tables", () => {
  const first = Object.keys(SOURCES).filter((file) => /\/(?:main\.tsx|pages\/table\.tsx|games\/\w+\/(?:index\.ts|card\.tsx)|parts\/(?:explanation|first-match)\.tsx|parts\/picture\.ts)$/.test(file));

  it("say nothing that is loaded with the other pages", async () => {
    const later = new Set(messages((await (await TONGUES["en"]?.())?.parts["pages"]?.())?.default ?? "").map(({ id }) => id.replace("browser-", "")));
    expect(later.size).toBeGreaterThan(200);
    const loaded = loadedWith(first);
    expect(loaded.size).toBeGreaterThan(200);
    const said = [...loaded].flatMap(([file, text]) => [...text.matchAll(/\bui\(([^;]*?)\)/g)].flatMap(([, of = ""]) => [...of.matchAll(/"([\w-]+)"/g)].map(([, key = ""]) => [file, key] as const)));
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter(([, key]) => later.has(key))).toEqual([]);
  });
});

describe.each(LANGUAGES)("a whole match in %s", (language) => {
  beforeAll(() => use([bundle(language, WHOLE[language])]));

  it("is told without a missing word", () => {
    const stage = open(book);
    stage.reset(match.seats);
    const room = { names: ["Anna", "Bruno", "Carla", "Dino"], you: 0 };
    const told = (match.events as [string, ...number[]][]).flatMap((event) => stage.play(event, room));
    expect(told.length).toBeGreaterThan(match.events.length / 2);
    for (const { text } of told) {
      expect(text).not.toMatch(/\{|clash-|\$/);
      expect(spoken(text, stage.picture)).not.toMatch(/[\uE000-\uE0FF]/);
    }
    expect(complaints()).toEqual([]);
  });
});

describe("words", () => {
  it("dress every letter in the pseudo-locale", () => {
    use([bundle("pseudo", "greeting = Hello { $name }")]);
    expect(say("greeting", { name: "Anna" })).toBe("Ħḗḗŀŀǿǿ Anna");
    expect(pseudo("abc")).not.toMatch(/[a-z]/);
  });

  it("cut a sentence at its pictures", () => {
    expect(pieces("you roll \uE020\uE021 once")).toEqual([
      "you roll ",
      [
        { kind: "sign", number: 32 },
        { kind: "sign", number: 33 },
      ],
      " once",
    ]);
    expect(pieces(`of ${clothSign(2)}${signAs(0)}`)).toEqual(["of ", [{ kind: "cloth", seat: 2 }, { kind: "sign", number: 0 }]]);
  });

  it("say them as the game calls them", () => {
    const signs = (number: number) => ({ name: ["net", "sword"][number] ?? "", figure: "", class: "" });
    expect(spoken(`you have ${clothSign(1)}${signAs(0)}${signAs(1)} left`, signs)).toBe("you have net, sword left");
    expect(spoken(`none${signAs(7)}`, NO_SIGNS)).toBe("none");
  });
});

describe("a sentence that ends with pictures", () => {
  it("has no full stop of its own", () => {
    expect(pieces("they are \uE020.")).toEqual(["they are ", [{ kind: "sign", number: 32 }]]);
    expect(pieces("\uE020 it is.")).toEqual([[{ kind: "sign", number: 32 }], " it is."]);
  });
});

describe("odds", () => {
  it("are written as the language writes them", () => {
    const shown = LANGUAGES.map((language) => {
      use([bundle(language, WHOLE[language])]);
      return oddsValue("target_falls", 0.508);
    });
    for (const text of shown) expect(text).toMatch(/^51\s?%$/);
    expect(oddsValue("won", 1.25)).toMatch(/^1[.,]3$/);
  });
});

describe("a refusal", () => {
  it.each([["en", "seat 1, Rufus: "], ["it", "posto 1, Rufus: "], ["fr", "place 1, Rufus\u00a0: "], ["pt", "lugar 1, Rufus: "]] as const)("counts seats from 1 in %s, as the screen does", async (language, who) => {
    await speak(language);
    expect(refusal("carried", { who: "gladiator", seat: 0, called: "Rufus", what: "unfit" }, "")).toContain(who);
  });
});
