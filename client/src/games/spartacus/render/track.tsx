/** The Influence track: thirteen steps, the four houses on them, and the laurel at its end. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { labelled, ui } from "../../../words/ui";
import type { Room } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { LEVELS } from "../state/content";

export function Track({ arena, room }: { arena: Arena; room: Room }) {
  const goal = LEVELS.at(-1);
  const told = arena.influence.map((level, seat) => `${room.names[seat] ?? ""} ${level}`).join(", ");
  return (
    <section class="ladder" data-term="influence" aria-label={labelled(ui("spartacus-influence"), told)}>
      <ol aria-hidden="true">
        {LEVELS.map((level) => (
          <li key={level} class={level === goal ? "goal" : undefined}>
            <span class="lvl">{level === goal ? <Figure name="laurel" class="" /> : level}</span>
            <span class="there">
              {arena.influence.map((at, seat) => at === level && <SeatMark key={seat} seat={seat} class="m" />)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
