/** The arena, or the armaturae while familiae are chosen. */
import type { SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { ArenaBoard } from "./arena-board";
import { Armaturae, isEnrolling } from "./armaturae";

export function Board(props: SceneProps<Arena> & { still: boolean }) {
  if (!isEnrolling(props)) return <ArenaBoard {...props} />;
  return (
    <div class="apart">
      <Armaturae {...props} />
    </div>
  );
}
