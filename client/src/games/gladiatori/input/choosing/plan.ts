/**
 * What is being chosen but not yet sent: how many of each thing, by a number that stands for it.
 *
 * A choice of many is a row of small questions; here it is one plan, drawn by the board and the answers
 * alike, and sent as one row.
 */
import { signal } from "@preact/signals";
import type { Chosen } from "../../../../wire/types";
import type { SceneProps } from "../../../../stage/scene";
import type { Arena } from "../../state/arena";

export type Counts = Readonly<Record<number, number>>;

interface Plan {
  readonly key: string;
  readonly counts: Counts;
}

const plan = signal<Plan | null>(null);

/** The question itself, whoever else answers meanwhile. */
export function keyOf({ arena, room, acts }: SceneProps<Arena>): string {
  const { asked } = acts;
  if (asked === null) return "";
  const options = asked.options.filter((option) => option.ask === asked.ask);
  return [room.you, asked.ask, arena.turn, arena.round, arena.damage, options.map((option) => option.args.join(".")).join(" ")].join("/");
}

/** Whether somebody has changed what the plan began with. */
export function isSet(props: SceneProps<Arena>): boolean {
  return plan.value !== null && plan.value.key === keyOf(props);
}

/** The plan of this question, as it was left or as it begins. */
export function countsOf(props: SceneProps<Arena>, begin: () => Counts): Counts {
  return plan.value !== null && isSet(props) ? plan.value.counts : begin();
}

export function setCounts(props: SceneProps<Arena>, counts: Counts): void {
  plan.value = { key: keyOf(props), counts };
}

/** The choice that a hint has named, of the first question of the row. */
export function hintedChoice({ acts }: Pick<SceneProps<Arena>, "acts">): number | null {
  const option = acts.hinted === null ? undefined : acts.asked?.options[acts.hinted];
  return option === undefined || option.ask !== acts.asked?.ask ? null : option.choice;
}

/** Send the whole row; the plan is over. */
export function send({ acts }: SceneProps<Arena>, answers: readonly Chosen[]): void {
  plan.value = null;
  acts.row(answers);
}
