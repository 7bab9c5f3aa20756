/** What a record tells of its match besides the match itself. */
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
