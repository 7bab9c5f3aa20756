/** The five types and the three faces of a die, for whoever has never played. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";

const TYPES = ["spear", "net", "sword", "trident", "shield"];
const FACES = [
  ["die-blank", "blank"],
  ["die-star", "single"],
  ["die-stars", "lethal"],
] as const;

export function Glance() {
  return (
    <div class="panel pad glance">
      <h3 class="caps">{ui("clash-glance")}</h3>
      <ul>
        {TYPES.map((type) => (
          <li key={type}>
            <Figure name={`type-${type}`} class="tile" />
            <span>
              <b>{sentence(say("clash-type", { type }))}</b>
              {sentence(say("clash-ability", { type }))}
            </span>
          </li>
        ))}
        {FACES.map(([figure, face]) => (
          <li key={face}>
            <Figure name={figure} class="face" />
            <span>{ui(`clash-face-${face}-means`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
