/** My own sheet, which only I see; and the track of points, fewest first. */
import { Figure } from "../../../parts/figure";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import { total } from "../../counting";
import type { SceneProps } from "../../scene";
import { type Arena, COOPERATIVE, NO_BEASTS, SOLO } from "../state/arena";
import { SKILLS, TRAIT_SIGNS, TRAITS } from "../state/content";
import { Track } from "./track";
import { cardsList, herds, powerHelp, powerName, traitName } from "../words/nouns";
import { has, members, union } from "../../sets";

export function Aside(props: SceneProps<Arena>) {
  const { arena } = props;
  const isRace = arena.mode !== SOLO && arena.mode !== COOPERATIVE;
  return (
    <>
      {arena.own !== null && (arena.own.start[0] ?? 0) > 0 && <OwnSheet {...props} />}
      {isRace && arena.turn > 0 && <Track {...props} />}
      {arena.mode !== NO_BEASTS && (
        <div class="panel pad small">
          <h3 class="caps">{ui("gladiatori-behind-gates")}</h3>
          {herds(arena.waiting)}
        </div>
      )}
    </>
  );
}

function OwnSheet({ arena, room }: SceneProps<Arena>) {
  const { own } = arena;
  if (own === null) return null;
  const used = arena.used[room.you ?? -1] ?? 0;
  return (
    <section class="panel pad" aria-label={ui("gladiatori-sheet")}>
      <h3 class="caps">{ui("gladiatori-sheet-yours")}</h3>
      <table class="sum sheettable">
        <tbody>
          {TRAITS.map((id, trait) => (
            <tr key={id} class={trait === SKILLS ? "part" : undefined}>
              <th scope="row">
                <Figure name={TRAIT_SIGNS[trait] ?? ""} class="fig" /> {traitName(trait)}
                {has(own.overskilled, trait) && <span class="chip on">{ui("gladiatori-raised")}</span>}
              </th>
              <td>
                {own.remaining[trait]}
                <span class="muted"> / {own.start[trait]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(own.powers > 0 || used > 0) && (
        <ul class="powers">
          {members(union(own.powers, used)).map((power) => (
            <li key={power} class={has(used, power) ? "used" : undefined} title={powerHelp(power)}>
              {powerName(power)}
              {has(used, power) && <span class="muted"> · {ui("gladiatori-used")}</span>}
            </li>
          ))}
        </ul>
      )}
      {total(own.deck) > 0 && <p class="small muted">{say("gladiatori-own-deck", { count: total(own.deck), cards: cardsList(own.deck) })}</p>}
    </section>
  );
}
