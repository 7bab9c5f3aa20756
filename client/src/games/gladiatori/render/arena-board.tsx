/** The sand: one tab stop, ninety-one hexes that can be touched, heard, dragged to and reached by arrows. */
import { useRef, useState } from "preact/hooks";
import { Ground } from "../../../board/ground";
import { useCursor } from "../../../board/cursor";
import type { Direction } from "../../../board/walking";
import { narrow } from "../../../browser/screen";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { leadOf, refusedAt } from "../../../stage/foretold";
import { aim, aimAt, aimed, into, turnAim, type Way, waysOf } from "../input/aiming";
import { type Arena, figuresOn, hexOf, NOWHERE } from "../state/arena";
import { pointed } from "../state/choices";
import { GATES, HEXES, hexId } from "../state/content";
import { Chosen, Focus, Hinted, Lit, Way as Path } from "../../../board/lights";
import { Blows, cell, Facings, Hatch, Reach } from "./lights";
import { Pieces } from "./pieces";
import { Token } from "./token";
import { Tray } from "./tray";
import { hexagon, type Point } from "../../../board/hexes";
import { closeUp, directionTo, HEIGHT, middle, nearest, nextTo, size, STRETCH, WIDTH } from "./geometry";
import { hexLabel } from "../words/labels";
import { isBeast } from "../state/numbering";

const WIDE = `0 0 ${WIDTH} ${HEIGHT}`;
const MOST_BRIGHT = 8;
/** A touch near a legal hex means that hex. */
const NEAR = 34;
/** A pointer that goes farther than this drags. */
const WANDER = 6;

