/** What lies open of a seat: Items, row, Powers used. */
import { Figure } from "../../../parts/basics/figure";
import { TextWithTerms } from "../../../parts/explain/text-with-terms";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import { type Arena } from "../state/arena";
import { itemSign } from "../state/content";
import { itemId } from "../state/decode";
import { itemLine, powersList, worths } from "../words/nouns";
import { Row } from "./row";
import { has, members } from "../../../stage/sets";

export function SeatMore(props: SceneProps<Arena> & { seat: number }) {
  const { arena, seat } = props;
  const items = members(arena.items[seat] ?? 0);
  const used = arena.used[seat] ?? 0;
  return (
    <div class="seatmore">
      {items.length > 0 && (
        <ul class="items">
          {items.map((item) => (
            <Item key={item} arena={arena} item={item} />
          ))}
        </ul>
      )}
      {seat !== arena.you && <Row {...props} seat={seat} />}
      {used > 0 && <p class="small muted"><TextWithTerms text={say("gladiatori-panel-used", { powers: powersList(used) })} /></p>}
    </div>
  );
}

/** An Item: attack, defence and hit points as they are now. */
function Item({ arena, item }: { arena: Arena; item: number }) {
  const label = say("gladiatori-item-line", itemLine(arena, item));
  const isDamaged = has(arena.damaged, item);
  return (
    <li class={isDamaged ? "damaged" : undefined} data-term={`item.${itemId(item)}`}>
      <Figure name={itemSign(item)} class="fig" label={isDamaged ? `${label}. ${ui("gladiatori-damaged")}` : label} />
      <span aria-hidden="true">
        {worths(arena, item).join("/")}
      </span>
    </li>
  );
}
