/** Where in its campaign a match stands. */
import type { TableInfo } from "../../wire/types";

/** Whether the match has ended its campaign: what follows is another. */
export const endsCampaign = ({ left }: TableInfo): boolean => left.over === true;

/** The number of a match in its campaign; by its place in the row, if it was made before they were counted. */
export const numberIn = ({ number }: TableInfo, place: number): number => (number > 0 ? number : place + 1);

/** Of a table among some others: so many that are known came before it in its campaign. */
export function placeAmong(table: TableInfo, known: readonly TableInfo[]): number {
  const before = known.find((other) => other.id === table.after);
  return before === undefined || endsCampaign(before) ? 0 : placeAmong(before, known) + 1;
}
