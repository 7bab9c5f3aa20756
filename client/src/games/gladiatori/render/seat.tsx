/** What lies open of a seat: row, Items, Powers used, what has befallen the figure. */
import { Figure } from "../../../parts/figure";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import type { SceneProps } from "../../scene";
import { type Arena } from "../state/arena";
import { itemSign } from "../state/content";
import { stateOf } from "../words/labels";
import { itemLine, powersList, worths } from "../words/nouns";
import { Row } from "./row";
import { has, members } from "../../sets";

export function SeatMore(props: SceneProps<Arena> & { seat: number }) {
  const { arena, seat } = props;
  const states = stateOf(arena, seat);
  const items = members(arena.items[seat] ?? 0);
  const used = arena.used[seat] ?? 0;
  return (
    <div class="seatmore">
      {states.length > 0 && (
        <div class="row wrap">
          {states.map((state) => (
            <span key={state} class="chip on">
              {state}
            </span>
          ))}
        </div>
      )}
      {items.length > 0 && (
        <ul class="items">
          {items.map((item) => (
            <Item key={item} arena={arena} item={item} />
          ))}
        </ul>
      )}
      {seat !== arena.you && <Row {...props} seat={seat} />}
      {used > 0 && <p class="small muted">{say("gladiatori-panel-used", { powers: powersList(used) })}</p>}
    </div>
  );
}

/** An Item: attack, defence and hit points as they are now. */
function Item({ arena, item }: { arena: Arena; item: number }) {
  const label = say("gladiatori-item-line", itemLine(arena, item));
  const isDamaged = has(arena.damaged, item);
  return (
    <li class={isDamaged ? "damaged" : undefined} title={label}>
      <Figure name={itemSign(item)} class="fig" label={isDamaged ? `${label}. ${ui("gladiatori-damaged")}` : label} />
      <span aria-hidden="true">
        {worths(arena, item).join("/")}
      </span>
    </li>
  );
}
