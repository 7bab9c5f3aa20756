/** Where chance comes into Clash: the stack and the first player at the set-up, then every roll. */
import type { KeyedDice } from "../../../fair/dice";
import type { Retraced } from "../../scene";
import type { ReplayStep } from "../../../wire/types";
import { ANIMALS, RULES } from "./content";

const SIDES = 6;
const FACES = ["blank", "single", "lethal"];

export function retrace(record: Readonly<Record<string, unknown>>, steps: readonly ReplayStep[], diceOf: (answer: number) => KeyedDice): Retraced {
  const options = record.options as Readonly<Record<string, unknown>>;
  const setUp = diceOf(0);
  const stack = setUp.shuffled(ANIMALS.length);
  const first = typeof options.first === "number" ? options.first : setUp.below(Number(record.seats));
  let dice = 0;
  for (const step of steps) {
    const keyed = diceOf(step.number);
    for (const [kind, ...args] of step.events) {
      if (kind === "began" && args[0] !== first) return { dice, wrong: step.number };
      if (kind === "drawn" && args[1] !== stack.pop()) return { dice, wrong: step.number };
      if (kind === "turned_up" && !isSame(args, inOrder(stack))) return { dice, wrong: step.number };
      if (kind !== "rolled") continue;
      const faces = args.slice(3);
      const thrown = keyed.throw(faces.length, SIDES).map((side) => FACES.indexOf(RULES.die.faces[side] ?? ""));
      if (!isSame(faces, thrown)) return { dice, wrong: step.number };
      dice += faces.length;
    }
  }
  return { dice, wrong: null };
}

/** Turned up together, the rest of the stack is told by number. */
function inOrder(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((one, place) => one === b[place]);
}
