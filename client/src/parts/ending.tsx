/** Ends that the rules do not know: to give up, or to agree with the others. */
import { useState } from "preact/hooks";
import { seatFacts } from "../stage/scene";
import type { Viewer } from "../state/viewer";
import { ui } from "../words/ui";

/** In the menu of the table; asked once more, because it cannot be taken back. */
export function EndMatch({ viewer, done }: { viewer: Viewer; done: () => void }) {
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

/** Somebody has offered to end: who has not agreed yet may, or not. */
export function EndAsked({ viewer }: { viewer: Viewer }) {
  const asked = viewer.position.value?.end_asked ?? null;
  if (asked === null) return null;
  const seats = viewer.table.value?.seats ?? [];
  const isMine = viewer.seat === asked.seat;
  const isOver = viewer.seat === null || viewer.table.value?.resigned.includes(viewer.seat);
  const mayAgree = !isMine && !isOver && viewer.seat !== null && !asked.agreed.includes(viewer.seat) && seats[asked.seat]?.mine !== true;
  return (
    <div class="note warn row wrap" role="status">
      <span class="grow">{ui("end-asked", seatFacts(viewer.room.value, "seat", asked.seat))}</span>
      {mayAgree && (
        <>
          <button type="button" class="btn sm" onClick={() => viewer.consent(true, "end")}>
            {ui("agree")}
          </button>
          <button type="button" class="btn sm" onClick={() => viewer.consent(false, "end")}>
            {ui("refuse")}
          </button>
        </>
      )}
      {isMine && (
        <button type="button" class="btn sm" onClick={() => viewer.consent(false, "end")}>
          {ui("end-withdraw")}
        </button>
      )}
    </div>
  );
}
