/** The place itself: tiers around the sand, and in the wall the gates. Decoration only. */
import { Fragment } from "preact";
import type { Ground } from "../state/content";
import { CENTRE, HALF, middle, unit } from "./geometry";

const { x: X, y: Y } = CENTRE;
const [OUTER, INNER] = [{ x: 358, y: 302 }, { x: HALF.x + 6, y: HALF.y + 5 }];
const TIERS = [1, 0.978, 0.957];
const SEAMS = Array.from({ length: 64 }, (_, one) => {
  const angle = (2 * Math.PI * one) / 64;
  const on = ({ x, y }: typeof OUTER): string => `${(X + x * Math.cos(angle)).toFixed(1)} ${(Y + y * Math.sin(angle)).toFixed(1)}`;
  return `M${on(INNER)} L${on(OUTER)}`;
}).join(" ");

export function Stands() {
  return (
    <g aria-hidden="true">
      {TIERS.map((tier) => (
        <ellipse key={tier} cx={X} cy={Y} rx={OUTER.x * tier} ry={OUTER.y * tier} fill={tier === 1 ? "var(--marble-2)" : "none"} stroke="var(--marble-line)" stroke-width="1.2" />
      ))}
      <path d={SEAMS} stroke="var(--marble-line)" />
      <ellipse cx={X} cy={Y} rx={INNER.x} ry={INNER.y} fill="var(--marble-2)" stroke="var(--marble-line)" stroke-width="2.5" />
    </g>
  );
}

const DOOR = "D";

/** Gates and the small door, at the edge of their zones. */
export function Gates({ ground }: { ground: Ground }) {
  const size = unit(ground) * 0.26;
  return (
    <g class="gates" aria-hidden="true">
      {ground.zones.map(({ id, entrance }, zone) => {
        const at = middle(ground, zone);
        const far = entrance === DOOR ? 0.74 : 0.86;
        const [width, height] = entrance === DOOR ? [size * 0.7, size * 0.7] : [size, size];
        const out = { x: at.x + (at.x - X) * (entrance === DOOR ? 0.02 : 0.1) * far, y: at.y + (at.y - Y) * (entrance === DOOR ? 0.02 : 0.1) * far };
        return <Fragment key={id}>{entrance !== "" && <use href="#f-i-gate" x={out.x - width / 2} y={out.y - height / 2} width={width} height={height} />}</Fragment>;
      })}
    </g>
  );
}
