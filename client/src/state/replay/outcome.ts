/** Who has won at a table or in a replay, in a few words. */
import type { TableInfo } from "../../wire/types";
import { names } from "../../words/lists";
import { ui } from "../../words/ui";
import { seatNames } from "../table/seat-names";
import type { Recital } from "./recital";

export function outcome(table: TableInfo): string {
  const called = seatNames(table.seats);
  const winners = table.winners.map((seat) => called[seat]).filter((name) => name !== undefined);
  if (table.ended === "rules") return ui("ended-rules");
  if (winners.length === 0) return ui("nobody-won");
  return ui("won-by", { names: names(winners), count: winners.length });
}

/** What a replay says of a seat: at its last step how it has ended for it, and before that nothing. */
export function seatOutcome({ moments, winners, isDrawn, isOver }: Pick<Recital, "moments" | "winners" | "isDrawn" | "isOver">, seat: number, step: number): string {
  if (!isOver || step < moments.length - 1) return "";
  const hasWon = winners.includes(seat);
  const points = moments.at(-1)?.scores[seat] ?? null;
  if (points !== null) return ui(hasWon ? "won-with" : "ends-with", { points });
  return ui(hasWon ? "has-won" : isDrawn ? "has-drawn" : "has-lost");
}
