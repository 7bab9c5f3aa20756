/** How a bout ended, where it was against beasts or in teams. */
import { names } from "../../../words/lists";
import { say } from "../../../words/words";
import { type Room, seatFacts } from "../../../stage/scene";
import { ALIVE, type Arena, BY_HIT_POINTS, COOPERATIVE, SHARED, SOLO } from "../state/arena";
import { partsIn } from "../state/decode";
import { outnumbered } from "./chronicle";

export function result(arena: Arena, winners: readonly number[], room: Room): string | null {
  const called = (seats: readonly number[]): string => names(seats.map((seat) => room.names[seat] ?? ""));
  if (arena.mode === SOLO || arena.mode === COOPERATIVE) {
    if (winners.length === 0) return say("gladiatori-result", { result: "beasts-won" });
    const isBeaten = partsIn("ending", arena.ended ?? 0).ending === "beasts-dead";
    const alive = winners.filter((seat) => arena.fate[seat] === ALIVE);
    const ended = say("gladiatori-result", { result: isBeaten ? "beasts-beaten" : "survived" });
    return `${ended} ${say("gladiatori-result-alive", { names: called(alive) })}`;
  }
  const [first = 0] = winners;
  const isTied = arena.wonBy === BY_HIT_POINTS;
  if (!arena.hasTeams && isTied) return say("gladiatori-result", { result: "tie", ...seatFacts(room, "seat", first) });
  if (!arena.hasTeams || arena.wonBy === SHARED) return null;
  const won = winners.length > 1 ? { result: "team", names: called(winners) } : { result: "alone", ...seatFacts(room, "seat", first) };
  const why = arena.outnumbered[1] ? ` ${say("gladiatori-outnumbered", outnumbered(room, arena.outnumbered))}` : "";
  return `${say("gladiatori-result", won)}${why}${isTied ? ` ${say("gladiatori-result-even")}` : ""}`;
}
