/** What is legal, chosen, fought over and focused: drawn above the pieces, never in the way. */
import type { Arena } from "../state/arena";
import { between, hexagon, middle, type Point } from "./geometry";

const CELL = 58;

interface LitProps {
  space: number;
  isEmpty: boolean;
  isSolid: boolean;
  isSoft: boolean;
}

export function Lit({ space, isEmpty, isSolid, isSoft }: LitProps) {
  const here = middle(space);
  const solid = isSolid ? { "stroke-dasharray": "none" } : {};
  return (
    <g>
      <polygon class={`lit${isEmpty ? "" : " over"}${isSoft && !isSolid ? " soft" : ""}`} points={hexagon(here, CELL)} style={solid} />
      {isEmpty && <circle class="litdot" cx={here.x} cy={here.y} r="5.5" />}
    </g>
  );
}

export function Chosen({ space }: { space: number }) {
  const points = hexagon(middle(space), CELL);
  return (
    <g>
      <polygon class="glow" points={points} />
      <polygon class="sel" points={points} />
    </g>
  );
}

export function Threat({ space }: { space: number }) {
  return <polygon class="threat" points={hexagon(middle(space), CELL)} />;
}

/** The name of an empty space. */
export function Name({ space, text }: { space: number; text: string }) {
  const { x, y } = middle(space);
  return (
    <text class="lbl" x={x} y={y - 40} text-anchor="middle" aria-hidden="true">
      {text}
    </text>
  );
}

/** Chances on a target. */
export function Badge({ space, text }: { space: number; text: string }) {
  const { x, y } = middle(space);
  const width = 12 + text.length * 7.4;
  return (
    <g transform={`translate(${x} ${y - 50})`} class="badge" aria-hidden="true">
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text y="5" text-anchor="middle">{text}</text>
    </g>
  );
}

/** A dotted way from one space to another. */
export function Way({ from, to }: { from: number; to: number }) {
  const [a, b] = [middle(from), middle(to)];
  return <path class="path" d={`M${a.x} ${a.y} L${b.x} ${b.y}`} />;
}

/** The battle disc: a sword that points at the defender. */
export function Disc({ arena }: { arena: Arena }) {
  const { fight } = arena;
  if (fight === null || fight.over || fight.fell !== null) return null;
  return <Sword from={middle(fight.sides[0].space)} to={middle(fight.sides[1].space)} isPlan={false} />;
}

export function Sword({ from, to, isPlan }: { from: Point; to: Point; isPlan: boolean }) {
  const { x, y } = between(from, to);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 45;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class={isPlan ? "disc plan" : "disc"} aria-hidden="true">
      <circle r="19.5" />
      <g transform={`rotate(${turn.toFixed(0)})`}>
        <use href="#f-sword" x="-14" y="-14" width="28" height="28" />
      </g>
    </g>
  );
}

export function Focus({ space }: { space: number }) {
  const points = hexagon(middle(space), CELL + 1);
  return (
    <g>
      <polygon class="focus-gap" points={points} />
      <polygon class="focus-ring" points={points} />
    </g>
  );
}
