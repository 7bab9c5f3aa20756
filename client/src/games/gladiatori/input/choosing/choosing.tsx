/** What takes the place of the arena while something else than the sand is in question. */
import type { Asked, SceneProps } from "../../../../stage/scene";
import type { Arena } from "../../state/arena";
import { Bidding } from "./bidding";
import { isBuild } from "./build";
import { Building } from "./building";
import { Resting } from "./resting";
import { Characters, Items } from "./shelves";
import { Splitting } from "./splitting";

const APART: ReadonlySet<string> = new Set(["character", "bid", "draft", "pick", "drop", "split", "rest", "back"]);

export function isChosenApart(asked: Asked): boolean {
  return APART.has(asked.ask) || isBuild(asked.ask);
}

export function Choosing(props: SceneProps<Arena>) {
  const ask = props.acts.asked?.ask ?? "";
  if (isBuild(ask)) return <Building {...props} />;
  switch (ask) {
    case "character":
      return <Characters {...props} />;
    case "bid":
      return <Bidding {...props} />;
    case "split":
      return <Splitting {...props} />;
    case "rest":
    case "back":
      return <Resting {...props} />;
    default:
      return <Items {...props} />;
  }
}
