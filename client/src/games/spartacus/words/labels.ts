/** A hex and a combatant in words. */
import { labelled, ui } from "../../../words/ui";
import type { Room } from "../../../stage/scene";
import { type Arena, NONE } from "../state/arena";
import { idOf, POOLS, SIDES } from "../state/content";
import { cardName, playerName, poolName } from "./nouns";

/** One of the two: who he is, whose, what he carries, his dice. */
export function fighterLabel(arena: Arena, side: number, room: Room): string {
  const corner = arena.corners[side];
  if (corner === undefined || corner.fighter === NONE) return "";
  const dice = POOLS.map((_, pool) => `${poolName(pool)} ${arena.pools[side]?.[pool] ?? 0}`);
  return [ui("spartacus-fighter-of", { side: SIDES[side] ?? "", name: cardName(corner.fighter), owner: playerName(room, corner.owner) }), ...corner.gear.map(cardName), ...dice].join(", ");
}

export function hexLabel(arena: Arena, hex: number, room: Room): string {
  const men = arena.hexes.flatMap((at, side) => (at === hex ? [fighterLabel(arena, side, room)] : [])).filter(Boolean);
  return labelled(idOf("hex", hex), men.length === 0 ? ui("spartacus-free-hex") : men.join(", "));
}
