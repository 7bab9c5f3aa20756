/** The row above the board: where in the set-up, the turn or the fight we are. */
import { ui } from "../../../words/ui";
import { phaseRow } from "../../../stage/phases";
import type { Asked, Phase } from "../../../stage/scene";
import { type Arena, NOBODY } from "../state/arena";

const SETUP = ["characters", "items", "arena"];
const TURN = ["cards", "round-1", "round-2", "rest"];
/** The steps of a combat round in the order of the rules, and the questions that are asked at each. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  move: ["opening"],
  action: ["action", "recover"],
  add: ["add"],
  attack: ["fight", "target", "break", "ally"],
  reaction: ["reaction"],
  answer: ["lunge", "plain", "rage", "overskill", "power", "leap", "depth", "sacrifice", "acrobatics", "skill", "blood", "dodge", "unbalanced", "feint"],
  result: ["payment", "toll", "push", "reflex", "movement", "closing", "escape", "unbeatable"],
};

const row = (names: readonly string[], now: string): Phase[] => phaseRow(names, now, (name) => ({ name: ui(`gladiatori-phase-${name}`), term: `phase.${name}` }));

export function phases(arena: Arena, asked: Asked | null): Phase[] {
  if (arena.ended !== null) return [];
  const ask = asked?.ask ?? "";
  if (arena.turn === 0) {
    const isPlacing = arena.place.some((hex) => hex >= 0) || ask === "place" || ask === "face";
    const isSharing = arena.items.some((items) => items > 0) || ["draft", "pick", "drop", "bid"].includes(ask);
    return row(SETUP, isPlacing ? "arena" : isSharing ? "items" : "characters");
  }
  const round = Object.keys(STEPS);
  // Whoever is attacked lays his cards on his Reaction.
  const step = ask === "add" && arena.current !== arena.you ? "reaction" : round.find((name) => STEPS[name]?.includes(ask));
  if (arena.current !== NOBODY && step !== undefined) return row(round, step);
  return row(TURN, arena.round === 0 ? "cards" : arena.secret ? "rest" : `round-${arena.round}`);
}
