/** The arena, or the Star who is being made; between the matches of a campaign the familiae. */
import type { SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { ArenaBoard } from "./arena-board";
import { Creation } from "./creation";
import { Familiae } from "./familiae";

export function Board(props: SceneProps<Arena> & { still: boolean }) {
  if (props.arena.between) {
    return (
      <div class="apart">
        <Familiae {...props} />
      </div>
    );
  }
  if (!props.arena.making) return <ArenaBoard key={props.arena.ground.id} {...props} />;
  return (
    <div class="apart">
      <Creation {...props} />
    </div>
  );
}
