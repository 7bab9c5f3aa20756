/** Which spaces the options of a question point to. */
import type { Asked, Option } from "../../../stage/scene";
import { type Arena, lairOf, NOWHERE } from "./arena";

export const ON_BOARD: ReadonlySet<string> = new Set(["place", "lair", "team", "ground", "target"]);

/** The space an option points to, or NOWHERE. */
function spaceOf(arena: Arena, option: Option): number {
  if (ON_BOARD.has(option.ask)) return option.choice;
  return option.ask === "beast" ? lairOf(arena, option.choice) : NOWHERE;
}

/** The place of the option that each space stands for. */
export function pointed(arena: Arena, asked: Asked | null): Map<number, number> {
  const found = new Map<number, number>();
  asked?.options.forEach((option, index) => {
    const space = spaceOf(arena, option);
    if (space !== NOWHERE) found.set(space, index);
  });
  return found;
}

/** The piece that a plan is about: the team that was chosen, or the ground it stands on. */
export function actor(asked: Asked | null): number {
  const option = asked?.options[0];
  if (option === undefined) return NOWHERE;
  if (option.ask === "target" || option.ask === "recruit") return option.args[2] ?? NOWHERE;
  return option.ask === "ground" && option.step !== "enter" ? (option.args[2] ?? NOWHERE) : NOWHERE;
}
