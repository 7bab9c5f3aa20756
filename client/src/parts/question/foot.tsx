/** What one can do besides answering, in one order everywhere: take back, at any time, a hint. On a desk the foot of the question, on a phone in the dock. */
import { narrow } from "../../browser/screen";
import type { Viewer } from "../../state/viewer/viewer";
import { ui } from "../../words/ui";
import { Icon } from "../basics/icons";
import { Interjections } from "./interjections";

export function Foot({ viewer }: { viewer: Viewer }) {
  if (viewer.seat === null) return null;
  return (
    <>
      {!viewer.isCoached.value && <UndoButton viewer={viewer} />}
      <Interjections viewer={viewer} />
      {viewer.mayHint.value && <HintButton viewer={viewer} />}
    </>
  );
}

/** What would you do? Only against bots. */
function HintButton({ viewer }: { viewer: Viewer }) {
  const isAsked = viewer.asked.value !== null && viewer.isAsked.value;
  return (
    <button type="button" class="btn foot hinter" aria-disabled={!isAsked} onClick={() => viewer.hint()}>
      <Icon name="hint" />
      <span>{ui(narrow.value ? "hinted" : "hint")}</span>
    </button>
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
