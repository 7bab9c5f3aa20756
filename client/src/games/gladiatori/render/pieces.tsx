/** Every figure where it stands; one that has just moved travels there. */
import { type Arena, beastId, figures, hexOf } from "../state/arena";
import { hexagon } from "../../../board/hexes";
import { middle, size } from "./geometry";
import { Count, Token } from "./token";
import { isBeast, slotOf } from "../state/numbering";

interface PiecesProps {
  arena: Arena;
  still: boolean;
  threatened: ReadonlySet<number>;
}

export function Pieces({ arena, still, threatened }: PiecesProps) {
  const crowd = new Map<number, number>();
  return (
    <>
      {figures(arena).map((figure) => {
        const hex = hexOf(arena, figure);
        const here = middle(hex);
        const move = arena.moves[figure];
        const from = move && middle(move.from);
        const beside = crowd.get(hex) ?? 0;
        crowd.set(hex, beside + 1);
        const travel = from && !still ? { "--dx": `${(from.x - here.x).toFixed(1)}px`, "--dy": `${(from.y - here.y).toFixed(1)}px` } : {};
        const state = isStruck(arena, figure) ? "struck" : "";
        return (
          <g key={figure} transform={`translate(${(here.x + beside * 6).toFixed(1)} ${(here.y - beside * 5).toFixed(1)})`}>
            <g key={move?.tick ?? 0} class={from && !still ? "travel" : undefined} style={travel}>
              {isBeast(figure) ? <Beast arena={arena} figure={figure} class={state} /> : <Token arena={arena} seat={figure} r={size() * 0.72} class={state} />}
            </g>
            {threatened.has(figure) && <circle class="threat" r={size() * 0.8} />}
          </g>
        );
      })}
    </>
  );
}

function isStruck(arena: Arena, figure: number): boolean {
  const { fight } = arena;
  if (fight === null || fight.isOver) return false;
  const target = fight.targets.find((one) => one.figure === figure);
  return target !== undefined && ["wounded", "slain", "netted"].includes(target.outcome ?? "");
}

/** A mask on a sand tile, so that a beast is never taken for a fighter. */
function Beast({ arena, figure, class: className }: { arena: Arena; figure: number; class: string }) {
  const r = size() * 0.74;
  const netted = arena.netted[slotOf(figure)] ?? 0;
  return (
    <g class={`tok ${className}`} style={{ "--fig-0": "var(--hide)", "--fig-2": "var(--blood)" }} aria-hidden="true">
      <polygon class="sh" points={hexagon({ x: 0, y: 3 }, r)} />
      <polygon points={hexagon({ x: 0, y: 0 }, r)} fill="var(--hide)" stroke="var(--tok-edge)" stroke-width="1.8" />
      <use href={`#f-${beastId(arena, figure)}`} x={-r * 0.72} y={-r * 0.74} width={r * 1.44} height={r * 1.44} />
      {netted > 0 && <use href="#f-net" x={-r * 0.8} y={-r * 0.8} width={r * 1.6} height={r * 1.6} opacity=".8" />}
      {netted > 0 && <Count x={r * 0.7} y={-r * 0.7} sign="net" count={netted} />}
      <text class="lbl" x={r * 0.78} y={r * 0.9} text-anchor="middle">
        {slotOf(figure) + 1}
      </text>
    </g>
  );
}
