/** My own sheet, which only I see; and the track of points, fewest first. */
import { Figure, SeatMark } from "../../../parts/figure";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import { total } from "../../counting";
import type { SceneProps } from "../../scene";
import { type Arena, COOPERATIVE, has, members, NO_BEASTS, SOLO } from "../state/arena";
import { SKILLS, TRAIT_SIGNS, TRAITS } from "../state/content";
import { cardsList, herds, powerHelp, powerName, traitName } from "../words/nouns";

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
          {members(own.powers | used).map((power) => (
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

const STEP = 5;

function Track({ arena, room }: SceneProps<Arena>) {
  const low = STEP * Math.floor((Math.min(...arena.points) - 2) / STEP);
  const high = Math.max(low + 4 * STEP, STEP * Math.ceil((Math.max(...arena.points) + 2) / STEP));
  const left = (points: number): string => `${(100 * (points - low)) / (high - low)}%`;
  const marks = Array.from({ length: (high - low) / STEP + 1 }, (_, place) => low + place * STEP);
  const shown = marks.length > 7 ? marks.filter((_, place) => place % Math.ceil(marks.length / 6) === 0) : marks;
  const before = (seat: number): number => arena.points.slice(0, seat).filter((points) => points === arena.points[seat]).length;
  return (
    <section class="panel pad" aria-label={ui("gladiatori-track")}>
      <h3 class="caps">{ui("gladiatori-track")}</h3>
      <div class="vp" role="img" aria-label={room.names.map((name, seat) => `${name} ${arena.points[seat] ?? 0}`).join(", ")}>
        {shown.map((mark) => (
          <i key={mark} style={{ left: left(mark) }}>
            {mark}
          </i>
        ))}
        {arena.points.map((points, seat) => (
          <span key={seat} style={{ left: left(points), top: `${-14 * before(seat)}px` }}>
            <SeatMark seat={seat} class="" />
          </span>
        ))}
      </div>
      {arena.round > 0 && (
        <ol class="order small" aria-label={ui("gladiatori-order")}>
          {arena.order.map((seat) => (
            <li key={seat} aria-current={seat === arena.current ? "true" : undefined}>
              <SeatMark seat={seat} class="m" />
              <span class="cut">{room.names[seat]}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
