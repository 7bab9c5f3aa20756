/** The gladiator the reader looks at, by his name: hovered, focused or touched last. */
import { signal } from "@preact/signals";
import { NONE } from "./arena";

export const looked = signal(NONE);
