/** How Jugula is shown on the home page: a corner of its board, and how long and heavy it is. */
import type { ComponentChildren } from "preact";
import { Token } from "../../board/thumbnails";
import type { GameCard } from "../../stage/cards";

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

export const CARD: GameCard = { seats: 2, minutes: 75, weight: 2, figure: "murmillo", range: [2, 4], Thumbnail: Jugula };
