/** Who has won at a table, in a few words. */
import type { TableInfo } from "../wire/types";
import { names } from "../words/lists";
import { ui } from "../words/ui";
import { seatName } from "./names";

export function outcome(table: TableInfo): string {
  const winners = table.winners.map((seat) => table.seats[seat]).filter((seat) => seat !== undefined);
  if (table.ended === "rules") return ui("ended-rules");
  if (winners.length === 0) return ui("nobody-won");
  return ui("won-by", { names: names(winners.map(seatName)), count: winners.length });
}
