/** The sand: one tab stop, hexes that can be touched, heard and reached by arrows; the wagers in the corners. */
import { Ground } from "../../../board/ground";
import { hexagon } from "../../../board/hexes";
import { Chosen, Focus, Hinted, Lit, Sword, Way } from "../../../board/lights";
import { useCursor } from "../../../board/cursor";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, NONE, NOWHERE } from "../state/arena";
import { HEXES, idOf, SIDES, STARTS } from "../state/content";
import { pointing } from "../state/pointing";
import { hexLabel } from "../words/labels";
import { HEIGHT, middle, nearest, nextTo, size, STRETCH, WIDTH } from "./geometry";
import { Pieces } from "./pieces";
import { Nooks } from "./wagers";

const MOST_BRIGHT = 14;
/** A touch near a legal hex means that hex. */
const NEAR = 36;

export function ArenaBoard({ arena, room, acts, still }: SceneProps<Arena> & { still: boolean }) {
  const { asked, marked } = acts;
  const points = pointing(arena, asked);
  const legal = new Set(points.keys());
  const aimed = [...points].find(([, index]) => index === marked)?.[0] ?? NOWHERE;
  const hinted = acts.hinted === null ? NOWHERE : ([...points].find(([, index]) => index === acts.hinted)?.[0] ?? NOWHERE);
  const own = arena.corners.findIndex(({ owner }) => owner === arena.you && asked?.ask === "combat");
  const attack = arena.combat?.attack ?? null;

  const label = (hex: number): string => {
    const what = hexLabel(arena, hex, room);
    if (hex === aimed) return `${what}. ${ui("cell-marked")}`;
    return legal.has(hex) ? `${what}. ${ui("cell-legal")}` : what;
  };
  const touch = (hex: number): void => {
    const index = points.get(hex);
    if (index !== undefined) acts.touch(index);
    else if (asked?.ask === "combat") acts.whyNot("combat", hex);
    else if (asked !== null) acts.refuse("", (whole) => pointing(arena, whole).get(hex));
  };
  const { here, focused, spot, board, cell: cellOf } = useCursor({ first: Math.floor(HEXES.length / 2), legal, asked, hinted, middle, nextTo, label, touch, meant: (at) => nearest(at, legal, NEAR) });
  const isTaken = (hex: number): boolean => arena.corners.some(({ fighter }, side) => fighter !== NONE && arena.hexes[side] === hex);
  const cell = size() * 0.94;
  return (
    <>
      <svg {...board} class="arena" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={ui("spartacus-arena", { count: HEXES.length })}>
        <g transform={STRETCH}>
          <Ground withGates={false} />
        </g>
        {HEXES.map(({ q, r }, hex) => (
          <g
            key={hex}
            {...cellOf(hex)}
            data-quiet={isTaken(hex) ? undefined : true}
            role="button"
            aria-pressed={hex === aimed}
          >
            <polygon class={(((q - r) % 3) + 3) % 3 === 0 ? "hx b" : "hx"} points={hexagon(middle(hex), size() - 0.5)} />
          </g>
        ))}
        {STARTS.map((hex, side) => (
          <text key={side} class="startmark" x={middle(hex).x} y={middle(hex).y + 8} text-anchor="middle" aria-hidden="true">
            {SIDES[side]}
          </text>
        ))}
        {[...legal].map((hex) => (
          <Lit key={hex} at={middle(hex)} size={cell} isEmpty={!isTaken(hex)} isSolid={hex === spot || hex === aimed} isSoft={legal.size > MOST_BRIGHT} />
        ))}
        {HEXES.map((_, hex) => (
          <text key={hex} class="lbl hexname" x={middle(hex).x} y={middle(hex).y - size() * 0.62} text-anchor="middle" aria-hidden="true">
            {idOf("hex", hex)}
          </text>
        ))}
        {own >= 0 && !legal.has(arena.hexes[own] ?? NOWHERE) && <Chosen at={middle(arena.hexes[own] ?? 0)} size={cell} />}
        {aimed !== NOWHERE && own >= 0 && <Way from={middle(arena.hexes[own] ?? 0)} to={middle(aimed)} />}
        {aimed !== NOWHERE && <Chosen at={middle(aimed)} size={cell} />}
        {hinted !== NOWHERE && <Hinted at={middle(hinted)} size={cell} />}
        {focused && <Focus at={middle(here)} size={cell} />}
        <Pieces arena={arena} still={still} />
        {attack !== null && arena.combat?.loser === NONE && <Sword from={middle(arena.hexes[attack.side] ?? 0)} to={middle(arena.hexes[1 - attack.side] ?? 0)} radius={size() * 0.3} />}
      </svg>
      <Nooks arena={arena} room={room} />
    </>
  );
}
