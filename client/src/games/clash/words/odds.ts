/** Chances as they are written. */
import { LOCALES } from "../../../browser/languages";
import { chance, say, spoken } from "../../../words/words";

/** Figures that are counted, not chances. */
const COUNTED: ReadonlySet<string> = new Set(["won", "lost"]);

export function isChance(key: string): boolean {
  return !COUNTED.has(key);
}

export function oddsName(key: string): string {
  return say(`clash-odds-${key}`);
}

export function oddsValue(key: string, value: number): string {
  return say(`clash-odds-${key}-value`, { value: isChance(key) ? chance(value) : value });
}

export function percent(value: number): string {
  const locale = LOCALES[spoken.value];
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(value);
}
