/** What is legal, chosen, pointed at and focused on squares; the zones around a gladiator, and where a push would lead. */
import { signed } from "../../../words/numbers";
import { type Arena, NOWHERE } from "../state/arena";
import type { Way } from "../state/plan";
import { arrow } from "../words/nouns";
import { corner, degrees, middle, SIDE, towards } from "./geometry";

interface SquareProps {
  square: number;
  inset?: number;
  class: string;
  fill?: string;
}

function Square({ square, inset = 2, class: name, fill }: SquareProps) {
  const { x, y } = corner(square);
  return <rect class={name} fill={fill} x={x + inset} y={y + inset} width={SIDE - 2 * inset} height={SIDE - 2 * inset} rx="5" />;
}

interface LitProps {
  square: number;
  isEmpty: boolean;
  isSolid: boolean;
  isSoft: boolean;
  /** What it costs to go there. */
  cost: number | null;
}

export function Lit({ square, isEmpty, isSolid, isSoft, cost }: LitProps) {
  const { x, y } = middle(square);
  return (
    <g aria-hidden="true">
      <Square square={square} inset={3} class={`lit${isEmpty ? "" : " over"}${isSoft && !isSolid ? " soft" : ""}${isSolid ? " solid" : ""}`} />
      {isEmpty && cost === null && <circle class="litdot" cx={x} cy={y} r="6" />}
      {isEmpty && cost !== null && (
        <text class="cost" x={x} y={y + 7} text-anchor="middle">
          {cost}
        </text>
      )}
    </g>
  );
}

export function Chosen({ square }: { square: number }) {
  return (
    <g aria-hidden="true" class="chosen">
      <Square square={square} class="glow" />
      <Square square={square} class="sel" />
    </g>
  );
}

/** What a bot would choose. */
export function Hinted({ square }: { square: number }) {
  return (
    <g aria-hidden="true">
      <Square square={square} inset={5} class="hinted" />
    </g>
  );
}

export function Focus({ square }: { square: number }) {
  return (
    <g aria-hidden="true">
      <Square square={square} inset={0} class="focus-gap" />
      <Square square={square} inset={0} class="focus-ring" />
    </g>
  );
}

/** Hatching for what is dangerous. */
export function Hatch() {
  return (
    <defs>
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3" height="9" fill="var(--threat-line)" opacity=".42" />
      </pattern>
    </defs>
  );
}

/** Front, side, rear and back of a gladiator: what an attack from there gains, in a corner where a cost stands; his danger square, if he has one. */
export function Zones({ arena, man, isAside }: { arena: Arena; man: number; isAside: boolean }) {
  return (
    <g aria-hidden="true" class="looked">
      {(arena.around[man] ?? []).map((square, place) => {
        const gain = arena.zones[place] ?? 0;
        if (square === NOWHERE) return null;
        if (gain === 0) {
          return (
            <g key={place} data-keep>
              <Square square={square} class="front" />
              {square === arena.danger[man] && <Square square={square} class="danger" fill="url(#hatch)" />}
            </g>
          );
        }
        const { x, y } = middle(square);
        const aside = isAside ? SIDE * 0.3 : 0;
        return (
          <g key={place} data-keep>
            <Square square={square} class="gain" />
            <text class="gains" x={x - aside} y={y + 6 - aside} text-anchor="middle">
              {signed(gain)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A number on the rim of a token: what an attack from there gains. */
export function Gain({ square, gain }: { square: number; gain: number }) {
  const { x, y } = middle(square);
  return (
    <g class="gained" transform={`translate(${x + 22} ${y - 22})`} aria-hidden="true">
      <circle r="12" />
      <text y="5" text-anchor="middle">
        {signed(gain)}
      </text>
    </g>
  );
}

/** The way of a move over its squares. */
export function Path({ from, way }: { from: number; way: Way }) {
  if (from === NOWHERE || way.path.length === 0) return null;
  const points = [from, ...way.path].map(middle);
  return <path class="path" d={`M${points.map(({ x, y }) => `${x} ${y}`).join(" L")}`} aria-hidden="true" />;
}

/** From where a blow comes, and where it may drive its victim. */
export function Blow({ from, to, push }: { from: number; to: number; push: number }) {
  const [a, b] = [middle(from), middle(to)];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const between = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return (
    <g aria-hidden="true">
      <g transform={`translate(${between.x} ${between.y})`} class="disc">
        <circle r="13" />
        <g transform={`rotate(${(angle + 45).toFixed(0)})`}>
          <use href="#f-sword" x="-9" y="-9" width="18" height="18" />
        </g>
      </g>
      {push !== NOWHERE && <Square square={push} inset={8} class="pushed" />}
    </g>
  );
}

interface FacingsProps {
  /** The ways into one square. */
  ways: readonly Way[];
  now: Way | null;
  choose: (way: Way) => void;
}

/** How one may face on the square that is aimed at: an arrow for each, with its cost. */
export function Facings({ ways, now, choose }: FacingsProps) {
  const here = middle(ways[0]?.square ?? NOWHERE);
  return (
    <g aria-hidden="true">
      {ways.map((way) => {
        const { x, y } = towards(here, way.facing, SIDE * 0.66);
        return (
          <g key={way.facing} class={way.facing === now?.facing ? "facing on" : "facing"} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-facing={arrow(way.facing)} onClick={() => choose(way)}>
            <circle class="hit" r="24" />
            <circle class="knob" r="16" />
            <path transform={`rotate(${degrees(way.facing)})`} d="M-6 -7 L8 0 L-6 7 L-2.5 0 Z" />
          </g>
        );
      })}
    </g>
  );
}
