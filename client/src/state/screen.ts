/** How much room there is. */
import { signal } from "@preact/signals";

/** A phone, upright or on its side, or a tablet held upright: the question lies below the board, the book in a sheet. */
const query = matchMedia("(max-width: 719px), (max-width: 999px) and (orientation: portrait), (max-height: 479px) and (orientation: landscape)");
export const narrow = signal(query.matches);
query.addEventListener("change", () => (narrow.value = query.matches));
