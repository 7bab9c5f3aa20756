/** An animal: a mask on a sand tile, its symbols, its life. */
import { listed } from "../state/arena";
import { ANIMALS, TYPES } from "../state/content";
import { hexagon } from "../../../board/hexes";

const SHADOW = hexagon({ x: 0, y: 5 }, 54);
const OUTER = hexagon({ x: 0, y: 0 }, 54);
const MOST_WIDE = 84;

export function Beast({ animal, wounds, class: className }: { animal: number; wounds: number; class: string }) {
  const printed = ANIMALS[animal];
  if (printed === undefined) return null;
  const signs = listed(printed.symbols);
  const step = Math.min(18.5, MOST_WIDE / signs.length);
  const left = -(step * signs.length) / 2;
  const pips = -(printed.life - 1) * 5;
  return (
    <g class={`tok ${className}`} style={{ "--fig-0": "var(--hide)", "--fig-2": "var(--blood)" }} aria-hidden="true">
      <polygon class="sh" points={SHADOW} />
      <polygon points={OUTER} fill="var(--hide)" stroke="var(--tok-edge)" stroke-width="2.2" />
      <use href={`#f-${printed.kind}`} x="-24" y="-42" width="48" height="48" />
      {signs.map((type, place) => (
        <use key={place} href={`#f-${TYPES[type]}`} x={left + place * step} y="9" width={step} height="18.5" />
      ))}
      {Array.from({ length: printed.life }, (_, pip) => (
        <circle key={pip} class={pip < wounds ? "life hurt" : "life"} cx={pips + pip * 10} cy="36.5" r="3.9" />
      ))}
    </g>
  );
}
