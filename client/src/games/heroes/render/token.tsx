/** A gladiator on his disc: rim and mark of the seat, lying or standing, his net, and what has become of him. */
import { Rim } from "../../../board/rim";
import { type Arena, FUNCTIONING, type Man, NOBODY, seatOf, SPARED } from "../state/arena";
import { figureOf } from "../state/content";

const KEY = "var(--key)";
/** The game's own gladiators wear the colour of stone. */
const STONE = "var(--stone)";

export const paintOf = (arena: Arena, man: Man): string => (seatOf(arena, man) === NOBODY ? STONE : `var(--seat-${seatOf(arena, man) + 1})`);

interface TokenProps {
  arena: Arena;
  man: Man;
  r: number;
  class?: string;
}

export function Token({ arena, man, r, class: more = "" }: TokenProps) {
  const seat = seatOf(arena, man);
  const paint = paintOf(arena, man);
  const isOut = man.fate !== FUNCTIONING;
  const lies = man.down || isOut;
  return (
    <g class={`tok ${isOut ? "beaten" : ""} ${more}`} style={{ "--fig-2": paint }} aria-hidden="true">
      <circle class="sh" cy="3" r={r} />
      <circle r={r} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="1.4" />
      <circle r={r - 2.8} fill="none" stroke={KEY} stroke-width="5.4" />
      <circle r={r - 2.8} fill="none" stroke={paint} stroke-width="3.8" />
      {man.owner === NOBODY ? <circle r={r - 2.8} fill="none" stroke="var(--bone)" stroke-width="2" stroke-dasharray="2.4 5" /> : <Rim seat={seat} r={r - 2.8} />}
      <g transform={lies ? "rotate(90)" : undefined}>
        <use href={`#f-${figureOf(man.style)}`} x={-r * 0.79} y={-r * 0.8} width={r * 1.58} height={r * 1.58} />
      </g>
      {man.ensnared && !isOut && <use class="net" href="#f-net" x={-r * 0.92} y={-r * 0.92} width={r * 1.84} height={r * 1.84} opacity=".8" />}
      {seat !== NOBODY && (
        <svg x={-r * 1.12} y={r * 0.36} width={r * 0.62} height={r * 0.62} viewBox="-6 -6 76 76" overflow="visible">
          <use href={`#f-seat-${seat + 1}`} width="64" height="64" stroke="var(--ivory)" />
        </svg>
      )}
      {isOut && <Badge x={0} y={0} r={r * 0.44} sign={man.fate === SPARED ? "laurel" : "skull"} />}
      {man.wounds > 0 && !isOut && <Count x={r * 0.78} y={r * 0.74} r={Math.max(8, r * 0.3)} count={man.wounds} />}
      {man.blinded && !isOut && <Badge x={-r * 0.78} y={-r * 0.74} r={Math.max(8, r * 0.3)} sign="i-hidden" />}
    </g>
  );
}

/** A marker on the rim. */
function Badge({ x, y, r, sign }: { x: number; y: number; r: number; sign: string }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="mark">
      <circle r={r} />
      <use href={`#f-${sign}`} x={-r * 0.78} y={-r * 0.78} width={r * 1.56} height={r * 1.56} />
    </g>
  );
}

/** How many wounds he has. */
function Count({ x, y, r, count }: { x: number; y: number; r: number; count: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="mark hurt">
      <circle r={r} />
      <text y={r * 0.4} text-anchor="middle" font-size={r * 1.25}>
        {count}
      </text>
    </g>
  );
}
