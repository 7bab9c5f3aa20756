/** What can be seen on the board and on the table: the neighbours of a figure, a card of the row. */
import { type Arena, beside, NOWHERE } from "./arena";

export const FRONT = 0;

/** The neighbours of a figure in their directions, each with the side it lies on. */
export function around(arena: Arena, hex: number, facing: number): { hex: number; side: number; isAhead: boolean }[] {
  return arena.sides
    .map((side, turn) => ({ hex: beside(hex, facing, turn), side, isAhead: turn === 0 }))
    .filter((one) => one.hex !== NOWHERE);
}

/** What another use of a card of the row costs. */
export function bloodFor(arena: Arena, seat: number, kind: number): number {
  const sheet = arena.sheets[seat];
  const place = sheet?.row.findIndex((laid) => laid.kind === kind) ?? NOWHERE;
  return sheet?.reuse[place] ?? 0;
}
