/** The things of the game in words: facts for the messages of `gladiatori.ftl`. */
import { type Facts, say, sentence } from "../../../words/words";
import { names } from "../../../words/lists";
import { type Room, seatFacts } from "../../../stage/scene";
import { type Arena, beastId } from "../state/arena";
import { BEASTS, CHARACTERS, hexId, ITEMS, NAMES, PARTS, POWERS } from "../state/content";
import { cardId, characterId, facingId, itemId, powerId, traitId } from "../state/decode";
import { isBeast, slotOf, turned } from "../state/numbering";
import { has, members } from "../../../stage/sets";

export const cardFacts = (kind: number): Facts => ({ card: cardId(kind) });
export const traitFacts = (trait: number): Facts => ({ trait: traitId(trait) });
const powerFacts = (power: number): Facts => ({ power: powerId(power) });
const facingFacts = (facing: number): Facts => ({ facing: facingId(facing) });

function itemFacts(item: number): Facts {
  return { item: itemId(item), "item-name": ITEMS[item]?.name ?? "" };
}

function characterFacts(character: number): Facts {
  return { character: characterId(character), "character-name": CHARACTERS[character]?.name ?? "" };
}

export const cardName = (kind: number): string => say("gladiatori-card", cardFacts(kind));
export const cardHelp = (kind: number): string => say("gladiatori-card-help", cardFacts(kind));
export const traitName = (trait: number): string => say("gladiatori-trait", traitFacts(trait));
export const powerName = (power: number): string => say("gladiatori-power", powerFacts(power));
export const powerHelp = (power: number): string => say("gladiatori-power-help", powerFacts(power));
export const itemName = (item: number): string => sentence(say("gladiatori-item", itemFacts(item)));
export const characterName = (character: number): string => say("gladiatori-character", characterFacts(character));
export const facingName = (facing: number): string => say("gladiatori-facing", facingFacts(facing));

/** Attack, defence and hit points of an Item: as printed, or as they are now that it is damaged. */
export function worths(arena: Arena, item: number): readonly number[] {
  const printed = ITEMS[item];
  return arena.halved[item] ?? [printed?.attack ?? 0, printed?.defence ?? 0, printed?.hp ?? 0];
}

/** A part of a sum by its name. */
export function partName(part: number): string {
  const parts: Facts[] = [...PARTS.map((name) => ({ part: name })), ...ITEMS.map((_, item) => ({ part: "item", ...itemFacts(item) }))];
  return sentence(say("gladiatori-part", parts[part] ?? {}));
}

/** What explains a part of a sum. */
export function partTerm(part: number): string {
  const terms = [...PARTS.map((name) => `part.${name}`), ...ITEMS.map((_, item) => `item.${itemId(item)}`)];
  return terms[part] ?? "attack";
}

/** An Item with its numbers as they are now. */
export function itemLine(arena: Arena, item: number): Facts {
  const printed = ITEMS[item];
  const [attack = 0, defence = 0, life = 0] = worths(arena, item);
  return {
    ...itemFacts(item),
    type: printed?.type ?? "iron_arm",
    attack,
    defence,
    life,
    throw: printed?.throw ?? "no",
    damaged: has(arena.damaged, item) ? "yes" : "no",
  };
}

/** A beast by its kind and number. */
function beastName(arena: Arena, figure: number): string {
  return say("gladiatori-the-beast", { beast: arena.beasts[slotOf(figure)] === undefined ? "other" : beastId(arena, figure), number: slotOf(figure) + 1 });
}

export function figureName(arena: Arena, figure: number, room: Room): string {
  return isBeast(figure) ? beastName(arena, figure) : (room.names[figure] ?? "");
}

/** A figure for a message: its name, and what it is to the reader. */
export function figureFacts(arena: Arena, room: Room, variable: string, figure: number): Facts {
  if (!isBeast(figure)) return seatFacts(room, variable, figure);
  return { [variable]: beastName(arena, figure), [`${variable}-is`]: "beast", [`${variable}-vowel`]: "no" };
}

/** A thing of a domain for a message, with all that its words need; which beast a figure is, the arena tells. */
export function thingFacts(arena: Arena, room: Room, variable: string, domain: string, number: number): Facts {
  if (domain === "figure") return figureFacts(arena, room, variable, number);
  if (domain === "hex") return { [variable]: hexId(number) };
  if (domain === "character") return characterFacts(number);
  const facts = NAMES?.thing(variable, domain, number, room) ?? {};
  return "item" in facts ? { ...facts, ...itemFacts(ITEMS.findIndex(({ id }) => id === facts.item)) } : facts;
}

export function cardsList(cards: readonly number[]): string {
  const counted = cards.map((count, kind) => [count, kind] as const).filter(([count]) => count > 0);
  if (counted.length === 0) return say("gladiatori-nothing");
  return counted.map(([count, kind]) => say("gladiatori-cards", { count, ...cardFacts(kind) })).join(", ");
}

/** Single cards as a list with numbers. */
export function kindsList(kinds: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return names([...counts].map(([kind, count]) => say("gladiatori-cards", { count, ...cardFacts(kind) })));
}

export function powersList(powers: number): string {
  const found = members(powers).filter((power) => power < POWERS.length);
  return found.length === 0 ? say("gladiatori-nothing") : found.map(powerName).join(", ");
}

export function herds(counts: readonly number[]): string {
  const found = counts.map((count, kind) => ({ count, beast: BEASTS[kind]?.id ?? "dog" })).filter(({ count }) => count > 0);
  return found.length === 0 ? say("gladiatori-nothing") : names(found.map((herd) => say("gladiatori-herd", herd)));
}

/** An arrow that points where one faces. */
export function arrow(facing: number): string {
  return ["→", "↗", "↖", "←", "↙", "↘"][turned(facing, 0)] ?? "→";
}
