/** The sand: one tab stop, zones that can be touched, heard and reached by arrows. */
import { useCursor } from "../../../board/cursor";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, itemsIn, menIn, NOWHERE } from "../state/arena";
import { looked } from "../state/looking";
import { clear, concerned, hintedZone, planOf, pointing, touchZone, waysOf } from "../state/plan";
import { zoneLabel } from "../words/labels";
import { HEIGHT, middle, nearest, nextTo, outline, rowsOf, unit, WIDTH } from "./geometry";
import { Gates, Stands } from "./ground";
import { Chosen, Focus, Hinted, Lit, Way } from "./lights";
import { Mercy } from "./mercy";
import { Lying, Pieces } from "./pieces";

/** A touch so many pixels beside a legal zone means that zone. */
const NEAR = 14;

export function ArenaBoard({ arena, room, acts, still }: SceneProps<Arena> & { still: boolean }) {
  const { ground } = arena;
  const { asked } = acts;
  const ways = waysOf(acts);
  const points = pointing(arena, asked);
  const legal = new Set([...points.keys(), ...ways.map((way) => way.zone)]);
  const planned = planOf(acts).zone;
  const marked = acts.marked === null ? NOWHERE : ([...points].find(([, indices]) => indices.includes(acts.marked ?? -1))?.[0] ?? NOWHERE);
  const aimed = planned === NOWHERE ? marked : planned;
  const hinted = hintedZone(arena, acts);
  const mover = concerned(arena, asked);

  const label = (zone: number): string => {
    const what = zoneLabel(arena, zone, room);
    if (zone === aimed) return `${what}. ${ui("cell-marked")}`;
    return legal.has(zone) ? `${what}. ${ui("cell-legal")}` : what;
  };
  const look = (zone: number): void => {
    const [first] = menIn(arena, zone);
    if (first !== undefined) looked.value = first.name;
  };
  const { here, focused, spot, board, cell } = useCursor({
    first: Math.floor(ground.zones.length / 2),
    legal,
    asked,
    hinted,
    middle: (zone) => middle(ground, zone),
    nextTo: (zone, direction, x) => nextTo(ground, zone, direction, x),
    label,
    touch: (zone) => touchZone(arena, acts, zone),
    own: (key) => {
      const isTaken = key.key === "Escape" && planned !== NOWHERE;
      if (isTaken) clear(acts);
      return isTaken;
    },
    look,
    meant: (at, scale) => nearest(ground, at, legal, NEAR / scale),
  });
  return (
    <svg {...board} class="arena zones" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="grid" aria-label={ui("heroes-arena", { arena: ground.id, zones: ground.zones.length })}>
      <Stands />
      {rowsOf(ground).map((row, down) => (
        <g key={down} role="row">
          {row.map((zone) => {
            const { id, kind } = ground.zones[zone] ?? { id: "", kind: "wall" };
            return (
              <g
                key={zone}
                {...cell(zone)}
                data-zone={id}
                data-matters={arena.turn > 0 && (legal.has(zone) || menIn(arena, zone).length > 0) ? true : undefined}
                data-quiet={menIn(arena, zone).length === 0 ? true : undefined}
                role="gridcell"
                aria-selected={zone === aimed}
              >
                <path class={`hx ${kind}`} d={outline(ground, zone)} />
              </g>
            );
          })}
        </g>
      ))}
      <Lying arena={arena} />
      {[...legal].map((zone) => (
        <Lit key={zone} ground={ground} zone={zone} isEmpty={menIn(arena, zone).length + itemsIn(arena, zone).length === 0 && zone !== aimed} isSolid={zone === spot || zone === aimed} />
      ))}
      <Gates ground={ground} />
      <g class="ids" aria-hidden="true">
        {ground.zones.map(({ id }, zone) => {
          const { x, y } = middle(ground, zone);
          const side = unit(ground);
          return (
            <text key={id} class="lbl" x={x - side * 0.4} y={y - side * 0.34}>
              {id}
            </text>
          );
        })}
      </g>
      {aimed !== NOWHERE && mover !== undefined && mover.zone !== NOWHERE && mover.zone !== aimed && <Way ground={ground} from={mover.zone} to={aimed} />}
      {aimed !== NOWHERE && <Chosen ground={ground} zone={aimed} />}
      <Pieces arena={arena} still={still} />
      {hinted !== NOWHERE && <Hinted ground={ground} zone={hinted} />}
      {focused && <Focus ground={ground} zone={here} />}
      <Mercy arena={arena} />
    </svg>
  );
}
