/**
 * Moving is one choice of two: the hex, then how one faces there. What is aimed at waits here until it
 * is sent, so that the board and the answers show the same.
 */
import { signal } from "@preact/signals";
import type { Acts, Asked } from "../../../stage/scene";
import { left } from "../../../stage/counting";
import type { Arena } from "../state/arena";
import { pointOf } from "../state/decode";
import { turnBetween } from "../state/numbering";

export interface Aim {
  readonly number: number;
  readonly hex: number;
  readonly facing: number;
}

export const aim = signal<Aim | null>(null);

/** An option of movement: where to, how one then faces, and its place in the list. */
export interface Way {
  readonly index: number;
  readonly hex: number;
  readonly facing: number;
  readonly turn: number;
  readonly moves: boolean;
}

/** All ways that the question offers. Entering the arena is one of them: a hex, then a facing. */
export function waysOf(arena: Arena, asked: Asked | null, seat: number | null): Way[] {
  if (asked === null || seat === null) return [];
  return asked.options.flatMap((option, index) => {
    if (option.ask === "face") return [{ index, hex: option.args[2] ?? -1, facing: option.choice, turn: option.choice, moves: false }];
    const point = pointOf(arena, seat, option);
    return point === null ? [] : [{ index, ...point }];
  });
}

/** What is aimed at now, if the question is still the same. */
export function aimed(ways: readonly Way[], acts: Acts): Way | null {
  const now = aim.value;
  if (now === null || now.number !== acts.number) return null;
  return ways.find((way) => way.hex === now.hex && way.facing === now.facing) ?? null;
}

/** The ways into one hex, by facing. */
export function into(ways: readonly Way[], hex: number): Way[] {
  return ways.filter((way) => way.hex === hex);
}

/** Aim at a hex: straight on if that is possible, else the first facing. */
export function aimAt(ways: readonly Way[], hex: number, acts: Acts): void {
  const there = into(ways, hex);
  const best = there.find((way) => way.moves && way.turn === 0) ?? there[0];
  if (best !== undefined) aim.value = { number: acts.number, hex, facing: best.facing };
}

/** Turn what is aimed at to the next facing, to the left or to the right. */
export function turnAim(ways: readonly Way[], now: Way, isLeft: boolean, acts: Acts): void {
  const there = into(ways, now.hex);
  const order = [...there].sort((a, b) => left(turnBetween(now.facing, a.facing), turnBetween(now.facing, b.facing)));
  const next = isLeft ? order[1] : order.at(-1);
  if (next !== undefined) aim.value = { number: acts.number, hex: next.hex, facing: next.facing };
}
