/** What can be seen on the board and on the table: sides, reach, the price of a card of the row. */
import { type Arena, beside, figuresOn, hexOf, NOBODY, NOWHERE } from "./arena";
import { directionTo, middle } from "../render/geometry";

/** From which side an attack comes: front, rear or behind. */
export function sideOf(arena: Arena, seat: number): "front" | "rear" | "behind" {
  const [here, there] = [hexOf(arena, seat), hexOf(arena, arena.attacker)];
  if (here === NOWHERE || there === NOWHERE) return "front";
  return sideOfHex(here, arena.facing[seat] ?? 0, there);
}

export function sideOfHex(here: number, facing: number, there: number): "front" | "rear" | "behind" {
  const turn = (directionTo(middle(here), middle(there)) - facing + 6) % 6;
  return turn === 3 ? "behind" : turn === 2 || turn === 4 ? "rear" : "front";
}

/** Who stands directly ahead. */
export function ahead(arena: Arena, seat: number): number {
  const hex = beside(hexOf(arena, seat), arena.facing[seat] ?? 0);
  return hex === NOWHERE ? NOBODY : (figuresOn(arena, hex)[0] ?? NOBODY);
}

/** The three hexes in front of a figure, the one ahead in the middle, and those at its back. */
export function front(hex: number, facing: number): number[] {
  return [1, 0, -1].map((turn) => beside(hex, facing + turn)).filter((one) => one !== NOWHERE);
}

export function back(hex: number, facing: number): number[] {
  return [2, 3, 4].map((turn) => beside(hex, facing + turn)).filter((one) => one !== NOWHERE);
}

/** What another use of a card of the row costs: its place from the right. */
export function bloodFor(arena: Arena, seat: number, kind: number): number {
  const row = arena.sheets[seat]?.row ?? [];
  const place = row.findIndex((laid) => laid.kind === kind);
  return place < 0 ? 0 : row.length - place;
}
