/** Once more: a button for everybody who sat there, and who has agreed. When all have, the next match begins. */
import { useEffect, useState } from "preact/hooks";
import { endsCampaign } from "../../state/table/campaign";
import { seatNames } from "../../state/table/seat-names";
import { go } from "../../state/app/route";
import { http } from "../../wire/http";
import type { TableInfo } from "../../wire/types";
import { names } from "../../words/lists";
import { ui, worded } from "../../words/ui";
import { SeatMark } from "../basics/figure";

export function Rematch({ table, isCampaign }: { table: TableInfo; isCampaign: boolean }) {
  const [pressed, setPressed] = useState(false);
  const [trouble, setTrouble] = useState("");
  const called = seatNames(table.seats);
  const people = table.seats.filter((seat) => seat.kind !== "bot");
  const isMine = people.some((seat) => seat.mine);
  const agreed = people.filter((seat) => table.agreed.includes(seat.seat));
  const missing = people.filter((seat) => !agreed.includes(seat));
  const haveI = isMine && missing.every((seat) => !seat.mine);
  const next = table.rematch === null ? "" : `/t/${table.rematch}`;
  useEffect(() => {
    // Whoever only looks at an old result stays there.
    if (pressed && next !== "" && missing.length === 0) go(next);
  }, [pressed, next, missing.length]);
  const press = async (): Promise<void> => {
    setTrouble("");
    try {
      const { withChance } = await import("../../fair/pledge");
      const again = await withChance(people.filter((seat) => seat.mine).length, (pledges) => http.rematch(table.id, pledges));
      setPressed(true);
      if (again.state === "playing") go(`/t/${again.id}`);
    } catch (failed) {
      setTrouble(worded(failed));
    }
  };
  const isOver = isCampaign && endsCampaign(table);
  const words = table.exercise !== null ? "exercise-again" : isCampaign ? (isOver ? "campaign-another" : "campaign-next") : "rematch";
  return (
    <div class="rematch">
      {isOver && <p>{ui("campaign-over")}</p>}
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
      {people.length > 1 && agreed.length > 0 && (
        <p class="row wrap" role="status">
          {agreed.map((seat) => (
            <span key={seat.seat} class="chip on">
              <SeatMark seat={seat.seat} class="fig" /> {called[seat.seat]} · {ui("agreed")}
            </span>
          ))}
          <span class="small muted">
            {haveI && missing.length > 0 ? ui("rematch-wait", { names: names(missing.map(({ seat }) => called[seat] ?? "")) }) : ui("rematch-want", { names: names(agreed.map(({ seat }) => called[seat] ?? "")), count: agreed.length })}
          </span>
        </p>
      )}
      {isMine && !haveI && (
        <button type="button" class="btn primary" onClick={() => void press()}>
          {ui(words)}
        </button>
      )}
      {(haveI || !isMine) && next !== "" && (
        <a class={haveI ? "btn primary" : "btn"} href={next}>
          {ui("rematch-go")}
        </a>
      )}
    </div>
  );
}
