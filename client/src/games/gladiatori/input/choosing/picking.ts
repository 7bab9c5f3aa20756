/**
 * Picking several things one by one (cards, points, Items), as one plan. What there is, how many may be picked,
 * what each is worth and how the row ends comes with the question; here it is only added up.
 */
import type { Chosen } from "../../../../wire/types";
import { left, total, weigh } from "../../../../stage/counting";
import { type Foretold, inWords } from "../../../../stage/foretold";
import { about, int, ints, plainFacts, type Row, row, rows, text } from "../../../../stage/reading";
import type { SceneProps } from "../../../../stage/scene";
import type { Arena } from "../../state/arena";
import { type Counts, countsOf } from "./plan";

type Props = Pick<SceneProps<Arena>, "arena" | "room" | "acts">;

export const PICKS: ReadonlySet<string> = new Set(["add", "lunge", "spend", "recover", "adapt", "payment"]);

/** A thing that can be picked: by its choice, as often as there are some of it. */
export interface Thing {
  readonly choice: number;
  readonly most: number;
  readonly worth: number;
  /** By how much it changes one's hit points. */
  readonly life: number;
  /** The dearest payment that it can be part of. */
  readonly within: number;
}

export function isPicking(props: Props): boolean {
  const { asked } = props.acts;
  return asked !== null && PICKS.has(asked.ask) && things(props).length > 0;
}

export function things({ acts }: Props): Thing[] {
  return rows(about(acts.asked), "things").map((thing) => ({ choice: int(thing, "choice"), most: int(thing, "most"), worth: int(thing, "worth"), life: int(thing, "life"), within: int(thing, "within") }));
}

export interface State {
  readonly counts: Counts;
  readonly picked: number;
  /** How many may be picked in all. */
  readonly limit: number;
  /** What is still owed: Elements, or hit points. */
  readonly owed: number;
  readonly isReady: boolean;
  /** A payment of which something cannot be part. */
  readonly isTooMuch: boolean;
}

/** What is picked, and whether it can be sent: a debt is paid by worth, anything else by number. */
export function stateOf(props: Props): State {
  const facts = about(props.acts.asked);
  const counts = countsOf(props, () => beginOf(facts));
  const picked = total(Object.values(counts));
  if (!("owed" in facts)) {
    const owed = Math.max(0, left(int(facts, "least"), picked));
    return { counts, picked, limit: int(facts, "most"), owed, isReady: owed === 0, isTooMuch: false };
  }
  const debt = int(facts, "owed");
  const chosen = things(props).filter((thing) => (counts[thing.choice] ?? 0) > 0);
  const owed = Math.max(0, left(debt, paid(chosen, counts)));
  const isTooMuch = chosen.some((thing) => paid(chosen, counts) > thing.within);
  return { counts, picked, limit: Infinity, owed, isReady: owed === 0 && !isTooMuch, isTooMuch };
}

/** What is picked to begin with, where the question puts something forward. */
function beginOf(facts: Row): Counts {
  const begin = row(facts, "begin");
  return Object.fromEntries(Object.keys(begin).map((choice) => [Number(choice), int(begin, choice)]));
}

/** What all that is picked comes to: the sum so far and the damage, or the hit points that are left. */
export function planned(props: Props): Foretold | null {
  const facts = about(props.acts.asked);
  const { counts, picked } = stateOf(props);
  const plan = row(facts, "plan");
  const count = (thing: Thing): number => counts[thing.choice] ?? 0;
  const of = things(props);
  const why = text(plan, "why");
  if (why !== "" && (counts[int(plan, "unless")] ?? 0) === 0) return inWords("gladiatori", { word: why, tone: "bad" });
  if (text(plan, "kind") !== "") {
    const gains = ints(plan, "gains");
    const sum = total([ints(plan, "bases")[picked] ?? 0, weigh(of, count, (thing) => gains[thing.choice] ?? 0)]);
    const damage = ints(plan, "damages")[picked] ?? 0;
    const more = { more: int(plan, "more"), most: total([sum, int(plan, "more")]) };
    if (text(plan, "kind") === "defence") return inWords("gladiatori", { ...plainFacts(plan), word: "planned", tone: "", defence: sum, ...more });
    return inWords("gladiatori", damage > 0 ? { word: "strikes", tone: "", attack: sum, ...more, damage } : { word: "nets", tone: "", attack: sum });
  }
  if (!("life" in facts)) return null;
  const worth = paid(of, counts);
  const isDebt = "owed" in facts;
  const now = isDebt ? left(int(facts, "life"), worth) : total([int(facts, "life"), weigh(of, count, (thing) => thing.life)]);
  const isTooFew = now < int(facts, "keep");
  const word = isDebt ? (isTooFew ? "bare" : "left") : "life";
  return inWords("gladiatori", { word, tone: isTooFew ? "bad" : "", worth, left: now });
}

function paid(things: readonly Thing[], counts: Counts): number {
  return weigh(things, (thing) => counts[thing.choice] ?? 0, (thing) => thing.worth);
}

/** A payment without what cannot be part of it since the newest pick, the cheapest first. */
export function pruned(props: Props, counts: Counts, newest: Thing): Counts {
  const all = things(props).toSorted((a, b) => left(a.worth, b.worth));
  let kept: Counts = counts;
  for (const thing of all.filter((one) => one.choice !== newest.choice)) {
    while ((kept[thing.choice] ?? 0) > 0 && paid(all, kept) > thing.within) kept = { ...kept, [thing.choice]: (kept[thing.choice] ?? 0) - 1 };
  }
  return kept;
}

/** The picks as answers, the dearest first, and what ends the row. */
export function rowOf(props: Props): Chosen[] {
  const { asked } = props.acts;
  const ask = asked?.ask ?? "";
  const facts = about(asked);
  const { counts, picked, limit } = stateOf(props);
  const chosen = things(props)
    .toSorted((a, b) => left(b.worth, a.worth))
    .flatMap(({ choice }) => Array.from({ length: counts[choice] ?? 0 }, () => ({ ask, choice })));
  const word = { ask, choice: int(facts, "word") };
  switch (text(facts, "ends")) {
    case "once":
      return [...chosen, word];
    case "early":
      return picked < limit ? [...chosen, word] : chosen;
    case "each":
      return [...chosen, ...Array.from({ length: left(limit, picked) }, () => word)];
    default:
      return chosen;
  }
}
