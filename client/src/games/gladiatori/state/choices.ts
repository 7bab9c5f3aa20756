/** Which hexes the options of a question point to, besides movement. */
import type { Asked, Option } from "../../../stage/scene";
import { about, int } from "../../../stage/reading";
import { type Arena, hexOf, NOBODY, NOWHERE } from "./arena";
import { partsOf, pointOf, pushOf } from "./decode";

/** The hex an option points to, or NOWHERE. */
export function hexFor(arena: Arena, option: Option, ahead: number): number {
  switch (option.ask) {
    case "place":
      return option.choice;
    case "target":
    case "ally":
      return hexOf(arena, option.choice);
    case "push":
      return pushOf(arena, option).hex;
    case "fight":
      return partsOf(option).fight === "strike" ? hexOf(arena, ahead) : NOWHERE;
    default:
      return NOWHERE;
  }
}

export function pointed(arena: Arena, asked: Asked | null): Map<number, number> {
  const found = new Map<number, number>();
  asked?.options.forEach((option, index) => {
    const hex = hexFor(arena, option, int(about(asked), "figure", NOBODY));
    if (hex !== NOWHERE) found.set(hex, index);
  });
  return found;
}

/** Whether an option is chosen on the board; the question then need not list it. */
export function isOnBoard(arena: Arena, option: Option): boolean {
  if (option.ask === "fight") return false;
  return pointOf(arena, NOBODY, option) !== null || option.ask === "face" || hexFor(arena, option, NOBODY) !== NOWHERE;
}
