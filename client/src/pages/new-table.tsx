/** A new table: game, seats and options of play, all on one page, and a summary that follows. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { firstGame, shownGames } from "../stage/cards";
import { Figure, SeatMark } from "../parts/figure";
import { type First, firstOf, FirstMatch } from "../parts/first-match";
import { Top } from "../parts/top";
import { Segments, Switch } from "../parts/fields";
import { OptionRow, type Value } from "../parts/option-row";
import { type ClockName, CLOCKS, type WindowName, WINDOWS } from "../state/clock-rules";
import { keepLink } from "../state/links";
import { myName } from "../state/me";
import { playersOf } from "../state/past";
import { go } from "../state/route";
import { set, settings } from "../browser/settings";
import { entitle } from "../state/turns";
import { http } from "../wire/http";
import type { GameSummary, PlayChoice, SeatWish } from "../wire/types";
import { ofGame, titleOf, ui, worded } from "../words/ui";
import { knows, learn } from "../words/words";
import { chosenOf, groupsOf, isShown, type Setting, valuesOf } from "../parts/option-groups";
import "../look/new-table.css";
import "../look/pairs.css";

type Kind = "me" | "here" | "link" | "open" | "bot";

interface Seat {
  kind: Kind;
  name: string;
  bot: string;
}

/** Seconds until a bot sits in for somebody who has gone, where others wait for him and no clock of days runs. */
const PATIENCE = 120;
const USUAL_BOT = "greedy";

function seatsFor(count: number, before: readonly Seat[]): Seat[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? { kind: seat === 0 ? "me" : "bot", name: "", bot: USUAL_BOT });
}

/** The seats of a match that goes on: bots where bots sat, and the first is mine. */
function seatsAfter(past: Record<string, unknown>): Seat[] {
  const players = playersOf(past);
  return Array.from({ length: Number(past.seats) }, (_, seat) => {
    const { name = "", bot = "" } = players[seat] ?? {};
    const isBot = seat > 0 && (bot !== "" || name === "");
    return { kind: seat === 0 ? "me" : isBot ? "bot" : "here", name, bot: bot || USUAL_BOT };
  });
}

interface NewTableProps {
  asked: string | null;
  /** The record of a campaign match that this one goes on from. */
  record: string | null;
}

