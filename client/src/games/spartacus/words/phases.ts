/** The row above the board: where in the round we are, and in the arena how far the Games are. */
import { ui } from "../../../words/ui";
import { phaseRow } from "../../../stage/phases";
import type { Asked, Phase } from "../../../stage/scene";
import { type Arena, ARENA, INTRIGUE, isFighting, NONE, SETUP, TOURNAMENT, UPKEEP } from "../state/arena";

const ROUND = ["upkeep", "intrigue", "market", "auction", "host", "arena"];
const AUCTIONS: Readonly<Record<string, string>> = { card: "auction", host: "host" };
const GAMES = ["invitations", "wagers", "combat", "thumb"];
/** What is asked while two fight: a match may be met there, with nothing told of how it began. */
const FIGHTING: ReadonlySet<string> = new Set(["net", "first", "combat", "sand", "reroll", "division", "sica", "ignore"]);
const TERMS: Readonly<Record<string, string>> = { upkeep: "upkeep", intrigue: "intrigue-phase", market: "open-market", auction: "auction", host: "host", arena: "arena-phase", invitations: "invitation", wagers: "wager", combat: "combatant", thumb: "thumb" };

const row = (names: readonly string[], now: string): Phase[] => phaseRow(names, now, (name) => ({ name: ui("spartacus-phase", { phase: name }), term: TERMS[name] ?? name }));

function games({ combat, ...arena }: Arena, asked: Asked | null): string {
  if (asked?.ask === "thumb" || (combat !== null && combat.loser !== NONE)) return "thumb";
  if (combat !== null || FIGHTING.has(asked?.ask ?? "")) return "combat";
  return asked?.ask === "wager" || isFighting({ ...arena, combat }) ? "wagers" : "invitations";
}

function market(arena: Arena, asked: Asked | null): string {
  if (asked?.ask === "hosting") return "host";
  return AUCTIONS[arena.auction] ?? "market";
}

export function phases(arena: Arena, asked: Asked | null): Phase[] {
  if (arena.phase === SETUP || arena.winner !== NONE) return [];
  if (arena.phase === ARENA || arena.phase === TOURNAMENT) return row(GAMES, games(arena, asked));
  if (arena.phase === UPKEEP) return row(ROUND, "upkeep");
  return row(ROUND, arena.phase === INTRIGUE ? "intrigue" : market(arena, asked));
}

/** The round, and whose Games they are. */
export function where(arena: Arena): string {
  return arena.round === 0 ? "" : ui("spartacus-where", { round: arena.round, last: arena.lastRound });
}
