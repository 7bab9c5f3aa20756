/** The end of a match, where the decision bar was. */
import { useState } from "preact/hooks";
import { go } from "../state/route";
import type { Viewer } from "../state/viewer";
import { http, Refusal } from "../wire/http";
import { names } from "../words/lists";
import { refusal, ui } from "../words/ui";
import { SeatMark } from "./figure";

export function Result({ viewer }: { viewer: Viewer }) {
  const [trouble, setTrouble] = useState("");
  const position = viewer.position.value;
  const table = viewer.table.value;
  if (position === null || table === null) return null;
  const { winners, scores } = position;
  const room = viewer.room.value;
  const points = scores[winners[0] ?? 0] ?? 0;
  const isMine = viewer.seat !== null && winners.includes(viewer.seat);
  const again = async (): Promise<void> => {
    try {
      const next = await http.rematch(table.id);
      const mine = next.seats.find((seat) => seat.mine);
      if (mine === undefined && viewer.seat !== null) await http.sit(next.id, { seat: viewer.seat });
      go(`/t/${next.id}`);
    } catch (failed) {
      setTrouble(failed instanceof Refusal ? refusal(failed.problem.code, failed.problem.facts, failed.problem.sentence) : String(failed));
    }
  };
  return (
    <section class="decide result" id="decision" tabIndex={-1} aria-label={ui("result")}>
      <div class="ask">
        {winners[0] !== undefined && <SeatMark seat={winners[0]} class="" />}
        <div class="grow">
          <h2 class="q">
            {isMine && winners.length === 1
              ? ui("you-win", { points })
              : ui("they-win", { names: names(winners.map((seat) => room.names[seat] ?? "")), count: winners.length, points })}
          </h2>
          <p class="why">{scores.map((score, seat) => `${room.names[seat] ?? ""} ${score}`).join(" · ")}</p>
        </div>
      </div>
      {trouble !== "" && <p class="note bad">{trouble}</p>}
      <div class="acts">
        {table.seats.some((seat) => seat.mine) && (
          <button type="button" class="btn primary" onClick={() => void again()}>
            {ui("rematch")}
          </button>
        )}
        <a class="btn" href={`/replay/table/${table.id}`}>
          {ui("replay")}
        </a>
        <a class="btn" href="/">
          {ui("home")}
        </a>
      </div>
    </section>
  );
}
