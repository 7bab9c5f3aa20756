/** Before the match: who sits where, how to come in, how to ask others in. */
import { useEffect, useState } from "preact/hooks";
import { SeatMark } from "../parts/basics/figure";
import { Invites } from "../parts/table/invite";
import { PersonName } from "../parts/beside/person-name";
import { TableFacts } from "../parts/new-table/table-facts";
import { Thumbnail } from "../parts/home/thumbnail";
import { Top } from "../parts/shell/top-bar";
import type { Viewers } from "../state/viewer/viewers";
import { seatName } from "../state/table/seat-names";
import { set, settings } from "../browser/settings";
import { entitle } from "../state/app/my-turns";
import type { Viewer } from "../state/viewer/viewer";
import { http } from "../wire/http";
import type { TableInfo } from "../wire/types";
import { titleOf, ui, worded } from "../words/ui";
import "../look/lobby.css";

interface LobbyProps {
  viewers: Viewers;
  viewer: Viewer;
  /** The token of a seat link, if one brought me here. */
  token: string | null;
  seated: () => void;
}

export function Lobby({ viewers, viewer, token, seated }: LobbyProps) {
  const table = viewer.table.value;
  const [name, setName] = useState(settings.value.name);
  const [trouble, setTrouble] = useState("");
  useEffect(() => entitle(`${titleOf(table?.game ?? "")} · Harena`));
  useEffect(() => {
    if (table !== null) void import("../fair/pledge").then(({ openChance }) => openChance(table)).catch(() => undefined);
  }, [table]);
  if (table === null) return null;
  const isIn = table.seats.some((seat) => seat.mine);
  const sit = async (wish: { seat?: number; token?: string }): Promise<void> => {
    try {
      const called = name.trim();
      if (called !== "") set("name", called);
      const { withChance } = await import("../fair/pledge");
      const answer = await withChance(1, ([pledge = null]) => http.sit(table.id, { ...wish, ...(called === "" ? {} : { name: called }), pledge }));
      await viewers.seat(answer);
      seated();
    } catch (failed) {
      setTrouble(worded(failed));
    }
  };
  const seatBot = async (seat: number): Promise<void> => {
    try {
      await http.seatBot(table.id, seat, "greedy");
    } catch (failed) {
      setTrouble(worded(failed));
    }
  };
  return (
    <>
      <Top />
      <main class="lobby">
        <div class="gatehead">
          <Thumbnail game={table.game} />
          <div>
            <h1>{titleOf(table.game)}</h1>
            <p class="muted">
              {ui(token !== null ? "invited" : isIn ? "gate-waits" : "gate-open")} {ui("seats-taken", { taken: table.seats.filter((seat) => seat.held || seat.kind === "bot").length, all: table.seats.length })}
            </p>
          </div>
        </div>
        {trouble !== "" && (
          <p class="note bad" role="alert">
            {trouble}
          </p>
        )}
        <TableFacts table={table} />
        {(token !== null || !isIn) && (
          <section class="panel pad-l col" aria-label={ui("take-seat")}>
            <label for="name">{ui("your-name")}</label>
            <input id="name" class="inp" maxLength={24} autocomplete="nickname" value={name} onInput={(event) => setName(event.currentTarget.value)} />
            {token !== null && (
              <div class="row wrap">
                <button type="button" class="btn primary" onClick={() => void sit({ token })}>
                  {ui("take-seat")}
                </button>
                <button type="button" class="btn quiet" onClick={seated}>
                  {ui("only-watch")}
                </button>
              </div>
            )}
          </section>
        )}
        <div class="gate">
          <SeatRows viewer={viewer} table={table} sit={(seat) => void sit({ seat })} seatBot={(seat) => void seatBot(seat)} canSit={token === null && !isIn} />
          {isIn && table.state === "gathering" && <Invites viewer={viewer} />}
        </div>
        <Fairness table={table} />
        {table.host && table.state === "gathering" && <CloseTable table={table} fail={(failed) => setTrouble(worded(failed))} />}
      </main>
    </>
  );
}

/** The host gives up waiting; asked once more, because links die with the table. */
function CloseTable({ table, fail }: { table: TableInfo; fail: (failed: unknown) => void }) {
  const [sure, setSure] = useState(false);
  const close = async (): Promise<void> => {
    try {
      await http.close(table.id);
    } catch (failed) {
      fail(failed);
    }
  };
  return (
    <section class="row wrap closing">
      <button type="button" class="btn" aria-expanded={sure} onClick={() => setSure(!sure)}>
        {ui("close-table")}
      </button>
      {sure && (
        <>
          <span class="small muted">{ui("close-table-note")}</span>
          <button type="button" class="btn primary" onClick={() => void close()}>
            {ui("close-table-sure")}
          </button>
        </>
      )}
    </section>
  );
}

interface SeatRowsProps {
  viewer: Viewer;
  table: TableInfo;
  canSit: boolean;
  sit: (seat: number) => void;
  seatBot: (seat: number) => void;
}

function SeatRows({ viewer, table, canSit, sit, seatBot }: SeatRowsProps) {
  return (
    <section>
      <h2>{ui("seats")}</h2>
      <ul class="panel rows">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatMark seat={seat.seat} />
            <span class="what">
              <b>
                <PersonName viewer={viewer} seat={seat} name={seatName(seat)} />
              </b>
              <small>
                {seat.mine ? ui("you") : seat.kind === "bot" ? ui("bot-of", { bot: ui(`bot-${seat.bot ?? "greedy"}`) }) : seat.held ? ui("here") : ui(seat.kind === "open" ? "free-for-all" : "by-link")}
              </small>
            </span>
            <span class="how">
              {canSit && !seat.held && !seat.kept && seat.kind === "open" && (
                <button type="button" class="btn primary" onClick={() => sit(seat.seat)}>
                  {ui("sit-here")}
                </button>
              )}
              {table.host && !seat.held && !seat.kept && seat.kind !== "bot" && (
                <button type="button" class="btn sm" onClick={() => seatBot(seat.seat)}>
                  {ui("put-bot")}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fairness({ table }: { table: TableInfo }) {
  const [mark, setMark] = useState("");
  const { id, fair } = table;
  useEffect(() => void import("../fair/pledge").then(({ fingerprint }) => fingerprint(id, fair.commitment)).then(setMark, () => undefined), [id, fair.commitment]);
  return (
    <details class="panel pad">
      <summary>{ui("fair-title")}</summary>
      <p class="small">{ui("fair-commitment")}</p>
      <p class="small hex">{fair.commitment}</p>
      {mark !== "" && <p class="small">{ui("fair-fingerprint", { fingerprint: mark })}</p>}
      <p class="small">
        <a href="/help#dice">{ui("fair-more")}</a>
      </p>
    </details>
  );
}
