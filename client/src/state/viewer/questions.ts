/** Questions compared, and their answers named. */
import type { Asked, Chosen } from "../../wire/types";

/** Whether it is the same question with the same answers. */
export function isSame(before: Asked | null, now: Asked | null): boolean {
  return before !== null && now !== null && before.ask === now.ask && JSON.stringify(ownOptions(before)) === JSON.stringify(ownOptions(now));
}

/** The answers to what is asked, without what may be done besides. */
export function ownOptions(asked: Asked): Asked["options"] {
  return asked.options.filter((option) => option.ask === asked.ask);
}

/** What others see of an answer. */
export function nameOf({ ask, choice }: Chosen): string {
  return `${ask} ${choice}`;
}
