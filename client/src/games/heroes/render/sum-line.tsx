/** The test at hand in one line, for a phone. A press opens the page with all dice. */
import { openTab } from "../../../parts/table/book";
import { ui } from "../../../words/ui";
import { about, int, text } from "../../../stage/reading";
import type { SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";

export function SumLine({ acts }: SceneProps<Arena>) {
  if (acts.asked?.ask !== "bonus") return null;
  const told = about(acts.asked);
  return (
    <button type="button" class="sumline" onClick={() => openTab("fight")}>
      <span class="cut">{text(told, "who")}</span>
      <b>{int(told, "dice")}</b>
      <span>{ui("heroes-dice-against")}</span>
      <b>{int(told, "theirs")}</b>
      <span class="cut">{text(told, "foe")}</span>
    </button>
  );
}
