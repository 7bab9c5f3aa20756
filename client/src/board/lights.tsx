/** What is legal, chosen, pointed at and focused: drawn around the pieces, never in the way. */
import { between, hexagon, type Point } from "./hexes";

interface CellProps {
  at: Point;
  /** The radius of a cell. */
  size: number;
}

interface LitProps extends CellProps {
  isEmpty: boolean;
  isSolid: boolean;
  isSoft: boolean;
}

export function Lit({ at, size, isEmpty, isSolid, isSoft }: LitProps) {
  const solid = isSolid ? { "stroke-dasharray": "none" } : {};
  return (
    <g aria-hidden="true">
      <polygon class={`lit${isEmpty ? "" : " over"}${isSoft && !isSolid ? " soft" : ""}`} points={hexagon(at, size)} style={solid} />
      {isEmpty && <circle class="litdot" cx={at.x} cy={at.y} r={Math.max(3.6, size * 0.095)} />}
    </g>
  );
}

export function Chosen({ at, size }: CellProps) {
  const points = hexagon(at, size);
  return (
    <g aria-hidden="true" class="chosen">
      <polygon class="glow" points={points} />
      <polygon class="sel" points={points} />
    </g>
  );
}

/** What a bot would choose. */
export function Hinted({ at, size }: CellProps) {
  return <polygon aria-hidden="true" class="hinted" points={hexagon(at, size - 3)} />;
}

export function Focus({ at, size }: CellProps) {
  const points = hexagon(at, size + 1);
  return (
    <g aria-hidden="true">
      <polygon class="focus-gap" points={points} />
      <polygon class="focus-ring" points={points} />
    </g>
  );
}

/** A dotted way from one place to another. */
export function Way({ from, to }: { from: Point; to: Point }) {
  return <path class="path" d={`M${from.x} ${from.y} L${to.x} ${to.y}`} aria-hidden="true" />;
}

/** Who strikes whom: a sword that points at the victim. */
export function Sword({ from, to, radius, isPlan = false }: { from: Point; to: Point; radius: number; isPlan?: boolean }) {
  const { x, y } = between(from, to);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 45;
  const half = radius * 0.72;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class={isPlan ? "disc plan" : "disc"} aria-hidden="true">
      <circle r={radius} />
      <g transform={`rotate(${turn.toFixed(0)})`}>
        <use href="#f-sword" x={-half} y={-half} width={2 * half} height={2 * half} />
      </g>
    </g>
  );
}
