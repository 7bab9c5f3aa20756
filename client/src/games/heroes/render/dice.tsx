/** Dice of a test in a row: what succeeded is ringed, Bonus Dice are bronze, and what is not thrown yet lies blank. */
import { labelled, ui } from "../../../words/ui";
import { has } from "../../../stage/sets";
import type { Tray } from "../state/arena";

export function Thrown({ tray, falls }: { tray: Tray; falls: boolean }) {
  const first = tray.faces.length - tray.used;
  return (
    <span class="dice sm" role="img" aria-label={tray.faces.length === 0 ? ui("heroes-no-dice") : tray.faces.join(", ")}>
      {tray.faces.map((face, place) => (
        <span key={place} class={`die${has(tray.hits, place) ? " hit" : " spent"}${place >= first ? " bonus" : ""}${falls ? " falls" : ""}`}>
          <svg viewBox="0 0 64 64" aria-hidden="true" style={{ animationDelay: `${place * 40}ms` }}>
            <use href={`#f-die-${face}`} />
          </svg>
        </span>
      ))}
    </span>
  );
}

/** Dice that are still to be thrown: so many of the pool, and so many Bonus Dice that come to it; null while that is sealed. */
export function Waiting({ dice, bonus }: { dice: number; bonus: number | null }) {
  const more = bonus ?? 0;
  return (
    <span class="dice sm" role="img" aria-label={ui("heroes-dice-to-throw", { dice, bonus: more, sealed: bonus === null ? "yes" : "no" })}>
      {Array.from({ length: dice + more }, (_, place) => (
        <span key={place} class={`die${place >= dice ? " bonus" : ""}`}>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <rect x="6" y="6" width="52" height="52" rx="10" />
          </svg>
        </span>
      ))}
      {bonus === null && <span class="sealed">+ ?</span>}
    </span>
  );
}

/** Plain dice: a location, an appeal. */
export function Pips({ faces, label }: { faces: readonly number[]; label: string }) {
  return (
    <span class="dice sm" role="img" aria-label={labelled(label, faces.join(", "))}>
      {faces.map((face, place) => (
        <span key={place} class="die">
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <use href={`#f-die-${face}`} />
          </svg>
        </span>
      ))}
    </span>
  );
}
