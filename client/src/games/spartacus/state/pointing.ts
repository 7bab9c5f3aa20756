/** Which option a hex or a card on the table stands for. */
import { INTERJECT, type Asked, type Option } from "../../../stage/scene";
import { type Arena, NONE, NOWHERE } from "./arena";
import { cardOf, HEXES, intrigueOf } from "./content";
import { calledBy } from "./plan";

const ATTACKS: ReadonlySet<string> = new Set(["attack", "throw"]);

/** The hex that an option names: where to go, or where the other stands. */
function hexFor(arena: Arena, option: Option): number {
  if (option.ask !== "combat") return NOWHERE;
  if (HEXES[option.choice] !== undefined) return option.choice;
  const other = arena.corners.findIndex(({ owner }) => owner !== arena.you);
  return calledBy(option) === "attack" ? (arena.hexes[other] ?? NOWHERE) : NOWHERE;
}

/** The options that name a hex, by their places in the list. */
export function pointing(arena: Arena, asked: Asked | null): Map<number, number> {
  const found = new Map<number, number>();
  asked?.options.forEach((option, index) => {
    const hex = hexFor(arena, option);
    if (hex !== NOWHERE) found.set(hex, index);
  });
  return found;
}

/** Whether an option is chosen on the board; the question then need not list it. */
export const isOnBoard = (_: Arena, option: Option): boolean => option.ask === "combat" && !ATTACKS.has(calledBy(option)) && calledBy(option) !== "stop";

/** Questions that are answered by a Market card alone. */
export const OF_CARDS: ReadonlySet<string> = new Set(["recover", "release", "exhaust", "pick", "fighter", "weapon", "armour", "special", "second", "order"]);
const FOR_HAND: ReadonlySet<string> = new Set(["gossip", "discard", "react"]);

/** The place of the option that a Market card on the table stands for. */
export function optionOfCard(asked: Asked | null, card: number): number {
  return asked?.options.findIndex((option) => {
    if (option.ask === INTERJECT) return false;
    if (OF_CARDS.has(option.ask)) return option.choice === card;
    const id = option.ask === "intrigue" || option.ask === "market" ? calledBy(option) : "";
    return /^(?:use|sell)-/.test(id) && cardOf(id.slice(id.indexOf("-") + 1)) === card;
  }) ?? NONE;
}

/** The places of the options that a card of the hand stands for: launch, support, cash; or what answers with it. */
export function optionsOfHand(asked: Asked | null, kind: number): number[] {
  return (asked?.options ?? []).flatMap((option, index) => {
    const id = calledBy(option);
    if (FOR_HAND.has(option.ask)) return id === "guard-hand" ? (intrigueOf("guard") === kind ? [index] : []) : intrigueOf(id) === kind ? [index] : [];
    const isOfTurn = option.ask === "intrigue" && /^(?:cash|scheme|lock)-/.test(id);
    return isOfTurn && intrigueOf(id.slice(id.indexOf("-") + 1)) === kind ? [index] : [];
  });
}
