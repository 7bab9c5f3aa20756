/** The clocks that the form of a new table offers. */
import type { ClockRule } from "../../wire/types";
import { ui } from "../../words/ui";

export const CLOCKS = {
  none: null,
  brisk: { bank: 600, increment: 10, cap: 60 },
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
  if (rule === null) return ui("clock-none-note");
  const { bank, increment = 0, cap = 0 } = rule;
  const name = CLOCK_NAMES.find((one) => CLOCKS[one]?.bank === bank && CLOCKS[one].increment === increment && CLOCKS[one].cap === cap);
  if (name !== undefined) return ui(`clock-${name}-note`);
  return ui(cap === 0 ? "clock-own" : "clock-capped", { bank, increment, cap });
}
