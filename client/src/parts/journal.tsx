/** The journal of a campaign: it writes itself from the events that the game declares for it, in the reader's language; one's own notes stand beside. */
import { useEffect, useState } from "preact/hooks";
import { openStage } from "../games/shelf";
import { addNote, dropNote, LONGEST_NOTE, type Note, notes } from "../state/notes";
import { seatName } from "../state/names";
import { settings } from "../state/settings";
import { http } from "../wire/http";
import type { TableInfo } from "../wire/types";
import { ui } from "../words/ui";
import "../look/journal.css";

/** So many matches are told at once; those before on demand. */
const AT_ONCE = 5;

/** What the journal keeps of a match, in sentences. */
async function told(table: TableInfo): Promise<string[]> {
  const source = { kind: "table", id: table.id } as const;
  const [printed, { steps }] = await Promise.all([http.content(source), http.story(table.id)]);
  const stage = await openStage(table.game, printed);
  const room = { names: table.seats.map(seatName), you: null };
  stage.reset(table.seats.length);
  return steps.flatMap((step) => {
    const lines = step.events.flatMap((event) => {
      const said = stage.play(event, room);
      return stage.isJournal(event[0]) ? said.map(({ text }) => text) : [];
    });
    stage.settle(step);
    return lines;
  });
}

export function Journal({ tables }: { tables: readonly TableInfo[] }) {
  const begun = tables.filter(({ state }) => state === "over" || state === "playing");
  const [shown, setShown] = useState(AT_ONCE);
  const campaign = tables[0]?.id ?? "";
  const own = notes.value[campaign] ?? [];
  const first = Math.max(0, begun.length - shown);
  return (
    <section class="panel pad journal" aria-labelledby="journal">
      <h2 id="journal">{ui("journal")}</h2>
      {first > 0 && (
        <button type="button" class="btn sm" onClick={() => setShown(shown + AT_ONCE)}>
          {ui("journal-earlier", { count: first })}
        </button>
      )}
      <ol>
        {begun.slice(first).map((table, place) => {
          const match = first + place + 1;
          return <Chapter key={table.id} table={table} match={match} notes={own.filter((note) => note.match === match)} drop={(note) => dropNote(campaign, note)} />;
        })}
      </ol>
      <Write add={(text) => addNote(campaign, begun.length, text)} />
    </section>
  );
}

function Chapter({ table, match, notes: own, drop }: { table: TableInfo; match: number; notes: readonly Note[]; drop: (note: Note) => void }) {
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let live = true;
    told(table).then(
      (found) => live && setLines(found),
      () => live && setLines([]),
    );
    return () => {
      live = false;
    };
  }, [table.id, table.answers, language]);
  return (
    <li>
      <h3>{ui("campaign-match", { number: match })}</h3>
      {lines === null ? <p class="muted">{ui("opening-page")}</p> : lines.map((line, place) => <p key={place}>{line}</p>)}
      {own.map((note, place) => (
        <p key={place} class="own-note">
          <span>{note.text}</span>
          <button type="button" class="btn sm" aria-label={ui("journal-drop", { note: note.text })} onClick={() => drop(note)}>
            ×
          </button>
        </p>
      ))}
    </li>
  );
}

function Write({ add }: { add: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        add(text);
        setText("");
      }}
    >
      <input
        class="inp"
        value={text}
        maxLength={LONGEST_NOTE}
        aria-label={ui("journal-note")}
        placeholder={ui("journal-note")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {ui("journal-add")}
      </button>
      <small class="muted">{ui("journal-kept")}</small>
    </form>
  );
}
