/** The sand: one tab stop, sixty-four squares that can be touched, heard and reached by arrows. */
import { useCursor } from "../../../board/cursor";
import type { Direction } from "../../../board/walking";
import { ui } from "../../../words/ui";
import { refusedAt } from "../../../stage/foretold";
import type { SceneProps } from "../../../stage/scene";
import { aimAt, aimed, AIMED, best, change, choose, clear, goer, hintedSquare, into, narrowed, pick, planOf, send, turnAim, waysNow, waysOf } from "../state/plan";
import { type Arena, isOwn, manOn, NOBODY, NOWHERE, squareOf } from "../state/arena";
import { pointing } from "../state/choices";
import { squareId } from "../state/decode";
import { shownFight } from "../state/fighting";
import { looked as lookedAt } from "../state/looking";
import { squareLabel } from "../words/labels";
import { corner, DISC, HEIGHT, middle, nearest, nextTo, SCREEN, SIDE, WIDTH } from "./geometry";
import { Stone } from "./ground";
import { Blow, Chosen, Facings, Focus, Gain, Hatch, Hinted, Lit, Path, Zones } from "./lights";
import { Pieces } from "./pieces";
import { Token } from "./token";

const MOST_BRIGHT = 12;
/** A touch so many pixels beside a legal square means that square. */
const NEAR = 22;

