/** Who has won: a seat, the seats of a side, the game, or nobody. */
import { type Room, seatFacts } from "../../../stage/scene";
import { names } from "../../../words/lists";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import { type Arena, FUNCTIONING, NOBODY, SPARED } from "../state/arena";
import { nameOf } from "./nouns";

/** How one is out, by his fate: by a Killing Stroke, by a verdict, with mercy. */
const FATES = ["", "heroes-result-killed", "heroes-event-executed", "heroes-event-spared"] as const;

/** Where the last Day of a campaign has ended without a match there was nothing to win or to draw (7.1.1). */
export function result(arena: Arena, winners: readonly number[], room: Room): string {
  const [first, ...more] = winners;
  if (more.length > 0) return because(arena, say("heroes-result-together", { names: names(winners.map((seat) => room.names[seat] ?? "")) }));
  if (first !== undefined) return because(arena, say("heroes-result-won", seatFacts(room, "seat", first)));
  if (arena.month > 0 && arena.turn === 0) return say("heroes-event-campaign_over", { months: arena.month });
  return isLost(arena) ? because(arena, say("heroes-result-lost")) : dismissed(arena);
}

/** A draw, and why: as all stand there spent after a break, or else by the turns. After a match of a campaign nobody stands there any more. */
function dismissed({ men, breaks, turn, month }: Arena): string {
  const draw = say("heroes-result-draw");
  if (month > 0) return draw;
  const isSpent = breaks > 0 && men.every((man) => man.fate !== FUNCTIONING || man.bonus === 0);
  return `${draw} ${ui("heroes-dismissed-why", { why: isSpent ? "spent" : "turns", turns: turn })}`;
}

/** Whether those who are left are all gladiators of the game. */
export function isLost(arena: Arena): boolean {
  const standing = arena.men.filter((man) => man.fate === FUNCTIONING);
  return standing.length > 0 && standing.every((man) => man.owner === NOBODY);
}

/** What became of those who were beaten. */
function because(arena: Arena, told: string): string {
  const sides = new Set(arena.men.filter((man) => man.fate === FUNCTIONING).map((man) => man.side));
  const beaten = arena.men.filter((man) => man.fate !== FUNCTIONING && !sides.has(man.side));
  return [told, ...beaten.map((man) => say(FATES[man.fate] ?? FATES[SPARED], { gladiator: nameOf(man.name) }))].join(" ");
}
