/** What counts at this moment in one line, above the answers of a phone. */
import { Figure } from "../../../parts/basics/figure";
import { openTab } from "../../../parts/table/book";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, isFighting } from "../state/arena";
import { cardName } from "../words/nouns";
import { Numbers } from "./numbers";

const COUNTED: ReadonlySet<string> = new Set(["bid", "hosting", "wager", "fee", "purse", "gift"]);

export function SumLine({ arena, acts }: SceneProps<Arena>) {
  const { asked } = acts;
  if (asked === null) return null;
  if (COUNTED.has(asked.ask)) {
    return (
      <p class="sumline">
        <Figure name="denarius" class="m" />
        <span>{ui("spartacus-you-hold")}</span>
        <b>{arena.coins[arena.you ?? 0] ?? 0}</b>
      </p>
    );
  }
  if (!isFighting(arena) || arena.combat === null) return null;
  return (
    <button type="button" class="sumline" onClick={() => openTab("fight")}>
      {arena.corners.map(({ fighter }, side) => (
        <span key={side} class="cut">
          {cardName(fighter)} <Numbers dice={arena.pools[side] ?? []} />
        </span>
      ))}
    </button>
  );
}
