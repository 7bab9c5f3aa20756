/** How Heroes is shown on the home page: a corner of its board, and how long and heavy it is. */
import type { ComponentChildren } from "preact";
import { Token } from "../../board/thumbnails";
import type { GameCard } from "../../stage/cards";

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

export const CARD: GameCard = { seats: 2, minutes: 30, weight: 2, figure: "secutor", range: [1, 5], Thumbnail: Heroes };
