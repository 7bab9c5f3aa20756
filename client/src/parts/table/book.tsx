/** The book beside the board: pages behind tabs. On a phone a sheet over question and hand, opened from the dock. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import type { Stage } from "../../stage/stage";
import type { Viewer } from "../../state/viewer/viewer";
import { narrow } from "../../browser/screen";
import { isStill } from "../../browser/settings";
import { has, learn } from "../../words/words";
import { aimOf, ofGame, titleOf, ui } from "../../words/ui";
import { Chat, isHeard, LastWords, Say } from "../beside/chat";
import { ruleName, ruleOf } from "../question/decision";
import { useScrollSigns } from "../basics/scroll-signs";
import { Icon, type IconName } from "../basics/icons";
import { Log } from "../beside/log";
import { Chairs } from "../beside/seats";
import { TextWithTerms } from "../explain/text-with-terms";

export type Tab = "fight" | "offers" | "log" | "chat" | "analysis" | "rules" | "beside";
export const tab = signal<Tab>("log");
/** On a phone: whether the sheet lies open. */
export const sheetOpen = signal(false);

export interface Page {
  readonly name: Tab;
  readonly label: string;
  /** News on it, counted. */
  readonly news?: number;
  readonly content: ComponentChildren;
}

export function Book({ pages }: { pages: readonly Page[] }) {
  const shown = pages.some(({ name }) => name === tab.value) ? tab.value : (pages[0]?.name ?? "log");
  const book = useRef<HTMLElement>(null);
  useScrollSigns(book, true);
  return (
    <aside ref={book} class={sheetOpen.value ? "t-book open" : "t-book"} aria-label={ui("side")}>
      <div class="t-tabs" role="tablist" aria-label={ui("side")}>
        {pages.map(({ name, label, news = 0 }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={shown === name}
            aria-controls={`page-${name}`}
            tabIndex={shown === name ? 0 : -1}
            onClick={() => (tab.value = name)}
            onKeyDown={(key) => turn(key, pages, shown)}
          >
            {label}
            <News count={news} />
          </button>
        ))}
      </div>
      {narrow.value && (
        <button type="button" class="icon" aria-label={ui("close")} onClick={() => (sheetOpen.value = false)}>
          <Icon name="close" />
        </button>
      )}
      {pages.map(({ name, content }) => (
        <div key={name} class="t-page" id={`page-${name}`} role="tabpanel" aria-labelledby={`tab-${name}`} hidden={shown !== name}>
          {content}
        </div>
      ))}
    </aside>
  );
}

function News({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <b class="n">
      <span class="sr">{ui("new-words")} </span>
      {count}
    </b>
  );
}

function turn(key: KeyboardEvent, pages: readonly Page[], shown: Tab): void {
  const step = key.key === "ArrowRight" ? 1 : key.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const place = pages.findIndex(({ name }) => name === shown);
  openTab(pages[(place + step + pages.length) % pages.length]?.name ?? "log");
}

/** Open the book at a page, and go there. */
export function openTab(name: Tab): void {
  tab.value = name;
  sheetOpen.value = narrow.value;
  requestAnimationFrame(() => document.getElementById(`tab-${name}`)?.focus());
}

