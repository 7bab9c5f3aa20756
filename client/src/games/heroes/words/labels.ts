/** A zone and a gladiator in words. */
import { apart, ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { Room } from "../../../stage/scene";
import { type Arena, FUNCTIONING, itemsIn, type Man, menIn, NOBODY } from "../state/arena";
import { ATTRIBUTES } from "../state/content";
import { gearName, gearOf, leaderOf, nameOf, partsOf, stateOf, styleName } from "./nouns";

/** Who he is, and whose. */
export function manLabel(man: Man, room: Room): string {
  const whose = ui("heroes-man-of", { name: nameOf(man.name), style: styleName(man.style), owner: leaderOf(man, room), "owner-is": man.owner === NOBODY ? "nobody" : man.owner === room.you ? "you" : "other" });
  return [whose, ...stateOf(man)].join(", ");
}

/** His whole Roster Card. */
export function cardLabel(man: Man, room: Room): string {
  const values = Object.fromEntries(ATTRIBUTES.map((name, place) => [name, man.attributes[place] ?? 0]));
  const card = ui("heroes-card-label", { ...values, bonus: man.bonus, gear: gearOf(man) });
  return [manLabel(man, room), card, ...(man.fate === FUNCTIONING ? [partsOf(man)] : [])].map(sentence).join(". ");
}

export function zoneLabel(arena: Arena, zone: number, room: Room): string {
  const { id, kind, entrance } = arena.ground.zones[zone] ?? { id: "", kind: "wall", entrance: "" };
  const men = menIn(arena, zone).map((man) => manLabel(man, room));
  const items = itemsIn(arena, zone).map(gearName);
  const lying = items.length === 0 ? [] : [ui("heroes-lying", { items: items.join(", ") })];
  const gate = entrance === "" ? [] : [ui("heroes-gate", { entrance: entrance === "D" ? "door" : "gate" })];
  const what = men.length === 0 ? [ui("heroes-empty")] : men;
  return apart([`${id}, ${ui("heroes-kind", { kind })}`, ...gate, ...what, ...lying]);
}

/** A zone of an answer: its name and kind. */
export const zoneName = (arena: Arena, zone: number): string => arena.ground.zones[zone]?.id ?? "";
