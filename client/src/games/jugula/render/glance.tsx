/** How Jugula is played, in figures and short sentences, for whoever has never played. */
import type { ComponentChildren } from "preact";
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { USE_SIGNS, USES } from "../state/content";
import "./glance.css";

/** The nine squares around a gladiator who faces the top of the picture: front, and what an attack from there gains. */
const AROUND = ["front", "danger", "front", "+1", "", "+1", "+2", "+3", "+2"];
const THRESHOLDS = ["repelled", "equal", "pushed", "wounded", "out"];
const TRAITS = ["allonge", "entrave", "arc", "harcelement", "massif", "stoique"];

export function Glance() {
  return (
    <>
      <Part name="turn">
        <p>{ui("jugula-help-turn-note")}</p>
        <ul>
          {USES.map((use, place) => (
            <li key={use}>
              <Figure name={USE_SIGNS[place] ?? ""} class="tile" />
              <span>{ui("jugula-help-use", { use })}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="around">
        <div class="around">
          <ol aria-hidden="true">
            {AROUND.map((zone, place) => (
              <li key={place} class={zone.startsWith("+") ? "gain" : zone}>
                {zone === "" ? <Figure name="murmillo" class="tile" /> : zone.startsWith("+") ? zone : ""}
              </li>
            ))}
          </ol>
          <p>{ui("jugula-help-around-note")}</p>
        </div>
      </Part>
      <Part name="move">
        <p>{ui("jugula-help-move-note")}</p>
      </Part>
      <Part name="fight">
        <p>{ui("jugula-help-fight-note")}</p>
        <ul class="thresholds">
          {THRESHOLDS.map((outcome) => (
            <li key={outcome}>
              <span>{ui("jugula-threshold", { outcome })}</span>
              <b>{ui("jugula-threshold-result", { outcome })}</b>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="traits">
        <ul>
          {TRAITS.map((trait) => (
            <li key={trait}>
              <span>{ui("jugula-help-trait", { trait })}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="vox">
        <p>{ui("jugula-help-vox-note")}</p>
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="panel pad glance">
      <h3 class="caps">{ui(`jugula-help-${name}`)}</h3>
      {children}
    </div>
  );
}
