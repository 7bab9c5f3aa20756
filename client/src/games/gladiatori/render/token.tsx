/** A gladiator on his disc: rim and mark of the seat, a tip where he faces, what has befallen him. */
import { Rim } from "../../../board/rim";
import { type Arena, DOOMED } from "../state/arena";
import { figureOf } from "../state/content";
import { degrees } from "./geometry";
import { has } from "../../../stage/sets";

const KEY = "var(--key)";

interface TokenProps {
  arena: Arena;
  seat: number;
  r: number;
  class: string;
  /** Where he would look; null while that is open, and without it where he looks. */
  facing?: number | null;
}

export function Token({ arena, seat, r, class: className, facing = arena.facing[seat] ?? 0 }: TokenProps) {
  const paint = `var(--seat-${seat + 1})`;
  const down = (arena.down[seat] ?? 0) > 0;
  const trapped = arena.trapped[seat] ?? 0;
  const unbalanced = arena.unbalanced[seat] ?? 0;
  return (
    <g class={`tok ${className}`} style={{ "--fig-2": paint }} aria-hidden="true">
      {facing !== null && (
        <g class="tip" transform={`rotate(${degrees(facing)})`}>
          <path d={`M${r - 3} ${-r * 0.62} L${r * 1.42} 0 L${r - 3} ${r * 0.62} Z`} fill={paint} stroke="var(--tok-edge)" stroke-width="1.6" stroke-linejoin="round" />
        </g>
      )}
      <circle class="sh" cy="2.5" r={r} />
      <circle r={r} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="1.2" />
      <circle r={r - 2.4} fill="none" stroke={KEY} stroke-width="4.6" />
      <circle r={r - 2.4} fill="none" stroke={paint} stroke-width="3.2" />
      <Rim seat={seat} r={r - 2.4} />
      <g transform={down ? "rotate(90)" : undefined} opacity={down ? 0.7 : 1}>
        <use href={`#f-${figureOf(arena.character[seat] ?? -1)}`} x={-r * 0.79} y={-r * 0.8} width={r * 1.58} height={r * 1.58} />
      </g>
      {trapped > 0 && <use href="#f-net" x={-r * 0.8} y={-r * 0.8} width={r * 1.6} height={r * 1.6} opacity=".75" />}
      <svg x={-r * 1.12} y={r * 0.36} width={r * 0.68} height={r * 0.68} viewBox="-6 -6 76 76" overflow="visible">
        <use href={`#f-seat-${seat + 1}`} width="64" height="64" stroke="var(--ivory)" />
      </svg>
      {trapped > 0 && <Count x={r * 0.78} y={-r * 0.74} sign="net" count={trapped} />}
      {(unbalanced > 0 || down) && <Count x={r * 0.78} y={r * 0.74} sign={down ? "i-hidden" : "i-speed"} count={down ? 0 : unbalanced} />}
      {arena.fate[seat] === DOOMED && <use href="#f-skull" x={-r * 1.15} y={-r * 1.15} width={r * 0.8} height={r * 0.8} style={{ color: "var(--threat-line)" }} />}
      {has(arena.guarded, seat) && <use href="#f-shield" x={-r * 1.15} y={-r * 1.05} width={r * 0.7} height={r * 0.7} />}
    </g>
  );
}

/** A marker: its sign and how many of them. */
export function Count({ x, y, sign, count }: { x: number; y: number; sign: string; count: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="counted">
      <circle r="8" />
      <use href={`#f-${sign}`} x={count > 1 ? -7 : -5.5} y="-5.5" width="11" height="11" />
      {count > 1 && (
        <text x="5" y="4" text-anchor="middle">
          {count}
        </text>
      )}
    </g>
  );
}
