/** Somebody else at the table: his name, and behind it what can be done about him. */
import { signal } from "@preact/signals";
import type { Viewer } from "../../state/viewer/viewer";
import type { SeatInfo } from "../../wire/types";
import { ui } from "../../words/ui";

export interface Person {
  readonly viewer: Viewer;
  readonly seat: number;
  readonly name: string;
  /** Where the reader goes on when the menu is closed. */
  readonly from: HTMLElement;
}

/** Whose menu is open. */
export const person = signal<Person | null>(null);

/** The name of a seat; of another person's a button that opens the menu. */
export function PersonName({ viewer, seat, name }: { viewer: Viewer; seat: SeatInfo | undefined; name: string }) {
  if (seat === undefined || seat.kind === "bot" || !seat.held || seat.mine || viewer.isCoached.value) return <>{name}</>;
  const open = (from: HTMLElement): void => void (person.value = { viewer, seat: seat.seat, name, from });
  return (
    <button type="button" class="person" aria-haspopup="dialog" aria-label={ui("about-person", { name })} onClick={(event) => open(event.currentTarget)}>
      {name}
    </button>
  );
}
