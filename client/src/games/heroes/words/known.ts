/** What a thing on the screen is in this position: a zone with who stands there, a gladiator with his card. */
import { labelled, ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import type { Acts, Known, Room } from "../../../stage/scene";
import { type Arena, called, menIn, NONE } from "../state/arena";
import { PARTS, STYLE_CARDS, STYLES } from "../state/content";
import { stylesFor } from "../state/plan";
import { cardLabel, zoneLabel } from "./labels";
import { nameOf, partName, percent } from "./nouns";

export function known(arena: Arena, thing: string, room: Room, acts: Acts): Known | null {
  const [kind = "", name = ""] = thing.split(".");
  switch (kind) {
    case "cell":
      return cell(arena, Number(name), room);
    case "man":
      return gladiator(arena, Number(name), room);
    case "style":
      return style(name, arena, acts);
    case "mercy":
      return mercy(arena);
    default:
      return null;
  }
}

function cell(arena: Arena, zone: number, room: Room): Known {
  const [first] = menIn(arena, zone);
  const where = arena.ground.zones[zone]?.id ?? "";
  const now = sentence(zoneLabel(arena, zone, room));
  return first === undefined ? { term: "zone", title: where, now } : { term: first.style === NONE ? "zone" : (STYLES[first.style] ?? "zone"), title: labelled(where, nameOf(first.name)), now };
}

function gladiator(arena: Arena, name: number, room: Room): Known | null {
  const man = called(arena, name);
  return man === undefined ? null : { term: STYLES[man.style] ?? "star", title: nameOf(name), now: `${cardLabel(man, room)}.` };
}

/** What a style wears and holds. */
function style(id: string, arena: Arena, { asked }: Acts): Known | null {
  const card = stylesFor(arena, asked)[STYLE_CARDS.findIndex((one) => one.id === id)];
  if (card === undefined) return null;
  const armour = card.armour.flatMap((value, part) => (value > 0 && PARTS[part] !== undefined ? [`${partName(part)} ${value}`] : []));
  const held = [...card.hands].reverse().map((item) => say("heroes-gear", { item }));
  return { now: ui("heroes-style-wears", { held: held.join(", "), armour: armour.join(", ") || ui("heroes-no-armour") }) };
}

function mercy(arena: Arena): Known | null {
  const own = arena.men.find((man) => man.owner === arena.you && man.mercy !== null);
  return own === undefined ? null : { now: ui("heroes-mercy-now", { name: nameOf(own.name), chance: percent(own.mercy ?? 0) }) };
}
