/** From the step that is shown, a table of one's own. */
import { useState } from "preact/hooks";
import { go } from "../../state/app/route";
import { http, type Source } from "../../wire/http";
import { ui, worded } from "../../words/ui";
import { Dialog } from "../basics/dialog";
import { SeatMark } from "../basics/figure";

interface PlayOnProps {
  source: Source;
  step: number;
  names: readonly string[];
  /** Who is asked at this step comes first. */
  first: number;
}

export function PlayOn(props: PlayOnProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn sm" onClick={() => setOpen(true)}>
        {ui("play-on")}
      </button>
      {isOpen && (
        <Dialog label={ui("play-on")} close={() => setOpen(false)}>
          <Seats {...props} />
        </Dialog>
      )}
    </>
  );
}

/** On which seat; the others are for bots. */
function Seats({ source, step, names, first }: PlayOnProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const begin = async (seat: number): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const made = await http.exercise(source, step, seat);
      go(`/t/${made.table.id}`);
    } catch (failed) {
      setTrouble(worded(failed));
      setBusy(false);
    }
  };
  return (
    <div class="col" aria-busy={busy}>
      <h2>{ui("play-on")}</h2>
      <p>{ui("play-on-note")}</p>
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
      <div class="row wrap">
        {names.map((name, seat) => (
          <button key={seat} type="button" class={seat === first ? "btn primary" : "btn"} onClick={() => void begin(seat)}>
            <SeatMark seat={seat} class="fig" />
            {ui("play-on-as", { name })}
          </button>
        ))}
      </div>
    </div>
  );
}
