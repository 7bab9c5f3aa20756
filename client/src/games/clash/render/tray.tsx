/** The last roll of the fight, thrown where everyone looks: over the sand, for a moment. */
import { useEffect, useState } from "preact/hooks";
import { Dice } from "./dice";
import { SeatMark } from "../../../parts/basics/figure";
import type { Room } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { faceName } from "../words/signs";

const SHOWN = 2600;

export function Tray({ arena, room }: { arena: Arena; room: Room }) {
  const { fight } = arena;
  const rolls = fight?.isOver === false ? fight.rolls : [];
  const last = rolls.at(-1);
  const [hidden, setHidden] = useState(-1);
  const id = arena.tick * 100 + rolls.length;
  const key = rolls.length;
  useEffect(() => {
    setHidden(-1);
    const timer = setTimeout(() => setHidden(key), SHOWN);
    return () => clearTimeout(timer);
  }, [key, fight?.sides[0].space, last?.seat]);
  if (last === undefined || hidden === key) return null;
  return (
    <div class="tray" aria-hidden="true" key={`${key}-${id > 0}`}>
      <SeatMark seat={last.seat} />
      <span class="sr">{room.names[last.seat]}</span>
      <Dice faces={last.faces} struck={last.struck} falls={true} name={faceName} />
    </div>
  );
}
