/** What the pictures of games are made of, and the picture of one that has none. */
import type { ComponentChildren } from "preact";
import { hexagon, type Point } from "./hexes";

const ROOT = Math.sqrt(3);

/** A fighter on his disc, with the rim of a seat. */
export function Token({ x, y, seat, figure, r = 13 }: { x: number; y: number; seat: number; figure: string; r?: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="tok" style={{ "--fig-2": `var(--seat-${seat})` }}>
      <circle class="sh" cy={r * 0.22} r={r} />
      <circle r={r} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="1" />
      <circle r={r - 1.7} fill="none" stroke={`var(--seat-${seat})`} stroke-width="2.4" />
      <use href={`#f-${figure}`} x={-r * 0.74} y={-r * 0.76} width={r * 1.48} height={r * 1.48} />
    </g>
  );
}

/** Hexes (q, r) of a size around the middle, far enough to leave the picture. */
export function Hexes({ size, reach }: { size: number; reach: number }) {
  const cells: ComponentChildren[] = [];
  for (let r = -reach; r <= reach; r++) {
    for (let q = -2 * reach; q <= 2 * reach; q++) {
      const { x, y } = place(size, q, r);
      if (x < 10 || x > 190) continue;
      cells.push(<polygon key={`${q},${r}`} class={(q - r) % 3 === 0 ? "hx b" : "hx"} points={hexagon({ x, y }, size - 0.4)} />);
    }
  }
  return <>{cells}</>;
}

export function place(size: number, q: number, r: number): Point {
  return { x: 100 + size * ROOT * (q + 0.5 + r / 2), y: 58 + size * 1.5 * r };
}

/** Bare sand with two who face each other. */
export function Sand() {
  return (
    <>
      <Hexes size={24} reach={2} />
      <Token {...place(24, -1, 0)} seat={1} figure="murmillo" r={17} />
      <Token {...place(24, 0, 0)} seat={2} figure="thraex" r={17} />
    </>
  );
}
