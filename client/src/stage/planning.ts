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

export function planning<Plan extends object>(empty: Plan): Planning<Plan> {
  const kept = signal<{ number: number; options: Asked["options"] | null; plan: Plan }>({ number: -1, options: null, plan: empty });
  const planOf = (acts: Acts): Plan => (kept.value.number === acts.number && acts.asked !== null ? kept.value.plan : empty);
  const keep = ({ number, asked }: Acts, plan: Plan): void => {
    kept.value = { number, options: asked?.options ?? null, plan };
  };
  return { planOf, change: (acts, more) => keep(acts, { ...planOf(acts), ...more }), clear: (acts) => keep(acts, empty), lastPlan: () => kept.value.plan, planFor: ({ options }) => (kept.value.options === options ? kept.value.plan : empty) };
}
