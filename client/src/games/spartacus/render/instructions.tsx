/** For those who will not always be there: how far one goes in a tie, and when one wants to be asked for Reactions. */
import { ui } from "../../../words/ui";
import { INTERJECT, type SceneProps } from "../../../stage/scene";
import { has } from "../../../stage/sets";
import { giveOrders, setLimit } from "../input/drafting";
import { Stepper } from "../input/stepper";
import type { Arena } from "../state/arena";
import { idOf, NAMES } from "../state/content";
import { change, placeOf, planOf } from "../state/plan";

type Props = SceneProps<Arena>;

const mayInstruct = (acts: Props["acts"], what: string): boolean => placeOf(acts.asked, INTERJECT, what) >= 0 && !acts.isCoached;

/** Beside the fists: the total up to which one goes. It stays there while one may not set it, so that nothing moves. */
export function Limit({ arena, acts }: Props) {
  const { you, goesTo } = arena;
  if (you === null || acts.isCoached) return null;
  const may = mayInstruct(acts, "limit");
  const most = arena.highestLimit;
  const value = Math.min(most, planOf(acts).limit ?? goesTo);
  const isSet = has(arena.proxies, you);
  return (
    <div class="instruct" data-term="ask.limit" role="group" aria-label={ui("spartacus-limit")}>
      <span>{isSet ? ui("spartacus-limit-is", { count: goesTo }) : ui("spartacus-limit")}</span>
      <Stepper small value={value} low={0} high={may ? most : value} label={ui("spartacus-limit")} set={(limit) => change(acts, { limit })} />
      <button type="button" class="btn sm" aria-disabled={!may || value === goesTo} onClick={() => may && value !== goesTo && setLimit(acts, value)}>
        {ui(value === 0 && isSet ? "spartacus-limit-lift" : "spartacus-limit-set")}
      </button>
    </div>
  );
}

/** Beside one's own figures: standing orders, open to all. */
export function Orders({ arena, acts }: Props) {
  const { you } = arena;
  if (you === null || acts.isCoached) return null;
  const may = mayInstruct(acts, "orders");
  const now = idOf("orders", arena.orders[you] ?? 0);
  const value = planOf(acts).orders || now;
  return (
    <div class="instruct" data-term="ask.orders" role="group" aria-label={ui("spartacus-orders-when")}>
      <select class="inp" value={value} disabled={!may} aria-label={ui("spartacus-orders-when")} onChange={(event) => change(acts, { orders: event.currentTarget.value })}>
        {(NAMES.orders ?? []).map((orders) => (
          <option key={orders} value={orders}>
            {ui("spartacus-orders", { orders: Number.isNaN(Number(orders)) ? orders : "level", level: orders })}
          </option>
        ))}
      </select>
      {may && value !== now && (
        <button type="button" class="btn sm" onClick={() => giveOrders(acts, value)}>
          {ui("spartacus-orders-give")}
        </button>
      )}
    </div>
  );
}
