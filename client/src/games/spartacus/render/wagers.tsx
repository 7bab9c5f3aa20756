/** The four corners of the arena: what they pay, and who has staked how much. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { Room } from "../../../stage/scene";
import { type Arena, ARENA } from "../state/arena";
import { CORNERS } from "../state/content";

const PLACES = ["tl", "tr", "bl", "br"] as const;

export function Nooks({ arena, room }: { arena: Arena; room: Room }) {
  if (arena.phase !== ARENA) return null;
  return (
    <>
      {CORNERS.map((corner, place) => {
        const stakes = arena.stakes.flatMap((row, seat) => ((row[place] ?? 0) > 0 ? [{ seat, stake: row[place] ?? 0 }] : []));
        return (
          <section key={corner} class={`nook ${PLACES[place] ?? ""}`} data-term="wager" aria-label={ui("spartacus-corner", { corner })}>
            <h3>{ui("spartacus-corner", { corner })}</h3>
            <small>{ui("spartacus-pays", { corner })}</small>
            <ul>
              {stakes.map(({ seat, stake }) => (
                <li key={seat}>
                  <SeatMark seat={seat} class="m" />
                  <Figure name="denarius" class="m" />
                  <b>{stake}</b>
                  <span class="sr">{room.names[seat]}</span>
                </li>
              ))}
              {stakes.length === 0 && <li class="muted">{ui("spartacus-no-wagers")}</li>}
            </ul>
          </section>
        );
      })}
    </>
  );
}
