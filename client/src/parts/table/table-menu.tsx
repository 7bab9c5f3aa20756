/** The menu of a table: links to it, the way out of one's seat, and ends that the rules do not know. */
import { useState } from "preact/hooks";
import type { Viewer } from "../../state/viewer/viewer";
import { narrow } from "../../browser/screen";
import { ui } from "../../words/ui";
import { Dialog } from "../basics/dialog";
import { Icon } from "../basics/icons";
import { Invites } from "./invite";
import { PackLine } from "./pack-line";

interface TableMenuProps {
  viewer: Viewer;
  asText: boolean;
  toggleText: () => void;
  close: () => void;
}

export function TableMenu({ viewer, asText, toggleText, close }: TableMenuProps) {
  return (
    <Dialog label={ui("table-menu")} close={close}>
      {narrow.value && (
        <p>
          <button type="button" class="btn" aria-pressed={asText} onClick={toggleText}>
            <Icon name="text" />
            {ui("as-text")}
          </button>
        </p>
      )}
      <PackLine table={viewer.table.value} />
      <Invites viewer={viewer} />
      <LeaveSeat viewer={viewer} done={close} />
      <EndMatch viewer={viewer} done={close} />
    </Dialog>
  );
}

/** A bot plays on; the seat stays mine. */
function LeaveSeat({ viewer, done }: { viewer: Viewer; done: () => void }) {
  const mine = viewer.seat === null ? undefined : viewer.table.value?.seats[viewer.seat];
  if (mine === undefined || mine.by_bot) return null;
  const leave = (): void => {
    viewer.wish("leave");
    done();
  };
  return (
    <p class="leave">
      <button type="button" class="btn" onClick={leave}>
        {ui("leave")}
      </button>
      <span class="small muted">{ui("leave-note")}</span>
    </p>
  );
}

/** Asked once more, because it cannot be taken back. */
function EndMatch({ viewer, done }: { viewer: Viewer; done: () => void }) {
  const position = viewer.position.value;
  if (position === null || !(position.may_resign || position.may_end)) return null;
  const others = viewer.table.value?.seats.some((seat) => seat.kind !== "bot" && !seat.mine) ?? false;
  const end = others ? "end-ask" : "end-now";
  const act = (what: () => void) => (): void => {
    what();
    done();
  };
  return (
    <section class="col" aria-label={ui("end-match")}>
      <h2>{ui("end-match")}</h2>
      {position.may_resign && <Sure words="resign" act={act(() => viewer.wish("resign"))} />}
      {position.may_end && <Sure words={end} act={act(() => viewer.wish("end"))} />}
    </section>
  );
}

function Sure({ words, act }: { words: string; act: () => void }) {
  const [sure, setSure] = useState(false);
  return (
    <div class="row wrap">
      <button type="button" class="btn" aria-expanded={sure} onClick={() => setSure(!sure)}>
        {ui(words)}
      </button>
      <span class="small muted grow">{ui(`${words}-note`)}</span>
      {sure && (
        <button type="button" class="btn primary" onClick={act}>
          {ui(`${words}-sure`)}
        </button>
      )}
    </div>
  );
}
