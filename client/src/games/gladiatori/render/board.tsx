/** The arena, or what takes its place while cards, Items and characters are chosen. */
import { useState } from "preact/hooks";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { ArenaBoard } from "./arena-board";
import { Choosing, isChosenApart } from "../input/choosing/choosing";
import { keyOf } from "../input/choosing/plan";

export function Board(props: SceneProps<Arena> & { still: boolean }) {
  const { acts, arena } = props;
  const [looksAt, setLooksAt] = useState("");
  const key = keyOf(props);
  if (acts.asked === null || !isChosenApart(acts.asked)) return <ArenaBoard {...props} />;
  const hasFigures = arena.turn > 0;
  if (looksAt === key) {
    return (
      <>
        <ArenaBoard {...props} />
        <button type="button" class="btn sm peek" onClick={() => setLooksAt("")}>
          {ui("gladiatori-to-cards")}
        </button>
      </>
    );
  }
  return (
    <div class="apart" key={key}>
      <Choosing {...props} />
      {hasFigures && (
        <button type="button" class="btn sm peek" onClick={() => setLooksAt(key)}>
          {ui("gladiatori-to-arena")}
        </button>
      )}
    </div>
  );
}
