/** Numbers that stand for more than one thing: a gladiator, a square, a choice. */
import { CARDS, USES } from "./content";

const FAMILIA = 4;
const FACINGS = 4;
const WIDTH = 8;
const MEN = 16;
export const SQUARES = WIDTH * WIDTH;

export const manOf = (seat: number, place: number): number => FAMILIA * seat + place;
export const seatOf = (man: number): number => Math.floor(man / FAMILIA);
export const menOf = (seat: number): number[] => Array.from({ length: FAMILIA }, (_, place) => manOf(seat, place));

export const columnOf = (square: number): number => square % WIDTH;
export const rowOf = (square: number): number => Math.floor(square / WIDTH);
export const squareAt = (column: number, row: number): number => WIDTH * row + column;
export const squareId = (square: number): string => (square < 0 ? "" : `${"abcdefgh"[columnOf(square)] ?? ""}${rowOf(square) + 1}`);

/** How far one turns to the right from one facing to another, in quarters. */
export const quarters = (from: number, to: number): number => (to - from + FACINGS) % FACINGS;

/** Where a gladiator is placed, and how he faces. */
export const standOf = (choice: number): { square: number; facing: number } => ({ square: Math.floor(choice / FACINGS), facing: choice % FACINGS });

/** A card and its use. */
export const playOf = (choice: number): { card: number; use: number } => ({ card: Math.floor(choice / USES.length), use: choice % USES.length });
export const playChoice = (card: number, use: number): number => USES.length * card + use;

/** Who attacks whom, and whether to hinder; null is to stop. */
export function attackOf(choice: number, seat: number): { man: number; target: number; kind: number } | null {
  const place = Math.floor(choice / (2 * MEN));
  return place >= FAMILIA ? null : { man: manOf(seat, place), target: Math.floor(choice / 2) % MEN, kind: choice % 2 };
}

/** Who pushes whom. */
export const shoveOf = (choice: number, seat: number): { man: number; target: number } => ({ man: manOf(seat, Math.floor(choice / MEN)), target: choice % MEN });

/** Who of the familia; null is to stop. */
export const moverOf = (choice: number, seat: number): number | null => (choice >= FAMILIA ? null : manOf(seat, choice));

/** Who turns, and to where; null is to stop. */
export function turnOf(choice: number, seat: number): { man: number; facing: number } | null {
  const place = Math.floor(choice / FACINGS);
  return place >= FAMILIA ? null : { man: manOf(seat, place), facing: choice % FACINGS };
}

/** A small answer of a move: steps and turns come before giving up a token, and stopping. */
const SHED = 36;
export const isPace = (choice: number): boolean => choice < SHED;
export const isCard = (choice: number): boolean => choice < CARDS.length;
