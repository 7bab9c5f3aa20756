/** What has been told: the log by rounds, and the last of it. */
import { useEffect, useRef } from "preact/hooks";
import type { Line } from "../../state/viewer/telling";
import type { Viewer } from "../../state/viewer/viewer";
import type { Signs } from "../../words/signs";
import { ui } from "../../words/ui";
import { SeatMark } from "../basics/figure";
import { Rich } from "../explain/rich-text";

interface Group {
  readonly heading: string;
  readonly lines: Line[];
}

/** Lines by round, the newest first: rounds, and lines within a round, as in what has just happened. */
export function grouped(lines: readonly Line[], opening: string): Group[] {
  const groups: Group[] = [{ heading: opening, lines: [] }];
  for (const line of lines) {
    if (line.heading) groups.unshift({ heading: line.text, lines: [] });
    else groups[0]?.lines.unshift(line);
  }
  return groups.filter((group) => group.lines.length > 0);
}

export function Log({ viewer }: { viewer: Viewer }) {
  const lines = viewer.telling.lines.value;
  return <LogLines lines={lines} signs={viewer.stage.picture} />;
}

interface LogLinesProps {
  lines: readonly Line[];
  signs: Signs;
}

export function LogLines({ lines, signs }: LogLinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const now = lines.at(-1)?.event ?? -1;
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
              <li key={`${line.event}-${place}`} class={line.event === now ? "now" : undefined} data-term={line.term}>
                {line.seat !== null && <SeatMark seat={line.seat} class="m" />}
                <Rich text={line.text} signs={signs} seat={line.seat} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const MOST_RECENT = 8;

/** The last that happened, the newest first; whose turn it is stands elsewhere, and would crowd it out. */
export function recent(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.heading !== true && line.isOrder !== true).slice(-MOST_RECENT).reverse();
}

/** For eyes that rest on the rail; ears have heard them, and the log has them all. */
export function Recent({ lines, signs }: LogLinesProps) {
  const last = recent(lines);
  return (
    <div class="recent" aria-hidden="true">
      {last.length > 0 && <h3>{ui("just-now")}</h3>}
      <ul>
        {last.map((line) => (
          <li key={`${line.event}-${line.text}`} data-term={line.term}>
            {line.seat !== null && <SeatMark seat={line.seat} class="" />}
            <span>
              <Rich text={line.text} signs={signs} seat={line.seat} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
