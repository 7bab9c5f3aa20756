/** An end that the rules do not know: to agree with the others. */
import { seatFacts } from "../../stage/scene";
import type { Viewer } from "../../state/viewer/viewer";
import { ui } from "../../words/ui";

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