/** The pages of a live table. With a question the one that matters opens, and on a phone the sheet gives way; not while somebody reads the chat. */
export function usePages(viewer: Viewer): Page[] {
  const { stage } = viewer;
  const [room, acts] = [viewer.room.value, viewer.acts.value];
  const said = viewer.entries.value.filter((entry) => isHeard(viewer, entry)).length;
  const [seen, setSeen] = useState(said);
  const isRead = tab.value === "chat" && (sheetOpen.value || !narrow.value);
  useEffect(() => {
    if (isRead) setSeen(said);
  }, [isRead, said]);
  const question = acts.asked === null || !viewer.isAsked.value ? null : acts.number;
  useEffect(() => {
    if (question !== null && tab.peek() !== "chat") sheetOpen.value = false;
  }, [question]);
  const fight = stage.fightNow(acts);
  useEffect(() => {
    if (fight !== "" && tab.peek() !== "chat") tab.value = "fight";
  }, [fight]);
  const offer = stage.offersNow(acts);
  useEffect(() => {
    if (offer !== "" && tab.peek() !== "chat") tab.value = "offers";
  }, [offer]);
  return [
    ...(stage.hasFight ? [{ name: "fight" as const, label: ui("tab-fight"), content: stage.fight(room, acts, isStill()) ?? null }] : []),
    ...(stage.hasOffers ? [{ name: "offers" as const, label: ui("tab-offers"), news: stage.offersOpen(acts), content: <Bargains viewer={viewer} /> }] : []),
    { name: "log", label: ui("tab-log"), content: <Log viewer={viewer} /> },
    { name: "chat", label: ui("tab-chat"), news: isRead ? 0 : said - seen, content: <Chat viewer={viewer} /> },
    { name: "rules", label: ui("tab-rules"), content: <Rules stage={stage} now={viewer.asked.value?.ask} /> },
    { name: "beside", label: ofGame(stage.game, "tab-beside", ui("seats")), content: <Beside viewer={viewer} /> },
  ];
}

/** What is bargained, and beside it what is said. */
function Bargains({ viewer }: { viewer: Viewer }) {
  const { stage } = viewer;
  return (
    <>
      {stage.offers(viewer.room.value, viewer.acts.value)}
      <LastWords viewer={viewer} />
      <Say viewer={viewer} />
    </>
  );
}

/** What lies beside the board, one's own figures, and every seat with all that lies open of it. */
function Beside({ viewer }: { viewer: Viewer }) {
  const { stage } = viewer;
  const [room, acts] = [viewer.room.value, viewer.acts.value];
  return (
    <div class="beside" tabIndex={0} role="region" aria-label={ofGame(stage.game, "tab-beside", ui("seats"))}>
      {viewer.seat !== null && stage.hasTray && <div class="own">{stage.self(room, acts)}</div>}
      {stage.aside(room, acts)}
      <Chairs viewer={viewer} />
    </div>
  );
}

/** What wins, and the rules of the questions, that of this moment first. */
export function Rules({ stage, now }: { stage: Stage; now?: string | undefined }) {
  const { game, rules } = stage;
  useEffect(() => {
    void learn(`${game}/rules`);
  }, [game]);
  const asks = [...(now === undefined ? [] : [now]), ...rules.filter((ask) => ask !== now)].filter((ask) => has(`${game}-rule-${ask}`));
  return (
    <div class="rules" tabIndex={0} role="region" aria-label={ui("tab-rules")}>
      <section data-term="aim">
        <h3>{ui("aim")}</h3>
        <p>{aimOf(game)}</p>
      </section>
      <p>
        <a href={`/rules/${game}`}>{ui("rules-of", { game: titleOf(game) })}</a>
      </p>
      {asks.map((ask) => (
        <section key={ask} class={ask === now ? "now" : undefined}>
          <h3>{ruleName(game, ask)}</h3>
          <p>
            <TextWithTerms text={ruleOf(game, ask)} />
          </p>
        </section>
      ))}
    </div>
  );
}

const SIGNS: Readonly<Record<Tab, IconName>> = { fight: "fight", offers: "trade", log: "list", chat: "chat", analysis: "chart", rules: "book", beside: "list" };
const DOCKED: ReadonlySet<Tab> = new Set(["fight", "offers", "log", "chat", "analysis"]);

/** At the lower edge of a phone: the pages, and what one can do besides answering. */
export function Dock({ pages, children }: { pages: readonly Page[]; children?: ComponentChildren }) {
  return (
    <nav class="t-dock" aria-label={ui("side")}>
      {pages.filter(({ name }) => DOCKED.has(name)).map(({ name, label, news = 0 }) => (
        <button
          key={name}
          type="button"
          class="tabber"
          aria-expanded={sheetOpen.value && tab.value === name}
          onClick={() => {
            sheetOpen.value = !(sheetOpen.value && tab.value === name);
            tab.value = name;
          }}
        >
          <Icon name={SIGNS[name]} />
          <span>{label}</span>
          <News count={news} />
        </button>
      ))}
      {children}
    </nav>
  );
}
