/** The fight in one line, for a phone: both sums side by side. A press opens the page that adds them up. */
import { openTab } from "../../../parts/table/book";
import { SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { isBeast } from "../state/numbering";
import { figureName } from "../words/nouns";
import { fightNow, metOf, sumOf } from "./fight";

const UNTOLD = "?";

export function SumLine({ arena, room, acts }: SceneProps<Arena>) {
  const { fight } = arena;
  const target = fight?.targets.find(({ figure }) => figure === room.you) ?? fight?.targets[0];
  if (fight === null || target === undefined || fightNow(arena) === "") return null;
  const total = (isAttack: boolean): string => String(sumOf(isAttack ? fight.attacker : target, isAttack, target, acts, room).total ?? UNTOLD);
  if (total(true) === UNTOLD && total(false) === UNTOLD) return null;
  // A Dodge halves the attack: both numbers stand there.
  const met = metOf(target, acts, room);
  const side = (figure: number) => (
    <>
      {!isBeast(figure) && <SeatMark seat={figure} class="" />}
      <span class="cut">{sentence(figureName(arena, figure, room))}</span>
    </>
  );
  return (
    <button type="button" class="sumline" onClick={() => openTab("fight")}>
      {side(fight.attacker.figure)}
      <b>{met === null || String(met) === total(true) ? total(true) : `${total(true)} → ${met}`}</b>
      <span>{ui("gladiatori-against")}</span>
      <b>{total(false)}</b>
      {side(target.figure)}
    </button>
  );
}
