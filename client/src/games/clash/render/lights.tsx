/** What only this board lights: threats, names, chances, the battle disc. */
import type { Arena } from "../state/arena";
import { hexagon } from "../../../board/hexes";
import { Sword } from "../../../board/lights";
import { middle } from "./geometry";

export const CELL = 58;
export const DISC = 19.5;
const RIM = 42;

export function Threat({ space }: { space: number }) {
  return <polygon class="threat" points={hexagon(middle(space), CELL)} />;
}

/** The name of a space; where a piece stands, at the rim. */
export function Name({ space, text, isTaken }: { space: number; text: string; isTaken: boolean }) {
  const { x, y } = middle(space);
  return (
    <text class={isTaken ? "lbl taken" : "lbl"} x={x} y={y - (isTaken ? RIM : 40)} text-anchor="middle" aria-hidden="true">
      {text}
    </text>
  );
}

/** Chances on a target. */
export function Badge({ space, text }: { space: number; text: string }) {
  const { x, y } = middle(space);
  const width = 12 + text.length * 7.4;
  return (
    <g transform={`translate(${x} ${y - 50})`} class="badge" aria-hidden="true">
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text y="5" text-anchor="middle">{text}</text>
    </g>
  );
}

/** The battle disc: a sword that points at the defender. */
export function Disc({ arena }: { arena: Arena }) {
  const { fight } = arena;
  if (fight === null || fight.isOver || fight.fell !== null) return null;
  return <Sword from={middle(fight.sides[0].space)} to={middle(fight.sides[1].space)} radius={DISC} />;
}
