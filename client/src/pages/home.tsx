/** The home page: what waits for me first, then the games, then other tables. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Fact } from "../parts/explain/fact";
import type { First, FirstAsked } from "../parts/home/first-match";
import { HomeArena } from "../parts/home/home-arena";
import { KeptReplays } from "../parts/home/kept-replays";
import { later, Nothing } from "../parts/basics/fetched-later";
import { isMyTurn, Marks, standing, TableCard } from "../parts/home/table-card";
import { Thumbnail } from "../parts/home/thumbnail";
import { Top } from "../parts/shell/top-bar";
import { firstGame, type ShownGame, shownGames } from "../stage/cards";
import { endsCampaign, numberIn, placeAmong } from "../state/table/campaign";
import { firstTable, noteOffered } from "../state/guest/first-matches";
import { myName } from "../state/guest/my-name";
import { allowed, askForNotices } from "../state/app/notices";
import { outcome } from "../state/replay/outcome";
import { go } from "../state/app/route";
import { offline } from "../state/app/kept-shell";
import { entitle } from "../state/app/my-turns";
import { http, Refusal } from "../wire/http";
import type { GameSummary, TableInfo } from "../wire/types";
import { ofGame, titleOf, ui, worded } from "../words/ui";

const FirstChoice = later(async () => (await import("../parts/home/first-match")).FirstChoice, Nothing, "none");

interface Lists {
  games: GameSummary[];
  /** The games that teach themselves. */
  taught: string[];
  mine: TableInfo[];
  open: TableInfo[];
  playing: TableInfo[];
  over: TableInfo[];
}

export function Home() {
  const [lists, setLists] = useState<Lists | null>(null);
  const [trouble, setTrouble] = useState("");
  const fail = (failed: unknown): void =>
    setTrouble(worded(failed));
  const load = async (): Promise<void> => {
    try {
      const [games, lessons, me, open, playing, over] = await Promise.all([http.games(), http.lessons(), http.me(), http.tables("open"), http.tables("playing"), http.tables("over")]);
      setLists({ games, taught: lessons.map(({ game }) => game), mine: me.tables, open, playing, over });
      setTrouble("");
    } catch (failed) {
      fail(failed);
    }
  };
  useEffect(() => {
    entitle("Harena");
    void load();
    const timer = setInterval(() => void load(), 15_000);
    return () => clearInterval(timer);
  }, []);
  const games = shownGames(lists?.games ?? []);
  const [asked, setAsked] = useState<FirstAsked | null>(null);
  /** Against bots, at once; a first match of a game that has lighter rules begins with one question. */
  const playNow = async (card: ShownGame): Promise<void> => {
    try {
      const { firstOf } = await import("../parts/home/first-match");
      const first = await firstOf(card.game);
      if (first !== null && Object.keys(first.light).length > 0) setAsked({ card, first });
      else await begin(card, {}, first !== null);
    } catch (failed) {
      fail(failed);
    }
  };
  const first = firstGame(games);
  const mine = lists?.mine ?? [];
  const live = mine.filter((table) => table.state !== "over" && table.state !== "closed");
  const done = mine.filter((table) => table.state === "over");
  return (
    <>
      <Top />
      <main class="home">
        <section class="hero">
          <div class="col herowords">
            <h1>{ui("hero")}</h1>
            <p class="lead">{ui("lead")}</p>
            <div class="row wrap">
              <button type="button" class="btn primary" onClick={() => first !== undefined && void playNow(first)}>
                {ui("play-now")}
              </button>
              <a class="btn" href="/learn">
                {ui("learn")}
              </a>
              <a class="btn" href="/new">
                {ui("new-table")}
              </a>
            </div>
            <p class="small muted">{first !== undefined && ui("play-now-note", { game: titleOf(first.game), count: first.seats - 1 })}</p>
          </div>
          <HomeArena />
        </section>
        {trouble !== "" && (
          <p class="note bad" role="alert">
            {trouble}
          </p>
        )}
        {asked !== null && <FirstChoice asked={asked} play={(options) => void begin(asked.card, options, true).catch(fail)} close={() => setAsked(null)} />}
        {offline.value && <KeptReplays />}
        <MyTurn tables={live.filter(isMyTurn)} />
        <Cards id="mine" heading={ui("your-tables")} tables={live.filter((table) => !isMyTurn(table))} />
        <Campaigns mine={mine} />
        <section aria-labelledby="games">
          <div class="hd">
            <h2 id="games">{ui("five-games")}</h2>
            {games.some(({ isThere }) => !isThere) && <p class="small muted">{ui("coming-note")}</p>}
          </div>
          <ul class="games">
            {games.map((card) => (
              <GamePanel key={card.game} card={card} isTaught={lists?.taught.includes(card.game) === true} playNow={() => void playNow(card)} />
            ))}
          </ul>
        </section>
        <div class="lists">
          <OpenTables tables={(lists?.open ?? []).filter(isOthers)} isLoaded={lists !== null} />
          <Watch tables={(lists?.playing ?? []).filter(isOthers)} isLoaded={lists !== null} />
          <Finished mine={done} others={(lists?.over ?? []).filter((table) => !done.some((one) => one.id === table.id))} isLoaded={lists !== null} />
        </div>
      </main>
    </>
  );
}

