/** The gladiator the reader looks at: hovered, focused or chosen last. The box of one's own tells of him. */
import { signal } from "@preact/signals";
import { NOBODY } from "./arena";

export const looked = signal(NOBODY);
