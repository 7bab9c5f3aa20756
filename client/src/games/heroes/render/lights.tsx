/** What is legal, chosen and focused on zones, and who is set against whom. */
import type { Ground } from "../state/content";
import { middle, outline } from "./geometry";

interface LitProps {
  ground: Ground;
  zone: number;
  isEmpty: boolean;
  isSolid: boolean;
}

export function Lit({ ground, zone, isEmpty, isSolid }: LitProps) {
  const { x, y } = middle(ground, zone);
  return (
    <g aria-hidden="true">
      <path class={`lit${isEmpty ? "" : " over"}${isSolid ? " solid" : ""}`} d={outline(ground, zone, 0.04)} />
      {isEmpty && <circle class="litdot" cx={x} cy={y} r="6" />}
    </g>
  );
}

export function Chosen({ ground, zone }: { ground: Ground; zone: number }) {
  const path = outline(ground, zone, 0.02);
  return (
    <g aria-hidden="true" class="chosen">
      <path class="glow" d={path} />
      <path class="sel" d={path} />
    </g>
  );
}

/** What a bot would choose. */
export function Hinted({ ground, zone }: { ground: Ground; zone: number }) {
  return <path aria-hidden="true" class="hinted" d={outline(ground, zone, 0.06)} />;
}

export function Focus({ ground, zone }: { ground: Ground; zone: number }) {
  const path = outline(ground, zone);
  return (
    <g aria-hidden="true">
      <path class="focus-gap" d={path} />
      <path class="focus-ring" d={path} />
    </g>
  );
}

/** A dotted way from one zone to another. */
export function Way({ ground, from, to }: { ground: Ground; from: number; to: number }) {
  const [a, b] = [middle(ground, from), middle(ground, to)];
  return <path class="path" d={`M${a.x} ${a.y} L${b.x} ${b.y}`} aria-hidden="true" />;
}
