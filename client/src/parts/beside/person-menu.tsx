/** Not to read somebody, not to meet him, to tell the owner of him, to send him away. */
import { useState } from "preact/hooks";
import { isMuted, mute } from "../../state/guest/muted";
import { settings } from "../../browser/settings";
import { http } from "../../wire/http";
import { ui, worded } from "../../words/ui";
import { Dialog } from "../basics/dialog";
import { Switch } from "../basics/fields";
import { type Person, person } from "./person-name";
import "../../look/person.css";

const LONGEST = 1000;

export function PersonMenu({ of: { viewer, seat, name, from } }: { of: Person }) {
  const [trouble, setTrouble] = useState("");
  const table = viewer.table.value;
  const { blocked } = viewer.manners.value;
  const close = (): void => {
    person.value = null;
    from.focus();
  };
  const isBlocked = blocked.includes(seat);
  const attempt = async (what: () => Promise<unknown>): Promise<boolean> => {
    try {
      await what();
      setTrouble("");
      return true;
    } catch (failed) {
      setTrouble(worded(failed));
      return false;
    }
  };
  const block = async (on: boolean): Promise<void> => {
    if (!(await attempt(() => http.block(viewer.id, seat, on)))) return;
    const others = blocked.filter((one) => one !== seat);
    viewer.manners.value = { ...viewer.manners.value, blocked: on ? [...others, seat] : others };
  };
  const isGuest = table?.seats.some((one) => one.mine) === true;
  const isKept = table?.seats[seat]?.kept === true;
  const mayKick = table?.host === true && !isKept && (table.state === "gathering" || table.state === "playing");
  return (
    <Dialog label={name} close={close}>
      <h2>{name}</h2>
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
      <div class="rows people">
        {settings.value.chat && <Choice id="person-mute" words="mute" name={name} on={isMuted(viewer.id, seat)} set={(on) => mute(viewer.id, seat, on)} />}
        {isGuest && <Choice id="person-block" words="block" name={name} on={isBlocked} set={(on) => void block(on)} />}
      </div>
      {isGuest && <Report name={name} send={(text) => attempt(() => http.report(viewer.id, seat, text))} />}
      {mayKick && <Kick name={name} isPlaying={table.state === "playing"} kick={() => void attempt(() => http.kick(viewer.id, seat)).then((done) => done && close())} />}
    </Dialog>
  );
}

function Choice({ id, words, name, on, set }: { id: string; words: string; name: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <div>
      <span class="what" id={id}>
        <b>{ui(words, { name })}</b>
        <small>{ui(`${words}-note`, { name })}</small>
      </span>
      <span class="how">
        <Switch on={on} labelledBy={id} set={set} />
      </span>
    </div>
  );
}

/** In one's own words; the owner also reads the last that was said at the table. */
function Report({ name, send }: { name: string; send: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState("");
  const [isSent, setSent] = useState(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== "" && (await send(text.trim()))) setSent(true);
  };
  if (isSent) {
    return (
      <p class="note" role="status">
        {ui("report-sent")}
      </p>
    );
  }
  return (
    <form class="col report" onSubmit={(event) => void submit(event)}>
      <label for="report">
        <b>{ui("report", { name })}</b>
      </label>
      <span class="small muted">{ui("report-note")}</span>
      <textarea id="report" class="inp" rows={3} maxLength={LONGEST} required value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="submit" class="btn">
        {ui("report-send")}
      </button>
    </form>
  );
}

/** Asked once more, because nobody comes back from there. */
function Kick({ name, isPlaying, kick }: { name: string; isPlaying: boolean; kick: () => void }) {
  const [sure, setSure] = useState(false);
  return (
    <div class="row wrap">
      <button type="button" class="btn" aria-expanded={sure} onClick={() => setSure(!sure)}>
        {ui("kick", { name })}
      </button>
      <span class="small muted grow">{ui(isPlaying ? "kick-note-playing" : "kick-note")}</span>
      {sure && (
        <button type="button" class="btn primary" onClick={kick}>
          {ui("kick-sure")}
        </button>
      )}
    </div>
  );
}
