/** A wager: denarii in any of the four corners, and one answer for all of them. */
import { ChoiceRow } from "../../../parts/question/choice";
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { total } from "../../../stage/counting";
import { foretell, leadOf } from "../../../stage/foretold";
import type { Asked, Choice, SceneProps } from "../../../stage/scene";
import { type Arena, NONE } from "../state/arena";
import { choiceOf, CORNERS, idOf } from "../state/content";
import { change, ownOptions, planOf } from "../state/plan";
import { Stepper } from "./stepper";

type Props = SceneProps<Arena> & { asked: Asked };

const SIGNS = ["laurel", "laurel", "wound", "skull"] as const;

const NO_STAKES: readonly number[] = [0, 0, 0, 0];

/** The stakes of a choice, by corner. */
const stakesOf = (choice: number): number[] => idOf("stakes", choice).split("-").map(Number);

/** The most that some choice has in a corner. */
function mostIn(asked: Asked, corner: number): number {
  return Math.max(0, ...ownOptions(asked).map(({ option }) => stakesOf(option.choice)[corner] ?? 0));
}

export function WagerAnswer({ arena, acts, room, asked }: Props) {
  const planned = planOf(acts).stakes;
  const stakes = planned ?? NO_STAKES;
  const hinted = acts.hinted === null ? undefined : asked.options[acts.hinted];
  const advised = hinted === undefined ? [] : stakesOf(hinted.choice);
  const wanted = choiceOf("stakes", stakes.join("-"));
  const index = ownOptions(asked).find(({ option }) => option.choice === wanted)?.index ?? NONE;
  const isNone = total(stakes) === 0;
  const hasNone = (arena.coins[room.you ?? NONE] ?? 0) === 0;
  const title = ui(isNone ? "spartacus-no-stake" : "spartacus-stake", { count: total(stakes) });
  const option = asked.options[index];
  const plain: Choice = { title, figure: isNone ? "i-hidden" : "denarius", term: "wager" };
  const choice: Choice = option === undefined ? { ...plain, closed: ui("spartacus-stake-too-much") } : foretell("spartacus", option, asked, plain);
  return (
    <div class="choices one">
      <ul class="stakes">
        {CORNERS.map((corner, place) => {
          const most = mostIn(asked, place);
          const label = ui("spartacus-corner", { corner });
          return (
            <li key={corner} data-term="wager" class={most === 0 ? "barred" : undefined}>
              <Figure name={SIGNS[place] ?? "laurel"} class="m" />
              <span>
                <b>{label}</b>
                <small>{most === 0 ? ui(hasNone ? "spartacus-nothing-to-stake" : "spartacus-barred") : ui("spartacus-pays", { corner })}</small>
              </span>
              <Stepper small value={stakes[place] ?? 0} low={0} high={most} label={label} hinted={advised[place]} set={(value) => change(acts, { stakes: stakes.map((old, at) => (at === place ? value : old)) })} />
            </li>
          );
        })}
      </ul>
      <ChoiceRow choice={choice} {...(index >= 0 && { index })} seat={room.you} isLead={index >= 0 && (planned !== null || index === leadOf(asked))} isHinted={index >= 0 && index === acts.hinted} isBusy={index >= 0 && acts.pressed === index} pressed={index >= 0 && acts.marked === index ? true : undefined} onClick={() => (index >= 0 ? (acts.isCoached ? acts.touch(index) : acts.answer(index)) : acts.whyNot("wager", wanted))} />
    </div>
  );
}
