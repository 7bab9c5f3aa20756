/** The seats in turn order: shape, name, state, score and a few facts. */
import type { Viewer } from "../state/viewer";
import type { SeatInfo } from "../wire/types";
import { ui } from "../words/ui";
import { Clock } from "./clock";
import { Fact } from "./fact";
import { SeatMark } from "./figure";

export function Seats({ viewer }: { viewer: Viewer }) {
  const seats = viewer.table.value?.seats ?? [];
  return (
    <section class="seats" aria-label={ui("seats")} tabIndex={0}>
      <ul>
        {seats.map((seat) => (
          <Seat key={seat.seat} viewer={viewer} seat={seat} />
        ))}
      </ul>
      <div class="xtra col">{viewer.stage.aside(viewer.room.value, viewer.acts.value)}</div>
    </section>
  );
}

/** What a seat is doing, in a few words. */
export function seatState(viewer: Viewer, seat: SeatInfo): string {
  const position = viewer.position.value;
  const table = viewer.table.value;
  const isYou = seat.seat === viewer.seat;
  const parts: string[] = [];
  if (isYou) parts.push(ui("you"));
  if (seat.kind === "bot") parts.push(ui("bot-of", { bot: ui(`bot-${seat.bot ?? "greedy"}`) }));
  else if (seat.by_bot) parts.push(ui("bot-sits-in"));
  if (position?.over) {
    if (position.winners.includes(seat.seat)) parts.push(ui("has-won"));
  } else if (position?.to_act.includes(seat.seat)) parts.push(ui("deciding"));
  else if (table?.state === "playing" && !isYou && seat.kind !== "bot" && viewer.here.value.seats[seat.seat] === false) {
    parts.push(ui("away"));
  }
  return parts.join(" · ");
}

function Seat({ viewer, seat }: { viewer: Viewer; seat: SeatInfo }) {
  const position = viewer.position.value;
  const isTurn = position !== null && !position.over && position.to_act.includes(seat.seat);
  const { score, facts, role } = viewer.stage.stand(seat.seat);
  const name = viewer.room.value.names[seat.seat] ?? "";
  const clock = position?.clocks[seat.seat];
  return (
    <li class={isTurn ? "seat turn" : "seat"} aria-current={isTurn ? "true" : undefined}>
      <div class="row">
        <SeatMark seat={seat.seat} />
        <div class="grow">
          <h2 title={name}>{name}</h2>
          <div class="st">{[role, seatState(viewer, seat)].filter(Boolean).join(" · ")}</div>
        </div>
        {score !== null && (
          <div class="score" title={ui("points", { count: score })}>
            {score}
            <span class="sr"> {ui("points-word", { count: score })}</span>
          </div>
        )}
      </div>
      {facts.length > 0 && (
        <div class="facts">
          {facts.map((fact) => (
            <Fact key={fact} text={fact} />
          ))}
        </div>
      )}
      {viewer.stage.seatMore(viewer.room.value, viewer.acts.value, seat.seat)}
      {clock !== undefined && <Clock clock={clock} ahead={viewer.ahead} />}
    </li>
  );
}
