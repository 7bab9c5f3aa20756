/** The six hexes around a gladiator, as a picture. */
import { ui } from "../../../words/ui";

const SIDE = 34;
const ROOT = Math.sqrt(3);
/** Directions counter-clockwise from east; the figure faces east. */
const HEXES: readonly (readonly [number, number, string])[] = [
  [0, 0, ""],
  [1, 0, "ahead"],
  [1, -1, "ahead"],
  [0, 1, "ahead"],
  [0, -1, "aside"],
  [-1, 1, "aside"],
  [-1, 0, "behind"],
];

function corners(x: number, y: number): string {
  return [30, 90, 150, 210, 270, 330]
    .map((angle) => `${(x + SIDE * Math.cos((angle * Math.PI) / 180)).toFixed(1)},${(y + SIDE * Math.sin((angle * Math.PI) / 180)).toFixed(1)}`)
    .join(" ");
}

/** The six hexes around a gladiator: which are his front, and which lie behind him. */
export function Around() {
  return (
    <div class="aroundhex">
      <svg viewBox="-95 -92 190 184" aria-hidden="true">
        {HEXES.map(([q, r, side]) => {
          const [x, y] = [SIDE * ROOT * (q + r / 2), SIDE * 1.5 * r];
          return (
            <g key={`${q},${r}`}>
              <polygon class={side} points={corners(x, y)} />
              <text x={x} y={y + 5} text-anchor="middle">
                {side === "" ? "" : side === "ahead" ? "+" : side === "aside" ? "−" : "−−"}
              </text>
            </g>
          );
        })}
        <svg x="-20" y="-20" width="40" height="40" viewBox="0 0 64 64">
          <use href="#f-murmillo" />
        </svg>
        <path class="nose" d="M22 -6L32 0L22 6Z" />
      </svg>
      <p>{ui("gladiatori-help-around-note")}</p>
    </div>
  );
}
