/** The names of things: cards, houses, powers, who leads what. */
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import type { Room } from "../../../stage/scene";
import { type Arena, EXHAUSTED, INJURED, NOBODY, NONE } from "../state/arena";
import { HOUSES, idOf, INTRIGUES, POOLS, RESOURCES } from "../state/content";
import { type Deck, discarded } from "../state/discards";
import { favorsOf, isChampion } from "../state/decode";

export const cardName = (card: number): string => say("spartacus-resource", { resource: RESOURCES[card]?.id ?? "" });
export const cardHelp = (card: number): string => say("spartacus-resource-help", { resource: RESOURCES[card]?.id ?? "" });
export const intrigueName = (kind: number): string => say("spartacus-intrigue", { intrigue: INTRIGUES[kind]?.id ?? "" });
export const intrigueHelp = (kind: number): string => say("spartacus-intrigue-help", { intrigue: INTRIGUES[kind]?.id ?? "" });
export const powerName = (power: string): string => say("spartacus-power", { power });
export const powerHelp = (power: string): string => say("spartacus-power-help", { power });
export const discardName = (deck: string): string => say("spartacus-discard", { deck });
export const poolName = (pool: number): string => say("spartacus-pool", { pool: POOLS[pool] ?? "" });

/** The House that a seat leads; before it has one, nothing. */
export function houseName(arena: Arena, seat: number): string {
  const house = HOUSES[arena.house[seat] ?? NONE];
  return house === undefined ? "" : say("spartacus-house", { house: house.id });
}

export const playerName = (room: Room, seat: number): string => (seat === NOBODY ? "" : seat === room.you ? ui("you") : (room.names[seat] ?? ""));

/** How a card is: exhausted, injured, with Favors, a Champion. */
export function marksOf(arena: Arena, card: number): string[] {
  const marks = arena.favors[card] ?? 0;
  const condition = arena.condition[card];
  return [
    ...(condition === EXHAUSTED ? [say("spartacus-mark-exhausted")] : condition === INJURED ? [say("spartacus-mark-injured")] : []),
    ...(isChampion(marks) ? [say("spartacus-mark-champion")] : []),
    ...(favorsOf(marks) > 0 ? [say("spartacus-mark-favors", { count: favorsOf(marks) })] : []),
  ];
}

/** The three numbers of a fighter; of Equipment none. */
export const diceOf = (card: number): readonly number[] => RESOURCES[card]?.dice ?? [];
/** The same in words. */
export const diceLabel = ([attack = 0, defence = 0, speed = 0]: readonly number[]): string => ui("spartacus-dice-label", { attack, defence, speed });

/** A card in words: its name, its dice, how it is. */
export function cardLabel(arena: Arena, card: number): string {
  const dice = diceOf(card).length === 0 ? [] : [diceLabel(diceOf(card))];
  return [cardName(card), ...dice, ...marksOf(arena, card)].join(", ");
}

export const wordName = (word: number): string => say("spartacus-word", { word: idOf("word", word) });
export const coinsName = (count: number): string => say("spartacus-coins", { count });

/** A deed that is paid for. */
export function deedName(deed: number, room: Room): string {
  const [doing = "", ...rest] = idOf("deed", deed).split("-");
  const seat = Number(rest[0]);
  const isSeat = rest.length > 0 && !Number.isNaN(seat);
  return say("spartacus-deed", { doing: isSeat ? doing : idOf("deed", deed), guest_seat: isSeat ? (room.names[seat] ?? "") : "" });
}

/** What lies in a discard, in a line. */
export function discardText(arena: Arena, deck: Deck): string {
  const names = discarded(arena, deck).map(({ card, count }) => `${deck === "intrigue" ? intrigueName(card) : cardName(card)}${count > 1 ? ` ×${count}` : ""}`);
  return names.length === 0 ? ui("spartacus-nothing") : names.join(", ");
}
