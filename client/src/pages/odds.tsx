/** What can be known before a match: exact tables with their charts, and two played against each other. */
import { useEffect, useState } from "preact/hooks";
import type { GameOdds } from "../stage/odds";
import { oddsOf } from "../stage/shelf";
import { OddsChart } from "../parts/other-pages/odds-chart";
import { Top } from "../parts/shell/top-bar";
import { settings } from "../browser/settings";
import { entitle } from "../state/app/my-turns";
import { http } from "../wire/http";
import type { OddsBook, OddsSheet, PairPlayed } from "../wire/types";
import { titleOf, ui, worded } from "../words/ui";
import { chance, has, knows, learn, plainly, say, sentence } from "../words/words";
import { Trouble } from "./trouble";
import "../look/odds.css";

export function OddsPage({ game }: { game: string }) {
  useEffect(() => entitle(`${ui("odds-of", { game: titleOf(game) })} · Harena`));
  return (
    <>
      <Top />
      <main class="prose odds-page">
        <OddsText game={game} />
      </main>
    </>
  );
}

/** Two that are weighed against each other, in the words of the server. */
type Two = readonly [string, string];

export function OddsText({ game }: { game: string }) {
  const [own, setOwn] = useState<GameOdds | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const { language } = settings.value;
  useEffect(() => {
    Promise.all([oddsOf(game), learn(game), learn(`${game}/odds`)]).then(([found]) => setOwn(found), setTrouble);
  }, [game, language]);
  if (trouble !== null) return <Trouble trouble={trouble} />;
  return (
    <>
      <h1>{ui("odds-of", { game: titleOf(game) })}</h1>
      {own === null || !knows(`${game}/odds`) ? <p role="status">{ui("opening-page")}</p> : <Weighed game={game} own={own} />}
    </>
  );
}

function Weighed({ game, own }: { game: string; own: GameOdds }) {
  const [two, setTwo] = useState<Two>(own.usual);
  const [odds, setOdds] = useState<OddsBook | null>(null);
  const [wrong, setWrong] = useState("");
  const asked = two.every((one) => one !== "") ? two : null;
  useEffect(() => {
    let live = true;
    http.odds(game, asked ?? []).then(
      (found) => {
        if (!live) return;
        setWrong("");
        setOdds(found);
      },
      (failed: unknown) => live && setWrong(worded(failed)),
    );
    return () => {
      live = false;
    };
  }, [game, ...two]);
  return (
    <>
      {has(`${game}-table-method`) && <p>{say(`${game}-table-method`)}</p>}
      {odds === null && wrong === "" && <p role="status">{ui("opening-page")}</p>}
      {odds !== null && <own.Choose two={two} choices={odds.choices} set={setTwo} />}
      {wrong !== "" && (
        <p class="note bad" role="alert">
          {wrong}
        </p>
      )}
      {odds !== null && Object.keys(odds.choices).length > 0 && asked !== null && <Played game={game} two={asked} called={own.called} key={asked.join(" ")} />}
      {odds?.sheets.map((sheet, place) => (
        <Sheet key={`${place} ${sheet.title}`} game={game} sheet={sheet} called={own.called} />
      ))}
    </>
  );
}

/** A table in numbers, what is to be said of it, and the same drawn. */
function Sheet({ game, sheet, called }: { game: string; sheet: OddsSheet; called: (word: string) => string }) {
  const [first = "", ...outcomes] = sheet.columns;
  const facts = Object.fromEntries(Object.entries(sheet.about).map(([name, word]) => [name, called(word)]));
  const title = say(`${game}-table-${sheet.title}`, facts);
  const named = (column: string): string => (has(`${game}-table-of-${column}`) ? say(`${game}-table-of-${column}`) : plainly(column));
  const label = `${game}-table-label-${first}`;
  const rows = sheet.rows.map((row) => ({ ...row, name: has(label) ? sentence(say(label, { [first]: row.label })) : row.label }));
  return (
    <section class="odds-sheet">
      <h2>{title}</h2>
      <div class="scroll" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{named(first)}</th>
              {outcomes.map((column) => (
                <th key={column} scope="col">
                  {named(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.name}</th>
                {row.chances.map((one, place) => (
                  <td key={place}>{one === 0 ? "–" : ui("odds-share", { share: chance(one) })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {has(`${game}-table-note-${sheet.title}`) && <p>{say(`${game}-table-note-${sheet.title}`)}</p>}
      <OddsChart rows={rows.map((row) => ({ name: row.name, values: row.chances }))} names={outcomes.map(named)} across={named(first)} />
    </section>
  );
}

/** Many matches of the two, played by the tables of the game alone. */
function Played({ game, two, called }: { game: string; two: Two; called: (word: string) => string }) {
  const [found, setFound] = useState<PairPlayed | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let live = true;
    http.played(game, ...two).then(
      (one) => live && setFound(one),
      (failed: unknown) => live && setWrong(worded(failed)),
    );
    return () => {
      live = false;
    };
  }, []);
  if (wrong !== "") return <p class="note bad">{wrong}</p>;
  if (found === null) return <p role="status">{ui("odds-playing")}</p>;
  const [own, other] = two.map(called);
  const facts = { own: own ?? "", other: other ?? "", matches: found.games, share: chance(found.won), low: chance(found.low), high: chance(found.high), drawn: chance(found.drawn) };
  const lost = 1 - found.won - found.drawn;
  return (
    <section class="odds-played">
      <p role="status">{say(`${game}-table-played`, facts)}</p>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="won" x="0" width={100 * found.won} height="8" />
        <rect class="drawn" x={100 * found.won} width={100 * found.drawn} height="8" />
        <rect class="lost" x={100 * (1 - lost)} width={100 * lost} height="8" />
        <path class="interval" d={`M${100 * found.low} 4H${100 * found.high}`} />
      </svg>
    </section>
  );
}
