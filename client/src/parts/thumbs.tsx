/** A corner of each game's board, with its pieces. */
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

/** A fighter on his disc, with the rim of a seat. */
function Token({ x, y, seat, figure, r = 13 }: { x: number; y: number; seat: number; figure: string; r?: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="tok" style={{ "--fig-2": `var(--seat-${seat})` }}>
      <circle class="sh" cy={r * 0.22} r={r} />
      <circle r={r} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="1" />
      <circle r={r - 1.7} fill="none" stroke={`var(--seat-${seat})`} stroke-width="2.4" />
      <use href={`#f-${figure}`} x={-r * 0.74} y={-r * 0.76} width={r * 1.48} height={r * 1.48} />
    </g>
  );
}

/** A team of Clash on its base. */
function Team({ x, y, seat, men }: { x: number; y: number; seat: number; men: readonly string[] }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="tok" style={{ "--fig-2": `var(--seat-${seat})` }}>
      <polygon class="sh" points={hex(0, 3, 27)} />
      <polygon points={hex(0, 0, 27)} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="1.3" />
      <polygon points={hex(0, 0, 24.6)} fill="none" stroke={`var(--seat-${seat})`} stroke-width="3" />
      {men.map((man, place) => (
        <use key={place} href={`#f-type-${man}`} x={place % 2 ? -1 : -18} y={place < 2 ? -19 : -1} width="19" height="19" />
      ))}
    </g>
  );
}

/** Hexes (q, r) of a size around the middle, far enough to leave the picture. */
function Hexes({ size, reach }: { size: number; reach: number }) {
  const cells: ComponentChildren[] = [];
  for (let r = -reach; r <= reach; r++) {
    for (let q = -2 * reach; q <= 2 * reach; q++) {
      const { x, y } = place(size, q, r);
      if (x < 10 || x > 190) continue;
      cells.push(<polygon key={`${q},${r}`} class={(q - r) % 3 === 0 ? "hx b" : "hx"} points={hex(x, y, size - 0.4)} />);
    }
  }
  return <>{cells}</>;
}

function place(size: number, q: number, r: number): { x: number; y: number } {
  return { x: 100 + size * ROOT * (q + 0.5 + r / 2), y: 58 + size * 1.5 * r };
}

function Clash() {
  const size = 30;
  const lion = place(size, 1, -1);
  return (
    <>
      <Hexes size={size} reach={2} />
      <Team {...place(size, 0, -1)} seat={3} men={["sword", "trident", "shield"]} />
      <g transform={`translate(${lion.x} ${lion.y})`} class="tok">
        <polygon class="sh" points={hex(0, 3, 27)} />
        <polygon points={hex(0, 0, 27)} fill="#dcc9a2" stroke="var(--tok-edge)" stroke-width="1.3" />
        <use href="#f-lion" x="-15" y="-17" width="30" height="30" style={{ "--fig-0": "#dcc9a2" }} />
      </g>
      <Team {...place(size, -1, 0)} seat={1} men={["sword", "net", "spear", "sword"]} />
      <Team {...place(size, 0, 0)} seat={2} men={["sword", "shield", "trident", "sword"]} />
      <Team {...place(size, 0, 1)} seat={4} men={["spear", "sword", "net"]} />
      <g transform="translate(100 58)" class="disc" style={{ color: "#fbf6ea", "--fig-0": "#2a2018" }}>
        <circle r="9" />
        <g transform="rotate(45)">
          <use href="#f-sword" x="-6.5" y="-6.5" width="13" height="13" />
        </g>
      </g>
    </>
  );
}

function Gladiatori() {
  const size = 17;
  return (
    <>
      <Hexes size={size} reach={3} />
      <Token {...place(size, -1, 0)} seat={1} figure="retiarius" r={14} />
      <Token {...place(size, 0, 0)} seat={2} figure="murmillo" r={14} />
      <Token {...place(size, 2, -2)} seat={3} figure="thraex" r={14} />
      <Token {...place(size, 0, 2)} seat={4} figure="secutor" r={14} />
    </>
  );
}

function Jugula() {
  const cells: ComponentChildren[] = [];
  const side = 26;
  for (let y = -1; y < 5; y++) {
    for (let x = -1; x < 8; x++) {
      cells.push(<rect key={`${x}${y}`} class={(x + y) % 2 ? "hx b" : "hx"} x={9 + x * side} y={y * side - 4} width={side} height={side} />);
    }
  }
  const men = [[2, 1, 2, "crupellarius"], [4, 0, 2, "sagittarius"], [3, 2, 1, "murmillo"], [5, 3, 1, "dimachaerus"], [1, 3, 1, "scissor"]] as const;
  return (
    <>
      {cells}
      {men.map(([x, y, seat, figure]) => (
        <Token key={figure} x={22 + x * side} y={9 + y * side} seat={seat} figure={figure} r={12} />
      ))}
    </>
  );
}

function Heroes() {
  const cells: ComponentChildren[] = [];
  const tone = (x: number, y: number) => (x === 0 || x === 6 || y === 0 || y === 4 ? "wall" : x > 1 && x < 5 && y === 2 ? "centre" : "heart");
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 7; x++) {
      cells.push(<rect key={`${x}${y}`} x={12 + x * 25.3} y={-4 + y * 25} width="24.5" height="24.2" rx="2" fill={`var(--${tone(x, y)})`} stroke="var(--sand-line)" />);
    }
  }
  return (
    <>
      {cells}
      <Token x={84} y={60} seat={1} figure="provocator" r={17} />
      <Token x={118} y={56} seat={2} figure="hoplomachus" r={17} />
      <use href="#f-laurel" x="140" y="76" width="22" height="22" />
    </>
  );
}

function Spartacus() {
  return (
    <>
      <rect x="76" y="8" width="48" height="72" rx="5" fill="#fbf6ea" stroke="var(--key)" />
      <path d="M76 20v-7a5 5 0 0 1 5-5h38a5 5 0 0 1 5 5v7z" fill="var(--wine)" />
      <use href="#f-dimachaerus" x="79" y="28" width="42" height="42" style={{ color: "#2a2018" }} />
      <use href="#f-fist" x="32" y="34" width="40" height="40" style={{ "--fig-2": "var(--seat-1)", color: "var(--ink)", "--fig-0": "var(--marble-2)" }} />
      <use href="#f-fist" x="128" y="34" width="40" height="40" style={{ "--fig-2": "var(--seat-2)", color: "var(--ink)", "--fig-0": "var(--marble-2)" }} />
      {[0, 1, 2, 3, 4].map((coin) => (
        <use key={coin} href="#f-denarius" x={56 + coin * 18} y="90" width="16" height="16" />
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
    <svg viewBox="20 0 160 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
