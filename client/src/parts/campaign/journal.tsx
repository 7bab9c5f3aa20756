/** The journal of a campaign: it writes itself from the events that the game declares for it, in the reader's language; one's own notes, which the server keeps, stand beside. */
import { useEffect, useState } from "preact/hooks";
import { openStage } from "../../stage/shelf";
import { saveText } from "../../browser/files";
import { numberIn } from "../../state/table/campaign";
import { seatNames } from "../../state/table/seat-names";
import { settings } from "../../browser/settings";
import { http } from "../../wire/http";
import type { TableInfo } from "../../wire/types";
import { ui, worded } from "../../words/ui";
import "../../look/journal.css";

/** So many matches are told at once; those before on demand. */
const AT_ONCE = 5;
const LONGEST_NOTE = 500;

/** What one has written beside each match, by its table. */
type Notes = Readonly<Record<string, readonly string[]>>;

/** What the journal keeps of a match, in sentences. */
async function told(table: TableInfo): Promise<string[]> {
  const source = { kind: "table", id: table.id } as const;
  const [printed, { steps }] = await Promise.all([http.content(source), http.story(table.id)]);
  const stage = await openStage(table.game, printed);
  const room = { names: seatNames(table.seats), you: null };
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
  const [notes, setNotes] = useState<Notes>({});
  const [trouble, setTrouble] = useState("");
  const campaign = tables[0]?.id ?? "";
  const sits = tables.some(({ seats }) => seats.some(({ mine }) => mine));
  const attempt = (what: Promise<void>): void => void what.then(() => setTrouble("")).catch((failed: unknown) => setTrouble(worded(failed)));
  useEffect(() => {
    if (sits) attempt(http.notes(campaign).then(setNotes));
  }, [campaign, sits]);
  const write = (table: string, lines: readonly string[]): void =>
    attempt(http.writeNotes(table, lines).then((written) => setNotes((before) => ({ ...before, [table]: written.lines }))));
  const save = async (): Promise<void> => {
    // One after the other: a campaign may have hundreds of matches, and each is read from the server.
    const chapters: string[][] = [];
    for (const table of begun) chapters.push(await told(table));
    const lines = begun.flatMap((table, place) => {
      const own = (notes[table.id] ?? []).map((note) => `– ${note}`);
      return [ui("campaign-match", { number: numberIn(table, place) }), ...(chapters[place] ?? []), ...own, ""];
    });
    saveText("harena-journal.txt", lines);
  };
  const first = Math.max(0, begun.length - shown);
  const last = begun.findLast(({ seats }) => seats.some(({ mine }) => mine));
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
          const own = notes[table.id] ?? [];
          const drop = (dropped: number): void => write(table.id, own.filter((_, one) => one !== dropped));
          return <Chapter key={table.id} table={table} match={numberIn(table, first + place)} notes={own} drop={drop} />;
        })}
      </ol>
      {last !== undefined && <Write add={(text) => write(last.id, [...(notes[last.id] ?? []), text])} />}
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" class="btn sm" onClick={() => attempt(save())}>
        {ui("journal-save")}
      </button>
    </section>
  );
}

function Chapter({ table, match, notes, drop }: { table: TableInfo; match: number; notes: readonly string[]; drop: (place: number) => void }) {
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
      {notes.map((note, place) => (
        <p key={place} class="own-note">
          <span>{note}</span>
          <button type="button" class="btn sm" aria-label={ui("journal-drop", { note })} onClick={() => drop(place)}>
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
        if (text.trim() !== "") add(text);
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
