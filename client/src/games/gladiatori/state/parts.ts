/**
 * The parts of a sum as far as they are known: what lies open, and for my own side what I put in.
 *
 * Only totals are said. What is not known stands as one line that makes the column add up.
 */
import { type Arena, type Fight, has, isBeast, members, type Party, UNSEEN, worth } from "./arena";
import { ITEMS, KIND } from "./content";

const SKILL_OVER = 32;
const DEXTERITY = 1;
const STRENGTH = 0;
const BERSERK = 2;
export const MOVEMENT = 3;
/** A Dodge never meets its like: Movement does not attack (8.4.6). */
const ATTACKING: ReadonlySet<number> = new Set([STRENGTH, DEXTERITY, BERSERK]);
const PER_POINT = 2;

/** What a seat alone knows of its own sum, taken from the last two looks at its sheet. */
export function withOwnParts(fight: Fight, before: Arena, now: Arena): Fight {
  const { you } = now;
  if (you === null || now.own === null || before.own === null || fight.over) return fight;
  const add = (party: Party, trait: number): Party => {
    if (party.figure !== you || party.parts.some(([key]) => key === "skill")) return party;
    const skilled = now.own?.skilled ?? UNSEEN;
    const fell = (before.own?.remaining[trait] ?? 0) - (now.own?.remaining[trait] ?? 0);
    const value = skilled !== UNSEEN ? skilled % SKILL_OVER : fell > 0 ? (before.own?.remaining[trait] ?? 0) : 0;
    const points = (now.own?.bled ?? 0) + (now.own?.sped ?? 0);
    const parts: [string, number][] = [];
    if (value > 0) parts.push(["skill", value]);
    if (points > 0) parts.push(["points", PER_POINT * points]);
    return parts.length === 0 ? party : { ...party, parts: [...party.parts, ...parts] };
  };
  return {
    ...fight,
    attacker: add(fight.attacker, 0),
    targets: fight.targets.map((target) => ({ ...target, ...add(target, 1) })),
  };
}

export interface Part {
  readonly key: string;
  readonly item: number;
  readonly count: number;
  readonly value: number;
}

/** The lines of a sum that lie open, my own parts, and what is missing to the total. */
export function partsOf(arena: Arena, fight: Fight, party: Party, isAttack: boolean, total: number | null): Part[] {
  const found: Part[] = [];
  const line = (key: string, value: number, count = 0, item = -1): void => {
    if (value !== 0) found.push({ key, value, count, item });
  };
  if (!isBeast(party.figure)) {
    const energy = party.cards.reduce((sum, kind) => sum + (KIND[kind]?.energy ?? 0), 0);
    if (party.card === STRENGTH) line("energy", energy, energy);
    if (party.card === DEXTERITY) {
      const hand = (arena.sheets[party.figure]?.numbers[0] ?? 0) + (arena.sheets[party.figure]?.numbers[1] ?? 0);
      line("hand", Math.floor(Math.max(0, hand) / 2), Math.max(0, hand));
    }
    if (!isAttack && party.card === BERSERK) line("oppose", 5);
    if (!isAttack && ATTACKING.has(party.card) && party.card === fight.attacker.card) line("match", 5);
    for (const item of members(arena.items[party.figure] ?? 0)) {
      const printed = ITEMS[item];
      if (printed === undefined || (!isAttack && party.card === MOVEMENT)) continue;
      const value = worth(arena, item, isAttack ? printed.attack : printed.defence);
      line("item", isAttack && item === fight.item && fight.kind === "throw" ? 2 * value : value, 0, item);
    }
    if (!isAttack && has(arena.guarded, party.figure)) line("delay", 3);
    for (const [key, value] of party.parts) line(key, value);
  }
  if (total !== null) line("rest", total - found.reduce((sum, part) => sum + part.value, 0));
  return found;
}
