/** What lies in the middle of the table: Houses to choose, the Houses of Capua, the auction, or the sand. */
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, isAuction, isInArena, SETUP } from "../state/arena";
import { HOUSES } from "../state/content";
import { playerName } from "../words/nouns";
import { Affair } from "./affair";
import { ArenaBoard } from "./arena-board";
import { Auction } from "./auction";
import { HouseBoard, HouseCard } from "./house";
import { Track } from "./track";

type Props = SceneProps<Arena> & { still: boolean };

export function Board(props: Props) {
  const { arena } = props;
  if (isInArena(arena)) return <ArenaBoard {...props} />;
  if (isAuction(arena)) return <Auction {...props} />;
  return arena.phase === SETUP ? <Choosing {...props} /> : <Capua {...props} />;
}

/** The four Houses, those that are taken with their Domini. */
function Choosing({ arena, room, acts }: Props) {
  return (
    <div class="apart capua choosing" role="group" aria-label={ui("spartacus-houses")}>
      {HOUSES.map(({ id }, house) => {
        const index = acts.asked?.options.findIndex((option) => option.ask === "house" && option.choice === house) ?? -1;
        const owner = arena.house.indexOf(house);
        const isThere = index >= 0 || owner >= 0 || acts.asked?.ask !== "house";
        return isThere && <HouseCard key={id} house={house} isOn={index >= 0 && acts.marked === index} isTaken={owner < 0 ? "" : playerName(room, owner)} onClick={index < 0 ? null : () => acts.touch(index)} />;
      })}
    </div>
  );
}

/** The Influence track above, the Houses around what goes on; one's own below. */
export function Capua(props: SceneProps<Arena>) {
  const { arena, room } = props;
  const seats = room.names.map((_, seat) => seat);
  return (
    <div class="apart capua" data-seats={seats.length}>
      <Track arena={arena} room={room} />
      <Affair {...props} />
      <div class="houses">
        {seats.map((seat) => (
          <HouseBoard key={seat} {...props} seat={seat} />
        ))}
      </div>
    </div>
  );
}
