/** A square in words: its name, who stands there, in what state, facing where. */
import { ui } from "../../../words/ui";
import type { Room } from "../../../stage/scene";
import { type Arena, manOn, NONE } from "../state/arena";
import { seatOf, squareId } from "../state/decode";
import { armaturaName, facingName, stateOf } from "./nouns";

export function manLabel(arena: Arena, man: number, room: Room): string {
  const seat = seatOf(man);
  const whose = ui("jugula-man-of", { armatura: armaturaName(arena.armatura[man] ?? NONE), owner: room.names[seat] ?? "", "owner-is": seat === room.you ? "you" : "other" });
  return [whose, ...stateOf(arena, man), ui("jugula-faces", { facing: facingName(arena.facing[man] ?? 0) })].join(", ");
}

export function squareLabel(arena: Arena, square: number, room: Room): string {
  const man = manOn(arena, square);
  return `${squareId(square)}, ${man < 0 ? ui("jugula-empty") : manLabel(arena, man, room)}`;
}
