/** The clocks that the form of a new table offers. */
import type { ClockRule } from "../../wire/types";
import { ui } from "../../words/ui";

export const CLOCKS = {
  none: null,
  quick: { bank: 300, increment: 5, cap: 0 },
  calm: { bank: 1200, increment: 15, cap: 0 },
  days: { bank: 604_800, increment: 43_200, cap: 259_200 },
} as const;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** Seconds after which silence passes, where a game knows what it means: never, soon, or after a while. */
export const WINDOWS = ["0", "15", "60"] as const;
export type WindowName = (typeof WINDOWS)[number];

/** What a clock means, for somebody who thinks of sitting down. */
export function clockWords(rule: ClockRule | null): string {
  const name = CLOCK_NAMES.find((one) => CLOCKS[one]?.bank === rule?.bank && CLOCKS[one]?.increment === rule?.increment);
  return name === undefined ? ui("clock-own", { bank: rule?.bank ?? 0, increment: rule?.increment ?? 0 }) : ui(`clock-${name}-note`);
}
