/** A character that is being built (18.1 to 18.5): places of the row, prices, limits, what it costs. */
import type { Chosen } from "../../../../wire/types";
import type { SceneProps } from "../../../scene";
import { type Arena } from "../../state/arena";
import { context } from "../../words/asking";
import { CHARACTERS, type Character, ENERGY_0, ENERGY_1, FEINT, FIRST_MOVE, KIND, KINDS, POWERS, PRICES, traitCost, traitRange, TRAITS } from "../../state/content";
import { type Counts } from "./plan";

type Props = SceneProps<Arena>;

/** The row: five traits, three counts of cards, the Special Moves, the Powers. */
export const COUNTED = [ENERGY_1, ENERGY_0, FEINT] as const;
export const FIRST_COUNT = TRAITS.length;
export const FIRST_LESSON = FIRST_COUNT + COUNTED.length;
export const FIRST_POWER = FIRST_LESSON + KINDS - FIRST_MOVE;
export const BUILD_END = FIRST_POWER + 9;
const ASKS = [...TRAITS.map((trait) => `build_${trait}`), "build_energy_1", "build_energy_0", "build_feint"];

export function isBuild(ask: string): boolean {
  return ask.startsWith("build_");
}

/** One thing that can be bought: from how much to how much, and what so much costs in all. */
export interface Good {
  readonly place: number;
  readonly low: number;
  readonly high: number;
  cost(value: number): number;
}

/** The coins of the seat: left, and what the plan may spend beside what is owned already. */
export function purse({ arena }: Props): number {
  return arena.own?.coins ?? 0;
}

function given({ arena, room }: Props): number {
  return arena.purse[room.you ?? 0] ?? PRICES.limits.coins;
}

function mine({ arena, room }: Props): Character | undefined {
  return CHARACTERS[arena.character[room.you ?? 0] ?? -1];
}

/** Whether only coins above a ready-made sheet are spent. */
export function isPremade(props: Props): boolean {
  return mine(props) !== undefined;
}

/** Everything the row asks for, in its order; what a pre-made character has anyway is not asked. */
export function goods(props: Props): Good[] {
  const { own } = props.arena;
  if (own === null || props.acts.asked === null) return [];
  const character = mine(props);
  const found: Good[] = [];
  for (let place = context(props.acts.asked, 2); place < BUILD_END; place++) {
    if (place < FIRST_COUNT) {
      const [low, high] = traitRange(place);
      if (character?.traits[place] === high) continue;
      const now = own.start[place] ?? 0;
      const paid = now > 0 ? traitCost(place, now) : 0;
      found.push({ place, low: Math.max(low, now), high, cost: (value) => traitCost(place, value) - paid });
    } else if (place < FIRST_LESSON) {
      const kind = COUNTED[place - FIRST_COUNT] ?? FEINT;
      const have = own.owned[kind] ?? 0;
      const most = kind === FEINT ? PRICES.limits.feints : Math.floor((2 * given(props)) / PRICES.limits.half_coins_per_energy_card);
      found.push({ place, low: have, high: Math.max(have, most), cost: (value) => (value - have) * (KIND[kind]?.cost ?? 0) });
    } else if (place < FIRST_POWER) {
      const kind = place - FIRST_LESSON + FIRST_MOVE;
      if ((character?.cards[kind] ?? 0) > 0) continue;
      found.push({ place, low: 0, high: 1, cost: (value) => value * (KIND[kind]?.cost ?? 0) });
    } else {
      const power = place - FIRST_POWER;
      if (character !== undefined && character.powers.includes(power)) continue;
      if (power < POWERS.length) found.push({ place, low: 0, high: 1, cost: (value) => value * PRICES.power });
    }
  }
  return found;
}

export function least(props: Props): Counts {
  return Object.fromEntries(goods(props).map((good) => [good.place, good.low]));
}

export function price(props: Props, counts: Counts): number {
  return goods(props).reduce((sum, good) => sum + good.cost(counts[good.place] ?? good.low), 0);
}

/** A ready-made character as a beginning, as far as the limits go. */
export function preset(props: Props, character: Character): Counts {
  const wanted = (place: number): number => {
    if (place < FIRST_COUNT) return character.traits[place] ?? 0;
    if (place < FIRST_LESSON) return character.cards[COUNTED[place - FIRST_COUNT] ?? FEINT] ?? 0;
    if (place < FIRST_POWER) return character.cards[place - FIRST_LESSON + FIRST_MOVE] ?? 0;
    return character.powers.includes(place - FIRST_POWER) ? 1 : 0;
  };
  return Object.fromEntries(goods(props).map(({ place, low, high }) => [place, Math.min(high, Math.max(low, wanted(place)))]));
}

/** What a build costs in all, to tell which presets fit. */
export function fits(props: Props, counts: Counts): boolean {
  return price(props, counts) <= purse(props);
}

/** To begin with: the first ready-made character that fits. */
export function suggest(props: Props): Counts {
  const fitting = CHARACTERS.map((character) => preset(props, character)).find((counts) => fits(props, counts));
  return fitting ?? least(props);
}

/** The whole row as answers. */
export function rowOf(props: Props, counts: Counts): Chosen[] {
  return goods(props).map(({ place, low }) => {
    const value = counts[place] ?? low;
    if (place < FIRST_LESSON) return { ask: ASKS[place] ?? "", choice: value };
    if (place < FIRST_POWER) return { ask: "build_move", choice: value > 0 ? place - FIRST_LESSON + FIRST_MOVE : KINDS };
    return { ask: "build_power", choice: value > 0 ? place - FIRST_POWER : 9 };
  });
}
