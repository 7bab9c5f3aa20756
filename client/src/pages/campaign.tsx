/** A campaign: what has become of everybody, the matches in order, and the next one. */
import { useEffect, useState } from "preact/hooks";
import { declaredOf } from "../stage/declared";
import { type Careers, careersOf, openStage } from "../stage/shelf";
import type { Stage } from "../stage/stage";
import { SeatMark } from "../parts/basics/figure";
import { Journal } from "../parts/campaign/journal";
import { Top } from "../parts/shell/top-bar";
import { endsCampaign, numberIn } from "../state/table/campaign";
import { seatNames } from "../state/table/seat-names";
import { outcome } from "../state/replay/outcome";
import { go } from "../state/app/route";
import { settings } from "../browser/settings";
import { entitle } from "../state/app/my-turns";
import { http } from "../wire/http";
import type { TableInfo } from "../wire/types";
import { titleOf, ui, worded } from "../words/ui";
import { learn } from "../words/words";
import { Trouble } from "./trouble";
import "../look/campaign.css";

interface Campaign {
  readonly tables: readonly TableInfo[];
  readonly Careers: Careers | null;
  /** The end of the last match that is over. */
  readonly stage: Stage | null;
  /** Whether the game tells the journal what to keep. */
  readonly hasJournal: boolean;
}

async function read(id: string): Promise<Campaign> {
  const tables = await http.campaign(id);
  const game = tables[0]?.game ?? "";
  await learn(game);
  const last = tables.findLast((table) => table.state === "over");
  const [Careers, stage, declared] = await Promise.all([careersOf(game), last === undefined ? null : endOf(last), declaredOf(game)]);
  const hasJournal = Object.values(declared.events ?? {}).some(({ journal }) => journal === true);
  return { tables, Careers, stage, hasJournal };
}

/** A stage that has seen the last decision of a match. */
async function endOf(table: TableInfo): Promise<Stage> {
  const source = { kind: "table", id: table.id } as const;
  const [printed, { steps }] = await Promise.all([http.content(source), http.steps(source, "public", table.answers, 1)]);
  const stage = await openStage(table.game, printed);
  stage.reset(table.seats.length);
  for (const step of steps) {
    for (const event of step.events) stage.play(event, { names: seatNames(table.seats), you: null });
    stage.settle(step);
  }
  return stage;
}

export function CampaignPage({ id }: { id: string }) {
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const { language } = settings.value;
  useEffect(() => {
    let live = true;
    read(id).then(
      (found) => live && setCampaign(found),
      (failed: unknown) => live && setTrouble(failed),
    );
    return () => {
      live = false;
    };
  }, [id, language]);
  useEffect(() => {
    entitle(`${ui("campaign")} · Harena`);
  });
  if (trouble !== null) return <Trouble trouble={trouble} />;
  const last = campaign?.tables.at(-1);
  return (
    <>
      <Top />
      <main class="campaign">
        <h1>{ui("campaign")}</h1>
        {campaign === null || last === undefined ? (
          <p class="muted" role="status">
            {ui("opening-page")}
          </p>
        ) : (
          <Shown campaign={campaign} last={last} />
        )}
      </main>
    </>
  );
}

function Shown({ campaign: { tables, Careers, stage, hasJournal }, last }: { campaign: Campaign; last: TableInfo }) {
  const names = seatNames(last.seats);
  const gains = stage?.gains({ names, you: null }) ?? null;
  return (
    <>
      <p class="muted">
        {titleOf(last.game)} · {ui("campaign-matches", { count: tables.length })}
      </p>
      {last.brought && <p class="small muted">{ui("campaign-brought")}</p>}
      <Next last={last} number={numberIn(last, tables.length - 1)} />
      {gains !== null && (
        <section aria-labelledby="now">
          <h2 id="now">{ui("campaign-now")}</h2>
          {gains}
        </section>
      )}
      <div class="two">
        {Careers !== null && (
          <section class="panel pad" aria-labelledby="growth">
            <h2 id="growth">{ui("campaign-growth")}</h2>
            <Careers tables={tables} names={names} />
            <ul class="legend">
              {names.map((name, seat) => (
                <li key={seat}>
                  <SeatMark seat={seat} class="" /> {name}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section class="panel pad" aria-labelledby="matches">
          <h2 id="matches">{ui("campaign-list")}</h2>
          <ol class="list">
            {tables.map((table, place) => (
              <li key={table.id}>
                <span class="grow">
                  <b>{ui("campaign-match", { number: numberIn(table, place) })}</b>{" "}
                  <span class="small muted">{table.state === "over" ? outcome(table) : ui("campaign-still")}</span>
                </span>
                <a class="btn sm" href={table.state === "over" ? `/replay/table/${table.id}` : `/t/${table.id}`}>
                  {ui(table.state === "over" ? "replay" : "to-table")}
                </a>
              </li>
            ))}
          </ol>
          {tables[0]?.record != null && (
            <p class="small">
              <a href={`/replay/record/${tables[0].record}`}>{ui("campaign-record")}</a>
            </p>
          )}
        </section>
      </div>
      {hasJournal && <Journal tables={tables} />}
    </>
  );
}

/** On to the next match, or back to the one that is being played. */
function Next({ last, number }: { last: TableInfo; number: number }) {
  const [trouble, setTrouble] = useState("");
  const open = async (): Promise<void> => {
    try {
      const { withChance } = await import("../fair/pledge");
      const next = await withChance(last.seats.filter((seat) => seat.mine).length, (pledges) => http.rematch(last.id, pledges));
      go(`/t/${next.id}`);
    } catch (failed) {
      setTrouble(worded(failed));
    }
  };
  const isOver = endsCampaign(last);
  if (!last.seats.some((seat) => seat.mine)) return isOver ? <p>{ui("campaign-over")}</p> : null;
  return (
    <div class="row wrap">
      {isOver && <p>{ui("campaign-over")}</p>}
      {last.state === "over" ? (
        <button type="button" class="btn primary" onClick={() => void open()}>
          {ui(isOver ? "campaign-another" : "campaign-next")}
        </button>
      ) : (
        <a class="btn primary" href={`/t/${last.id}`}>
          {ui("campaign-to-match", { number })}
        </a>
      )}
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