export function NewTable({ asked, record }: NewTableProps) {
  const [games, setGames] = useState<GameSummary[]>([]);
  const cards = shownGames(games);
  const [game, setGame] = useState(asked ?? firstGame(cards)?.game ?? "");
  const card = cards.find((one) => one.game === game);
  const [seats, setSeats] = useState<Seat[]>(seatsFor(card?.seats ?? 2, []));
  const [options, setOptions] = useState<Record<string, Value>>({});
  const [clock, setClock] = useState<ClockName>("none");
  const [window, setWindow] = useState<WindowName>("15");
  const [isPublic, setPublic] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const fail = (failed: unknown): void =>
    setTrouble(worded(failed));
  useEffect(() => {
    entitle(`${ui("new-table")} · Harena`);
    http.games().then(setGames, fail);
  }, []);
  useEffect(() => {
    void learn(game);
    void learn(`${game}/options`);
  }, [game]);
  const [first, setFirst] = useState<First | null>(null);
  useEffect(() => {
    setFirst(null);
    if (record !== null || game === "") return;
    void firstOf(game).then((found) => {
      setFirst(found);
      if (found !== null) setOptions((before) => ({ ...found.light, ...before }));
    }, fail);
  }, [game, record]);
  useEffect(() => {
    if (record === null) return;
    http.record({ kind: "record", id: record }).then((past) => {
      setOptions(past.options as Record<string, Value>);
      setSeats(seatsAfter(past));
    }, fail);
  }, [record]);
  const chosen = games.find((one) => one.game === game);
  // Nobody is hurried who has days, or must first be handed the screen.
  const hasWindow = chosen?.windows === true && clock !== "days" && seats.some(({ kind }) => kind === "link" || kind === "open") && seats.every(({ kind }) => kind !== "here");
  const counts = chosen?.seats ?? [];
  // A game may have bots of its own: they are called by its words.
  const bots = chosen !== undefined && knows(game) && knows(`${game}/options`) ? chosen.bots : [USUAL_BOT];
  /** Another game: its own options, as many seats as it has, and no bot that it does not know. */
  const choose = (wanted: string): void => {
    setGame(wanted);
    setOptions({});
    const { seats: possible = [], bots: known = [] } = games.find((one) => one.game === wanted) ?? {};
    const most = cards.find((one) => one.game === wanted)?.seats ?? seats.length;
    setSeats(seatsFor(possible.includes(most) ? most : (possible[0] ?? seats.length), seats.map((one) => (known.includes(one.bot) ? one : { ...one, bot: USUAL_BOT }))));
  };
  const change = (seat: number, more: Partial<Seat>): void =>
    setSeats(seats.map((one, place) => (place === seat ? { ...one, ...more } : one)));

  const setting: Setting = {
    seats: seats.length,
    value: (name) => options[name] ?? chosen?.options.find((option) => option.name === name)?.default ?? "",
  };
  const groups = knows(`${game}/options`) && chosen !== undefined ? groupsOf(chosen.options) : [];
  const optionRow = (option: PlayChoice): ComponentChildren => {
    if (!isShown(option, setting)) return null;
    const { name } = option;
    const set = (value: Value): void => setOptions({ ...options, [name]: value });
    return <OptionRow key={name} game={game} option={option} value={setting.value(name)} values={valuesOf(option, setting)} set={set} />;
  };

  const open = async (): Promise<void> => {
    setBusy(true);
    setTrouble("");
    try {
      const wishes = seats.map(wish);
      const { withChance } = await import("../fair/pledge");
      const table = await withChance(wishes.filter(({ kind }) => kind === "me").length, async (pledges) => {
        const made = await http.make({
          game,
          seats: wishes.map((one) => (one.kind === "me" ? { ...one, pledge: pledges.shift() ?? null } : one)),
          options: chosenOf(chosen?.options ?? [], options, setting),
          public: isPublic || seats.some((seat) => seat.kind === "open"),
          clock: CLOCKS[clock],
          patience: clock !== "days" && seats.some((seat) => seat.kind === "link" || seat.kind === "open") ? PATIENCE : 0,
          window: hasWindow ? Number(window) : 0,
          record,
        });
        for (const link of made.links) keepLink(made.table.id, link);
        return made.table;
      });
      go(`/t/${table.id}`);
    } catch (failed) {
      fail(failed);
      setBusy(false);
    }
  };
  return (
    <>
      <Top />
      <main class="nt">
        <div class="col ntsteps">
          <div>
            <h1>{ui(record === null ? "new-table" : "campaign-next")}</h1>
            <p class="muted">{ui(record === null ? "new-table-note" : "campaign-from-record")}</p>
          </div>
          {record === null && (
            <section>
              <h2>
                <span class="step">1</span> {ui("step-game")}
              </h2>
              <div class="picks" role="radiogroup" aria-label={ui("step-game")}>
                {cards.map((one) => (
                  <label class="pick" key={one.game}>
                    <input type="radio" name="game" disabled={!one.isThere} checked={game === one.game} onChange={() => choose(one.game)} />
                    <Figure name={one.figure} class="tile" />
                    <span>
                      <b>{titleOf(one.game)}</b>
                      <small>{one.isThere ? ui("seats-range", { low: one.low, high: one.high }) : ui("coming")}</small>
                    </span>
                  </label>
                ))}
              </div>
            </section>
          )}
          {first !== null && knows(`${game}/options`) && <FirstMatch game={game} first={first} />}
          <section>
            <h2>
              <span class="step">{record === null ? 2 : 1}</span> {ui("seats")}
            </h2>
            <ul class="panel rows">
              <li>
                <label class="what" for="my-name">
                  <b>{ui("your-name")}</b>
                </label>
                <span class="how">
                  <input id="my-name" class="inp" maxLength={24} autocomplete="nickname" placeholder={ui("nameless")} value={settings.value.name} onInput={(event) => set("name", event.currentTarget.value)} />
                </span>
              </li>
              {record === null && (
                <li>
                  <span class="what">
                    <b>{ui("how-many")}</b>
                  </span>
                  <Segments
                    label={ui("how-many")}
                    value={String(seats.length)}
                    options={counts.map((count) => [String(count), String(count)])}
                    set={(count) => setSeats(seatsFor(Number(count), seats))}
                  />
                </li>
              )}
              {seats.map((seat, place) => (
                <SeatRow key={place} place={place} seat={seat} past={record === null ? "" : seat.name} bots={bots} change={(more) => change(place, more)} />
              ))}
            </ul>
          </section>
          <section>
            <h2>
              <span class="step">{record === null ? 3 : 2}</span> {ui("step-options")}
            </h2>
            <div class="panel rows">
              <div>
                <span class="what">
                  <b>{ui("clock")}</b>
                  <small>{ui(`clock-${clock}-note`)}</small>
                </span>
                <Segments
                  label={ui("clock")}
                  value={clock}
                  options={Object.keys(CLOCKS).map((name) => [name, ui(`clock-${name}`)])}
                  set={(name) => setClock(name as ClockName)}
                />
              </div>
              {hasWindow && (
                <div>
                  <span class="what">
                    <b>{ui("window")}</b>
                    <small>{ui("window-note", { seconds: Number(window) })}</small>
                  </span>
                  <Segments label={ui("window")} value={window} options={WINDOWS.map((name) => [name, ui(`window-${name}`)])} set={(name) => setWindow(name as WindowName)} />
                </div>
              )}
              <div>
                <span class="what" id="public-label">
                  <b>{ui("public")}</b>
                  <small>{ui("public-note")}</small>
                </span>
                <Switch on={isPublic} labelledBy="public-label" set={setPublic} />
              </div>
              {groups.filter((group) => group.name === "").map((group) => group.options.map(optionRow))}
            </div>
            {groups.filter((group) => group.name !== "").map((group, place) => (
              <details key={group.name} class="panel optgroup" open={place === 0}>
                <summary>
                  <b>{ofGame(game, `group-${group.name}`, group.name)}</b>
                  <small class="muted">{ofGame(game, `group-${group.name}-note`, "")}</small>
                </summary>
                <div class="rows">{group.options.map(optionRow)}</div>
              </details>
            ))}
          </section>
        </div>
        <aside class="panel pad-l summary col" aria-label={ui("summary")}>
          <h2>{titleOf(game)}</h2>
          <dl class="pairs">
            <div>
              <dt>{ui("seats")}</dt>
              <dd>{seats.length}</dd>
            </div>
            <div>
              <dt>{ui("people")}</dt>
              <dd>{seats.filter((seat) => seat.kind !== "bot").length}</dd>
            </div>
            <div>
              <dt>{ui("bots")}</dt>
              <dd>{seats.filter((seat) => seat.kind === "bot").length}</dd>
            </div>
            <div>
              <dt>{ui("clock")}</dt>
              <dd>{ui(`clock-${clock}`)}</dd>
            </div>
            {card?.minutes !== undefined && (
              <div>
                <dt>{ui("lasts")}</dt>
                <dd>{ui("minutes", { count: card.minutes })}</dd>
              </div>
            )}
          </dl>
          {trouble !== "" && (
            <p class="note bad" role="alert">
              {trouble}
            </p>
          )}
          <button type="button" class={busy ? "btn primary busy" : "btn primary"} onClick={() => void open()}>
            {ui("open-table")}
          </button>
          <p class="small muted">{ui(seats.some((seat) => seat.kind === "link" || seat.kind === "open") ? "open-waits" : "open-at-once")}</p>
        </aside>
      </main>
    </>
  );
}

