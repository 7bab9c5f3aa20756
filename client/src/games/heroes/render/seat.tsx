/** What lies open of a seat: its gladiators, each with his name, wounds and Bonus Dice. */
import { Fact } from "../../../parts/explain/fact";
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, FUNCTIONING, NONE } from "../state/arena";
import { figureOf } from "../state/content";
import { nameOf, stateOf, styleName } from "../words/nouns";

export function SeatMore({ arena, seat }: SceneProps<Arena> & { seat: number }) {
  const men = arena.men.filter((man) => man.owner === seat && man.name !== NONE);
  if (men.length === 0) return null;
  return (
    <ul class="school" style={{ "--fig-2": `var(--seat-${seat + 1})` }}>
      {men.map((man) => (
        <li key={man.name} class={man.fate === FUNCTIONING ? undefined : "out"} data-term={`man.${man.name}`}>
          <Figure name={figureOf(man.style)} class="tile" label={[nameOf(man.name), styleName(man.style), ...stateOf(man)].filter(Boolean).join(", ")} />
          <small>
            <b>{nameOf(man.name)}</b>
            {man.style !== NONE && <Fact text={ui("heroes-seat-man", { wounds: man.wounds, bonus: man.bonus })} />}
          </small>
        </li>
      ))}
    </ul>
  );
}
