/** The fight in one line, for a phone: both sums side by side. A press opens the page that adds them up. */
import { openTab } from "../../../parts/table/book";
import { SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { narrowed } from "../state/plan";
import { type Arena } from "../state/arena";
import { seatOf } from "../state/decode";
import { shownFight } from "../state/fighting";
import { manName } from "../words/nouns";

export function SumLine({ arena, acts }: SceneProps<Arena>) {
  const fight = shownFight(arena, acts, narrowed(arena, acts));
  if (fight === null || (acts.asked?.ask !== "commit" && acts.asked?.ask !== "attack")) return null;
  const side = (man: number) => (
    <>
      <SeatMark seat={seatOf(man)} class="" />
      <span class="cut">{manName(arena, man)}</span>
    </>
  );
  return (
    <button type="button" class="sumline" onClick={() => openTab("fight")}>
      {side(fight.man)}
      <b>{fight.attack}</b>
      <span>{ui("jugula-to")}</span>
      <b>{fight.defence}</b>
      {side(fight.target)}
    </button>
  );
}
