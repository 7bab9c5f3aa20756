/** How the rules number hexes, directions, figures and the cards of a row: no rule, only how they are written. */
import { hexesWithin, type Hex as Place } from "../../../board/hexes";

export interface Hex extends Place {
  readonly id: string;
}

const NOWHERE = -1;
const FIRST_LETTER = 65;
/** Directions run counter-clockwise from east. */
const STEPS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
const SIX = STEPS.length;

/** The hexes of the arena with their names: a letter for the row, a number in it. */
export function hexesNamed(radius: number): Hex[] {
  const hexes = hexesWithin(radius);
  return hexes.map(({ q, r }, index) => ({ id: `${String.fromCharCode(FIRST_LETTER + r + radius)}${index - hexes.findIndex((one) => one.r === r) + 1}`, q, r }));
}

/** A direction turned by so many sides, to either hand. */
export function turned(direction: number, turn: number): number {
  return (((direction + turn) % SIX) + SIX) % SIX;
}

const TURNS: Readonly<Record<string, number>> = { left: 1, right: -1, on: 0, "left-twice": 2, "right-twice": -2 };

/** By how many sides one turns, counter-clockwise. */
export function turnCalled(name: string): number {
  return TURNS[name] ?? 0;
}

/** By how many sides one turns to the left from a facing to another. */
export function turnBetween(from: number, to: number): number {
  return turned(to, -from);
}

export function neighbour(hexes: readonly Hex[], hex: number, direction: number): number {
  const here = hexes[hex];
  const [q, r] = STEPS[turned(direction, 0)] ?? [0, 0];
  return here === undefined ? NOWHERE : hexes.findIndex((one) => one.q === here.q + q && one.r === here.r + r);
}

/** Gladiators are numbered by their seats, beasts after them. */
const FIRST_BEAST = 4;

export function isBeast(figure: number): boolean {
  return figure >= FIRST_BEAST;
}

/** The place of a beast among the beasts, and back. */
export function slotOf(figure: number): number {
  return figure - FIRST_BEAST;
}

export function beastIn(slot: number): number {
  return FIRST_BEAST + slot;
}

const LAID_BITS = 6;
const [KIND, ROTATED, DOWN] = [3, 4, 8];

/** My own row, with what lies face-down: six bits a card, from left to right. */
export function ownRow(row: number): { kind: number; rotated: boolean; down: boolean }[] {
  const found = [];
  for (let rest = row; rest > 0; rest >>= LAID_BITS) {
    found.push({ kind: rest & KIND, rotated: (rest & ROTATED) !== 0, down: (rest & DOWN) !== 0 });
  }
  return found;
}
