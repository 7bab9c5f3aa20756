/** Who has won: a seat, the seats of a side, the game, or nobody. */
import { type Room, seatFacts } from "../../../stage/scene";
import { names } from "../../../words/lists";
import { say } from "../../../words/words";
import { type Arena, FUNCTIONING, NOBODY } from "../state/arena";

/** Where the last Day of a campaign has ended without a match there was nothing to win or to draw (7.1.1). */
export function result(arena: Arena, winners: readonly number[], room: Room): string {
  const [first, ...more] = winners;
  if (more.length > 0) return say("heroes-result-together", { names: names(winners.map((seat) => room.names[seat] ?? "")) });
  if (first !== undefined) return say("heroes-result-won", seatFacts(room, "seat", first));
  if (arena.month > 0 && arena.turn === 0) return say("heroes-event-campaign_over", { months: arena.month });
  const standing = arena.men.filter((man) => man.fate === FUNCTIONING);
  return say(standing.length > 0 && standing.every((man) => man.owner === NOBODY) ? "heroes-result-lost" : "heroes-result-draw");
}
