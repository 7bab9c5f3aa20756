/** How Gladiatori is shown on the home page: a corner of its board, and how long and heavy it is. */
import { Hexes, place, Token } from "../../board/thumbnails";
import type { GameCard } from "../../stage/cards";

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

export const CARD: GameCard = { seats: 2, minutes: 60, weight: 3, figure: "retiarius", range: [1, 4], Thumbnail: Gladiatori };
