/** A gladiator on his disc: rim and mark of the seat, a tip where he faces, his wound and his net. */
import { Rim } from "../../../board/rim";
import { has } from "../../../stage/sets";
import { type Arena, NONE, WOUNDED } from "../state/arena";
import { figureOf } from "../state/content";
import { seatOf } from "../state/decode";
import { degrees } from "./geometry";

const KEY = "var(--key)";

interface TokenProps {
  arena: Arena;
  man: number;
  r: number;
  facing?: number | undefined;
  class?: string;
}

export function Token({ arena, man, r, facing, class: more = "" }: TokenProps) {
  const seat = seatOf(man);
  const paint = `var(--seat-${seat + 1})`;
  const isHindered = has(arena.hindered, man);
  return (
    <g class={`tok ${more}`} style={{ "--fig-2": paint }} aria-hidden="true">
      <g class="tip" transform={`rotate(${degrees(facing ?? arena.facing[man] ?? 0)})`}>
        <path d={`M${r - 3} ${-r * 0.62} L${r * 1.38} 0 L${r - 3} ${r * 0.62} Z`} fill={paint} stroke="var(--tok-edge)" stroke-width="1.8" stroke-linejoin="round" />
      </g>
      <circle class="sh" cy="3" r={r} />
      <circle r={r} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="1.4" />
      <circle r={r - 2.8} fill="none" stroke={KEY} stroke-width="5.4" />
      <circle r={r - 2.8} fill="none" stroke={paint} stroke-width="3.8" />
      <Rim seat={seat} r={r - 2.8} />
      <use href={`#f-${figureOf(arena.armatura[man] ?? NONE)}`} x={-r * 0.79} y={-r * 0.8} width={r * 1.58} height={r * 1.58} />
      {isHindered && <use class="net" href="#f-net" x={-r * 0.92} y={-r * 0.92} width={r * 1.84} height={r * 1.84} opacity=".8" />}
      <svg x={-r * 1.12} y={r * 0.36} width={r * 0.62} height={r * 0.62} viewBox="-6 -6 76 76" overflow="visible">
        <use href={`#f-seat-${seat + 1}`} width="64" height="64" stroke="var(--ivory)" />
      </svg>
      {arena.condition[man] === WOUNDED && <Badge x={r * 0.78} y={r * 0.74} sign="wound" />}
      {isHindered && <Badge x={r * 0.78} y={-r * 0.74} sign="net" />}
      {has(arena.dusted, man) && <Badge x={-r * 0.78} y={-r * 0.74} sign="i-hidden" />}
    </g>
  );
}

/** A marker on the rim. */
function Badge({ x, y, sign }: { x: number; y: number; sign: string }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="mark">
      <circle r="9.5" />
      <use href={`#f-${sign}`} x="-7.5" y="-7.5" width="15" height="15" />
    </g>
  );
}
