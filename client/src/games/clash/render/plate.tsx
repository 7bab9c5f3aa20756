/** A team on its base: a hexagon with four places, the seat's rim and shape, wound tokens. */
import { total } from "../../../stage/counting";
import { listed, type Spot } from "../state/arena";
import { TYPES } from "../state/content";
import { hexagon, type Point } from "../../../board/hexes";

const KEY = "var(--key)";
const PLACES: readonly Point[] = [
  { x: -17.5, y: -19 },
  { x: 17.5, y: -19 },
  { x: -17.5, y: 18 },
  { x: 17.5, y: 18 },
];
const MAN = 37;

interface PlateProps {
  spot: Spot;
  off: readonly number[];
  class: string;
  /** Tells one arrival of a gladiator from the next; 0 if nobody has just come. */
  landed: number;
}

/** The mark on the rim, so that sides are told apart without colour. */
function Mark({ seat, points }: { seat: number; points: string }) {
  const line = { points, fill: "none", "stroke-linejoin": "round" as const };
  switch (seat) {
    case 1:
      return <polygon {...line} stroke="var(--bone)" stroke-width="1.6" stroke-dasharray="9.5 6.2" />;
    case 2:
      return <polygon {...line} stroke={KEY} stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0.1 6.4" />;
    case 3:
      return <polygon {...line} stroke={KEY} stroke-width="1.5" />;
    case 4:
      return <polygon {...line} stroke="var(--bone)" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="8 5 0.1 5" />;
    default:
      return null;
  }
}

const ORIGIN = { x: 0, y: 0 };
const SHADOW = hexagon({ x: 0, y: 5 }, 54);
const OUTER = hexagon(ORIGIN, 54);
const RIM = hexagon(ORIGIN, 50);

export function Plate({ spot, off, class: className, landed }: PlateProps) {
  const seat = spot.owner;
  const idle = [...off];
  const men = listed(spot.men).map((type) => {
    const isOff = (idle[type] ?? 0) > 0;
    if (isOff) idle[type] = (idle[type] ?? 0) - 1;
    return { type, isOff };
  });
  const newest = total(spot.men) - 1;
  return (
    <g class={`tok ${className}`} style={{ "--fig-2": `var(--seat-${seat + 1})` }} aria-hidden="true">
      <polygon class="sh" points={SHADOW} />
      <polygon points={OUTER} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="2" />
      <polygon points={RIM} fill="none" stroke={KEY} stroke-width="7.8" stroke-linejoin="round" />
      <polygon points={RIM} fill="none" stroke={`var(--seat-${seat + 1})`} stroke-width="5.6" stroke-linejoin="round" />
      <Mark seat={seat} points={RIM} />
      {PLACES.map(({ x, y }, place) => {
        const man = men[place];
        if (man === undefined) return <circle key={place} class="gone" cx={x} cy={y} r="5" />;
        const box = { x: x - MAN / 2, y: y - MAN / 2, width: MAN, height: MAN };
        return (
          <g key={place}>
            <g class={man.isOff ? "man off" : landed > 0 && place === newest ? "man new" : "man"} key={`${place}-${landed}`}>
              <use href={`#f-type-${TYPES[man.type]}`} {...box} />
            </g>
            {man.isOff && <use href="#f-net" {...box} opacity=".7" />}
          </g>
        );
      })}
      <svg x="-47" y="26" width="22" height="22" viewBox="-6 -6 76 76" overflow="visible">
        <use href={`#f-seat-${seat + 1}`} width="64" height="64" stroke="var(--ivory)" />
      </svg>
      {Array.from({ length: spot.tokens }, (_, token) => (
        <use key={token} href="#f-wound" x={25 - token * 15} y="25" width="24" height="24" style={{ "--fig-2": "var(--blood)" }} />
      ))}
    </g>
  );
}
