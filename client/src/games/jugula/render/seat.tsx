/** What lies open of a seat: the Vox Populi track and the familia. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { has } from "../../../stage/sets";
import { type Arena, NONE, NOWHERE, OUT, squareOf, WOUNDED } from "../state/arena";
import { figureOf, LEVELS } from "../state/content";
import { menOf } from "../state/decode";
import { armaturaName, stateOf } from "../words/nouns";

export function SeatMore({ arena, seat }: SceneProps<Arena> & { seat: number }) {
  const level = arena.vox[seat] ?? 0;
  const men = menOf(seat).filter((man) => (arena.armatura[man] ?? NONE) !== NONE);
  const isFighting = arena.round > 0;
  return (
    <div class="familia" style={{ "--fig-2": `var(--seat-${seat + 1})` }}>
      {isFighting && (
        <span class="vox" role="img" data-term="vox" aria-label={ui("jugula-vox-level", { level })}>
          {LEVELS.slice(1).map((_, place) => (
            <i key={place} class={place < level ? "full" : undefined} />
          ))}
        </span>
      )}
      <ul>
        {men.map((man) => {
          const isOut = isFighting && (arena.condition[man] === OUT || squareOf(arena, man) === NOWHERE);
          const name = armaturaName(arena.armatura[man] ?? NONE);
          const state = isOut ? [ui("jugula-state-out")] : stateOf(arena, man);
          return (
            <li key={man} class={isOut ? "out" : undefined} data-term={`armatura.${name}`}>
              <Figure name={figureOf(arena.armatura[man] ?? NONE)} class="tile" label={[name, ...state].join(", ")} />
              {arena.condition[man] === WOUNDED && <Figure name="wound" class="sign" term="wound" />}
              {has(arena.hindered, man) && <Figure name="net" class="sign net" term="hindrance" />}
            </li>
          );
        })}
      </ul>
      {has(arena.testudo, seat) && <span class="chip" data-term="marker">Testudo</span>}
      {has(arena.murus, seat) && <span class="chip" data-term="marker">Murus</span>}
    </div>
  );
}
