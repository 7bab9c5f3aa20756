/** A lot of the auction (9.3): so many Energy cards of each kind, in a closed fist. */
import { ChoiceRow, HINT } from "../../../../parts/question/choice";
import { Figure } from "../../../../parts/basics/figure";
import { ui } from "../../../../words/ui";
import type { Option, SceneProps } from "../../../../stage/scene";
import type { Arena } from "../../state/arena";
import { ENERGY_0, ENERGY_1 } from "../../state/content";
import { partsOf } from "../../state/decode";
import { cardName } from "../../words/nouns";
import { Counter } from "./counter";
import { countsOf, isSet, setCounts } from "./plan";
import { ItemFace } from "./shelves";

type Props = SceneProps<Arena>;

/** So many cards of a kind in a bid. */
const bidIn = (option: Option, kind: number): number => Number(partsOf(option)[kind === ENERGY_1 ? "ones" : "zeros"] ?? 0);
const none = (): Record<number, number> => ({ [ENERGY_1]: 0, [ENERGY_0]: 0 });

export function Bidding(props: Props) {
  const { arena, room, acts } = props;
  const counts = countsOf(props, none);
  const offered = arena.offered[0];
  const bids = (acts.asked?.options ?? []).filter((option) => option.ask === "bid");
  const hinted = acts.hinted === null ? undefined : acts.asked?.options[acts.hinted];
  const isOff = (kind: number): boolean => hinted?.ask === "bid" && bidIn(hinted, kind) !== (counts[kind] ?? 0);
  const most = (kind: number): number => Math.max(0, ...bids.map((option) => bidIn(option, kind)));
  return (
    <div class="bidding">
      <div class="card item lot">{offered !== undefined && <ItemFace item={offered} />}</div>
      <ul class="row fists" aria-label={ui("gladiatori-fists")}>
        {room.names.map((name, seat) => (
          <li key={seat} class="col">
            <Figure name="fist" class="fist" />
            <span class="small">{name}</span>
          </li>
        ))}
      </ul>
      <ul class="panel rows">
        {[ENERGY_1, ENERGY_0].map((kind) => (
          <li key={kind} class={isOff(kind) ? HINT : undefined}>
            <span class="what">
              <b>{cardName(kind)}</b>
              <small>{ui("gladiatori-you-have", { count: most(kind) })}</small>
            </span>
            <Counter value={counts[kind] ?? 0} low={0} high={most(kind)} label={cardName(kind)} set={(value) => setCounts(props, { ...counts, [kind]: value })} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function BidAnswer(props: Props) {
  const { acts } = props;
  const counts = countsOf(props, none);
  const index = (acts.asked?.options ?? []).findIndex((option) => option.ask === "bid" && [ENERGY_1, ENERGY_0].every((kind) => bidIn(option, kind) === (counts[kind] ?? 0)));
  return (
    <div class="choices one">
      <ChoiceRow
        choice={{ title: ui("gladiatori-do-bid", { ones: counts[ENERGY_1] ?? 0, zeros: counts[ENERGY_0] ?? 0 }) }}
        seat={props.room.you}
        isLead={acts.hinted === null || acts.hinted === index || isSet(props)}
        isHinted={acts.hinted === index}
        isBusy={acts.isBusy}
        onClick={() => acts.answer(index)}
      />
    </div>
  );
}
