/** The row above the board: where in the making of a Star or in a gladiator-turn we are. */
import { ui } from "../../../words/ui";
import { about, text } from "../../../stage/reading";
import { phaseRow } from "../../../stage/phases";
import type { Asked, Phase } from "../../../stage/scene";
import { type Arena, NONE } from "../state/arena";

const MAKING = ["gender", "hand", "signature", "build", "primary"];
const TURN = ["order", "move", "manoeuvre", "attack", "location", "damage"];
const TERMS: Readonly<Record<string, string>> = { gender: "gender", hand: "handed", signature: "signature", build: "points", primary: "style", order: "order", move: "action", manoeuvre: "manoeuvre", attack: "attack", location: "location", damage: "damage" };
/** Questions that belong to a step by another name. */
const WITHIN: Readonly<Record<string, string>> = { second: "signature", secondary: "primary", style: "primary", opponent: "primary", action: "move", zone: "move", pick: "move", target: "move", weapon: "move", opening: "manoeuvre", star_power: "damage" };
const OF_TEST: Readonly<Record<string, string>> = { manoeuvre: "manoeuvre", attack: "attack" };

const row = (names: readonly string[], now: string): Phase[] => phaseRow(names, now, (name) => ({ name: ui(`heroes-phase-${name}`), term: TERMS[name] ?? name }));

function inTurn(arena: Arena, asked: Asked | null): string {
  const ask = asked?.ask ?? "";
  if (ask === "bonus") return OF_TEST[text(about(asked), "test")] ?? "move";
  if (ask !== "") return WITHIN[ask] ?? ask;
  const deed = arena.deeds.at(-1);
  if (deed === undefined) return arena.acting === NONE ? "order" : "move";
  if (deed.is === "test") return OF_TEST[deed.kind] ?? "move";
  return deed.is === "blow" && deed.damage === null ? "location" : "damage";
}

export function phases(arena: Arena, asked: Asked | null): Phase[] {
  if (arena.ended) return [];
  if (arena.making) return row(MAKING, WITHIN[asked?.ask ?? ""] ?? asked?.ask ?? "");
  // Between the matches of a campaign.
  if (arena.turn === 0) return [];
  return row(TURN, inTurn(arena, asked));
}
