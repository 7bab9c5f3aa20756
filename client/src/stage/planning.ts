/** What is being chosen before it is sent, kept for one question: board, hand and answers show the same. */
import { signal } from "@preact/signals";
import type { Acts, Asked } from "./scene";

interface Planning<Plan> {
  /** The plan of this question; another one begins anew. */
  readonly planOf: (acts: Acts) => Plan;
  readonly change: (acts: Acts, more: Partial<Plan>) => void;
  readonly clear: (acts: Acts) => void;
  /** The plan that was made last, for who does not know which question it is. */
  readonly lastPlan: () => Plan;
  /** The plan of a question, for who knows only that. */
  readonly planFor: (asked: Asked) => Plan;
}

interface Kept<Plan> {
  readonly number: number;
  readonly options: Asked["options"] | null;
  readonly plan: Plan;
}

/** Of so many questions: of one that another came in between, too. */
const KEPT = 2;

export function planning<Plan extends object>(empty: Plan): Planning<Plan> {
  const kept = signal<readonly Kept<Plan>[]>([]);
  const planOf = ({ number, asked }: Acts): Plan => (asked === null ? empty : (kept.value.find((one) => one.number === number)?.plan ?? empty));
  const keep = ({ number, asked }: Acts, plan: Plan): void => {
    const others = kept.value.filter((one) => one.number !== number);
    kept.value = [{ number, options: asked?.options ?? null, plan }, ...others].slice(0, KEPT);
  };
  return {
    planOf,
    change: (acts, more) => keep(acts, { ...planOf(acts), ...more }),
    clear: (acts) => keep(acts, empty),
    lastPlan: () => kept.value[0]?.plan ?? empty,
    planFor: ({ options }) => kept.value.find((one) => one.options === options)?.plan ?? empty,
  };
}
