/** The things of the game in words: facts for the messages of `jugula.ftl`. */
import { chance, type Facts } from "../../../words/words";
import { ui } from "../../../words/ui";
import { type Room, seatFacts } from "../../../stage/scene";
import { has } from "../../../stage/sets";
import { type Arena, NONE, sideOf, squareOf, WOUNDED } from "../state/arena";
import { ARMATURAE, CARDS, FACINGS } from "../state/content";
import { seatOf, squareId } from "../state/decode";

export const armaturaName = (armatura: number): string => ARMATURAE[armatura]?.name ?? "";
export const cardName = (card: number): string => CARDS[card]?.name ?? "";
/** What explains a card or an armatura in the glossary. */
export const termOf = (kind: string, name: string): string => `${kind}.${name.replaceAll(" ", "_")}`;

export const facingId = (facing: number): string => FACINGS[facing] ?? "";
export const facingName = (facing: number): string => ui("jugula-facing", { facing: facingId(facing) });

/** A gladiator by what he is and where he stands. */
export function manName(arena: Arena, man: number): string {
  return [armaturaName(arena.armatura[man] ?? NONE), squareId(squareOf(arena, man))].filter(Boolean).join(" ");
}

/** A gladiator for a message: his name, and whose he is to the reader. */
export function manFacts(arena: Arena, room: Room, variable: string, man: number): Facts {
  const owner = seatOf(man);
  return { ...seatFacts(room, variable, owner), [variable]: manName(arena, man), [`${variable}-seat`]: room.names[owner] ?? "", [`${variable}-armatura`]: armaturaName(arena.armatura[man] ?? NONE) };
}

/** A word on the screen, and by which term it is explained. */
export interface Told {
  readonly text: string;
  readonly term: string;
}

/** What has befallen a gladiator. */
export const stateOf = (arena: Arena, man: number): string[] => statesOf(arena, man).map(({ text }) => text);

/** The same with the words that explain it. */
export function statesOf(arena: Arena, man: number): Told[] {
  const found: Told[] = [];
  if (arena.condition[man] === WOUNDED) found.push({ text: ui("jugula-state-wounded"), term: "wound" });
  if (has(arena.hindered, man)) found.push({ text: ui("jugula-state-hindered"), term: "hindrance" });
  if (has(arena.dusted, man)) found.push({ text: ui("jugula-state-dusted"), term: "marker" });
  return found;
}

/** Class and traits of a gladiator, as they are now. */
export function traitsOf(arena: Arena, man: number): Told[] {
  const side = sideOf(arena, man);
  if (side === null) return [];
  return [...(side.allonge > 0 ? [{ text: ui("jugula-allonge", { reach: side.allonge }), term: "allonge" }] : []), ...side.traits.map((trait) => ({ text: ui("jugula-trait", { trait }), term: `trait.${trait}` }))];
}

export const className = (armatura: number): string => ui("jugula-class", { class: ARMATURAE[armatura]?.class ?? "light" });

export const percent = (value: number): string => ui("jugula-percent", { chance: chance(value) });

/** An arrow that points where one faces. */
export const arrow = (facing: number): string => ["↑", "→", "↓", "←"][facing] ?? "";

export function cardsList(cards: readonly number[]): string {
  return cards.length === 0 ? ui("jugula-no-cards") : cards.map(cardName).join(", ");
}
