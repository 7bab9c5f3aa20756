/** My own figures, which only I see: traits as they are now, Items, Powers. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { has, members, union } from "../../../stage/sets";
import type { Arena } from "../state/arena";
import { TRAIT_SIGNS, TRAITS } from "../state/content";
import { powerId } from "../state/decode";
import { powerName, traitName } from "../words/nouns";

export function Self({ arena, room }: SceneProps<Arena>) {
  const { own } = arena;
  if (own === null || (own.start[0] ?? 0) === 0) return null;
  const used = arena.used[room.you ?? -1] ?? 0;
  const powers = members(union(own.powers, used));
  return (
    <>
      <div class="vit">
        {TRAITS.map((id, trait) => (
          <span key={id} data-term={`trait.${id}`}>
            <Figure name={TRAIT_SIGNS[trait] ?? ""} class="" />
            <span class="what">{traitName(trait)}</span>
            <b>
              {own.remaining[trait]}
              <i>/{own.start[trait]}</i>
              {has(own.overskilled, trait) && <i> ↑</i>}
            </b>
          </span>
        ))}
      </div>
      {powers.length > 0 && (
        <p class="wide small">
          {powers.map((power, place) => (
            <span key={power} class={has(used, power) ? "used" : undefined} data-term={`power.${powerId(power)}`}>
              {place > 0 && ", "}
              {powerName(power)}
              {has(used, power) && <span class="muted"> ({ui("gladiatori-used")})</span>}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
