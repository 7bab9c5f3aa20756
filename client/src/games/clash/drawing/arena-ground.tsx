/** The place itself: marble tiers, a podium, raked sand and two gates. Decoration only. */
import { HEIGHT, WIDTH } from "../geometry";

const X = WIDTH / 2;
const Y = HEIGHT / 2;
const SEAMS = Array.from({ length: 46 }, (_, one) => {
  const angle = (2 * Math.PI * one) / 46;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (x: number, y: number): string => `${(X + x * cos).toFixed(1)} ${(Y + y * sin).toFixed(1)}`;
  return `M${at(289, 281)} L${at(307, 299)}`;
}).join(" ");
const RAKED = [262, 236, 208, 178, 146, 112, 76];

export function Ground({ withGates }: { withGates: boolean }) {
  return (
    <g aria-hidden="true">
      <ellipse cx={X} cy={Y} rx="308" ry="300" fill="var(--marble-2)" stroke="var(--marble-line)" stroke-width="1.5" />
      <ellipse cx={X} cy={Y} rx="301" ry="293.4" fill="none" stroke="var(--marble-line)" />
      <ellipse cx={X} cy={Y} rx="295" ry="287" fill="none" stroke="var(--marble-line)" />
      <path d={SEAMS} stroke="var(--marble-line)" />
      <ellipse cx={X} cy={Y} rx="288.6" ry="281" fill="var(--marble)" stroke="var(--marble-line)" stroke-width="2.5" />
      <ellipse cx={X} cy={Y} rx="282.4" ry="275" fill="var(--sand)" stroke="var(--sand-line)" stroke-width="1.5" />
      {RAKED.map((rx) => (
        <ellipse key={rx} cx={X} cy={Y} rx={rx} ry={rx * 0.974} fill="none" stroke="var(--sand-2)" stroke-width="2.4" />
      ))}
      {withGates && [-1, 1].map((side) => (
        <g key={side} transform={`translate(${X + side * 236} ${Y})`}>
          <path d="M-15 22 V-6 A15 15 0 0 1 15 -6 V22 Z" fill="var(--wall)" stroke="var(--sand-line)" stroke-width="1.5" />
          <path d="M-9 22 V-4 A9 9 0 0 1 9 -4 V22 Z M-3 22 V-12 M3 22 V-12 M-9 6 H9" fill="none" stroke="var(--board-ink-2)" stroke-width="1.6" />
        </g>
      ))}
    </g>
  );
}
