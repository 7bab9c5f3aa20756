/** The crowd, and above it the Emperor, while somebody is at their mercy: in a corner of the board. */
import { ui } from "../../../words/ui";
import { newest } from "../state/deeds";
import type { Arena } from "../state/arena";
import { VERDICTS } from "../state/content";
import { nameOf } from "../words/nouns";
import { HEIGHT, WIDTH } from "./geometry";

const [WIDE, HIGH] = [212, 76];
const THUMBS: Readonly<Record<string, string>> = { spared: "thumb-up", executed: "thumb-down" };

/** The crowd with its dice, the Emperor with his, and the thumb. */
export function Mercy({ arena }: { arena: Arena }) {
  const plea = newest(arena, "plea");
  if (plea === null) return null;
  const verdict = plea.outcome === "" ? (VERDICTS[plea.verdict] ?? "") : plea.outcome;
  const dice = plea.emperor === null ? plea.dice : plea.emperor.dice;
  return (
    <g class="mercy" transform={`translate(${WIDTH - WIDE - 4} ${HEIGHT - HIGH - 4})`} aria-hidden="true">
      <rect width={WIDE} height={HIGH} rx="8" />
      <use href={`#f-${plea.emperor === null ? "crowd" : "laurel"}`} x="8" y="14" width="48" height="48" />
      <text class="who" x="64" y="24">
        {ui(plea.emperor === null ? "heroes-the-crowd" : "heroes-the-emperor")}
      </text>
      {dice.map((face, place) => (
        <use key={place} href={`#f-die-${face}`} x={64 + place * 34} y="33" width="30" height="30" />
      ))}
      {THUMBS[verdict] !== undefined && <use class="thumb" href={`#f-${THUMBS[verdict]}`} x="142" y="8" width="60" height="60" />}
      <title>{nameOf(plea.man)}</title>
    </g>
  );
}
