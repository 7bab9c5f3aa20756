/** A table in a list: whose turn it is, who sits there, how it stands. */
import { seatName } from "../../state/table/seat-names";
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
  const acting = table.to_act.map((seat) => table.seats[seat]).filter((seat) => seat !== undefined);
  const words = isMine
    ? ui("your-move")
    : isKept(table)
      ? ui("bot-plays-for-you")
      : table.state === "gathering"
        ? ui("gate-waits-short")
        : ui("waiting-for", { names: names(acting.map(seatName)) });
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
        <span class="small muted cut">{table.seats.filter((seat) => !seat.mine).map(seatName).join(", ")}</span>
      </span>
    </a>
  );
}

/** Who plays, with how many points. */
export function standing(table: TableInfo): string {
  return table.seats.map((seat) => `${seatName(seat)} ${table.scores[seat.seat] ?? ""}`.trim()).join(" · ");
}
