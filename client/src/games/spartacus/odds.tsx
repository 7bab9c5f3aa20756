/** Two to be weighed against each other: pools of dice, or combatants with what they carry, as they are typed at the terminal. */
import { chooseTyped } from "../../stage/plain/odds";
import { say } from "../../words/words";

export const usual = ["", ""] as const;
export const Choose = chooseTyped("text");

/** What the server names by ids, `g12:e01`, in words. */
export function called(word: string): string {
  return word
    .split(":")
    .map((resource) => say("spartacus-resource", { resource }))
    .join(", ");
}
