/** Every gladiator where he stands; one who has just moved travels there. */
import { type Arena, squareOf, standing } from "../state/arena";
import { DISC, middle } from "./geometry";
import { Token } from "./token";

interface PiecesProps {
  arena: Arena;
  still: boolean;
  faint: ReadonlySet<number>;
  threatened: number;
}

export function Pieces({ arena, still, faint, threatened }: PiecesProps) {
  return (
    <>
      {standing(arena).map((man) => {
        const here = middle(squareOf(arena, man));
        const move = arena.moves[man];
        const from = move && middle(move.from);
        const travel = from && !still ? { "--dx": `${(from.x - here.x).toFixed(1)}px`, "--dy": `${(from.y - here.y).toFixed(1)}px` } : {};
        const isStruck = arena.fight?.target === man && arena.fight.befell.includes("wounded");
        return (
          <g key={man} transform={`translate(${here.x} ${here.y})`} opacity={faint.has(man) ? 0.5 : 1}>
            <g key={move?.tick ?? 0} class={from && !still ? "travel" : undefined} style={travel}>
              <Token arena={arena} man={man} r={DISC} class={isStruck ? "struck" : ""} />
            </g>
            {threatened === man && <circle class="threat" r={DISC + 4} />}
          </g>
        );
      })}
    </>
  );
}
