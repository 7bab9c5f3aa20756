/** The pack of a table, said where it is not the one that comes with the game. */
import type { TableInfo } from "../../wire/types";
import { labelled, ui } from "../../words/ui";

/** The pack that comes with a game. */
export const BUILT_IN = "built-in";

/** Nothing where the game is played as it comes. */
export function PackLine({ table }: { table: TableInfo | null }) {
  if (table === null || table.pack === BUILT_IN) return null;
  return <p class="small muted">{labelled(ui("pack"), table.pack)}</p>;
}
