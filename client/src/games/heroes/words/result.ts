/** Who has won: a seat, the seats of a side, the game, or nobody. */
import { type Room, seatFacts } from "../../../stage/scene";
import { names } from "../../../words/lists";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import type { Arena } from "../state/arena";
import { NAMES } from "../state/content";
import { nameOf } from "./nouns";

/** What is said of those who were beaten: by a Killing Stroke, by a verdict, with mercy. */
const BEATEN: Readonly<Record<string, string>> = { killed: "heroes-result-killed", executed: "heroes-event-executed", spared: "heroes-event-spared" };

/** Where the last Day of a campaign has ended without a match there was nothing to win or to draw (7.1.1). */
export function result(arena: Arena, winners: readonly number[], room: Room): string {
  const [first, ...more] = winners;
  if (more.length > 0) return because(arena, say("heroes-result-together", { names: names(winners.map((seat) => room.names[seat] ?? "")) }));
  if (first !== undefined) return because(arena, say("heroes-result-won", seatFacts(room, "seat", first)));
  if (arena.outcome === "over") return say("heroes-event-campaign_over", { months: arena.month });
  return isLost(arena) ? because(arena, say("heroes-result-lost")) : dismissed(arena);
}

/** A draw, and why; after a match of a campaign nobody stands there any more of whom it could be said. */
function dismissed({ dismissed, turn }: Arena): string {
  const draw = say("heroes-result-draw");
  const why = NAMES.dismissal?.[dismissed];
  return why === undefined ? draw : `${draw} ${ui("heroes-dismissed-why", { why, turns: turn })}`;
}

/** Whether a side has won that is no seat's. */
export function isLost({ outcome }: Arena): boolean {
  return outcome === "lost";
}

/** What became of those who were beaten. */
function because(arena: Arena, told: string): string {
  const beaten = arena.men.flatMap(({ name, beaten }) => (beaten in BEATEN ? [say(BEATEN[beaten] ?? "", { gladiator: nameOf(name) })] : []));
  return [told, ...beaten].join(" ");
}
