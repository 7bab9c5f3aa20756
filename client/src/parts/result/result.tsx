/** The end of a match, in the place of the question: who won, by what, and what now. */
import { useState } from "preact/hooks";
import { seatFacts } from "../../stage/scene";
import type { Viewer } from "../../state/viewer/viewer";
import { patiently } from "../../words/patiently";
import type { TableInfo } from "../../wire/types";
import { names } from "../../words/lists";
import { ui } from "../../words/ui";
import { say } from "../../words/words";
import { Fact } from "../explain/fact";
import { Figure, SeatMark } from "../basics/figure";
import { Rematch } from "./rematch";

export function Result({ viewer }: { viewer: Viewer }) {
  const table = viewer.table.value;
  if (viewer.position.value === null || table === null) return null;
  const isCampaign = table.options.campaign === true && table.exercise === null;
  const { resigned } = table;
  return (
    <section class="t-ask result" id="decision" tabIndex={-1} aria-label={ui("result")}>
      <div class="ask">
        <Figure name="laurel" class="laurel" />
        <div class="grow">
          <h2 class="q">{headline(viewer, table)}</h2>
          {resigned.length > 0 && <p class="why">{resigned.map((seat) => say("ended-gave-up", seatFacts(viewer.room.value, "seat", seat))).join(" ")}</p>}
        </div>
      </div>
      {table.exercise !== null && (
        <p class="note">
          {ui("exercise-note", { step: table.exercise.step })} <a href={`/replay/${table.exercise.kind}/${table.exercise.id}?step=${table.exercise.step}`}>{ui("exercise-source")}</a>
        </p>
      )}
      <Standings viewer={viewer} />
      {viewer.stage.gains(viewer.room.value)}
      <div class="acts">
        <Rematch table={table} isCampaign={isCampaign} />
        {isCampaign && (
          <a class="btn sm" href={`/campaign/${table.id}`}>
            {ui("campaign")}
          </a>
        )}
        <a class="btn sm" href={`/replay/table/${table.id}`}>
          {ui("replay")}
        </a>
        <a class="btn sm" href={`/replay/table/${table.id}?analyse=1`}>
          {ui("analyse")}
        </a>
        <PictureButton viewer={viewer} table={table} />
        <a class="btn sm home" href="/">
          {ui("home")}
        </a>
      </div>
    </section>
  );
}

/** Who has won: by the game's own words, or because the others gave up; nobody where all agreed. */
function headline(viewer: Viewer, table: TableInfo): string {
  const { winners, scores } = viewer.position.value ?? { winners: [], scores: [] };
  const room = viewer.room.value;
  const won = names(winners.map((seat) => room.names[seat] ?? ""));
  const isMine = viewer.seat !== null && winners.length === 1 && winners[0] === viewer.seat;
  if (table.ended === "agreed") return say("ended-agreed");
  if (table.ended === "resigned") return isMine ? ui("you-are-left") : say("ended-left-over", { names: won, count: winners.length });
  const points = scores[winners[0] ?? 0] ?? 0;
  if (winners.length === 0) return viewer.stage.result(winners, room) ?? ui("nobody-wins");
  return viewer.stage.result(winners, room) ?? (isMine ? ui("you-win", { points }) : ui("they-win", { names: won, count: winners.length, points }));
}

/** The result as a picture to keep or to share, made here. */
function PictureButton({ viewer, table }: { viewer: Viewer; table: TableInfo }) {
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const { sharePicture } = await patiently(() => import("./result-picture"));
      await sharePicture({
        game: table.game,
        headline: headline(viewer, table),
        note: table.exercise === null ? "" : ui("exercise"),
        rows: ranked(viewer).map((seat) => ({ seat, name: viewer.room.value.names[seat] ?? "", aside: hintsOf(viewer, seat), score: viewer.stage.stand(seat).score, won: viewer.position.value?.winners.includes(seat) ?? false })),
        at: table.ended_at ?? 0,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" class={busy ? "btn sm busy" : "btn sm"} onClick={() => busy || void make()}>
      {ui("picture")}
    </button>
  );
}

/** The seats: who has won, then most points first. */
function ranked(viewer: Viewer): number[] {
  const { scores = [], winners = [] } = viewer.position.value ?? {};
  const won = (seat: number): number => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0));
}

/** How often a seat has asked what to do; nothing if it never did. */
function hintsOf(viewer: Viewer, seat: number): string {
  const count = viewer.table.value?.seats[seat]?.hints ?? 0;
  return count > 0 ? ui("hints-of", { count }) : "";
}

/** Everyone in order, with what the points are made of. */
function Standings({ viewer }: { viewer: Viewer }) {
  const winners = viewer.position.value?.winners ?? [];
  const room = viewer.room.value;
  return (
    <ol class="standings" aria-label={ui("standings")}>
      {ranked(viewer).map((seat) => (
        <li key={seat} class={winners.includes(seat) ? "won" : undefined}>
          <SeatMark seat={seat} class="" />
          <b class="cut">{room.names[seat] ?? ""}</b>
          <span class="facts">
            {viewer.stage.stand(seat).facts.map((fact) => (
              <Fact key={fact.text} {...fact} />
            ))}
            {hintsOf(viewer, seat) !== "" && <Fact text={hintsOf(viewer, seat)} />}
          </span>
          <span class="score">{viewer.stage.stand(seat).score}</span>
        </li>
      ))}
    </ol>
  );
}
