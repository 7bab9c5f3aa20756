/** What the people and bots at a table are called. */
import { ui } from "../../words/ui";
import type { SeatInfo } from "../../wire/types";

/** The name of a seat; whoever has given none is a guest. */
export function seatName(seat: SeatInfo): string {
  if (seat.name !== null && seat.name !== "") return seat.name;
  return seat.held ? ui("guest", { number: seat.seat + 1 }) : ui("seat-free");
}