export function ArenaBoard({ arena, room, acts, still }: SceneProps<Arena> & { still: boolean }) {
  const [dragged, setDragged] = useState(false);
  /** The facing under the pointer, by its place among the options. */
  const [towards, setTowards] = useState<number | null>(null);
  const pressed = useRef<Point | null>(null);
  const seat = room.you;
  const ways = waysOf(arena, acts.asked, seat);
  const points = pointed(arena, acts.asked);
  const legal = new Set([...points.keys(), ...ways.map((way) => way.hex)]);
  const now = aimed(ways, acts);
  /** The hex whose facings are shown: the one aimed at, or on entering the one that was taken. */
  const isEntering = acts.asked?.ask === "face";
  const aimedAt = now !== null ? into(ways, now.hex) : isEntering ? ways : [];
  /** How he would look there: as is aimed, or on entering as is put forward or pointed at. */
  const wouldFace = now ?? ways.find(({ index }) => index === (towards ?? (acts.asked === null ? NOWHERE : leadOf(acts.asked)))) ?? null;
  const [ghost] = aimedAt;
  const mine = seat === null ? NOWHERE : hexOf(arena, seat);
  const marked = [...points].find(([, index]) => index === acts.marked)?.[0] ?? null;
  const hinted = acts.hinted === null ? null : ([...points].find(([, index]) => index === acts.hinted)?.[0] ?? ways.find(({ index }) => index === acts.hinted)?.hex ?? null);

  const label = (hex: number): string => {
    const what = hexLabel(arena, hex, room);
    if (hex === now?.hex) return `${what}. ${ui("cell-marked")}`;
    if (hex === marked) return `${what}. ${ui("cell-marked")}`;
    if (!legal.has(hex)) return what;
    return `${what}. ${ui(hex === mine && ways.length > 0 ? "gladiatori-cell-turn" : "cell-legal")}`;
  };
  const send = (way: Way): void => {
    aim.value = null;
    acts.answer(way.index);
  };
  const touch = (hex: number): void => {
    const index = points.get(hex);
    if (index !== undefined) acts.touch(index);
    else if (now?.hex === hex) send(now);
    else if (into(ways, hex).length > 0) aimAt(ways, hex, acts);
    else if (acts.asked !== null) acts.refuse(acts.asked.ask === "face" ? "hex-chosen" : refusedAt(acts.asked, hex), (whole) => pointed(arena, whole).get(hex) ?? into(waysOf(arena, whole, seat), hex)[0]?.index);
  };
  const own = (key: KeyboardEvent, direction: Direction | undefined): boolean => {
    if (now === null) return false;
    if (direction === "left" || direction === "right") turnAim(ways, now, direction === "left", acts);
    else if (key.key === "Escape") aim.value = null;
    else return false;
    return true;
  };
  const { here, focused, spot: looked, svg, pointOf, board, cell: cellOf } = useCursor({ first: Math.floor(HEXES.length / 2), legal, asked: acts.asked, hinted, middle, nextTo, label, touch, own, meant: (at) => nearest(at, legal, NEAR) });

  /** Dragging the own figure: the nearest hex, and beyond its middle the facing. */
  const dragTo = (event: PointerEvent): Way | null => {
    const { at: point } = pointOf(event);
    const hex = nearest(point, new Set(ways.map((way) => way.hex)), size() * 1.6);
    if (hex === null) return null;
    const there = into(ways, hex);
    const isFar = Math.hypot(point.x - middle(hex).x, point.y - middle(hex).y) > size() * 0.35;
    const wanted = isFar ? directionTo(middle(hex), point) : (there.find((way) => way.turn === 0)?.facing ?? there[0]?.facing);
    return there.find((way) => way.facing === wanted) ?? there.find((way) => way.turn === 0) ?? there[0] ?? null;
  };
  const onPointerDown = (event: PointerEvent): void => {
    const isMine = ways.length > 0 && nearest(pointOf(event).at, [mine], size() * 0.8) !== null;
    pressed.current = isMine ? { x: event.clientX, y: event.clientY } : null;
  };
  /** A press that wanders is a drag; one that does not is a touch, and the click tells. */
  const onPointerMove = (event: PointerEvent): void => {
    const from = pressed.current;
    if (from === null || (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < WANDER)) return;
    if (!dragged) {
      setDragged(true);
      svg.current?.setPointerCapture(event.pointerId);
    }
    const way = dragTo(event);
    if (way !== null && (way.moves || now !== null)) aim.value = { number: acts.number, hex: way.hex, facing: way.facing };
  };
  const onPointerUp = (event: PointerEvent): void => {
    pressed.current = null;
    if (!dragged) return;
    setDragged(false);
    const way = dragTo(event);
    if (way !== null && way.hex !== mine) send(way);
  };
  const onLooked = looked === null ? undefined : figuresOn(arena, looked).find((figure) => !isBeast(figure));
  /** Before the first turn one looks for a place, and at all of the sand. */
  const hasBegun = arena.turn > 0;
  const isMyRound = seat !== null && arena.current === seat && acts.asked !== null;
  const shown = onLooked ?? (isMyRound && now === null ? seat : undefined);
  const threatened = new Set(arena.fight?.isOver === false ? arena.fight.targets.map((target) => target.figure) : []);
  return (
    <>
      <svg
        {...board}
        class={dragged ? "arena hexes dragged" : "arena hexes"}
        viewBox={narrow.value ? closeUp() : WIDE}
        role="group"
        aria-label={ui("gladiatori-arena", { count: HEXES.length })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          pressed.current = null;
          setDragged(false);
        }}
      >
        <Hatch />
        <g transform={STRETCH}>
          <Ground withGates={false} />
        </g>
        {HEXES.map(({ id, q, r }, hex) => (
          <g
            key={id}
            {...cellOf(hex)}
            data-matters={hasBegun && (legal.has(hex) || figuresOn(arena, hex).length > 0) ? true : undefined}
            data-quiet={figuresOn(arena, hex).length === 0 && !GATES.includes(hex) ? true : undefined}
            role="button"
            aria-pressed={hex === now?.hex || hex === marked}
          >
            <polygon class={(((q - r) % 3) + 3) % 3 === 0 ? "hx b" : "hx"} points={hexagon(middle(hex), size() - 0.4)} />
          </g>
        ))}
        {GATES.map((hex) => (
          <use key={hex} class="gate" href="#f-i-gate" x={middle(hex).x - 12} y={middle(hex).y - 13} width="24" height="24" aria-hidden="true" />
        ))}
        {shown !== undefined && <Reach arena={arena} figure={shown} />}
        {[...legal].map((hex) => (
          <Lit key={hex} at={middle(hex)} size={cell()} isEmpty={figuresOn(arena, hex).length === 0} isSolid={hex === looked || hex === now?.hex} isSoft={legal.size > MOST_BRIGHT} />
        ))}
        <Blows arena={arena} />
        <Pieces arena={arena} still={still} threatened={threatened} />
        {now !== null && mine !== NOWHERE && now.hex !== mine && <Path from={middle(mine)} to={middle(now.hex)} />}
        {ghost !== undefined && ghost.hex !== mine && seat !== null && (
          <g class="ghost" transform={`translate(${middle(ghost.hex).x.toFixed(1)} ${middle(ghost.hex).y.toFixed(1)})`}>
            <Token arena={arena} seat={seat} r={size() * 0.72} class="" facing={wouldFace?.facing ?? null} />
          </g>
        )}
        {now !== null && <Chosen at={middle(now.hex)} size={cell()} />}
        {marked !== null && <Chosen at={middle(marked)} size={cell()} />}
        {hinted !== null && <Hinted at={middle(hinted)} size={cell()} />}
        {acts.asked?.ask === "place" && [...points.keys()].map((hex) => (
          <text key={hex} class="lbl" x={middle(hex).x} y={middle(hex).y + 20} text-anchor="middle" aria-hidden="true">
            {hexId(hex)}
          </text>
        ))}
        {focused && <Focus at={middle(here)} size={cell()} />}
        {aimedAt.length > 0 && <Facings ways={aimedAt} now={wouldFace} choose={send} look={isEntering ? setTowards : undefined} />}
      </svg>
      <Tray arena={arena} room={room} />
      {looked !== null && (
        <p class="spell" aria-hidden="true">
          <span>{label(looked)}</span>
        </p>
      )}
    </>
  );
}
