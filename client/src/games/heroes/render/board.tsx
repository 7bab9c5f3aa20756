/** The arena, or the Star who is being made. */
import type { SceneProps } from "../../../stage/scene";
import { type Arena, isMaking } from "../state/arena";
import { ArenaBoard } from "./arena-board";
import { Creation } from "./creation";

export function Board(props: SceneProps<Arena> & { still: boolean }) {
  if (!isMaking(props.arena)) return <ArenaBoard key={props.arena.ground.id} {...props} />;
  return (
    <div class="apart">
      <Creation {...props} />
    </div>
  );
}
