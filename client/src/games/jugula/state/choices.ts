/** Which squares the options of a question point to. */
import type { Asked, Option } from "../../../stage/scene";
import { type Arena, NOWHERE, squareOf } from "./arena";
import { attackOf, moverOf, shoveOf, standOf, turnOf } from "./decode";

/** The gladiators an option is about, and the squares it names; who attacks and whom are two. */
export function squaresFor(arena: Arena, { ask, choice }: Option): number[] {
  const seat = arena.you ?? 0;
  const at = (...men: (number | null | undefined)[]): number[] => men.map((man) => (man == null ? NOWHERE : squareOf(arena, man))).filter((square) => square !== NOWHERE);
  switch (ask) {
    case "place":
      return [standOf(choice).square];
    case "mover":
    case "advance":
    case "heal":
      return at(moverOf(choice, seat));
    case "turn":
      return at(turnOf(choice, seat)?.man);
    case "attack": {
      const attack = attackOf(choice, seat);
      return at(attack?.man, attack?.target);
    }
    case "shove": {
      const { man, target } = shoveOf(choice, seat);
      return at(man, target);
    }
    case "dust":
      return at(choice);
    default:
      return [];
  }
}

/** The options that point to a square, by their places in the list. */
export function pointing(arena: Arena, asked: Asked | null): Map<number, number[]> {
  const found = new Map<number, number[]>();
  asked?.options.forEach((option, index) => {
    if (option.ask !== asked.ask) return;
    for (const square of squaresFor(arena, option)) found.set(square, [...(found.get(square) ?? []), index]);
  });
  return found;
}

/** Whether an option is chosen on the board; the question then need not list it. */
export function isOnBoard(arena: Arena, option: Option): boolean {
  return option.ask !== "attack" && squaresFor(arena, option).length > 0;
}
