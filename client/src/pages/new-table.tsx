/** A new table: game, seats and options of play, all on one page, and a summary that follows. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { firstGame, type ShownGame, shownGames } from "../stage/cards";
import { Figure } from "../parts/basics/figure";
import { type First, firstOf, FirstMatch } from "../parts/home/first-match";
import { Top } from "../parts/shell/top-bar";
import { Segments, Switch } from "../parts/basics/fields";
import { isAwaited, type Seat, seatsAfter, seatsFor, SeatsForm, USUAL_BOT, wish } from "../parts/new-table/new-seats";
import { OptionRow, type Value } from "../parts/new-table/option-row";
import { PackRow } from "../parts/new-table/pack-row";
import { BUILT_IN } from "../parts/table/pack-line";
import { CLOCK_NAMES, type ClockName, CLOCKS, type WindowName, WINDOWS } from "../state/table/clock-rules";
import { keepLink } from "../state/guest/seat-links";
import { go } from "../state/app/route";
import { entitle } from "../state/app/my-turns";
import { http } from "../wire/http";
import type { GameSummary, PlayChoice } from "../wire/types";
import { ofGame, titleOf, ui, worded } from "../words/ui";
import { knows, learn } from "../words/words";
import { chosenOf, groupsOf, isShown, type Setting, valuesOf } from "../parts/new-table/option-groups";
import "../look/new-table.css";
import "../look/pairs.css";

/** Seconds until a bot sits in for somebody who has gone, where others wait for him and no clock of days runs. */
const PATIENCE = 120;

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
  const [pack, setPack] = useState(BUILT_IN);
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
  const hasWindow = chosen?.windows === true && clock !== "days" && seats.some(isAwaited) && seats.every(({ kind }) => kind !== "here");
  const counts = chosen?.seats ?? [];
  // A game may have bots of its own: they are called by its words.
  const bots = chosen !== undefined && knows(game) && knows(`${game}/options`) ? chosen.bots : [USUAL_BOT];
  /** Another game: its own options, as many seats as it has, and no bot that it does not know. */
  const choose = (wanted: string): void => {
    setGame(wanted);
    setOptions({});
    setPack(BUILT_IN);
    const { seats: possible = [], bots: known = [] } = games.find((one) => one.game === wanted) ?? {};
    const most = cards.find((one) => one.game === wanted)?.seats ?? seats.length;
    setSeats(seatsFor(possible.includes(most) ? most : (possible[0] ?? seats.length), seats.map((one) => (known.includes(one.bot) ? one : { ...one, bot: USUAL_BOT }))));
  };
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
          patience: clock !== "days" && seats.some(isAwaited) ? PATIENCE : 0,
          window: hasWindow ? Number(window) : 0,
          record,
          pack: record === null ? pack : null,
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
              <Picks cards={cards} game={game} choose={choose} />
            </section>
          )}
          {first !== null && knows(`${game}/options`) && <FirstMatch game={game} first={first} />}
          <section>
            <h2>
              <span class="step">{record === null ? 2 : 1}</span> {ui("seats")}
            </h2>
            <SeatsForm seats={seats} setSeats={setSeats} counts={record === null ? counts : null} game={game} bots={bots} strengths={chosen?.strengths ?? []} />
          </section>
          <section>
            <h2>
              <span class="step">{record === null ? 3 : 2}</span> {ui("step-options")}
            </h2>
            <div class="panel rows">
              <Manners clock={clock} setClock={setClock} window={hasWindow ? window : null} setWindow={setWindow} isPublic={isPublic} setPublic={setPublic} />
              {record === null && <PackRow packs={chosen?.packs ?? []} value={pack} set={setPack} />}
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
        <Summary game={game} seats={seats} clock={clock} minutes={card?.minutes} trouble={trouble} busy={busy} open={() => void open()} />
      </main>
    </>
  );
}

/** The games to choose from. */
function Picks({ cards, game, choose }: { cards: readonly ShownGame[]; game: string; choose: (game: string) => void }) {
  return (
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
  );
}

interface MannersProps {
  clock: ClockName;
  setClock: (clock: ClockName) => void;
  /** How long one waits for who may react; null where nobody is hurried. */
  window: WindowName | null;
  setWindow: (window: WindowName) => void;
  isPublic: boolean;
  setPublic: (isPublic: boolean) => void;
}

/** What is the same for every game: clock, waiting, and whether the table is listed. */
function Manners({ clock, setClock, window, setWindow, isPublic, setPublic }: MannersProps) {
  return (
    <>
      <div>
        <span class="what">
          <b>{ui("clock")}</b>
          <small>{ui(`clock-${clock}-note`)}</small>
        </span>
        <Segments
          label={ui("clock")}
          value={clock}
          options={CLOCK_NAMES.map((name) => [name, ui(`clock-${name}`)])}
          set={setClock}
        />
      </div>
      {window !== null && (
        <div>
          <span class="what">
            <b>{ui("window")}</b>
            <small>{ui("window-note", { seconds: Number(window) })}</small>
          </span>
          <Segments label={ui("window")} value={window} options={WINDOWS.map((name) => [name, ui(`window-${name}`)])} set={setWindow} />
        </div>
      )}
      <div>
        <span class="what" id="public-label">
          <b>{ui("public")}</b>
          <small>{ui("public-note")}</small>
        </span>
        <Switch on={isPublic} labelledBy="public-label" set={setPublic} />
      </div>
    </>
  );
}

interface SummaryProps {
  game: string;
  seats: readonly Seat[];
  clock: ClockName;
  minutes: number | undefined;
  trouble: string;
  busy: boolean;
  open: () => void;
}

/** What was chosen so far, and the way to the table. */
function Summary({ game, seats, clock, minutes, trouble, busy, open }: SummaryProps) {
  return (
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
        {minutes !== undefined && (
          <div>
            <dt>{ui("lasts")}</dt>
            <dd>{ui("minutes", { count: minutes })}</dd>
          </div>
        )}
      </dl>
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" class={busy ? "btn primary busy" : "btn primary"} onClick={open}>
        {ui("open-table")}
      </button>
      <p class="small muted">{ui(seats.some(isAwaited) ? "open-waits" : "open-at-once")}</p>
    </aside>
  );
}
