/** The crowd, and above it the Emperor, while somebody is at their mercy: in a corner of the board. */
import { newest } from "../state/deeds";
import type { Arena } from "../state/arena";
import { VERDICTS } from "../state/content";
import { WIDTH } from "./geometry";

const [WIDE, HIGH] = [178, 50];
const THUMBS: Readonly<Record<string, string>> = { spared: "thumb-up", executed: "thumb-down" };

/** The crowd with its dice, or the Emperor with his, and the thumb. */
export function Mercy({ arena }: { arena: Arena }) {
  const plea = newest(arena, "plea");
  if (plea === null) return null;
  const verdict = plea.outcome === "" ? (VERDICTS[plea.verdict] ?? "") : plea.outcome;
  const dice = plea.emperor === null ? plea.dice : plea.emperor.dice;
  const thumb = THUMBS[verdict];
  return (
    <g class="mercy" transform={`translate(${WIDTH - WIDE - 2} 2)`} aria-hidden="true">
      <rect width={WIDE} height={HIGH} rx="8" />
      <use href={`#f-${plea.emperor === null ? "crowd" : "laurel"}`} x="6" y="5" width="40" height="40" />
      {dice.map((face, place) => (
        <use key={place} href={`#f-die-${face}`} x={52 + place * 36} y="9" width="32" height="32" />
      ))}
      {thumb !== undefined && <use href={`#f-${thumb}`} x="130" y="3" width="44" height="44" />}
    </g>
  );
}
