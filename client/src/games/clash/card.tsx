/** How Clash is shown on the home page: a corner of its board, and how long and heavy it is. */
import { hexagon } from "../../board/hexes";
import { Hexes, place } from "../../board/thumbnails";
import type { GameCard } from "../../stage/cards";

/** A team of Clash on its base. */
function Team({ x, y, seat, men }: { x: number; y: number; seat: number; men: readonly string[] }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="tok" style={{ "--fig-2": `var(--seat-${seat})` }}>
      <polygon class="sh" points={hexagon({ x: 0, y: 3 }, 27)} />
      <polygon points={hexagon({ x: 0, y: 0 }, 27)} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="1.3" />
      <polygon points={hexagon({ x: 0, y: 0 }, 24.6)} fill="none" stroke={`var(--seat-${seat})`} stroke-width="3" />
      {men.map((man, place) => (
        <use key={place} href={`#f-type-${man}`} x={place % 2 ? -1 : -18} y={place < 2 ? -19 : -1} width="19" height="19" />
      ))}
    </g>
  );
}

function Clash() {
  const size = 30;
  const lion = place(size, 1, -1);
  return (
    <>
      <Hexes size={size} reach={2} />
      <Team {...place(size, 0, -1)} seat={3} men={["sword", "trident", "shield"]} />
      <g transform={`translate(${lion.x} ${lion.y})`} class="tok">
        <polygon class="sh" points={hexagon({ x: 0, y: 3 }, 27)} />
        <polygon points={hexagon({ x: 0, y: 0 }, 27)} fill="var(--hide)" stroke="var(--tok-edge)" stroke-width="1.3" />
        <use href="#f-lion" x="-15" y="-17" width="30" height="30" style={{ "--fig-0": "var(--hide)" }} />
      </g>
      <Team {...place(size, -1, 0)} seat={1} men={["sword", "net", "spear", "sword"]} />
      <Team {...place(size, 0, 0)} seat={2} men={["sword", "shield", "trident", "sword"]} />
      <Team {...place(size, 0, 1)} seat={4} men={["spear", "sword", "net"]} />
      <g transform="translate(100 58)" class="disc" style={{ color: "var(--bone)", "--fig-0": "var(--key)" }}>
        <circle r="9" />
        <g transform="rotate(45)">
          <use href="#f-sword" x="-6.5" y="-6.5" width="13" height="13" />
        </g>
      </g>
    </>
  );
}

export const CARD: GameCard = { seats: 4, minutes: 45, weight: 1, figure: "type-sword", range: [2, 5], Thumbnail: Clash };
