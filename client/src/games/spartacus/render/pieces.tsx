/** The two on the sand; one that has just moved travels there. */
import { total } from "../../../stage/counting";
import { type Arena, NONE } from "../state/arena";
import { figureOf } from "../state/content";
import { middle, size } from "./geometry";
import { Token } from "./token";

export function Pieces({ arena, still }: { arena: Arena; still: boolean }) {
  const { combat } = arena;
  return (
    <>
      {arena.corners.map(({ owner, fighter, gear }, side) => {
        if (fighter === NONE) return null;
        const here = middle(arena.hexes[side] ?? NONE);
        const isLeft = here.x < middle(arena.hexes[1 - side] ?? NONE).x;
        const move = arena.moves[side];
        const from = move && middle(move.from);
        const travel = from && !still ? { "--dx": `${(from.x - here.x).toFixed(1)}px`, "--dy": `${(from.y - here.y).toFixed(1)}px` } : {};
        const pools = arena.pools[side] ?? [];
        const isFallen = combat?.loser === side;
        return (
          <g key={side} transform={`translate(${here.x.toFixed(1)} ${here.y.toFixed(1)})`} opacity={isFallen ? 0.6 : 1}>
            <g key={move?.tick ?? 0} class={from && !still ? "travel" : undefined} style={travel}>
              <Token seat={owner} figure={figureOf(fighter)} r={size() * 0.74} health={combat !== null || total(pools) > 0 ? total(pools) : null} gear={gear.map(figureOf)} isLeft={isLeft} />
            </g>
          </g>
        );
      })}
    </>
  );
}