/** A table with bots on the other seats. */
async function begin({ game, seats }: ShownGame, options: First["light"], isFirst: boolean): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot: "greedy" }));
  const { withChance } = await import("../fair/pledge");
  const made = await withChance(1, async ([pledge = null]) => (await http.make({ game, seats: [{ kind: "me", name: myName(), pledge }, ...bots], options, public: false, patience: 0 })).table);
  noteOffered(game);
  if (isFirst) firstTable.value = made.id;
  go(`/t/${made.id}`);
}

function isOthers(table: TableInfo): boolean {
  return !table.seats.some((seat) => seat.mine);
}

function Cards({ id, heading, tables, children }: { id: string; heading: string; tables: readonly TableInfo[]; children?: ComponentChildren }) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div class="hd">
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
      <ul class="cards3">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where I am waited for; notices are asked for here, by a press of the reader alone. */
function MyTurn({ tables }: { tables: readonly TableInfo[] }) {
  return (
    <Cards id="my-turn" heading={ui("your-turn-list")} tables={tables}>
      {allowed.value === "default" && (
        <button type="button" class="link" onClick={() => void askForNotices()}>
          {ui("notices-ask")}
        </button>
      )}
    </Cards>
  );
}

function GamePanel({ card, isTaught, playNow }: { card: ShownGame; isTaught: boolean; playNow: () => void }) {
  return (
    <li class={card.isThere ? "panel game" : "panel game soon"}>
      <Thumbnail game={card.game} />
      <div class="body">
        <h3>{titleOf(card.game)}</h3>
        <p class="small muted">{ofGame(card.game, "about", "")}</p>
        <div class="facts">
          <Fact text={ui("seats-range", { low: card.low, high: card.high })} />
          {card.minutes !== undefined && <Fact text={ui("minutes", { count: card.minutes })} />}
          {card.weight !== undefined && <Weight weight={card.weight} />}
        </div>
        <div class="row wrap">
          {card.isThere ? (
            <>
              <button type="button" class="btn sm" aria-label={ui("play-game-now", { game: titleOf(card.game) })} onClick={playNow}>
                {ui("play-now")}
              </button>
              {isTaught && (
                <a class="btn sm" href={`/learn#${card.game}`} aria-label={ui("learn-game", { game: titleOf(card.game) })}>
                  {ui("learn")}
                </a>
              )}
              <a class="btn sm quiet" href={`/help#${card.game}`} aria-label={ui("how-plays", { game: titleOf(card.game) })}>
                {ui("how-it-plays")}
              </a>
            </>
          ) : (
            <span class="chip on">{ui("coming")}</span>
          )}
        </div>
      </div>
    </li>
  );
}

/** Light, medium or heavy: a word, and as many marks of three. */
function Weight({ weight }: { weight: 1 | 2 | 3 }) {
  return (
    <span class="weight">
      {ui(`weight-${weight}`)}
      <span aria-hidden="true">
        {[1, 2, 3].map((one) => (
          <i key={one} class={one <= weight ? "on" : undefined} />
        ))}
      </span>
    </span>
  );
}

