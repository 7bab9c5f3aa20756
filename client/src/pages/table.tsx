/** A table: gathering, playing or over. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { effect } from "@preact/signals";
import { Book, openTab, sheetOpen, usePages } from "../parts/table/book";
import { Cover } from "../parts/table/cover";
import { Decision, Strip } from "../parts/question/decision";
import { explainAim, explainAt } from "../parts/explain/explain";
import { Frame, FrameTop } from "../parts/table/frame";
import { Icon } from "../parts/basics/icons";
import { Confirmation } from "../parts/question/interjections";
import { later, Nothing } from "../parts/basics/fetched-later";
import { Rail, ViewerDock } from "../parts/table/rail";
import { Result } from "../parts/result/result";
import { Skeleton } from "../parts/shell/skeleton";
import { SettingsLink, ThemeButton } from "../parts/shell/top-bar";
import { firstTable } from "../state/guest/first-matches";
import { ZOOM_KEYS } from "../board/zoom";
import { Viewers } from "../state/viewer/viewers";
import { closeMenus } from "../browser/menus";
import { pathOf } from "../browser/root";
import { rename } from "../state/app/route";
import { narrow } from "../browser/screen";
import { isStill, settings } from "../browser/settings";
import { entitle } from "../state/app/my-turns";
import type { Viewer } from "../state/viewer/viewer";
import { Refusal } from "../wire/http";
import { titleOf, ui } from "../words/ui";
import { spoken } from "../words/words";
import { Closed, Trouble } from "./trouble";

/** Who plays against bots never waits at the gate. */
const Lobby = later(async () => (await import("./lobby")).Lobby);
const TableMenu = later(async () => (await import("../parts/table/table-menu")).TableMenu, Nothing);
const KeyList = later(async () => (await import("../parts/shell/key-list")).KeyList, Nothing);

const NOT_YOUR_SEAT = 4403;

/** Sent away, or gone along to another browser. */
function seatLost(): Refusal {
  return new Refusal({ code: "seat-lost", sentence: "this seat is not yours any more", facts: {} }, 403);
}

/** The token of a seat link, taken out of the address at once. */
function takeToken(): string | null {
  const found = /^#seat=([\w-]+)$/.exec(location.hash);
  if (found === null) return null;
  rename((pathOf(location.pathname) ?? "/") + location.search);
  return found[1] ?? null;
}

export function TablePage({ id }: { id: string }) {
  const token = useMemo(takeToken, [id]);
  const [invited, setInvited] = useState(token);
  const viewers = useMemo(() => new Viewers(id), [id]);
  useEffect(() => {
    void viewers.open();
    return () => viewers.end();
  }, [viewers]);
  useEffect(() => retell(viewers), [viewers]);
  useEffect(() => coverWhenHidden(viewers), [viewers]);
  const viewer = viewers.active.value;
  if (viewers.trouble.value !== null) return <Trouble trouble={viewers.trouble.value} />;
  const table = viewer?.table.value ?? null;
  if (viewer === null || table === null) return <Opening />;
  if (table.state === "closed") return <Closed />;
  if (viewer.state.value === "closed") return <Trouble trouble={viewer.closeCode === NOT_YOUR_SEAT ? seatLost() : null} />;
  if (invited !== null || table.state === "gathering") {
    return <Lobby viewers={viewers} viewer={viewer} token={invited} seated={() => setInvited(null)} />;
  }
  if (viewers.covered.value) return <Cover viewer={viewer} lift={() => (viewers.shown.value = viewer.seat)} />;
  return <Playing viewer={viewer} />;
}

/** A screen that sleeps or is put away is covered again. */
function coverWhenHidden(viewers: Viewers): () => void {
  const onChange = (): void => {
    if (document.visibilityState === "hidden") viewers.hide();
  };
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Another language, once its words are there: everything is told anew. */
function retell(viewers: Viewers): () => void {
  let told = spoken.peek();
  return effect(() => {
    if (spoken.value === told) return;
    told = spoken.value;
    for (const viewer of viewers.all.peek()) viewer.telling.again();
  });
}

function Opening() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main>
      <h1 class="sr">{ui("opening-table")}</h1>
      <Skeleton />
      <p class={late ? "note waits" : "sr"} role="status">
        {late ? ui("still-opening") : ui("opening-table")} {late && <a href="/">{ui("to-home")}</a>}
      </p>
    </main>
  );
}

