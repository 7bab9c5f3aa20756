/** Questions and answers in words: the messages of the terminal, with the figures the browser shows besides. */
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import { asChoice, inWords } from "../../../stage/foretold";
import { about, int, text } from "../../../stage/reading";
import type { Asked, Choice, Option, Room } from "../../../stage/scene";
import { type Arena, called, NONE } from "../state/arena";
import { figureOf, ITEMS, NAMES, SIDES, signOf } from "../state/content";
import { OF_STYLE, type Way } from "../state/plan";
import type { ArenaWords } from "./chronicle";
import { zoneName } from "./labels";
import { nameOf } from "./nouns";

const OF_ACTION: Readonly<Record<string, string>> = {
  fight: "sword",
  move: "i-move",
  rest: "i-strength",
  toss: "net",
  throw: "spear",
  sand: "i-hidden",
  switch: "i-facing",
  destroy: "net",
  clear: "i-odds",
  stand: "i-speed",
  roll: "i-facing",
  escape: "net",
  surrender: "thumb-up",
};
const OF_OPENING = ["sword", "sword", "shield"];
const PICK = /^(?:pick-)?(?<item>.+)-(?:left|right)$/;

function itemSign(id: string): string {
  const item = PICK.exec(id)?.groups?.item ?? "";
  return (ITEMS as readonly string[]).includes(item) ? signOf(item) : "";
}

/** What the hand holds that is to let go. */
function dropped(arena: Arena, id: string): string {
  const hand = SIDES.indexOf(id === "drop-left" ? "left" : "right");
  const item = ITEMS[called(arena, arena.acting)?.hands[hand] ?? NONE];
  return id.startsWith("drop-") && item !== undefined ? signOf(item) : "";
}

/** The sign of an option. */
function signFor(arena: Arena, { ask, choice }: Option): string {
  const id = NAMES[ask === "action" ? "action" : "picking"]?.[choice] ?? "";
  if (ask === "action") return OF_ACTION[id] ?? (itemSign(id) || dropped(arena, id));
  if (ask === "pick") return itemSign(id);
  if (ask === "target") return figureOf(called(arena, choice)?.style ?? NONE);
  if (OF_STYLE.has(ask)) return figureOf(choice);
  return ask === "opening" ? (OF_OPENING[choice] ?? "") : "";
}

/** The test at hand in few words: its dice stand in the book. */
export function question(words: ArenaWords, asked: Asked, room: Room): string {
  if (asked.ask !== "bonus") return words.question(asked, room);
  const told = about(asked);
  return ui("heroes-how-many", { test: text(told, "test"), attacks: text(told, "attacks"), held: int(told, "held"), who: text(told, "who"), foe: text(told, "foe") });
}

export function choice(words: ArenaWords, arena: Arena, option: Option, room: Room): Choice {
  const plain = words.option(arena, option, room);
  const figure = signFor(arena, option);
  // A title with its cause after a colon: the cause goes below it.
  const [title = "", note] = option.ask === "signature" || option.ask === "opening" || option.ask === "gender" ? plain.title.split(/\s?:\s/) : [plain.title];
  return { ...plain, title, ...(note !== undefined && { note: sentence(note) }), ...(figure !== "" && { figure }) };
}

/** Something that can be done in a zone, with what it comes to. */
export function wayChoice(words: ArenaWords, arena: Arena, way: Way, room: Room): Choice {
  const action = NAMES.action?.[way.action] ?? "";
  const plain = choice(words, arena, { id: 0, ask: "action", step: "", choice: way.action, args: [] }, room);
  const goes = action === "move" || action === "roll";
  const title = goes ? ui(`heroes-${action}-to`, { zone: zoneName(arena, way.zone) }) : ui("heroes-deed-at", { deed: plain.title, name: nameOf(way.target) });
  return { title, ...(plain.figure !== undefined && { figure: plain.figure }), term: `action.${action}`, ...asChoice(inWords("heroes", way.result)) };
}
