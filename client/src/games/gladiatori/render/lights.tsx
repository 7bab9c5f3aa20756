/** What is legal, aimed at, in front or behind: drawn around the pieces, never in the way. */
import { type Arena, hexOf, NOBODY, NOWHERE } from "../state/arena";
import type { Way } from "../input/aiming";
import { degrees, hexagon, middle, size, towards } from "./geometry";
import { back, front } from "../state/looking";
import { arrow } from "../words/nouns";

const cell = (): number => size() - 1.2;

export function Lit({ hex, isEmpty, isSolid, isSoft }: { hex: number; isEmpty: boolean; isSolid: boolean; isSoft: boolean }) {
  const here = middle(hex);
  const solid = isSolid ? { "stroke-dasharray": "none" } : {};
  return (
    <g aria-hidden="true">
      <polygon class={`lit${isEmpty ? "" : " over"}${isSoft && !isSolid ? " soft" : ""}`} points={hexagon(here, cell())} style={solid} />
      {isEmpty && <circle class="litdot" cx={here.x} cy={here.y} r="3.6" />}
    </g>
  );
}

export function Chosen({ hex }: { hex: number }) {
  const points = hexagon(middle(hex), cell());
  return (
    <g aria-hidden="true" class="chosen">
      <polygon class="glow" points={points} />
      <polygon class="sel" points={points} />
    </g>
  );
}

export function Focus({ hex }: { hex: number }) {
  const points = hexagon(middle(hex), cell() + 1);
  return (
    <g aria-hidden="true">
      <polygon class="focus-gap" points={points} />
      <polygon class="focus-ring" points={points} />
    </g>
  );
}

/** The three hexes in front of a figure and the three at its back. */
export function Reach({ arena, figure }: { arena: Arena; figure: number }) {
  const hex = hexOf(arena, figure);
  const facing = arena.facing[figure];
  if (hex === NOWHERE || facing === undefined) return null;
  return (
    <g aria-hidden="true">
      {front(hex, facing).map((one, place) => (
        <polygon key={one} class={place === 1 ? "front ahead" : "front"} points={hexagon(middle(one), cell())} />
      ))}
      {back(hex, facing).map((one) => (
        <polygon key={one} class="rear" points={hexagon(middle(one), cell())} fill="url(#hatch)" />
      ))}
    </g>
  );
}

/** Hatching for what lies behind. */
export function Hatch() {
  return (
    <defs>
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="9" fill="var(--threat-line)" opacity=".34" />
      </pattern>
    </defs>
  );
}

interface FacingsProps {
  ways: readonly Way[];
  now: Way;
  choose: (way: Way) => void;
}

/** How one may face in the hex that is aimed at: an arrow for each. */
export function Facings({ ways, now, choose }: FacingsProps) {
  const here = middle(now.hex);
  return (
    <g aria-hidden="true">
      {ways.map((way) => {
        const { x, y } = towards(here, way.facing, size() * 1.34);
        return (
          <g
            key={way.index}
            class={way.index === now.index ? "facing on" : "facing"}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees(way.facing)})`}
            data-facing={arrow(way.facing)}
            onClick={() => choose(way)}
          >
            <circle r="15" />
            <path d="M-6 -6 L7 0 L-6 6 L-2.5 0 Z" />
          </g>
        );
      })}
    </g>
  );
}

/** Who strikes whom. */
export function Blows({ arena }: { arena: Arena }) {
  const { fight } = arena;
  if (fight === null || fight.over || fight.attacker.figure === NOBODY) return null;
  const from = hexOf(arena, fight.attacker.figure);
  if (from === NOWHERE) return null;
  return (
    <g aria-hidden="true">
      <Chosen hex={from} />
      {fight.targets.map(({ figure }) => {
        const to = hexOf(arena, figure);
        if (to === NOWHERE) return null;
        const [a, b] = [middle(from), middle(to)];
        const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
        const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 45;
        return (
          <g key={figure} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="disc">
            <circle r="11" />
            <g transform={`rotate(${turn.toFixed(0)})`}>
              <use href="#f-sword" x="-8" y="-8" width="16" height="16" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** A dotted way, for a move that is being drawn. */
export function Path({ from, to }: { from: number; to: number }) {
  const [a, b] = [middle(from), middle(to)];
  return <path class="path" d={`M${a.x} ${a.y} L${b.x} ${b.y}`} aria-hidden="true" />;
}
