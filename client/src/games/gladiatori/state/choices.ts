/** Which hexes the options of a question point to, besides movement. */
import type { Asked, Option } from "../../scene";
import { type Arena, hexOf, NOWHERE } from "./arena";
import { isPoint, pushOf } from "./decode";
import { ahead } from "./looking";

const STRIKE = 1;

/** The hex an option points to, or NOWHERE. */
export function hexFor(arena: Arena, option: Option, you: number | null): number {
  switch (option.ask) {
    case "place":
      return option.choice;
    case "target":
    case "ally":
      return hexOf(arena, option.choice);
    case "push":
      return pushOf(arena, option.choice).hex;
    case "fight":
      return option.choice === STRIKE && you !== null ? hexOf(arena, ahead(arena, you)) : NOWHERE;
    default:
      return NOWHERE;
  }
}

export function pointed(arena: Arena, asked: Asked | null, you: number | null): Map<number, number> {
  const found = new Map<number, number>();
  asked?.options.forEach((option, index) => {
    const hex = hexFor(arena, option, you);
    if (hex !== NOWHERE) found.set(hex, index);
  });
  return found;
}

/** Whether an option is chosen on the board; the bar then need not list it. */
export function isOnBoard(arena: Arena, option: Option): boolean {
  if (option.ask === "fight") return false;
  return isPoint(option.ask, option.choice) || option.ask === "face" || hexFor(arena, option, arena.you) !== NOWHERE;
}
