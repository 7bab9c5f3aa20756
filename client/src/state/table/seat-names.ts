/** What the people and bots at a table are called. */
import { ui } from "../../words/ui";
import type { SeatInfo } from "../../wire/types";

/** The name of a seat; whoever has given none is a guest. */
export function seatName(seat: SeatInfo): string {
  if (seat.name !== null && seat.name !== "") return seat.name;
  return seat.held ? ui("guest", { number: seat.seat + 1 }) : ui("seat-free");
}

/** The names of all seats in their order: two who are called alike are told apart by the numbers of their seats. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const isAlike = (seat: SeatInfo) => seat.name !== null && seat.name !== "" && seats.some((other) => other !== seat && other.name === seat.name);
  return seats.map((seat) => (isAlike(seat) ? `${seatName(seat)} ${seat.seat + 1}` : seatName(seat)));
}
