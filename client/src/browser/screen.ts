/** How much room there is. */
import { signal } from "@preact/signals";

/** A phone, upright or on its side: the book lies in a sheet, and what one can do besides answering in the dock. */
const query = matchMedia("(max-width: 719px), (max-height: 479px) and (orientation: landscape)");
export const narrow = signal(query.matches);
query.addEventListener("change", () => (narrow.value = query.matches));
