/** What a record tells of its match besides the match itself. */
import { type Room, seatFacts } from "../../stage/scene";
import { names } from "../../words/lists";
import { say } from "../../words/words";

/** How a match ended beside its rules; `exercise` is the step that it went on from. */
export interface Ending {
  readonly why: string | null;
  readonly resigned: readonly number[];
  readonly winners: readonly number[];
  readonly exercise: number | null;
}

/** As a record tells it. */
export function endingOf(record: Record<string, unknown>): Ending {
  const { why, resigned, winners } = part(record.ending);
  const { step } = part(record.exercise);
  const seats = (named: unknown): number[] => (Array.isArray(named) ? named.filter((seat): seat is number => typeof seat === "number") : []);
  return { why: why === "resigned" || why === "agreed" ? why : null, resigned: seats(resigned), winners: seats(winners), exercise: typeof step === "number" ? step : null };
}

function part(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
}

/** In words: who gave up and who was left, that all agreed, that it was an exercise. */
export function endingWords(ending: Ending, room: Room): string[] {
  const left = names(ending.winners.map((seat) => room.names[seat] ?? ""));
  return [
    ...ending.resigned.map((seat) => say("ended-gave-up", seatFacts(room, "seat", seat))),
    ...(ending.why === "resigned" ? [say("ended-left-over", { names: left, count: ending.winners.length })] : []),
    ...(ending.why === "agreed" ? [say("ended-agreed")] : []),
    ...(ending.exercise === null ? [] : [say("ended-exercise", { step: ending.exercise })]),
  ];
}

/** Whether the next match can go on from a record. */
export function isCampaign({ options }: Record<string, unknown>): boolean {
  return options !== null && typeof options === "object" && "campaign" in options && options.campaign === true;
}

/** How often a bot was asked for advice: by seat at a table in the browser, in all at the terminal. */
export function hintsOf({ hints, table }: Record<string, unknown>): number {
  const said = hints ?? (table !== null && typeof table === "object" && "hints" in table ? table.hints : 0);
  return [said].flat().reduce((sum: number, one: unknown) => sum + (typeof one === "number" ? one : 0), 0);
}

/** Who played, where a record tells it. */
export function playersOf(record: Record<string, unknown>): { name: string; bot: string }[] {
  const called = (names: unknown, seat: number): string => (Array.isArray(names) && typeof names[seat] === "string" ? names[seat] : "");
  if (Array.isArray(record.names)) return record.names.map((_, seat) => ({ name: called(record.names, seat), bot: called(record.bots, seat) }));
  const table = record.table;
  const players = table !== null && typeof table === "object" && "players" in table ? table.players : [];
  if (!Array.isArray(players)) return [];
  return players.map((player: unknown) => {
    const row = player !== null && typeof player === "object" ? (player as Record<string, unknown>) : {};
    return { name: typeof row.name === "string" ? row.name : "", bot: typeof row.bot === "string" ? row.bot : "" };
  });
}
