/** The row above the board: what is done, where we are, what comes. */
import type { Phase } from "./scene";

/** The phases in order; none is done yet where it is none of them now. */
export function phaseRow(names: readonly string[], now: string, of: (name: string) => Omit<Phase, "state">): Phase[] {
  const at = names.indexOf(now);
  return names.map((name, place) => ({ ...of(name), state: place < at ? "done" : place === at ? "now" : "next" }));
}
