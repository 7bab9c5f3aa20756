/** The names of things: gladiators, styles, items, parts, what somebody is and has. */
import { ui } from "../../../words/ui";
import { chance, say } from "../../../words/words";
import type { Room } from "../../../stage/scene";
import { FUNCTIONING, type Man, NOBODY, NONE, SPARED } from "../state/arena";
import { ATTRIBUTES, ITEMS, NAMES, PARTS, STYLES } from "../state/content";

export const nameOf = (name: number): string => NAMES.gladiator?.[name] ?? "";
export const styleName = (style: number): string => (style === NONE ? "" : say("heroes-style", { style: STYLES[style] ?? "" }));
export const gearName = (item: number): string => say("heroes-gear", { item: ITEMS[item] ?? "" });
export const partName = (part: number): string => say("heroes-part", { part: PARTS[part] ?? "" });
export const attributeName = (attribute: number): string => say("heroes-attribute", { attribute: ATTRIBUTES[attribute] ?? "" });
const signatureId = (signature: number): string => NAMES.signature?.[signature] ?? "none";

/** His Signatures in words, as far as he has any. */
export function signaturesOf(man: Man): { id: string; name: string }[] {
  return man.signatures.map(signatureId).filter((id) => id !== "none").map((id) => ({ id, name: say("heroes-signature", { signature: id }) }));
}

/** Who leads him. */
export const leaderOf = (man: Man, room: Room): string => (man.owner === NOBODY ? say("heroes-panel-npg") : (room.names[man.owner] ?? ""));

/** What has become of him, and how he is. */
export function stateOf(man: Man): string[] {
  if (man.fate !== FUNCTIONING) return [say(`heroes-panel-${man.fate === SPARED ? "spared" : man.fate === 1 ? "dead" : "executed"}`)];
  const found = [man.down && "down", man.ensnared && "ensnared", man.blinded && "blinded"].filter((state): state is string => state !== false);
  return found.map((state) => say(`heroes-panel-${state}`));
}

/** What he holds, by hand; nothing is said of empty hands but that he is unarmed. */
export function gearOf(man: Man): string {
  const held = man.hands.filter((item) => item !== NONE).map(gearName);
  return held.length === 0 ? say("heroes-panel-unarmed") : held.join(", ");
}

/** What is left of each part. */
export const partsOf = (man: Man): string => partsLeft(man.parts);

export function partsLeft(parts: readonly number[]): string {
  return parts.length === 0 ? "" : say("heroes-parts", Object.fromEntries(PARTS.map((part, place) => [part, parts[place] ?? 0])));
}

export const percent = (value: number): string => ui("heroes-percent", { chance: chance(value) });

