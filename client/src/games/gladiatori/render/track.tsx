/** The track of points, fewest first, and the order of the round. */
import { SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";

const STEP = 5;

export function Track({ arena, room }: SceneProps<Arena>) {
  const low = STEP * Math.floor((Math.min(...arena.points) - 2) / STEP);
  const high = Math.max(low + 4 * STEP, STEP * Math.ceil((Math.max(...arena.points) + 2) / STEP));
  const left = (points: number): string => `${(100 * (points - low)) / (high - low)}%`;
  const marks = Array.from({ length: (high - low) / STEP + 1 }, (_, place) => low + place * STEP);
  const shown = marks.length > 7 ? marks.filter((_, place) => place % Math.ceil(marks.length / 6) === 0) : marks;
  const before = (seat: number): number => arena.points.slice(0, seat).filter((points) => points === arena.points[seat]).length;
  return (
    <section class="panel pad" aria-label={ui("gladiatori-track-points")}>
      <h3 class="caps">
        <span data-term="victory-points">{ui("gladiatori-track-points")}</span>
        {" · "}
        <span data-term="order">{ui("gladiatori-track-order")}</span>
      </h3>
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
        <ol class="order small" data-term="order" aria-label={ui("gladiatori-order")}>
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
