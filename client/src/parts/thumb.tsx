/** A corner of a game's board, with its pieces. */
import { thumbOf } from "../stage/cards";

export function Thumb({ game }: { game: string }) {
  const Drawing = thumbOf(game);
  return (
    <svg viewBox="20 0 160 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
