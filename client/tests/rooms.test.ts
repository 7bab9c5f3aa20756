/** The rooms of the client: an arrow points one way between two of them, and no module needs itself. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const SRC = join(__dirname, "../src");

/** From the ground up: a room knows those before it, and none after it. A game knows no other game. */
const ROOMS = ["look", "browser", "wire", "words", "board", "stage", "state", "fair", "parts", "games", "pages"];

/** The rooms within the large ones, from the ground up: nothing stands outside them. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  state: ["guest", "table", "app", "viewer", "replay", "lesson"],
  parts: ["basics", "explain", "shell", "beside", "question", "table", "result", "replay", "campaign", "new-table", "home", "other-pages"],
};

/** The rooms of a game, from the ground up. What stands beside them knows all of them. */
const OF_A_GAME = ["state", "words", "input", "render"];

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*"(\.[^"]+)"/g;

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"));

function fileOf(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => files.includes(name));
}

/** What each module imports of the client's own modules. */
const arrows = new Map(
  files.map((file) => {
    const paths = [...readFileSync(join(SRC, file), "utf8").matchAll(IMPORT)].map(([, to = ""]) => normalize(join(dirname(file), to)));
    return [file, paths.map(fileOf).filter((to) => to !== undefined)];
  }),
);

function roomOf(file: string): string | undefined {
  const [room, game] = file.split("/");
  if (room === file) return undefined;
  return room === "games" ? `games/${game}` : room;
}

const heightOf = (room: string): number => ROOMS.indexOf(room.split("/")[0] ?? "");

test("every room has its place, and there are arrows to judge", () => {
  const rooms = new Set(files.flatMap((file) => roomOf(file)?.split("/")[0] ?? []));
  expect([...rooms].filter((room) => !ROOMS.includes(room))).toEqual([]);
  expect([...arrows.values()].flat().length).toBeGreaterThan(500);
});

test("a room knows only those below it", () => {
  const wrong = [...arrows].flatMap(([from, ways]) => {
    const room = roomOf(from);
    if (room === undefined) return [];
    return ways.filter((to) => {
      const other = roomOf(to);
      return other === undefined || (other !== room && heightOf(other) >= heightOf(room));
    }).map((to) => `${from} -> ${to}`);
  });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(WITHIN))("the rooms of %s know only those below them", (large, small) => {
  const heightIn = (file: string): number => small.indexOf(file.split("/")[1] ?? "");
  const inside = [...arrows].filter(([from]) => from.startsWith(`${large}/`));
  expect(inside.filter(([from]) => heightIn(from) < 0).map(([from]) => from)).toEqual([]);
  expect(small.filter((room) => !inside.some(([from]) => from.startsWith(`${large}/${room}/`)))).toEqual([]);
  const wrong = inside.flatMap(([from, ways]) => ways.filter((to) => to.startsWith(`${large}/`) && heightIn(to) > heightIn(from)).map((to) => `${from} -> ${to}`));
  expect(wrong).toEqual([]);
});

test("a room of a game knows only those below it", () => {
  const heightIn = (file: string): number => {
    const height = OF_A_GAME.indexOf(file.split("/")[2] ?? "");
    return height < 0 ? OF_A_GAME.length : height;
  };
  const inside = [...arrows].filter(([from]) => from.startsWith("games/"));
  expect(inside.length).toBeGreaterThan(100);
  const wrong = inside.flatMap(([from, ways]) => ways.filter((to) => roomOf(to) === roomOf(from) && heightIn(to) > heightIn(from)).map((to) => `${from} -> ${to}`));
  expect(wrong).toEqual([]);
});

test("no module needs itself by a way round", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    if (done.has(file)) return;
    done.add(file);
    for (const to of arrows.get(file) ?? []) walk(to, [...way, file]);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});
