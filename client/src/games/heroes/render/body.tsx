/** The body of a gladiator in seven parts: what is left of each, what armour it wears, and what no longer works. */
import type { Man } from "../state/arena";
import { PARTS } from "../state/content";
import "./body.css";

interface Shape {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** He faces the reader: his right arm is at the left of the picture. */
const SHAPES: Readonly<Record<(typeof PARTS)[number], Shape>> = {
  head: { path: "M50 4 Q62 4 62 17 Q62 30 50 31 Q38 30 38 17 Q38 4 50 4 Z", x: 50, y: 23 },
  left_arm: { path: "M71 38 L82 44 L91 74 Q87 80 80 77 L69 50 Z", x: 80, y: 67 },
  chest: { path: "M33 36 Q50 31 67 36 L66 62 H34 Z", x: 50, y: 55 },
  right_arm: { path: "M29 38 L18 44 L9 74 Q13 80 20 77 L31 50 Z", x: 20, y: 67 },
  belly: { path: "M34 65 H66 L69 88 H31 Z", x: 50, y: 83 },
  left_leg: { path: "M52 91 H69 L69 138 Q62 142 55 138 Z", x: 61, y: 121 },
  right_leg: { path: "M31 91 H48 L45 138 Q38 142 31 138 Z", x: 39, y: 121 },
};

/** A gladiator after some blows, in a heavy helmet: a picture for whoever has never played. */
export const HURT: Pick<Man, "parts" | "whole" | "armour"> = { parts: [4, 4, 2, 4, 4, 0, 3], whole: [4, 4, 4, 4, 4, 4, 4], armour: [3, 0, 0, 2, 0, 2, 0] };

function look(left: number, whole: number): string {
  if (left === 0) return "useless";
  if (left >= whole) return "";
  return 2 * left > whole ? "hurt" : "bad";
}

/** Parts with what is left of each; before there is a match, with what armour they wear. */
export function Body({ parts, whole, armour }: Pick<Man, "parts" | "whole" | "armour">) {
  // Before a match begins no part has anything to lose: that is no wound.
  const hasBegun = whole.some((strength) => strength > 0);
  return (
    <svg viewBox="0 0 100 146" class="bd" aria-hidden="true">
      {PARTS.map((part, place) => {
        const { path, x, y } = SHAPES[part];
        const [left, worn] = [hasBegun ? parts[place] : undefined, armour[place] ?? 0];
        const state = left === undefined ? "" : look(left, whole[place] ?? 0);
        return (
          <g key={part} class={`part ac${worn} ${state}`} data-term={`part.${part}`}>
            <path d={path} />
            {state !== "" && <path class="scar" d={path} />}
            <text x={x} y={y} text-anchor="middle">
              {left === undefined ? worn || "" : left === 0 ? "×" : left}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
