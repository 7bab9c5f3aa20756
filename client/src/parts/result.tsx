/** The end of a match, where the decision bar was: who won, by what, and what now. */
import { useState } from "preact/hooks";
import { go } from "../state/route";
import type { Viewer } from "../state/viewer";
import { http, Refusal } from "../wire/http";
import { names } from "../words/lists";
import { refusal, ui } from "../words/ui";
import { Fact } from "./fact";
import { Figure, SeatMark } from "./figure";

export function Result({ viewer }: { viewer: Viewer }) {
  const [trouble, setTrouble] = useState("");
  const position = viewer.position.value;
  const table = viewer.table.value;
  if (position === null || table === null) return null;
  const { winners, scores } = position;
  const room = viewer.room.value;
  const points = scores[winners[0] ?? 0] ?? 0;
  const isMine = viewer.seat !== null && winners.includes(viewer.seat);
  const isCampaign = table.options.campaign === true;
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
    <section class="t-ask result" id="decision" tabIndex={-1} aria-label={ui("result")}>
      <div class="ask">
        <Figure name="laurel" class="laurel" />
        <h2 class="q grow">
          {viewer.stage.result(winners, room) ??
            (winners.length === 0
              ? ui("nobody-wins")
              : isMine && winners.length === 1
                ? ui("you-win", { points })
                : ui("they-win", { names: names(winners.map((seat) => room.names[seat] ?? "")), count: winners.length, points }))}
        </h2>
      </div>
      <Standings viewer={viewer} />
      {viewer.stage.gains(room)}
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
      <div class="acts">
        {table.seats.some((seat) => seat.mine) && (
          <button type="button" class="btn primary" onClick={() => void again()}>
            {ui(isCampaign ? "campaign-next" : "rematch")}
          </button>
        )}
        {isCampaign && (
          <a class="btn" href={`/campaign/${table.id}`}>
            {ui("campaign")}
          </a>
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

/** Everyone in order, with what the points are made of. */
function Standings({ viewer }: { viewer: Viewer }) {
  const scores = viewer.position.value?.scores ?? [];
  const winners = viewer.position.value?.winners ?? [];
  const room = viewer.room.value;
  const hints = viewer.table.value?.seats.map((seat) => seat.hints) ?? [];
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return (
    <ol class="standings" aria-label={ui("standings")}>
      {order.map((seat) => (
        <li key={seat} class={winners.includes(seat) ? "won" : undefined}>
          <SeatMark seat={seat} class="" />
          <b class="cut">{room.names[seat] ?? ""}</b>
          <span class="facts">
            {viewer.stage.stand(seat).facts.map((fact) => (
              <Fact key={fact} text={fact} />
            ))}
            {(hints[seat] ?? 0) > 0 && <Fact text={ui("hints-of", { count: hints[seat] ?? 0 })} />}
          </span>
          <span class="score">{viewer.stage.stand(seat).score}</span>
        </li>
      ))}
    </ol>
  );
}
