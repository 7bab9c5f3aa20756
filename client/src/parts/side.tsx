/** Log, chat and rules, in tabs. */
import { useEffect, useRef, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import type { Line } from "../state/telling";
import type { Viewer } from "../state/viewer";
import { has } from "../words/words";
import { ofGame, ui } from "../words/ui";
import { Chat } from "./chat";
import { ruleName, ruleOf } from "./decision";
import { SeatMark } from "./figure";
import { Rich } from "./rich";
import { narrow } from "../state/screen";

export type Tab = "log" | "chat" | "rules" | "beside";
export const tab = signal<Tab>("log");
/** On small screens the side opens below the board. */
export const sideOpen = signal(false);

export function Side({ viewer, withChat = true }: { viewer: Viewer; withChat?: boolean }) {
  const said = viewer.entries.value.filter((entry) => entry.kind === "said").length;
  const [seen, setSeen] = useState(said);
  const shown = tab.value;
  useEffect(() => {
    if (shown === "chat") setSeen(said);
  }, [shown, said]);
  const tabs: Tab[] = ["log", ...(withChat ? (["chat"] as const) : []), "rules", ...(narrow.value && !viewer.stage.isText ? (["beside"] as const) : [])];
  return (
    <aside class={sideOpen.value ? "side open" : "side"} aria-label={ui("side")}>
      <div class="tabs" role="tablist" aria-label={ui("side")}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={shown === name}
            aria-controls="side-panel"
            tabIndex={shown === name ? 0 : -1}
            onClick={() => (tab.value = name)}
            onKeyDown={(key) => turn(key, tabs)}
          >
            {name === "beside" ? ofGame(viewer.stage.game, "tab-beside", ui("board")) : ui(`tab-${name}`)}
            {name === "chat" && said > seen && <span class="dot" title={ui("new-words")} />}
          </button>
        ))}
      </div>
      <div class="sidepanel" id="side-panel" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {shown === "log" && <Log viewer={viewer} />}
        {shown === "chat" && <Chat viewer={viewer} />}
        {shown === "rules" && <Rules viewer={viewer} />}
        {shown === "beside" && <div class="log col">{viewer.stage.aside(viewer.room.value, viewer.acts.value)}</div>}
      </div>
    </aside>
  );
}

function turn(key: KeyboardEvent, tabs: Tab[]): void {
  const step = key.key === "ArrowRight" ? 1 : key.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const next = tabs[(tabs.indexOf(tab.value) + step + tabs.length) % tabs.length] ?? "log";
  tab.value = next;
  document.getElementById(`tab-${next}`)?.focus();
}

interface Group {
  readonly heading: string;
  readonly lines: Line[];
}

/** Lines by round, the newest round first, in order within a round. */
export function grouped(lines: readonly Line[], opening: string): Group[] {
  const groups: Group[] = [{ heading: opening, lines: [] }];
  for (const line of lines) {
    if (line.heading) groups.push({ heading: line.text, lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups.filter((group) => group.lines.length > 0).reverse();
}

export function Log({ viewer, current = null }: { viewer: Viewer; current?: number | null }) {
  const lines = viewer.telling.lines.value;
  return <LogLines lines={lines} now={current ?? lines.at(-1)?.event ?? -1} name={(sign) => viewer.stage.signName(sign)} />;
}

interface LogLinesProps {
  lines: readonly Line[];
  now: number;
  name: Parameters<typeof Rich>[0]["name"];
  onPick?: (event: number) => void;
}

export function LogLines({ lines, now, name }: LogLinesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = box.current?.querySelector(".now");
    if (line instanceof HTMLElement && box.current !== null) {
      const top = line.offsetTop - box.current.offsetTop;
      const { scrollTop, clientHeight } = box.current;
      if (top < scrollTop || top > scrollTop + clientHeight - 60) box.current.scrollTop = top - clientHeight / 2;
    }
  }, [now]);
  if (lines.length === 0) return <p class="log muted">{ui("nothing-yet")}</p>;
  return (
    <div class="log" ref={box} tabIndex={0} role="region" aria-label={ui("tab-log")}>
      {grouped(lines, ui("opening")).map((group) => (
        <section key={`${group.heading}-${group.lines[0]?.event}`}>
          <h3>{group.heading}</h3>
          <ul>
            {group.lines.map((line, place) => (
              <li key={`${line.event}-${place}`} class={line.event === now ? "now" : undefined}>
                {line.seat !== null && <SeatMark seat={line.seat} class="m" />}
                <Rich text={line.text} name={name} seat={line.seat} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Rules({ viewer }: { viewer: Viewer }) {
  const { game } = viewer.stage;
  const now = viewer.asked.value?.ask;
  const asks = [...(now === undefined ? [] : [now]), ...viewer.stage.rules.filter((ask) => ask !== now)].filter((ask) => has(`${game}-rule-${ask}`));
  return (
    <div class="log rules" tabIndex={0} role="region" aria-label={ui("tab-rules")}>
      {asks.map((ask) => (
        <section key={ask} class={ask === now ? "now" : undefined}>
          <h3>{ruleName(game, ask)}</h3>
          <p>{ruleOf(game, ask)}</p>
        </section>
      ))}
    </div>
  );
}
