/** A table in a list: whose turn it is, who sits there, how it stands. */
import { seatNames } from "../../state/table/seat-names";
import type { TableInfo } from "../../wire/types";
import { names } from "../../words/lists";
import { titleOf, ui } from "../../words/ui";
import { SeatMark } from "../basics/figure";

export function Marks({ table }: { table: TableInfo }) {
  return (
    <span class="marks" aria-hidden="true">
      {table.seats.map((seat) => (
        <SeatMark key={seat.seat} seat={seat.seat} class={seat.held || seat.kind === "bot" ? "" : "freemark"} />
      ))}
    </span>
  );
}

/** Whether a seat of mine must answer there. */
export function isMyTurn(table: TableInfo): boolean {
  return table.state === "playing" && table.seats.some((seat) => seat.mine && !seat.by_bot && table.to_act.includes(seat.seat));
}

/** Whether a bot has a seat of mine there, because I was away. */
function isKept(table: TableInfo): boolean {
  return table.state === "playing" && table.seats.some((seat) => seat.mine && seat.by_bot);
}

export function TableCard({ table }: { table: TableInfo }) {
  const isMine = isMyTurn(table);
  const called = seatNames(table.seats);
  const acting = table.to_act.map((seat) => called[seat]).filter((name) => name !== undefined);
  const words = isMine
    ? ui("your-move")
    : isKept(table)
      ? ui("bot-plays-for-you")
      : table.state === "gathering"
        ? ui("gate-waits-short")
        : ui("waiting-for", { names: names(acting) });
  return (
    <a class={isMine ? "panel tcard mine" : "panel tcard"} href={`/t/${table.id}`}>
      <span class="row between">
        <span class="caps">
          {titleOf(table.game)}
          {table.exercise !== null && ` · ${ui("exercise")}`}
        </span>
        <span class="small muted">{ui("answers", { count: table.answers })}</span>
      </span>
      <span class="q">{words}</span>
      <span class="row between">
        <Marks table={table} />
        <span class="small muted cut">{called.filter((_, seat) => table.seats[seat]?.mine !== true).join(", ")}</span>
      </span>
    </a>
  );
}

/** Who plays, with how many points. */
export function standing(table: TableInfo): string {
  return seatNames(table.seats)
    .map((name, seat) => `${name} ${table.scores[seat] ?? ""}`.trim())
    .join(" · ");
}
