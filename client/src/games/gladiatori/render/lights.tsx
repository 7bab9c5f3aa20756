/** What only this board lights: front and back, facings, blows. */
import { type Arena, hexOf, NOBODY, NOWHERE } from "../state/arena";
import type { Way } from "../input/aiming";
import { hexagon } from "../../../board/hexes";
import { Chosen, Sword } from "../../../board/lights";
import { degrees, middle, size, towards } from "./geometry";
import { around, FRONT } from "../state/looking";
import { arrow } from "../words/nouns";

export const cell = (): number => size() - 1.2;

/** The three hexes in front of a figure and the three at its back. */
export function Reach({ arena, figure }: { arena: Arena; figure: number }) {
  const hex = hexOf(arena, figure);
  const facing = arena.facing[figure];
  if (hex === NOWHERE || facing === undefined) return null;
  return (
    <g aria-hidden="true">
      {around(arena, hex, facing).map((one) =>
        one.side === FRONT ? (
          <polygon key={one.hex} class={one.isAhead ? "front ahead" : "front"} points={hexagon(middle(one.hex), cell())} />
        ) : (
          <polygon key={one.hex} class="rear" points={hexagon(middle(one.hex), cell())} fill="url(#hatch)" />
        ),
      )}
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
  /** The ways into one hex. */
  ways: readonly Way[];
  now: Way | null;
  choose: (way: Way) => void;
  /** The pointer has come to one of them, or has gone. */
  look?: ((index: number | null) => void) | undefined;
}

/** How one may face in the hex that is aimed at: an arrow for each. */
export function Facings({ ways, now, choose, look }: FacingsProps) {
  const here = middle(ways[0]?.hex ?? NOWHERE);
  return (
    <g aria-hidden="true">
      {ways.map((way) => {
        const { x, y } = towards(here, way.facing, size() * 1.34);
        return (
          <g
            key={way.index}
            class={way.index === now?.index ? "facing on" : "facing"}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees(way.facing)})`}
            data-facing={arrow(way.facing)}
            onClick={() => choose(way)}
            onPointerEnter={() => look?.(way.index)}
            onPointerLeave={() => look?.(null)}
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
  if (fight === null || fight.isOver || fight.attacker.figure === NOBODY) return null;
  const from = hexOf(arena, fight.attacker.figure);
  if (from === NOWHERE) return null;
  return (
    <g aria-hidden="true">
      <Chosen at={middle(from)} size={cell()} />
      {fight.targets.map(({ figure }) => {
        const to = hexOf(arena, figure);
        if (to === NOWHERE) return null;
        return <Sword key={figure} from={middle(from)} to={middle(to)} radius={11} />;
      })}
    </g>
  );
}
