/** The arena on the home page: the only illustration in the house. */

const X = 360;
const Y = 330;

/** Points on a half ellipse above the sand, from left to right. */
function around(rx: number, ry: number, count: number): { x: number; y: number; turn: number }[] {
  return Array.from({ length: count }, (_, one) => {
    const angle = Math.PI + (Math.PI * (one + 0.5)) / count;
    return { x: X + rx * Math.cos(angle), y: Y + ry * Math.sin(angle), turn: (angle * 180) / Math.PI + 90 };
  });
}

const ARCHES = around(538, 298, 47);
const TIERS = [252, 236, 219].flatMap((ry, tier) =>
  around(ry * 1.96, ry, 66 - tier * 4).map((point, one) => ({ ...point, one: one * 7 + tier * 3 })),
);
const CLOTH = ["var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--accent)", "var(--ink-3)", "var(--seat-4)"];

export function HomeArena() {
  return (
    <svg viewBox="0 0 720 304" preserveAspectRatio="xMidYMax slice" class="heroart" aria-hidden="true">
      <ellipse cx={X} cy={Y} rx="560" ry="318" fill="var(--marble-2)" stroke="var(--marble-line)" stroke-width="1.5" />
      {ARCHES.map(({ x, y, turn }) => (
        <path key={x} d="M-7 12 V-4 A7 7 0 0 1 7 -4 V12 Z" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`} fill="var(--surface-3)" stroke="var(--marble-line)" />
      ))}
      <ellipse cx={X} cy={Y} rx="516" ry="272" fill="var(--marble)" stroke="var(--marble-line)" stroke-width="2" />
      {[254, 237, 220].map((ry) => (
        <ellipse key={ry} cx={X} cy={Y} rx={ry * 1.93} ry={ry - 8} fill="none" stroke="var(--marble-line)" />
      ))}
      {TIERS.filter(({ one }) => one % 4 !== 1).map(({ x, y, one }) => (
        <circle key={`${x}${y}`} cx={x.toFixed(1)} cy={(y + 6).toFixed(1)} r="4.6" fill={CLOTH[(one * 5) % CLOTH.length]} opacity=".5" />
      ))}
      <ellipse cx={X} cy={Y + 4} rx="414" ry="198" fill="var(--sand)" stroke="var(--wine)" stroke-width="7" />
      <ellipse cx={X} cy={Y + 4} rx="408" ry="192" fill="none" stroke="var(--sand-line)" stroke-width="2" />
      {[150, 104, 60].map((ry) => (
        <ellipse key={ry} cx={X} cy={Y + 6} rx={ry * 2.1} ry={ry} fill="none" stroke="var(--sand-2)" stroke-width="8" />
      ))}
      <ellipse cx="262" cy="282" rx="66" ry="11" fill="var(--hero-shadow)" />
      <ellipse cx="462" cy="282" rx="66" ry="11" fill="var(--hero-shadow)" />
      <g class="herofig" style={{ color: "var(--key)", "--fig-0": "var(--bone)" }}>
        <use href="#f-murmillo" x="172" y="110" width="176" height="176" style={{ "--fig-2": "var(--seat-1)" }} />
        <g transform="translate(552 0) scale(-1 1)">
          <use href="#f-retiarius" x="0" y="110" width="176" height="176" style={{ "--fig-2": "var(--seat-2)" }} />
        </g>
      </g>
    </svg>
  );
}
