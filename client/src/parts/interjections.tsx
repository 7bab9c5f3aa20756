/** What a seat may do out of turn: a menu beside the question, there also while others decide. */
import { useState } from "preact/hooks";
import { INTERJECT } from "../games/scene";
import type { Viewer } from "../state/viewer";
import type { Option } from "../wire/types";
import { ui } from "../words/ui";
import { Icon } from "./icons";

interface Offer {
  readonly option: Option;
  readonly index: number;
}

export function Interjections({ viewer }: { viewer: Viewer }) {
  const [chosen, setChosen] = useState<Offer | null>(null);
  const room = viewer.room.value;
  const offers = (viewer.asked.value?.options ?? []).map((option, index) => ({ option, index })).filter(({ option }) => option.ask === INTERJECT);
  if (!viewer.stage.hasInterjections) return null;
  if (offers.length === 0) {
    return (
      <button type="button" class="btn foot" aria-disabled={true}>
        <Icon name="clock" />
        <span>{ui("any-time")}</span>
      </button>
    );
  }
  const name = ({ option }: Offer): { title: string; note?: string } => viewer.stage.option(option, room, null);
  const isStill = chosen !== null && offers.some((offer) => offer.index === chosen.index && offer.option.id === chosen.option.id);
  return (
    <>
      <details class="menu" data-interject>
        <summary class="btn foot">
          <Icon name="clock" />
          <span>{ui("any-time")}</span>
          <b class="n">{offers.length}</b>
        </summary>
        <ul class="panel">
          {offers.map((offer) => (
            <li key={offer.option.id}>
              <button type="button" class="btn quiet" onClick={() => setChosen(offer)}>
                <span>
                  {name(offer).title}
                  {name(offer).note !== undefined && <small>{name(offer).note}</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      {isStill && chosen !== null && (
        <Sure
          text={name(chosen).title}
          note={name(chosen).note ?? ""}
          no={() => setChosen(null)}
          yes={() => {
            setChosen(null);
            viewer.answer(chosen.index);
          }}
        />
      )}
    </>
  );
}

interface SureProps {
  text: string;
  note: string;
  yes: () => void;
  no: () => void;
}

/** It cannot be taken back: ask once more. */
function Sure({ text, note, yes, no }: SureProps) {
  const show = (dialog: HTMLDialogElement | null): void => {
    if (dialog?.open === false) dialog.showModal();
  };
  return (
    <dialog ref={show} onClose={no} aria-label={text} class="sure">
      <h2>{text}</h2>
      {note !== "" && <p>{note}</p>}
      <p class="muted">{ui("any-time-sure")}</p>
      <div class="row end">
        <button type="button" class="btn" onClick={no}>
          {ui("back")}
        </button>
        <button type="button" class="btn primary" onClick={yes}>
          {ui("do-it")}
        </button>
      </div>
    </dialog>
  );
}