function Playing({ viewer }: { viewer: Viewer }) {
  const [asText, setAsText] = useState(false);
  const [help, setHelp] = useState(false);
  const [inviting, setInviting] = useState(false);
  useEffect(() => shortcuts(viewer, () => setAsText((text) => !text), () => setHelp(true)), [viewer]);
  useEffect(() => pointOut(viewer), [viewer]);
  useEffect(() => explainAt(viewer.stage, () => viewer.room.value, () => viewer.acts.value), [viewer]);
  const pages = usePages(viewer);
  const { stage } = viewer;
  const [room, acts] = [viewer.room.value, viewer.acts.value];
  const isOver = viewer.position.value?.over === true && viewer.telling.behind.value === 0;
  useEffect(() => entitle(title(viewer), viewer.isAsked.value && viewer.asked.value !== null ? viewer.id : null));
  return (
    <Frame
      game={stage.game}
      ratio={stage.ratio}
      zooms={stage.zooms}
      question={acts.asked === null ? null : acts.number}
      onPointerDown={(event) => catchUpByTouch(viewer, event.target)}
      top={<TableTop viewer={viewer} asText={asText} toggleText={() => setAsText(!asText)} invite={() => setInviting(true)} help={() => setHelp(true)} />}
      ask={
        <>
          {isOver ? <Result viewer={viewer} /> : <Decision viewer={viewer} />}
          <Strip viewer={viewer} />
        </>
      }
      book={<Book pages={pages} />}
      board={asText ? stage.places(room, acts) : stage.board(room, acts, isStill())}
      tray={stage.hasTray && viewer.seat !== null ? { self: stage.self(room, acts), hand: stage.hand(room, acts) } : null}
      seats={<Rail viewer={viewer} />}
      dock={narrow.value && <ViewerDock viewer={viewer} pages={pages} />}
    >
      <Confirmation viewer={viewer} />
      {help && <KeyList close={() => setHelp(false)} />}
      {inviting && <TableMenu viewer={viewer} asText={asText} toggleText={() => setAsText(!asText)} close={() => setInviting(false)} />}
    </Frame>
  );
}

/** At somebody's first table: where a hint is to be had, under the first question. */
function pointOut(viewer: Viewer): () => void {
  return effect(() => {
    if (viewer.asked.value === null || firstTable.peek() !== viewer.id || !viewer.mayHint.value) return;
    firstTable.value = null;
    viewer.note.value = { kind: "hint", text: ui("first-hint", { hint: ui(narrow.peek() ? "hinted" : "hint") }) };
  });
}

function title(viewer: Viewer): string {
  const name = titleOf(viewer.stage.game);
  return viewer.asked.value === null || !viewer.isAsked.value ? `${name} · Harena` : `${ui("your-turn")} · ${name}`;
}

/** The parts of the table that answer when they are touched. */
const ANSWERING = ".t-ask, .t-board, .t-hand, .t-self";

/** Come to the present; whether there was anything left to tell. */
function catchUp(viewer: Viewer): boolean {
  const isBehind = viewer.telling.behind.peek() > 0;
  if (isBehind) viewer.telling.skip();
  return isBehind;
}

/** A touch anywhere brings the reader to the present; where it might answer it does nothing else, because he has not read that yet. */
export function catchUpByTouch(viewer: Viewer, target: EventTarget | null): void {
  if (!catchUp(viewer) || !(target instanceof Element) || target.closest(ANSWERING) === null) return;
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  const release = (): void => removeEventListener("click", swallow, { capture: true });
  for (const next of ["pointerdown", "keydown", "pointercancel"]) addEventListener(next, release, { capture: true, once: true });
}

