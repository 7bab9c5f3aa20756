/** What a thing on the screen is in this position: a card with its dice and marks, a hex with who stands there. */
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { Known, Room } from "../../../stage/scene";
import { type Arena, NOBODY } from "../state/arena";
import { idOf, intrigueOf, INTRIGUES, RESOURCES } from "../state/content";
import { cardHelp, cardLabel, cardName, houseName, intrigueHelp } from "./nouns";
import { hexLabel } from "./labels";

export function known(arena: Arena, thing: string, room: Room): Known | null {
  const [kind = "", name = ""] = thing.split(".");
  switch (kind) {
    case "cell":
      return { term: "hex", title: idOf("hex", Number(name)), now: sentence(hexLabel(arena, Number(name), room)) };
    case "card":
      return card(arena, Number(name), room);
    case "resource":
      return card(arena, RESOURCES.findIndex((one) => one.id === name), room);
    case "intrigue":
      return intrigue(intrigueOf(name));
    case "influence":
      return room.you === null ? null : { now: ui("spartacus-influence-now", { influence: arena.influence[room.you] ?? 0, limit: arena.limits[room.you] ?? 0 }) };
    default:
      return null;
  }
}

/** A Market card: what it can do, its numbers, and in whose House it is. */
function card(arena: Arena, number: number, room: Room): Known | null {
  const resource = RESOURCES[number];
  if (resource === undefined) return null;
  const owner = arena.place[number] ?? NOBODY;
  const whose = owner < 0 ? "" : ` · ${[room.names[owner] ?? "", houseName(arena, owner)].filter(Boolean).join(", ")}`;
  return { term: resource.id, title: cardName(number), now: `${cardHelp(number)} ${cardLabel(arena, number)}. ${ui("spartacus-bank", { bank: resource.bank })}${whose}` };
}

function intrigue(kind: number): Known | null {
  const card = INTRIGUES[kind];
  return card === undefined ? null : { now: `${intrigueHelp(kind)} ${ui("spartacus-card-numbers", { required: card.required, cash: card.cash })}` };
}
