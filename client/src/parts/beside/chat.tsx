/** Words between the seats. Whoever watches reads along. */
import { useState } from "preact/hooks";
import { isMuted } from "../../state/guest/muted";
import { settings } from "../../browser/settings";
import type { Viewer } from "../../state/viewer/viewer";
import type { Entry } from "../../wire/types";
import { ui } from "../../words/ui";
import { has } from "../../words/words";
import { SeatMark } from "../basics/figure";
import { PersonName } from "./person-name";

const LONGEST = 300;

/** What happened at the table, besides the match itself. */
function entryText(entry: Entry, names: readonly string[]): string {
  const name = (entry.seat === null ? entry.name : names[entry.seat]) ?? entry.name ?? "";
  const key = `entry-${entry.kind}`;
  return has(`browser-${key}`) ? ui(key, { name, why: entry.why ?? "none" }) : "";
}

/** Whether there is no chat: on this server, or for this reader. */
function isOff(viewer: Viewer): boolean {
  return !viewer.manners.value.chat || !settings.value.chat;
}

/** Whether these words are shown: not those of who is blocked or muted. */
export function isHeard(viewer: Viewer, entry: Entry): boolean {
  return entry.kind === "said" && entry.text !== "" && !isMuted(viewer.id, entry.seat) && !viewer.manners.value.blocked.includes(entry.seat ?? -1);
}

export function Chat({ viewer }: { viewer: Viewer }) {
  const { names } = viewer.room.value;
  const seats = viewer.table.value?.seats ?? [];
  const shown = viewer.entries.value.filter((entry) => (entry.kind === "said" ? isHeard(viewer, entry) : entryText(entry, names) !== ""));
  return (
    <>
      <ul class="chat" tabIndex={0} aria-label={ui("tab-chat")}>
        {shown.length === 0 && <li class="muted">{ui("no-words-yet")}</li>}
        {shown.map((entry) => (
          <li key={entry.seq} class={entry.kind === "said" ? undefined : "muted small"}>
            {entry.seat !== null && <SeatMark seat={entry.seat} class="fig" />}{" "}
            {entry.kind === "said" ? (
              <>
                <b>
                  <PersonName viewer={viewer} seat={seats[entry.seat ?? 0]} name={names[entry.seat ?? 0] ?? entry.name ?? ""} />
                </b> {entry.text}
              </>
            ) : (
              entryText(entry, names)
            )}
          </li>
        ))}
      </ul>
      {isOff(viewer) && <p class="small muted">{ui(viewer.manners.value.chat ? "chat-off" : "refused-chat-off")}</p>}
      <Say viewer={viewer} />
    </>
  );
}

const FEW = 3;

/** The last words, where something else is shown besides. */
export function LastWords({ viewer }: { viewer: Viewer }) {
  const { names } = viewer.room.value;
  const said = viewer.entries.value.filter((entry) => isHeard(viewer, entry)).slice(-FEW);
  return said.length === 0 ? null : (
    <ul class="chat last" aria-label={ui("tab-chat")}>
      {said.map((entry) => (
        <li key={entry.seq}>
          {entry.seat !== null && <SeatMark seat={entry.seat} class="fig" />} <b>{names[entry.seat ?? 0] ?? entry.name}</b> {entry.text}
        </li>
      ))}
    </ul>
  );
}

/** A line to say something. */
export function Say({ viewer }: { viewer: Viewer }) {
  const [text, setText] = useState("");
  if (viewer.seat === null || isOff(viewer)) return null;
  const send = (event: Event): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === "") return;
    viewer.say(words);
    setText("");
  };
  return (
    <form class="say" onSubmit={send}>
      <input
        class="inp"
        value={text}
        maxLength={LONGEST}
        aria-label={ui("say-something")}
        placeholder={ui("say-something")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {ui("send")}
      </button>
    </form>
  );
}
