import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../src");
const read = (ending: RegExp): string =>
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(FOLDER, file), "utf8"))
    .join("\n");

const SHEETS = read(/\.css$/);
const SOURCES = read(/\.(tsx?|svg)$/);
const names = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? "");

describe("a sheet", () => {
  const LONGEST = 400;

  it.each(readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css")))("%s is short", (file) => {
    expect(readFileSync(join(FOLDER, file), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(LONGEST);
  });
});

describe("a custom property", () => {
  it("is declared where it is used", () => {
    const declared = new Set([...names(SHEETS, /(--[\w-]+)\s*:/g), ...names(SOURCES, /"(--[\w-]+)"/g)]);
    expect(names(SHEETS, /var\((--[\w-]+)/g).filter((name) => !declared.has(name))).toEqual([]);
  });

  it("of the tokens is used", () => {
    const used = new Set(names(SHEETS + SOURCES, /var\((--[\w-]+)/g));
    const madeUp = names(SOURCES, /var\((--[\w-]+-)\$\{/g);
    const tokens = names(readFileSync(join(FOLDER, "look/tokens.css"), "utf8"), /^ {2}(--[\w-]+):/gm);
    expect(tokens.length).toBeGreaterThan(50);
    expect(tokens.filter((name) => !used.has(name) && !madeUp.some((begun) => name.startsWith(begun)))).toEqual([]);
  });
});

describe("a colour", () => {
  const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;
  const TOKENS = ["look/tokens.css"];
  /** Drawn where no token reaches: the sign of the tab and the picture of a result are files of their own. */
  const ALONE = ["state/app/my-turns.ts", "parts/result/result-picture.ts"];
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
  const lines = (file: string): string[] => readFileSync(join(FOLDER, file), "utf8").replace(/url\(#|href=(?:"|\{`)#/g, "").split("\n");

  it("of the house is written among the tokens, one of a game as a property with a name", () => {
    const sheets = files.filter((file) => file.endsWith(".css") && !TOKENS.includes(file));
    const beside = sheets.flatMap((file) => lines(file).filter((line) => COLOUR.test(line) && !(file.startsWith("games/") && /^\s*--[\w-]+:/.test(line))).map((line) => `${file}: ${line.trim()}`));
    expect(sheets.length).toBeGreaterThan(40);
    expect(beside).toEqual([]);
  });

  it("is drawn by its name", () => {
    const drawings = files.filter((file) => /\.tsx?$/.test(file) && !ALONE.includes(file));
    expect(drawings.flatMap((file) => lines(file).filter((line) => /["`]#[0-9a-f]{3,8}["`]|["`](?:rgb|hsl)a?\(/i.test(line)).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
  });
});

describe("what moves to its place", () => {
  it("stands there by itself once it has come: no animation holds it", () => {
    const ending = new Set(names(SHEETS, /@keyframes ([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*?\s*(?:to|100%)\s*\{/g));
    const held = names(SHEETS, /animation: ([\w-]+)[^;]*\b(?:both|forwards)\b[^;]*;/g);
    expect(held).toContain("fade");
    expect(held.filter((name) => !ending.has(name))).toEqual([]);
  });
});

const GAMES = readdirSync(join(FOLDER, "games"), { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);

describe("the sheets of a game", () => {
  const sheetsOf = (game: string): string => read(new RegExp(`^games/${game}/.*\\.css$`));
  const alone = (sheets: string): string[] => names(sheets, /([^{}]+)\{/g).flatMap((list) => names(list.replace(/\/\*.*?\*\//gs, ""), /(?:^|,)\s*\.([\w-]+)\s*(?=,|$)/g));

  const shared = new Set(names(read(/^look\/.*\.css$/), /\.([\w-]+)/g));
  const drawnBy = (game: string): Set<string> =>
    new Set(names(read(new RegExp(`^games/${game}/.*\\.tsx$`)), /class(?:=|: )(?:"|\{?`)([^"`]*)/g).flatMap((all) => all.replace(/\$\{[^}]*\}?/g, "").split(/[^\w-]+/)));

  it.each(GAMES)("style nothing that %s draws, for a page keeps those of the game before", (game) => {
    const drawn = drawnBy(game);
    const foreign = GAMES.filter((other) => other !== game).flatMap((other) => alone(sheetsOf(other)));
    expect(drawn.size).toBeGreaterThan(20);
    expect([...new Set(foreign)].filter((name) => drawn.has(name) && !shared.has(name))).toEqual([]);
  });
});
