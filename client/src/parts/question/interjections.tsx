/** What a seat may do out of turn: a menu beside the question, there also while others decide. */
import { signal } from "@preact/signals";
import { closeMenus } from "../../browser/menus";
import { narrow } from "../../browser/screen";
import { INTERJECT } from "../../stage/scene";
import type { Viewer } from "../../state/viewer/viewer";
import type { Option } from "../../wire/types";
import { ui } from "../../words/ui";
import { useModal } from "../basics/dialog";
import { Icon } from "../basics/icons";

interface Offer {
  readonly option: Option;
  readonly index: number;
}

/** What was chosen and waits to be confirmed. It outlives the menu: a phone that is turned draws that elsewhere. */
const chosen = signal<Offer | null>(null);

/** Choose one: it is done once it is confirmed, or at once where it only leads to another question. */
export function choose(viewer: Viewer, offer: Offer): void {
  closeMenus();
  if (viewer.stage.option(offer.option, viewer.room.value, viewer.asked.value).leadsOn === true) viewer.answer(offer.index);
  else {
    // Whoever thinks better of it is at the question again, where Enter goes on.
    if (document.activeElement?.closest(".t-ask .choice") != null) document.getElementById("decision")?.focus({ preventScroll: true });
    chosen.value = offer;
  }
}

export function offersOf(viewer: Viewer): Offer[] {
  return (viewer.asked.value?.options ?? []).map((option, index) => ({ option, index })).filter(({ option }) => option.ask === INTERJECT);
}

export function Interjections({ viewer }: { viewer: Viewer }) {
  if (!viewer.stage.hasInterjections) return null;
  const offers = offersOf(viewer);
  if (offers.length === 0) {
    return (
      <button type="button" class="btn foot" data-term="any-time ask.interject" aria-disabled={true}>
        <Icon name="clock" />
        <span>{ui(narrow.value ? "any-time-short" : "any-time")}</span>
      </button>
    );
  }
  return (
    <details class="menu" data-interject>
      <summary class="btn foot" data-term="any-time ask.interject">
        <Icon name="clock" />
        <span>{ui(narrow.value ? "any-time-short" : "any-time")}</span>
      </summary>
      <ul class="panel">
        {offers.map((offer) => {
          const { title, note, term } = viewer.stage.option(offer.option, viewer.room.value, viewer.asked.value);
          return (
            <li key={offer.option.id}>
              <button type="button" class="btn quiet" data-term={term} onClick={() => choose(viewer, offer)}>
                <span>
                  {title}
                  {note !== undefined && <small>{note}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The question whether one is sure, as long as the offer stands. */
export function Confirmation({ viewer }: { viewer: Viewer }) {
  const now = chosen.value;
  if (now === null || !offersOf(viewer).some(({ option, index }) => index === now.index && option.id === now.option.id)) return null;
  const { title, note = "" } = viewer.stage.option(now.option, viewer.room.value, viewer.asked.value);
  return (
    <Sure
      text={title}
      note={note}
      no={() => (chosen.value = null)}
      yes={() => {
        chosen.value = null;
        viewer.answer(now.index);
      }}
    />
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
  const modal = useModal();
  return (
    <dialog ref={modal} onClose={no} aria-label={text} class="sure">
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