export function ArenaBoard({ arena, room, acts, still }: SceneProps<Arena> & { still: boolean }) {
  const { asked } = acts;
  const isAiming = asked !== null && AIMED.has(asked.ask);
  const all = isAiming ? waysOf(arena, asked) : [];
  const man = goer(all, acts);
  const ways = isAiming ? waysNow(arena, acts) : [];
  const now = aimed(ways, acts);
  const points = asked?.ask === "place" || asked?.ask === "move" ? new Map<number, number[]>() : pointing(arena, asked);
  const left = narrowed(arena, acts);
  const { picked } = planOf(acts);
  const open = [...points].filter(([square, indices]) => isAiming || (!picked.includes(square) && indices.some((index) => left.includes(index)))).map(([square]) => square);
  const legal = new Set([...open, ...ways.map((way) => way.square)]);
  const marked = acts.marked === null ? [] : [...points].filter(([, indices]) => indices.includes(acts.marked ?? NOBODY)).map(([square]) => square);
  const hinted = hintedSquare(arena, acts);
  const fight = shownFight(arena, acts, left);
  const foes = fight !== null && squareOf(arena, fight.man) !== NOWHERE && squareOf(arena, fight.target) !== NOWHERE && fight.told?.outcome == null ? fight : null;

  const costOf = (square: number): number | null => best(arena, ways, square)?.cost ?? null;
  const label = (square: number): string => {
    const what = squareLabel(arena, square, room);
    if (square === now?.square || marked.includes(square)) return `${what}. ${ui("cell-marked")}`;
    const cost = costOf(square);
    if (cost !== null) return `${what}. ${ui("jugula-cell-cost", { cost })}`;
    return legal.has(square) ? `${what}. ${ui("cell-legal")}` : what;
  };
  /** A gladiator who may be chosen to go, if he stands there. */
  const other = (square: number): number => all.find((way) => way.man !== man && squareOf(arena, way.man) === square)?.man ?? NOBODY;
  const touch = (square: number): void => {
    if (asked === null) return;
    const indices = points.get(square) ?? [];
    if (other(square) !== NOBODY) choose(other(square), acts, arena.you ?? 0);
    else if (now?.square === square) send(now, acts);
    else if (into(ways, square).length > 0) aimAt(arena, ways, square, acts);
    else if (isAiming && indices.length > 0 && manOn(arena, square) !== man) acts.touch(indices[0] ?? NOBODY);
    else if (!isAiming && indices.length > 0) pick(arena, acts, square);
    else if (isAiming && now !== null) change(acts, { square: NOWHERE });
    else acts.refuse(refusedAt(asked, square), (whole) => pointing(arena, whole).get(square)?.[0], { square: squareId(square) });
  };
  const own = (key: KeyboardEvent, direction: Direction | undefined): boolean => {
    const isPlanned = now !== null || planOf(acts).man !== NOBODY || picked.length > 0;
    if (now !== null && (direction === "left" || direction === "right")) turnAim(ways, now, direction === "left", acts);
    else if (key.key === "Escape" && isPlanned) now === null ? clear(acts) : change(acts, { square: NOWHERE });
    else return false;
    return true;
  };
  const look = (square: number): void => {
    const there = manOn(arena, square);
    if (there !== NOBODY) lookedAt.value = there;
  };
  const { here, focused, spot, board, cell } = useCursor({ first: SCREEN[4]?.[3] ?? 0, legal, asked, hinted, middle, nextTo, label, touch, own, look, meant: (at, scale) => nearest(at, legal, NEAR / scale) });
  const onLooked = spot === null ? NOBODY : manOn(arena, spot);
  const shown = onLooked !== NOBODY && onLooked !== man ? onLooked : (foes?.target ?? NOBODY);
  const gain = foes?.attackParts.find(([part]) => part === "zone")?.[1] ?? 0;
  const idle = new Set(points.size > 0 && !isAiming ? arena.square.map((_, one) => one).filter((one) => isOwn(arena, one) && !points.has(squareOf(arena, one))) : []);
  return (
    <svg
      {...board}
      class="arena squares"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="grid"
      aria-label={ui("jugula-arena")}
    >
      <Hatch />
      <Stone />
      {SCREEN.map((row, down) => (
        <g key={down} role="row">
          {row.map((square, across) => {
            const { x, y } = corner(square);
            return (
              <g
                key={square}
                {...cell(square)}
                data-square={squareId(square)}
                data-quiet={manOn(arena, square) === NOBODY ? true : undefined}
                role="gridcell"
                aria-selected={square === now?.square || marked.includes(square)}
              >
                <rect class={(down + across) % 2 === 0 ? "hx b" : "hx"} x={x} y={y} width={SIDE} height={SIDE} />
              </g>
            );
          })}
        </g>
      ))}
      {shown !== NOBODY && <Zones arena={arena} man={shown} isAside={isAiming} />}
      {[...legal].map((square) => (
        <Lit key={square} square={square} isEmpty={manOn(arena, square) === NOBODY && square !== now?.square} isSolid={square === spot || square === now?.square} isSoft={legal.size > MOST_BRIGHT} cost={costOf(square)} />
      ))}
      {man !== NOBODY && squareOf(arena, man) !== NOWHERE && <Chosen square={squareOf(arena, man)} />}
      {foes !== null && <Chosen square={squareOf(arena, foes.man)} />}
      <Pieces arena={arena} still={still} faint={idle} threatened={foes?.target ?? NOBODY} />
      {foes !== null && <Blow from={squareOf(arena, foes.man)} to={squareOf(arena, foes.target)} push={foes.push} />}
      {foes !== null && gain > 0 && <Gain square={squareOf(arena, foes.man)} gain={gain} />}
      {now !== null && <Path from={squareOf(arena, now.man)} way={now} />}
      {now !== null && (
        <g class="ghost" transform={`translate(${middle(now.square).x} ${middle(now.square).y})`}>
          <Token arena={arena} man={now.man} r={DISC} facing={now.facing} />
        </g>
      )}
      {now !== null && <Chosen square={now.square} />}
      {[...picked, ...marked].map((square) => (
        <Chosen key={square} square={square} />
      ))}
      {hinted !== NOWHERE && <Hinted square={hinted} />}
      {focused && <Focus square={here} />}
      {now !== null && <Facings ways={into(ways, now.square)} now={now} choose={(way) => (way.facing === now.facing ? send(way, acts) : change(acts, { facing: way.facing }))} />}
    </svg>
  );
}
