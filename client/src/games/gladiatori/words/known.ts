/** What a thing on the screen is in this position: a hex with who stands there, one's own cards and values, an Item as it is now. */
import { labelled, ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import { has } from "../../../stage/sets";
import type { Known, Room } from "../../../stage/scene";
import { type Arena, beastId, figuresOn, NO_SHEET, type Own } from "../state/arena";
import { CARDS, GATES, hexId, ITEMS, POWERS, TRAITS } from "../state/content";
import { isBeast } from "../state/numbering";
import { hexLabel, laidLabel } from "./labels";
import { cardHelp, cardName, figureName, itemLine, itemName } from "./nouns";

export function known(arena: Arena, thing: string, room: Room): Known | null {
  const [kind = "", name = "", seat = ""] = thing.split(".");
  const { own } = arena;
  switch (kind) {
    case "cell":
      return cell(arena, Number(name), room);
    case "item":
      return item(arena, ITEMS.findIndex((one) => one.id === name));
    case "card":
      return own === null ? null : card(own, CARDS.indexOf(name));
    case "laid":
      return laid(arena, CARDS.indexOf(name), Number(seat));
    case "trait":
      return own === null ? null : trait(own, (TRAITS as readonly string[]).indexOf(name));
    case "power":
      return own === null ? null : power(arena, own, POWERS.indexOf(name), room);
    case "victory-points":
      return room.you === null ? null : { now: ui("gladiatori-gain-points", { value: arena.points[room.you] ?? 0 }) };
    default:
      return null;
  }
}

function cell(arena: Arena, hex: number, room: Room): Known {
  const first = figuresOn(arena, hex)[0];
  const now = sentence(hexLabel(arena, hex, room));
  if (first === undefined) return { term: GATES.includes(hex) ? "gate" : "hex", title: hexId(hex), now };
  return { term: isBeast(first) ? beastId(arena, first) : "facing", title: labelled(hexId(hex), figureName(arena, first, room)), now };
}

function item(arena: Arena, number: number): Known | null {
  if (number < 0) return null;
  return { title: itemName(number), now: sentence(say("gladiatori-item-line", itemLine(arena, number))) };
}

function card(own: Own, kind: number): Known | null {
  if (kind < 0 || (own.owned[kind] ?? 0) === 0) return null;
  return { now: ui("gladiatori-now-card", { hand: own.hand[kind] ?? 0, life: own.life[kind] ?? 0, discard: own.discard[kind] ?? 0, deck: own.deck[kind] ?? 0 }) };
}

/** A card in the row of a seat: what it does, and that it can be used again for Blood. */
function laid(arena: Arena, kind: number, seat: number): Known | null {
  const { row, reuse } = arena.sheets[seat] ?? NO_SHEET;
  const place = row.findIndex((one) => one.kind === kind);
  const found = row[place];
  if (found === undefined) return null;
  return { term: "row", title: cardName(kind), does: `${sentence(cardHelp(kind))}.`, now: sentence(laidLabel(found, reuse[place] ?? 0)) };
}

function trait(own: Own, number: number): Known | null {
  if (number < 0 || (own.start[number] ?? 0) === 0) return null;
  return { now: ui("gladiatori-now-trait", { now: own.remaining[number] ?? 0, start: own.start[number] ?? 0 }) };
}

function power(arena: Arena, own: Own, number: number, room: Room): Known | null {
  if (number < 0 || room.you === null) return null;
  if (has(arena.used[room.you] ?? 0, number)) return { now: sentence(ui("gladiatori-used")) };
  return has(own.powers, number) ? { now: ui("gladiatori-now-power") } : null;
}
