/** The place itself: tiers with a crowd, a podium, raked sand and two gates. Decoration only. */
/** The size of the picture; boards of another size scale it. */
export const GROUND = { width: 620, height: 604 } as const;
const X = GROUND.width / 2;
const Y = GROUND.height / 2;
const FLAT = 0.974;
const RAKED = [262, 236, 208, 178, 146, 112, 76];
const CLOTH = ["--seat-1", "--seat-2", "--seat-3", "--seat-4", "--ink-3", "--accent"];
const ROWS = [
  { rx: 292.2, count: 132 },
  { rx: 298.2, count: 138 },
  { rx: 304.3, count: 144 },
];

function around(rx: number, angle: number): string {
  return `${(X + rx * Math.cos(angle)).toFixed(1)} ${(Y + rx * FLAT * Math.sin(angle)).toFixed(1)}`;
}

const SEAMS = Array.from({ length: 46 }, (_, one) => {
  const angle = (2 * Math.PI * one) / 46;
  return `M${around(289, angle)} L${around(307, angle)}`;
}).join(" ");

/** Always the same crowd: a fixed stride through places and colours, not chance. */
const CROWD = CLOTH.map((cloth, colour) => ({
  cloth,
  path: ROWS.flatMap(({ rx, count }, row) =>
    Array.from({ length: count }, (_, one) => ({ one, key: (one * 37 + row * 53 + ((one * one) % 11)) % 17 }))
      .filter(({ key }) => key < 12 && key % CLOTH.length === colour)
      .map(({ one }) => `M${around(rx, (2 * Math.PI * (one + row / 3)) / count)}h.01`),
  ).join(""),
}));

/** Grains of sand, spread by the golden angle. */
const GRAINS = Array.from({ length: 260 }, (_, one) => `M${around(274 * Math.sqrt((one + 0.5) / 260), one * 2.39996)}h.01`).join("");

export function Ground({ withGates }: { withGates: boolean }) {
  return (
    <g aria-hidden="true">
      <defs>
        <radialGradient id="sun" cx=".5" cy=".42" r=".6">
          <stop offset="0" class="sun" />
          <stop offset=".62" class="sun" stop-opacity="0" />
          <stop offset="1" class="dusk" />
        </radialGradient>
      </defs>
      <ellipse cx={X} cy={Y} rx="308" ry="300" fill="var(--marble-2)" stroke="var(--marble-line)" stroke-width="1.5" />
      <ellipse cx={X} cy={Y} rx="301" ry="293.4" fill="none" stroke="var(--marble-line)" />
      <ellipse cx={X} cy={Y} rx="295" ry="287.4" fill="none" stroke="var(--marble-line)" />
      <path d={SEAMS} stroke="var(--marble-line)" />
      {withGates && CROWD.map(({ cloth, path }) => <path key={cloth} class="crowd" d={path} stroke={`var(${cloth})`} />)}
      <ellipse cx={X} cy={Y} rx="286" ry="278.5" fill="var(--wine)" stroke="var(--marble)" stroke-width="3" />
      <ellipse cx={X} cy={Y} rx="281" ry="273.5" fill="var(--sand)" stroke="var(--sand-line)" stroke-width="1.5" />
      {RAKED.map((rx) => (
        <ellipse key={rx} cx={X} cy={Y} rx={rx} ry={rx * FLAT} fill="none" stroke="var(--sand-2)" stroke-width="2.4" />
      ))}
      <path class="grains" d={GRAINS} />
      <ellipse cx={X} cy={Y} rx="280" ry="272.6" fill="url(#sun)" />
      {withGates && [-1, 1].map((side) => (
        <g key={side} transform={`translate(${X + side * 240} ${Y})`}>
          <ellipse cx="0" cy="24" rx="20" ry="4" fill="var(--gate-shadow)" />
          <path d="M-15 22 V-6 A15 15 0 0 1 15 -6 V22 Z" fill="var(--wall)" stroke="var(--sand-line)" stroke-width="1.5" />
          <path d="M-9 22 V-4 A9 9 0 0 1 9 -4 V22 Z M-3 22 V-12 M3 22 V-12 M-9 6 H9" fill="none" stroke="var(--board-ink-2)" stroke-width="1.6" />
        </g>
      ))}
    </g>
  );
}
