/** A character that is being built: what can be bought, from how much to how much, and what so much costs. */
import type { Chosen } from "../../../../wire/types";
import { left, total } from "../../../../stage/counting";
import { about, int, ints, lists, rows, text } from "../../../../stage/reading";
import type { SceneProps } from "../../../../stage/scene";
import { type Arena, NOWHERE } from "../../state/arena";
import { type Counts, hintedChoice } from "./plan";

type Props = SceneProps<Arena>;

export function isBuild(ask: string): boolean {
  return ask.startsWith("build_");
}

/** One thing that can be bought, by its place in the row. */
export interface Good {
  readonly place: number;
  readonly ask: string;
  /** Which trait, card or Power it is; NOWHERE for the others. */
  readonly trait: number;
  readonly card: number;
  readonly power: number;
  readonly low: number;
  readonly high: number;
  /** The price of one, where it has one. */
  readonly price: number;
  /** What each amount costs, and the choice that buys it, from the lowest on. */
  readonly costs: readonly number[];
  readonly choices: readonly number[];
  /** How many cards and hit points one of it is. */
  readonly cards: number;
  readonly life: number;
}

/** The coins that can still be spent. */
export function purse({ acts }: Props): number {
  return int(about(acts.asked), "coins");
}

/** Whether only coins above a ready-made sheet are spent. */
export function isPremade({ acts }: Props): boolean {
  return "surplus" in about(acts.asked);
}

/** Everything the row asks for, in its order. */
export function goods({ acts }: Props): Good[] {
  return rows(about(acts.asked), "goods").map((good, place) => ({
    place,
    ask: text(good, "ask"),
    trait: int(good, "trait", NOWHERE),
    card: int(good, "card", NOWHERE),
    power: int(good, "power", NOWHERE),
    low: int(good, "low"),
    high: int(good, "high"),
    price: int(good, "price"),
    costs: ints(good, "costs"),
    choices: ints(good, "choices"),
    cards: int(good, "cards"),
    life: int(good, "life"),
  }));
}

export const amount = (good: Good, counts: Counts): number => counts[good.place] ?? good.low;
export const cost = (good: Good, value: number): number => good.costs[left(value, good.low)] ?? 0;

export function least(props: Props): Counts {
  return Object.fromEntries(goods(props).map((good) => [good.place, good.low]));
}

export function price(props: Props, counts: Counts): number {
  return total(goods(props).map((good) => cost(good, amount(good, counts))));
}

/** The ready-made characters as beginnings. */
export function presets({ acts }: Props): Counts[] {
  return lists(about(acts.asked), "presets").map((counts) => Object.fromEntries(counts.map((count, place) => [place, count])));
}

export function fits(props: Props, counts: Counts): boolean {
  return price(props, counts) <= purse(props);
}

/** To begin with: the first ready-made character that fits. */
export function suggest(props: Props): Counts {
  return presets(props).find((counts) => fits(props, counts)) ?? least(props);
}

/** The place of the first thing, if a hint would have more or less of it than the plan; or null. */
export function hintedPlace(props: Props, counts: Counts): number | null {
  const [first] = goods(props);
  const hinted = hintedChoice(props);
  return first === undefined || hinted === null || hinted === rowOf(props, counts)[0]?.choice ? null : first.place;
}

/** The whole row as answers. */
export function rowOf(props: Props, counts: Counts): Chosen[] {
  return goods(props).map((good) => ({ ask: good.ask, choice: good.choices[left(amount(good, counts), good.low)] ?? 0 }));
}
