/** The row of Action cards before a seat: rotated, face-down, and what using one again would cost. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, NO_SHEET, UNSEEN } from "../state/arena";
import { CARD_SIGNS } from "../state/content";
import { cardId, takenBy } from "../state/decode";
import { laidLabel } from "../words/labels";

export function Row({ arena, acts, seat, large = false }: SceneProps<Arena> & { seat: number; large?: boolean }) {
  const { row, reuse } = arena.sheets[seat] ?? NO_SHEET;
  if (row.length === 0) return null;
  const again = (kind: number): number =>
    (acts.asked?.options ?? []).findIndex((option) => takenBy(option).way === "again" && takenBy(option).card === kind);
  return (
    <div class={large ? "laid large" : "laid"}>
      {large && (
        <span class="caps" data-term="row">
          {ui("gladiatori-row")}
        </span>
      )}
      <ol>
        {row.map((laid, place) => {
          const blood = reuse[place] ?? 0;
          const name = laidLabel(laid, blood);
          const index = large ? again(laid.kind) : -1;
          const face = (
            <>
              <Figure name={laid.kind === UNSEEN || (laid.down && !large) ? "card-back" : CARD_SIGNS[laid.kind] || "card-back"} class="fig" />
              {large && <small data-term="trait.blood">{ui("gladiatori-blood", { count: blood })}</small>}
            </>
          );
          const term = laid.kind === UNSEEN ? "row" : `laid.${cardId(laid.kind)}.${seat}`;
          const state = `mini${laid.rotated ? " turned" : ""}${laid.down ? " down" : ""}`;
          return (
            <li key={place}>
              {index >= 0 ? (
                <button type="button" class={state} data-term={term} aria-label={name} aria-pressed={acts.marked === index} onClick={() => acts.touch(index)}>
                  {face}
                </button>
              ) : (
                <span class={state} data-term={term} role="img" aria-label={name}>
                  {face}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
