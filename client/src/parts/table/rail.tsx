/** What stands beside every board that is played on: the seats, what was just told, the aim; on a phone the dock. */
import type { Viewer } from "../../state/viewer/viewer";
import { Dock } from "./book";
import { Foot } from "../question/foot";
import { Recent } from "../beside/log";
import { Aim, Chairs } from "../beside/seats";

export function Rail({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <Chairs viewer={viewer} />
      <Recent lines={viewer.telling.lines.value} signs={viewer.stage.picture} />
      <Aim game={viewer.stage.game} />
    </>
  );
}

export function ViewerDock({ viewer, pages }: { viewer: Viewer; pages: Parameters<typeof Dock>[0]["pages"] }) {
  return (
    <Dock pages={pages}>
      <Foot viewer={viewer} />
    </Dock>
  );
}
