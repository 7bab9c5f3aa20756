/** A small true board of each game. */
import type { ComponentChildren } from "preact";

const ROOT = Math.sqrt(3);

function hex(x: number, y: number, radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 3) * corner - Math.PI / 2;
      return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
    })
    .join(" ");
}

function Dot({ x, y, seat, r = 7 }: { x: number; y: number; seat: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} fill={`var(--seat-${seat})`} stroke="var(--key)" stroke-width="1.3" />;
}

/** Hexes (q, r) that pass a test, with pieces on some. */
function Hexes({ size, reach, keep, pieces }: { size: number; reach: number; keep: (q: number, r: number) => boolean; pieces: readonly (readonly [number, number, number])[] }) {
  const cells: ComponentChildren[] = [];
  const at = (q: number, r: number) => ({ x: 100 + size * ROOT * (q + r / 2), y: 58 + size * 1.5 * r });
  for (let r = -reach; r <= reach; r++) {
    for (let q = -reach; q <= reach; q++) {
      if (Math.abs(q + r) > reach || !keep(q, r)) continue;
      const { x, y } = at(q, r);
      cells.push(<polygon key={`${q},${r}`} class={r % 2 === 0 ? "hx" : "hx b"} points={hex(x, y, size - 0.4)} />);
    }
  }
  return (
    <>
      {cells}
      {pieces.map(([q, r, seat]) => (
        <Dot key={`${q},${r}p`} {...at(q, r)} seat={seat} r={Math.min(7, size * 0.68)} />
      ))}
    </>
  );
}

function Clash() {
  return (
    <Hexes
      size={13}
      reach={2}
      keep={(q, r) => !(r === 0 && Math.abs(q) === 2)}
      pieces={[[0, -2, 1], [1, -2, 4], [-1, -1, 3], [1, -1, 2], [0, 0, 1], [1, 0, 4], [-1, 1, 3], [1, 1, 2], [-2, 2, 2], [0, 2, 1]]}
    />
  );
}

function Gladiatori() {
  return (
    <Hexes
      size={7.2}
      reach={4}
      keep={() => true}
      pieces={[[0, 0, 1], [1, -1, 2], [-3, 2, 3], [3, 0, 4]]}
    />
  );
}

function Jugula() {
  const cells: ComponentChildren[] = [];
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      cells.push(<rect key={`${x}${y}`} class={(x + y) % 2 ? "hx b" : "hx"} x={54 + x * 11.6} y={12 + y * 11.6} width="11.6" height="11.6" />);
    }
  }
  const pieces = [[3, 2, 2], [6, 1, 2], [5, 3, 2], [2, 6, 1], [4, 5, 1], [5, 6, 1]] as const;
  return (
    <>
      {cells}
      {pieces.map(([x, y, seat]) => (
        <Dot key={`${x}${y}`} x={59.8 + x * 11.6} y={17.8 + y * 11.6} seat={seat} r={4.6} />
      ))}
    </>
  );
}

function Heroes() {
  const cells: ComponentChildren[] = [];
  const tone = (x: number, y: number) => (x === 0 || x === 6 || y === 0 || y === 4 ? "wall" : x > 1 && x < 5 && y === 2 ? "centre" : "heart");
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 7; x++) {
      cells.push(<rect key={`${x}${y}`} x={37 + x * 18} y={14 + y * 18} width="17.2" height="17.2" rx="2" fill={`var(--${tone(x, y)})`} stroke="var(--sand-line)" />);
    }
  }
  return (
    <>
      {cells}
      <Dot x={96} y={57} seat={1} />
      <Dot x={107} y={60} seat={2} />
    </>
  );
}

function Spartacus() {
  return (
    <>
      <rect x="81" y="18" width="38" height="58" rx="4" fill="#fbf6ea" stroke="var(--key)" />
      <use href="#f-dimachaerus" x="83" y="30" width="34" height="34" style={{ color: "#2a2018" }} />
      <use href="#f-fist" x="40" y="42" width="34" height="34" style={{ "--fig-2": "var(--seat-1)", color: "var(--ink)", "--fig-0": "var(--marble-2)" }} />
      <use href="#f-fist" x="126" y="42" width="34" height="34" style={{ "--fig-2": "var(--seat-2)", color: "var(--ink)", "--fig-0": "var(--marble-2)" }} />
      {[0, 1, 2, 3, 4].map((coin) => (
        <use key={coin} href="#f-denarius" x={66 + coin * 14} y="84" width="13" height="13" />
      ))}
    </>
  );
}

const THUMBS: Readonly<Record<string, () => ComponentChildren>> = {
  clash: Clash,
  gladiatori: Gladiatori,
  jugula: Jugula,
  heroes: Heroes,
  spartacus: Spartacus,
};

export function Thumb({ game }: { game: string }) {
  const Drawing = THUMBS[game] ?? Clash;
  return (
    <svg viewBox="30 0 140 116" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
