/** Between two players at one screen: nothing of the other is left to be seen or heard. */
import { useEffect } from "preact/hooks";
import type { Viewer } from "../state/viewer";
import { silence } from "../state/announce";
import { ui } from "../words/ui";
import { SeatMark } from "./figure";

export function Cover({ viewer, lift }: { viewer: Viewer; lift: () => void }) {
  const name = viewer.room.value.names[viewer.seat ?? 0] ?? "";
  useEffect(() => {
    document.title = "Harena";
    silence();
  }, []);
  return (
    <main class="cover">
      <SeatMark seat={viewer.seat ?? 0} class="covermark" />
      <h1>{ui("cover", { name })}</h1>
      <p>{ui("cover-note")}</p>
      <button type="button" class="btn primary" onClick={lift}>
        {ui("cover-lift")}
      </button>
    </main>
  );
}
