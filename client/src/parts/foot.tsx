/** What one can do besides answering, in one order everywhere: take back, at any time. On a desk the foot of the question, on a phone in the dock. */
import type { Viewer } from "../state/viewer";
import { ui } from "../words/ui";
import { Icon } from "./icons";
import { Interjections } from "./interjections";

export function Foot({ viewer }: { viewer: Viewer }) {
  if (viewer.seat === null) return null;
  return (
    <>
      <UndoButton viewer={viewer} />
      <Interjections viewer={viewer} />
    </>
  );
}

/** Always in its place; where nothing can be taken back it says so by its look. */
function UndoButton({ viewer }: { viewer: Viewer }) {
  const undo = viewer.position.value?.undo ?? "none";
  return (
    <button type="button" class="btn foot undo" aria-disabled={undo === "none"} onClick={() => undo !== "none" && viewer.undo()}>
      <Icon name="undo" />
      <span>{ui(undo === "ask" ? "undo-ask" : "undo")}</span>
    </button>
  );
}
