/** What the reducers of every game read events with. */
import type { Args } from "./scene";

/** An argument of an event by its place; what was not told is −1, nobody and nowhere. */
export const at = (args: Args, place: number): number => args[place] ?? -1;

/** A list with another thing at one place. */
export function put<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((one, index) => (index === place ? value : one));
}
