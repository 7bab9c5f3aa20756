/** Questions and answers in words: the messages of the terminal, with the figures the browser shows besides. */
import { ui } from "../../../words/ui";
import { type Facts, sentence } from "../../../words/words";
import type { PlainWords } from "../../../stage/plain/words";
import { about, int } from "../../../stage/reading";
import { type Asked, type Choice, INTERJECT, type Option, type Room, seatFacts } from "../../../stage/scene";
import { type Arena, NONE } from "../state/arena";
import { ASKS, cardOf, figureOf, idOf, INTRIGUES, intrigueOf, POOLS, RESOURCES, signOf } from "../state/content";
import { calledBy } from "../state/plan";
import { OF_CARDS } from "../state/pointing";
import { cardHelp, diceOf, houseName, intrigueHelp, powerHelp } from "./nouns";

/** Questions whose options are Intrigue cards. */
const OF_INTRIGUE: ReadonlySet<string> = new Set(["gossip", "discard", "pluck", "claim", "react"]);
const OF_SEATS: ReadonlySet<string> = new Set(["victim", "redirect", "invite", "target"]);
const SIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  thumb: { up: "thumb-up", down: "thumb-down" },
  accept: { accept: "helmet", decline: "i-hidden" },
  move: { attack: "sword", throw: "spear", stop: "i-hidden" },
  deal: { accept: "laurel", decline: "i-hidden", counter: "i-feint" },
  extort: { pay: "denarius", lose: "influence" },
  pool: { attack: "sword", defence: "shield", speed: "i-move" },
  act: { lay: "shield", end: "i-hidden" },
  trade: { "sell-guard": "shield", lay: "shield", wait: "i-hidden", close: "fist" },
};
/** What is done out of turn and asks for a sum, or for orders, before anything happens. */
const LEADS_ON = /^(?:gift|deed|limit|orders)(?:-|$)/;
/** What stands after the dash of a name: `use-g08` is about g08. */
const restOf = (id: string): string => id.slice(id.indexOf("-") + 1);

/** A Market card as an answer: its picture, its dice, what it can do. */
export function cardChoice(card: number, title: string): Choice {
  const dice = diceOf(card);
  return { title, figure: figureOf(card), term: `card.${card}`, note: cardHelp(card), ...(dice.length > 0 && { result: dice.join("·"), unit: POOLS.map((pool) => ui("spartacus-pool-short", { pool })).join("·") }) };
}

/** An Intrigue card as an answer: its sign and what it does. */
export const intrigueChoice = (kind: number, title: string): Choice => ({ title, figure: signOf(kind), term: `intrigue.${INTRIGUES[kind]?.id ?? ""}`, note: intrigueHelp(kind) });

function ofAct(arena: Arena, id: string, plain: Choice): Choice {
  const [act = ""] = id.split("-");
  const rest = restOf(id);
  if (act === "use" || act === "sell") {
    const card = cardOf(rest);
    const shown = card === NONE ? plain : { ...plain, figure: figureOf(card), term: `card.${card}`, note: cardHelp(card) };
    return act === "sell" ? { ...shown, result: ui("spartacus-plus", { count: RESOURCES[card]?.bank ?? INTRIGUES[0]?.cash ?? 0 }), unit: ui("spartacus-denarii"), tone: "good" } : shown;
  }
  if (act === "power") return { ...plain, figure: "influence", term: `power.${rest}`, note: sentence(powerHelp(rest)) };
  if (act === "offer") return { ...plain, figure: `seat-${Number(rest) + 1}`, note: houseName(arena, Number(rest)) };
  const kind = intrigueOf(rest);
  if (kind === NONE) return plain;
  const { required = 0, cash = 0, id: name = "" } = INTRIGUES[kind] ?? {};
  const term = `intrigue.${name}`;
  if (act === "cash") return { ...plain, term, figure: "denarius", result: ui("spartacus-plus", { count: cash }), tone: "good" };
  return { ...plain, term, figure: signOf(kind), note: ui(act === "lock" ? "spartacus-needs-support" : "spartacus-needs", { required, influence: arena.influence[arena.you ?? 0] ?? 0 }) };
}

export function choice(words: PlainWords, arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  const plain = words.option(option, room);
  const { ask, choice } = option;
  const id = calledBy(option);
  const figure = SIGNS[ASKS[ask] ?? ""]?.[id];
  if (ask === "intrigue" || ask === "market") return ofAct(arena, id, figure === undefined ? plain : { ...plain, figure });
  if (OF_CARDS.has(ask) && RESOURCES[choice] !== undefined) return cardChoice(choice, plain.title);
  if (OF_INTRIGUE.has(ask)) return ofIntrigue(id, plain, ask);
  if (OF_SEATS.has(ask)) return ofSeat(arena, ask === "target" ? Number(idOf("target", choice).split("-")[0]) : choice, plain);
  if (ask === "lose") return { ...plain, ...(figure !== undefined && { figure }), result: String(arena.pools[sideOf(arena)]?.[choice] ?? 0), unit: ui("spartacus-dice-left") };
  if (ask === "thumb" && id === "down") return { ...plain, ...(figure !== undefined && { figure }), ...priced(int(about(asked), "cost")) };
  if (ask === "accept" && id === "decline") return { ...plain, ...(figure !== undefined && { figure }), ...priced(int(about(asked), "loss")) };
  if (ask === "extort" && id === "lose") return { ...plain, ...(figure !== undefined && { figure }), ...priced(int(about(asked), "loss")) };
  if (ask === INTERJECT) return { ...plain, leadsOn: LEADS_ON.test(id) };
  if (ask === "house") return { ...plain, figure: "influence" };
  return figure === undefined ? plain : { ...plain, figure };
}

/** Whose Treasury is empty, by name. */
export function ofVictim(asked: Asked, room: Room): Facts {
  const seat = int(about(asked), "victim", NONE);
  return seat === NONE ? {} : seatFacts(room, "victim", seat);
}

/** What it costs the one who chooses, in Influence. */
const priced = (cost: number): Partial<Choice> => (cost === 0 ? {} : { result: ui("spartacus-minus", { count: cost }), unit: ui("spartacus-influence"), tone: "bad" });

function ofIntrigue(id: string, plain: Choice, ask: string): Choice {
  if (id.startsWith("guard-")) return { ...intrigueChoice(0, plain.title), figure: "shield" };
  const kind = intrigueOf(id);
  if (kind === NONE) return { ...plain, figure: ask === "react" && id === "medicus" ? "crowd" : "i-hidden" };
  return intrigueChoice(kind, plain.title);
}

function ofSeat(arena: Arena, seat: number, plain: Choice): Choice {
  return { ...plain, figure: `seat-${seat + 1}`, note: houseName(arena, seat), result: String(arena.influence[seat] ?? 0), unit: ui("spartacus-influence") };
}

/** The side of the arena on which the reader has a combatant. */
export function sideOf(arena: Arena): number {
  return arena.corners.findIndex(({ owner }) => owner === arena.you && owner !== NONE);
}
