/** From the step that is shown, a table of one's own. */
import { useState } from "preact/hooks";
import { go } from "../state/route";
import { http, Refusal, type Source } from "../wire/http";
import { refusal, ui } from "../words/ui";
import { SeatMark } from "./figure";

interface PlayOnProps {
  source: Source;
  step: number;
  names: readonly string[];
  /** Who is asked at this step comes first. */
  first: number;
}

export function PlayOn({ source, step, names, first }: PlayOnProps) {
  const [seat, setSeat] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const chosen = seat ?? first;
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const made = await http.exercise(source, step, chosen);
      go(`/t/${made.table.id}`);
    } catch (failed) {
      setTrouble(failed instanceof Refusal ? refusal(failed.problem.code, failed.problem.facts, failed.problem.sentence) : String(failed));
      setBusy(false);
    }
  };
  return (
    <section class="col playon" aria-label={ui("play-on")}>
      <span class="caps">{ui("play-on")}</span>
      <p class="small muted">{ui("play-on-note")}</p>
      <div class="row wrap">
        <SeatMark seat={chosen} />
        <select class="inp" aria-label={ui("play-on")} value={chosen} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {names.map((name, place) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" class={busy ? "btn sm busy" : "btn sm"} onClick={() => busy || void begin()}>
          {ui("play-on-as", { name: names[chosen] ?? "" })}
        </button>
      </div>
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
