/** Every piece where it stands; one that has just come travels there, one that has gone fades. */
import { type Arena, type Fight, NOBODY, type Spot } from "../state/arena";
import { middle } from "./geometry";
import { Beast } from "./beast";
import { Plate } from "./plate";

const NONE = [0, 0, 0, 0, 0];

function offAt(fight: Fight | null, space: number): readonly number[] {
  if (fight === null || fight.isOver) return NONE;
  return fight.sides.find((side) => side.space === space)?.off ?? NONE;
}

function isStruck(fight: Fight | null, space: number): boolean {
  const last = fight?.isOver === false ? fight.rolls.at(-1) : undefined;
  if (!fight || !last?.struck) return false;
  const { singles, stopped, lethals } = last.struck;
  return singles - stopped + lethals > 0 && fight.sides[last.side === 0 ? 1 : 0].space === space;
}

function Piece({ spot, off, state, landed }: { spot: Spot; off: readonly number[]; state: string; landed: number }) {
  if (spot.animal >= 0) return <Beast animal={spot.animal} wounds={spot.tokens} class={landed > 0 ? "arrives" : state} key={landed} />;
  return <Plate spot={spot} off={off} class={state} landed={landed} />;
}

interface PiecesProps {
  arena: Arena;
  still: boolean;
  /** Spaces whose pieces cannot be chosen now, drawn faint. */
  faint: ReadonlySet<number>;
}

export function Pieces({ arena, still, faint }: PiecesProps) {
  return (
    <>
      {arena.spots.map((spot, space) => {
        if (spot.owner === NOBODY && spot.animal < 0) return null;
        const here = middle(space);
        const move = arena.moves[space];
        const from = move && middle(move.from);
        const travel = from && !still ? { "--dx": `${from.x - here.x}px`, "--dy": `${from.y - here.y}px` } : {};
        const rolls = arena.fight?.rolls.length ?? 0;
        const state = isStruck(arena.fight, space) ? "struck" : faint.has(space) ? "away" : "";
        return (
          <g key={`${space}-${move?.tick ?? 0}`} transform={`translate(${here.x.toFixed(1)} ${here.y.toFixed(1)})`}>
            <g class={from ? "travel" : undefined} style={travel} key={state === "struck" ? `s${rolls}` : "p"}>
              <Piece spot={spot} off={offAt(arena.fight, space)} state={state} landed={arena.landed.from === space ? arena.landed.tick : 0} />
            </g>
          </g>
        );
      })}
      {(still ? [] : arena.ghosts).map((ghost) => {
        const here = middle(ghost.space);
        return (
          <g key={ghost.tick} transform={`translate(${here.x.toFixed(1)} ${here.y.toFixed(1)})`} aria-hidden="true">
            <g class="fades">
              <use href="#f-skull" x="-22" y="-22" width="44" height="44" style={{ "--fig-0": "var(--ivory)", color: "var(--board-ink)" }} />
            </g>
          </g>
        );
      })}
    </>
  );
}