/** The campaigns I play in, by the last table of each. */
function Campaigns({ mine }: { mine: readonly TableInfo[] }) {
  const played = mine.filter((table) => table.options.campaign === true && table.exercise === null);
  const last = played.filter((table) => !played.some((other) => other.id === table.rematch));
  if (last.length === 0) return null;
  return (
    <section aria-labelledby="campaigns">
      <div class="hd">
        <h2 id="campaigns">{ui("your-campaigns")}</h2>
      </div>
      <ul class="cards3">
        {last.map((table) => (
          <li key={table.id}>
            <CampaignCard table={table} number={numberIn(table, placeAmong(table, played))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CampaignCard({ table, number }: { table: TableInfo; number: number }) {
  return (
    <a class="panel tcard" href={`/campaign/${table.id}`}>
      <span class="row between">
        <span class="caps">{titleOf(table.game)}</span>
        <span class="small muted">{ui("campaign-match", { number })}</span>
      </span>
      <span class="q">{table.state !== "over" ? ui("campaign-playing", { number }) : endsCampaign(table) ? ui("campaign-over") : ui("campaign-ready", { number: number + 1 })}</span>
      <span class="row between">
        <Marks table={table} />
        <span class="small muted cut">{table.state === "over" ? outcome(table) : ""}</span>
      </span>
    </a>
  );
}

function OpenTables({ tables, isLoaded }: { tables: TableInfo[]; isLoaded: boolean }) {
  return (
    <section class="panel pad" aria-labelledby="open">
      <h2 id="open">{ui("open-tables")}</h2>
      {isLoaded && tables.length === 0 && (
        <p class="muted emptyline">
          {ui("no-open-tables")} <a href="/new">{ui("new-table")}</a>
        </p>
      )}
      <ul class="list">
        {tables.slice(0, 8).map((table) => (
          <li key={table.id}>
            <Marks table={table} />
            <span class="grow cut">
              <b>{titleOf(table.game)}</b>{" "}
              <span class="small muted">
                {ui("free-seats", { count: table.seats.filter((seat) => !seat.held && seat.kind === "open").length })}
              </span>
            </span>
            <a class="btn sm" href={`/t/${table.id}`}>
              {ui("join")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Listed matches that are being played, as far as everybody may see them. */
function Watch({ tables, isLoaded }: { tables: TableInfo[]; isLoaded: boolean }) {
  return (
    <section class="panel pad" aria-labelledby="watch">
      <h2 id="watch">{ui("watch-list")}</h2>
      {isLoaded && tables.length === 0 && <p class="muted emptyline">{ui("no-watch")}</p>}
      <ul class="list">
        {tables.slice(0, 8).map((table) => (
          <li key={table.id}>
            <Marks table={table} />
            <span class="grow">
              <b>{titleOf(table.game)}</b>
              <br />
              <span class="small muted">{standing(table)}</span>
            </span>
            <a class="btn sm" href={`/t/${table.id}`} aria-label={ui("watch-table", { game: titleOf(table.game), names: standing(table) })}>
              {ui("watch")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finished({ mine, others, isLoaded }: { mine: TableInfo[]; others: TableInfo[]; isLoaded: boolean }) {
  const shown = [...mine, ...others].slice(0, 8);
  return (
    <section class="panel pad" aria-labelledby="over">
      <div class="hd">
        <h2 id="over">{ui("finished")}</h2>
        <UploadRecord />
      </div>
      {isLoaded && shown.length === 0 && <p class="muted emptyline">{ui("no-finished")}</p>}
      <ul class="list">
        {shown.map((table) => (
          <li key={table.id}>
            <Marks table={table} />
            <span class="grow cut">
              <b>{titleOf(table.game)}</b>{" "}
              <span class="small muted">
                {table.exercise !== null && `${ui("exercise")} · `}
                {outcome(table)}
              </span>
            </span>
            <a class="btn sm" href={`/replay/table/${table.id}`}>
              {ui("replay")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A record from the terminal or from another server. */
function UploadRecord() {
  const [trouble, setTrouble] = useState("");
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      const record: unknown = JSON.parse(await file.text());
      const kept = await http.keep(record).catch(async (failed: unknown) => {
        if (!(failed instanceof Refusal) || failed.problem.code !== "guest") throw failed;
        await http.rename(myName());
        return http.keep(record);
      });
      go(`/replay/record/${kept.id}`);
    } catch (failed) {
      setTrouble(worded(failed, ui("not-a-record")));
    }
  };
  return (
    <span>
      <label class="upload">
        {ui("upload")}
        <input type="file" accept=".json,application/json" class="sr" onChange={(event) => void bring(event.currentTarget.files?.[0])} />
      </label>
      {trouble !== "" && (
        <span class="small" role="alert">
          {" "}
          {trouble}
        </span>
      )}
    </span>
  );
}
