/** A corner of a game's board, with its pieces. */
import { thumbnailOf } from "../../stage/cards";

export function Thumbnail({ game }: { game: string }) {
  const Drawing = thumbnailOf(game);
  return (
    <svg viewBox="20 0 160 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
