/** How many denarii: a fist that closes on a sum, a gift, a purse held aside. */
import { narrow } from "../../../browser/screen";
import { ChoiceRow, HINT } from "../../../parts/question/choice";
import { ui } from "../../../words/ui";
import { foretell, leadOf } from "../../../stage/foretold";
import type { Asked, Choice, SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { change, leastOf, mostOf, ownOptions, planOf } from "../state/plan";
import { Stepper } from "./stepper";

type Props = SceneProps<Arena> & { asked: Asked };

/** Questions that are answered by a sum. */
export const SUMS: ReadonlySet<string> = new Set(["fee", "promise", "coins", "bid", "hosting", "purse", "gift", "limit"]);
/** So many of the smallest sums are a touch away. */
const QUICK = 13;
const FISTS: ReadonlySet<string> = new Set(["bid", "hosting"]);

export function SumAnswer({ acts, room, asked }: Props) {
  const [low, high] = [leastOf(asked), mostOf(asked)];
  const planned = planOf(acts).sum;
  const value = Math.max(low, planned ?? low);
  const hinted = acts.hinted === null ? undefined : asked.options[acts.hinted]?.choice;
  // What nobody has set is put forward only if the question or a hint does so: everybody weighs it for himself.
  const isLead = (at: number): boolean => at >= 0 && (planned !== null || at === leadOf(asked));
  const index = ownOptions(asked).find(({ option }) => option.choice === value)?.index ?? -1;
  const none = ownOptions(asked).find(({ option }) => option.choice === 0)?.index ?? -1;
  // A coach says first whether it is right.
  const give = (at: number): void => (acts.isCoached ? acts.touch(at) : acts.answer(at));
  const quick = ownOptions(asked).slice(0, QUICK);
  const isFist = FISTS.has(asked.ask);
  const option = asked.options[index];
  const plain: Choice = { title: ui("spartacus-sum", { ask: asked.ask, count: value }), figure: isFist ? "fist" : "denarius", term: `ask.${asked.ask}` };
  const choice = option === undefined ? plain : foretell("spartacus", option, asked, plain);
  const nothing: Choice = { title: ui("spartacus-sum-none", { ask: asked.ask }), figure: "i-hidden" };
  return (
    <div class="choices one">
      <Stepper value={value} low={low} high={high} label={ui("spartacus-denarii")} hinted={narrow.value || !quick.some(({ option: one }) => one.choice === hinted) ? hinted : undefined} set={(sum) => change(acts, { sum })} />
      {/* Above the answers: when one more comes, no number moves from under the finger. */}
      <div class="quick" role="group" aria-label={ui("spartacus-denarii")}>
        {quick.map(({ option }) => (
          <button key={option.id} type="button" class={`btn sm${option.choice === hinted && hinted !== value ? HINT : ""}`} aria-pressed={option.choice === value} onClick={() => change(acts, { sum: option.choice })}>
            {option.choice}
          </button>
        ))}
      </div>
      {(value > 0 || none < 0) && <ChoiceRow choice={choice} index={index} seat={room.you} isLead={isLead(index)} isHinted={index >= 0 && acts.hinted === index} isBusy={acts.pressed === index} pressed={acts.marked === index ? true : undefined} onClick={() => give(index)} />}
      {none >= 0 && <ChoiceRow choice={nothing} index={none} seat={room.you} isLead={value === 0 && isLead(none)} isHinted={acts.hinted === none} isBusy={acts.pressed === none} pressed={acts.marked === none ? true : undefined} onClick={() => give(none)} />}
    </div>
  );
}