function wish(seat: Seat, place: number): SeatWish {
  switch (seat.kind) {
    case "me":
      return { kind: "me", name: myName() };
    case "here":
      return { kind: "me", name: seat.name.trim() || ui("guest", { number: place + 1 }) };
    case "bot":
      return { kind: "bot", bot: seat.bot };
    default:
      return { kind: seat.kind };
  }
}

interface SeatRowProps {
  place: number;
  seat: Seat;
  /** Who sat there in the match before. */
  past: string;
  bots: readonly string[];
  change: (more: Partial<Seat>) => void;
}

function SeatRow({ place, seat, past, bots, change }: SeatRowProps) {
  const kinds: Kind[] = place === 0 ? ["me", "link", "open", "bot"] : ["here", "link", "open", "bot"];
  const label = ui("seat-number", { number: place + 1 });
  return (
    <li>
      <SeatMark seat={place} />
      <span class="what">
        <b>{past === "" ? label : `${label} · ${past}`}</b>
        <small>{seat.kind === "bot" ? bots.includes(seat.bot) && ui(`bot-${seat.bot}-note`) : ui(`kind-${seat.kind}-note`)}</small>
      </span>
      <span class="how">
        {seat.kind === "here" && (
          <input class="inp" maxLength={24} aria-label={ui("name-of", { number: place + 1 })} placeholder={ui("guest", { number: place + 1 })} value={seat.name} onInput={(event) => change({ name: event.currentTarget.value })} />
        )}
        {seat.kind === "bot" && (
          <select class="inp" aria-label={ui("bot-level", { number: place + 1 })} value={seat.bot} onChange={(event) => change({ bot: event.currentTarget.value })}>
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {ui(`bot-${bot}`)}
              </option>
            ))}
          </select>
        )}
        <Segments label={label} value={seat.kind} options={kinds.map((kind) => [kind, ui(`kind-${kind}`)])} set={(kind) => change({ kind: kind as Kind })} />
      </span>
    </li>
  );
}
