/** Which dice are rolled again: the dice themselves are touched, below those against which they are compared. */
import { ChoiceRow, HINT } from "../../../parts/question/choice";
import { Figure } from "../../../parts/basics/figure";
import { labelled, ui } from "../../../words/ui";
import { place as ordinal } from "../../../stage/counting";
import { foretell, leadOf } from "../../../stage/foretold";
import { about, text } from "../../../stage/reading";
import type { Asked, Choice, SceneProps } from "../../../stage/scene";
import { type Arena, NONE } from "../state/arena";
import { choiceOf } from "../state/content";
import { change, hintedId, ownOptions, planOf } from "../state/plan";

type Props = SceneProps<Arena> & { asked: Asked };

export function RerollAnswer({ arena, acts, room, asked }: Props) {
  const planned = planOf(acts).dice;
  const dice = planned ?? [];
  const id = hintedId(acts);
  const advised = id === "none" ? [] : id.split("-").map(Number);
  const isAttack = text(about(asked), "role") === "attack";
  const attack = arena.combat?.attack ?? null;
  const facesOf = (isOfAttack: boolean): readonly number[] => attack?.rolled.find((_, side) => (side === attack.side) === isOfAttack) ?? [];
  const faces = facesOf(isAttack);
  const against = isAttack ? "defence" : attack?.isQuick === true ? "speed" : "attack";
  const others = facesOf(!isAttack);
  const otherRow = ui("spartacus-against", { pool: ui("spartacus-pool-short", { pool: against }) });
  const wanted = choiceOf("reroll", dice.length === 0 ? "none" : [...dice].map(String).sort().join("-"));
  const index = ownOptions(asked).find(({ option }) => option.choice === wanted)?.index ?? NONE;
  const option = asked.options[index];
  const toggle = (die: number): void => change(acts, { dice: dice.includes(die) ? dice.filter((one) => one !== die) : [...dice, die] });
  const plain: Choice = { title: ui("spartacus-reroll", { count: dice.length }), figure: "die-5", term: "reroll" };
  const choice = option === undefined ? { ...plain, closed: ui("spartacus-too-many-dice") } : foretell("spartacus", option, asked, plain);
  return (
    <div class="choices one">
      <div class="dicerow against">
        <span class="caps">{otherRow}</span>
        <span class={`dice sm ${against}`} role="img" aria-label={labelled(otherRow, others.join(", "))}>
          {others.map((face, at) => (
            <span key={at} class="die">
              <Figure name={`die-${face}`} class="" />
            </span>
          ))}
        </span>
      </div>
      <div class={isAttack ? "pickdice attack" : "pickdice defence"} role="group" aria-label={ui("spartacus-your-dice")}>
        {faces.map((face, at) => (
          <button key={at} type="button" class={`${dice.includes(ordinal(at)) ? "die on" : "die"}${id !== "" && advised.includes(ordinal(at)) !== dice.includes(ordinal(at)) ? HINT : ""}`} aria-pressed={dice.includes(ordinal(at))} aria-label={String(face)} onClick={() => toggle(ordinal(at))}>
            <Figure name={`die-${face}`} class="" />
          </button>
        ))}
      </div>
      <ChoiceRow choice={choice} {...(index >= 0 && { index })} seat={room.you} isLead={index >= 0 && (planned !== null || index === leadOf(asked))} isHinted={index >= 0 && index === acts.hinted} isBusy={index >= 0 && acts.pressed === index} pressed={index >= 0 && acts.marked === index ? true : undefined} onClick={() => (index >= 0 ? (acts.isCoached ? acts.touch(index) : acts.answer(index)) : acts.whyNot("reroll", wanted))} />
    </div>
  );
}
