/** Picking several things one by one (cards, points, Items), as one plan: what there is, how many, and the row. */
import type { Chosen } from "../../../../wire/types";
import type { SceneProps } from "../../../scene";
import { type Arena, worth } from "../../state/arena";
import { context } from "../../words/asking";
import { ITEMS, KIND, KINDS, sizeOf } from "../../state/content";
import { elementOf, ENOUGH, NO_ADAPTATION, NO_ELEMENT, paymentOf, YIELDING } from "../../state/decode";
import { type Counts, countsOf, total } from "./plan";

type Props = SceneProps<Arena>;

export const PICKS: ReadonlySet<string> = new Set(["add", "lunge", "spend", "recover", "adapt", "payment"]);
const NONE: Readonly<Record<string, number>> = { add: ENOUGH, lunge: ENOUGH, recover: NO_ELEMENT, adapt: NO_ADAPTATION, payment: YIELDING };

/** A thing that can be picked: by its choice, as often as there are some of it. */
export interface Thing {
  readonly choice: number;
  readonly most: number;
  readonly worth: number;
}

export function isPicking(props: Props): boolean {
  const { asked } = props.acts;
  return asked !== null && PICKS.has(asked.ask) && things(props).length > 0;
}

function most(arena: Arena, ask: string, choice: number): number {
  const { own } = arena;
  if (own === null) return 1;
  switch (ask) {
    case "add":
    case "lunge":
      return own.hand[choice] ?? 0;
    case "spend": {
      const { card, trait } = elementOf(choice);
      return (card >= 0 ? own.hand[card] : own.remaining[trait]) ?? 0;
    }
    case "recover": {
      const { card, trait } = elementOf(choice);
      return card >= 0 ? (own.discard[card] ?? 0) : (own.start[trait] ?? 0) - (own.remaining[trait] ?? 0);
    }
    case "adapt":
      return (choice < KINDS ? own.hand[choice] : own.life[choice - KINDS]) ?? 0;
    default:
      return choice < KINDS ? (own.life[choice] ?? 0) : 1;
  }
}

/** The hit points that a payment is worth. */
export function lifeFor(arena: Arena, choice: number): number {
  const { card, item } = paymentOf(choice);
  return card >= 0 ? (KIND[card]?.hp ?? 0) : worth(arena, item, ITEMS[item]?.hp ?? 0);
}

export function things({ arena, acts }: Props): Thing[] {
  const { asked } = acts;
  if (asked === null) return [];
  const options = asked.options.filter((option) => option.ask === asked.ask && option.choice !== NONE[asked.ask]);
  const found = options.map(({ choice }) => choice);
  // Paying goes on with what is worth less: everything of mine is shown from the beginning.
  const more = asked.ask === "payment" ? payable(arena).filter((choice) => !found.includes(choice)) : [];
  return [...found, ...(found.length > 0 ? more : [])].map((choice) => ({
    choice,
    most: most(arena, asked.ask, choice),
    worth: asked.ask === "payment" ? lifeFor(arena, choice) : 1,
  }));
}

function payable(arena: Arena): number[] {
  const cards = KIND.map((_, kind) => kind).filter((kind) => (arena.own?.life[kind] ?? 0) > 0);
  const items = ITEMS.map((_, item) => item).filter((item) => ((arena.items[arena.you ?? -1] ?? 0) >> item) & 1);
  return [...cards, ...items.map((item) => KINDS + item)].filter((choice) => lifeFor(arena, choice) > 0);
}

export interface State {
  readonly counts: Counts;
  readonly picked: number;
  /** How many may be picked in all. */
  readonly limit: number;
  /** What is still owed: Elements, or hit points. */
  readonly owed: number;
  readonly isReady: boolean;
  /** A payment from which something could be taken away. */
  readonly isTooMuch: boolean;
}

/** What is picked, and whether it can be sent. */
export function stateOf(props: Props): State {
  const { arena, acts } = props;
  const ask = acts.asked?.ask ?? "";
  const counts = countsOf(props, () => ({}));
  const picked = total(counts);
  const left = acts.asked === null ? 0 : context(acts.asked, 2);
  if (ask === "payment") {
    const chosen = things(props).filter((thing) => (counts[thing.choice] ?? 0) > 0);
    const paid = chosen.reduce((sum, thing) => sum + thing.worth * (counts[thing.choice] ?? 0), 0);
    const owed = Math.max(0, arena.damage - paid);
    const isTooMuch = chosen.some((thing) => paid - thing.worth >= arena.damage);
    return { counts, picked, limit: Infinity, owed, isReady: owed === 0 && !isTooMuch, isTooMuch };
  }
  if (ask === "add") return { counts, picked, limit: Infinity, owed: 0, isReady: true, isTooMuch: false };
  const owed = ask === "spend" ? left - picked : 0;
  const isReady = ask === "spend" ? owed === 0 : ask === "lunge" ? picked > 0 || left < 3 : true;
  return { counts, picked, limit: left, owed, isReady, isTooMuch: false };
}

/** A payment without what the newest pick has made needless, the cheapest first. */
export function pruned(props: Props, counts: Counts, newest: Thing): Counts {
  const kept: Record<number, number> = { ...counts };
  const all = things(props).toSorted((a, b) => a.worth - b.worth);
  const paid = (): number => all.reduce((sum, thing) => sum + thing.worth * (kept[thing.choice] ?? 0), 0);
  for (const thing of all.filter((one) => one.choice !== newest.choice)) {
    while ((kept[thing.choice] ?? 0) > 0 && paid() - thing.worth >= props.arena.damage) kept[thing.choice] = (kept[thing.choice] ?? 0) - 1;
  }
  return kept;
}

/** The picks as answers, in the order the rules want, and what ends the row. */
export function rowOf(props: Props): Chosen[] {
  const { arena, acts } = props;
  const ask = acts.asked?.ask ?? "";
  const { counts, picked, limit } = stateOf(props);
  const chosen = things(props)
    .toSorted((a, b) => b.worth - a.worth)
    .flatMap(({ choice }) => Array.from({ length: counts[choice] ?? 0 }, () => ({ ask, choice })));
  const none = { ask, choice: NONE[ask] ?? 0 };
  switch (ask) {
    case "add":
      return [...chosen, none];
    case "lunge":
      return picked < limit && sizeOf(arena.own?.hand ?? []) > picked ? [...chosen, none] : chosen;
    case "recover":
    case "adapt":
      return [...chosen, ...Array.from({ length: limit - picked }, () => none)];
    default:
      return chosen;
  }
}
