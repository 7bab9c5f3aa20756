/** Dice that a beast or a gate has thrown: over the sand, for a moment. */
import { useEffect, useState } from "preact/hooks";
import { Figure } from "../../../parts/basics/figure";
import type { Room } from "../../../stage/scene";
import { type Arena, beastId } from "../state/arena";
import { figureName } from "../words/nouns";
import { isBeast } from "../state/numbering";

const SHOWN = 2200;

export function Tray({ arena, room }: { arena: Arena; room: Room }) {
  const { thrown } = arena;
  const [hidden, setHidden] = useState(-1);
  const tick = thrown?.tick ?? -1;
  useEffect(() => {
    if (tick < 0) return;
    const timer = setTimeout(() => setHidden(tick), SHOWN);
    return () => clearTimeout(timer);
  }, [tick]);
  if (thrown === null || hidden === tick) return null;
  return (
    <div class="tray" aria-hidden="true" key={tick}>
      <Figure name={isBeast(thrown.figure) ? beastId(arena, thrown.figure) : "i-gate"} class="tile beast" />
      {isBeast(thrown.figure) && <span class="sr">{figureName(arena, thrown.figure, room)}</span>}
      <Pips faces={thrown.faces} falls={true} />
    </div>
  );
}

/** Dice with pips. */
export function Pips({ faces, falls }: { faces: readonly number[]; falls: boolean }) {
  return (
    <span class="dice" role="img" aria-label={faces.join(", ")}>
      {faces.map((face, place) => (
        <span key={place} class={falls ? "die falls" : "die"} style={{ "--delay": `${place * 60}ms` }}>
          <Figure name={`die-${face}`} class="" />
        </span>
      ))}
    </span>
  );
}
