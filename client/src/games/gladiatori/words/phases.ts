/** The row above the board: where in the set-up, the turn or the fight we are. */
import { ui } from "../../../words/ui";
import type { Asked, Phase } from "../../scene";
import { type Arena, NOBODY } from "../state/arena";

const SETUP = ["characters", "items", "arena"];
const TURN = ["cards", "round-1", "round-2", "rest"];
const ROUND = ["move", "action", "cards", "attack", "reaction", "answer", "result"];
/** At which step of a combat round a question is asked. */
const STEPS: Readonly<Record<string, number>> = {
  opening: 0, action: 1, recover: 1, add: 2, lunge: 4, fight: 3, target: 3, break: 3, ally: 3, reaction: 4, plain: 4, rage: 4,
  overskill: 4, power: 4, leap: 4, depth: 4, sacrifice: 4, acrobatics: 4, skill: 5, blood: 5, dodge: 5, unbalanced: 5, feint: 5,
  payment: 6, toll: 6, push: 6, reflex: 6, movement: 6, closing: 6, escape: 6, unbeatable: 6,
};

function row(names: readonly string[], now: number): Phase[] {
  return names.map((name, place) => ({ name: ui(`gladiatori-phase-${name}`), state: place < now ? "done" : place === now ? "now" : "next" }));
}

export function phases(arena: Arena, asked: Asked | null): Phase[] {
  if (arena.ended !== null) return [];
  if (arena.turn === 0) {
    const ask = asked?.ask ?? "";
    const now = arena.place.some((hex) => hex >= 0) || ask === "place" || ask === "face" ? 2 : arena.items.some((items) => items > 0) || ["draft", "pick", "drop", "bid"].includes(ask) ? 1 : 0;
    return row(SETUP, now);
  }
  const step = asked === null ? undefined : STEPS[asked.ask];
  if (arena.current !== NOBODY && step !== undefined) return row(ROUND, step);
  return row(TURN, arena.round > 0 && arena.secret ? 3 : arena.round);
}