/** Keys that work anywhere on the table, except while writing. */
export function shortcuts(viewer: Viewer, toggleText: () => void, showKeys: () => void): () => void {
  const onKey = (key: KeyboardEvent): void => {
    if (key.ctrlKey || key.metaKey || key.altKey) return;
    const target = key.target instanceof Element ? key.target : null;
    if (target?.closest("input, textarea, select, dialog") != null) return;
    if (key.key === "Escape" && closeMenus()) return;
    if (key.key === "Escape" && sheetOpen.value) {
      sheetOpen.value = false;
      return;
    }
    if (key.key === "Escape") {
      if (!catchUp(viewer) && !pressBack()) viewer.back();
      return;
    }
    if (key.key === "Enter") {
      if (target?.closest("button, a, .arena, [role=tab], summary") != null) return;
      if (!catchUp(viewer) && !key.repeat && !pressMain()) leadOn(viewer, key);
      return;
    }
    if (!settings.value.keys) return;
    const act = actions[key.key.toLowerCase()];
    if (act === undefined) return;
    key.preventDefault();
    act();
  };
  const actions: Record<string, () => void> = {
    " ": () => void catchUp(viewer),
    d: () => document.getElementById("decision")?.focus(),
    b: () => document.querySelector<SVGElement>('.t-board [tabindex="0"]')?.focus(),
    t: toggleText,
    g: () => openTab("log"),
    c: () => openTab("chat"),
    r: () => openTab("rules"),
    u: () => viewer.undo(),
    w: () => viewer.hint(),
    a: explainAim,
    ...(viewer.stage.zooms && ZOOM_KEYS),
    "?": showKeys,
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

const FIRST_ANSWER = ".t-ask :is(.choice, .thing):not([aria-disabled=true])";
const FIRST_PLACE = '.t-board [tabindex="0"]';
/** A space of the board that is an answer. */
const LIT = ".t-board .cell.legal";

/** Back to what was to be chosen before, where that is offered. What had the focus beside the board goes with it: where one chooses on the board, it goes there. */
function pressBack(): boolean {
  const back = document.querySelector<HTMLButtonElement>(".t-ask [data-back]");
  if (back !== null && document.activeElement?.closest(".t-ask") != null && document.querySelector(LIT) !== null) document.querySelector<SVGElement>(FIRST_PLACE)?.focus();
  back?.click();
  return back !== null;
}

/** What is put forward, if anything is. */
function pressMain(): boolean {
  const main = document.querySelector<HTMLButtonElement>(".t-ask :is(.choice.lead, .btn.primary)");
  main?.click();
  return main !== null;
}

/** Nothing is put forward: Enter goes to where the board is lit, or else to the first answer, and says how one goes on. */
function leadOn(viewer: Viewer, key: KeyboardEvent): void {
  if (viewer.asked.peek() === null || !viewer.isAsked.peek()) return;
  const lit = document.querySelector<SVGElement>(`${LIT}[tabindex="0"]`) ?? document.querySelector<SVGElement>(LIT);
  const answer = lit === null ? document.querySelector<HTMLElement>(FIRST_ANSWER) : null;
  (lit ?? answer ?? document.querySelector<SVGElement>(FIRST_PLACE))?.focus();
  viewer.note.value = { kind: "tip", text: ui("nothing-forward", { where: answer === null ? "board" : "answers" }) };
  // Else the same key would press what it has just reached.
  key.preventDefault();
}

interface TableTopProps {
  viewer: Viewer;
  asText: boolean;
  toggleText: () => void;
  invite: () => void;
  help: () => void;
}

function TableTop({ viewer, asText, toggleText, invite, help }: TableTopProps) {
  const table = viewer.table.value;
  const { watching } = viewer.here.value;
  const isLive = viewer.state.value === "live";
  const { stage } = viewer;
  const more = [ui("seats-count", { count: table?.seats.length ?? 0 }), watching > 0 ? ui("watching", { count: watching }) : ""];
  return (
    <FrameTop game={stage.game} where={stage.where()} more={more.filter(Boolean).join(" · ")} phases={stage.phases(viewer.asked.value)}>
      <span class={isLive ? "net" : "net lost"}>
        <i />
        <span class="sr">{ui(isLive ? "connected" : "not-connected")}</span>
      </span>
      <button type="button" class="icon deskly" aria-pressed={asText} aria-label={ui("as-text")} data-tip onClick={toggleText}>
        <Icon name="text" />
      </button>
      {table?.state === "playing" && (
        <button type="button" class="icon" aria-label={ui("table-menu")} data-tip onClick={invite}>
          <Icon name="share" />
        </button>
      )}
      <button type="button" class="icon deskly" aria-label={ui("keys")} data-tip onClick={help}>
        <Icon name="keys" />
      </button>
      <ThemeButton class="deskly" />
      <SettingsLink />
    </FrameTop>
  );
}
