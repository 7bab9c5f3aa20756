/** What the people and bots at a table are called. */
import { ui } from "../words/ui";
import type { SeatInfo } from "../wire/types";

const BOTS = ["Brutus", "Cassia", "Drusus", "Flavia", "Gallus"];

/** The name of a seat; a bot that has none gets a Roman one. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") {
    return seat.name !== null && seat.name !== seat.bot ? seat.name : (BOTS[seat.seat % BOTS.length] ?? "Brutus");
  }
  if (seat.name !== null && seat.name !== "") return seat.name;
  return seat.held ? ui("guest", { number: seat.seat + 1 }) : ui("seat-free");
}
