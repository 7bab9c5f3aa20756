/** The row above the board: where in set-up or turn we are. */
import { ui } from "../../../words/ui";
import { phaseRow } from "../../../stage/phases";
import type { Asked, Phase } from "../../../stage/scene";
import { type Arena, NONE } from "../state/arena";

const SETUP = ["familia", "deployment"];
const TURN = ["card", "use", "combat", "limit"];

const row = (names: readonly string[], now: string): Phase[] => phaseRow(names, now, (name) => ({ name: ui(`jugula-phase-${name}`), term: `phase.${name}` }));

export function phases(arena: Arena, asked: Asked | null): Phase[] {
  if (arena.ended) return [];
  const ask = asked?.ask ?? arena.asks[0] ?? "";
  if (arena.round === 0) return row(SETUP, ["armatura", "fighter", "keep"].includes(ask) || (ask !== "place" && arena.square.every((square) => square < 0)) ? "familia" : "deployment");
  if (ask === "commit" || (arena.fight !== null && arena.fight.outcome === null)) return row(TURN, "combat");
  if (ask === "discard") return row(TURN, "limit");
  return row(TURN, arena.played === NONE ? "card" : "use");
}
