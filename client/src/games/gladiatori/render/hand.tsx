/** My own cards below the board: the hand, the row of Action cards, and the piles. */
import { Figure } from "../../../parts/basics/figure";
import { Pile } from "../../../parts/basics/pile";
import { narrow } from "../../../browser/screen";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { touchThing } from "../input/choosing/picker";
import { isPicking, stateOf, things } from "../input/choosing/picking";
import { total } from "../../../stage/counting";
import { CARD_SIGNS, ENERGY_0, ENERGY_1, KIND } from "../state/content";
import { cardId, takenBy } from "../state/decode";
import { Row } from "./row";
import { cardName, cardsList } from "../words/nouns";
import { say } from "../../../words/words";

type Props = SceneProps<Arena>;

const FROM_HAND: ReadonlySet<string> = new Set(["add", "lunge", "spend"]);

/** What touching a card of the hand does now: pick it, or play it. */
function actOf(props: Props, kind: number): { onClick: () => void; isOn: boolean } | null {
  const { acts } = props;
  const { asked } = acts;
  if (asked === null) return null;
  if (FROM_HAND.has(asked.ask) && isPicking(props)) {
    const thing = things(props).find((one) => one.choice === kind);
    if (thing === undefined) return null;
    return { onClick: () => touchThing(props, thing), isOn: (stateOf(props).counts[kind] ?? 0) > 0 };
  }
  const index = asked.options.findIndex((option) => {
    const { way, card } = takenBy(option);
    return card === kind && (way === "new" || option.ask === "sacrifice");
  });
  return index < 0 ? null : { onClick: () => acts.touch(index), isOn: acts.marked === index };
}

export function Hand(props: Props) {
  const { arena, room, acts } = props;
  const { own } = arena;
  if (own === null || arena.turn === 0 || acts.asked?.ask === "split") return null;
  const isIdle = (kind: number): boolean => acts.asked !== null && actOf(props, kind) === null;
  const held = KIND.map((_, kind) => kind).filter((kind) => (own.hand[kind] ?? 0) > 0);
  // On a phone not all are seen at once: those that can be played come first.
  const kinds = narrow.value ? [...held.filter((kind) => !isIdle(kind)), ...held.filter(isIdle)] : held;
  return (
    <>
      <div class="fan" tabIndex={0} role="group" aria-label={ui("gladiatori-hand")}>
        {kinds.map((kind) => {
          const act = actOf(props, kind);
          return <HandCard key={kind} kind={kind} count={own.hand[kind] ?? 1} act={act} isOff={isIdle(kind)} />;
        })}
        {kinds.length === 0 && <p class="muted">{ui("gladiatori-no-hand")}</p>}
      </div>
      <Row {...props} seat={room.you ?? 0} large={true} />
      <div class="piles">
        <Pile name={ui("gladiatori-life")} term="hp-deck" count={ui("gladiatori-hp", { count: own.hitPoints })}>{lying(own.life)}</Pile>
        <Pile name={ui("gladiatori-discard")} term="discard" count={String(total(own.discard))}>{lying(own.discard)}</Pile>
        {total(own.laid_aside) > 0 && <Pile name={ui("gladiatori-later")} term="special-move" count={String(total(own.laid_aside))}>{lying(own.laid_aside)}</Pile>}
      </div>
    </>
  );
}

interface HandCardProps {
  kind: number;
  count: number;
  act: { onClick: () => void; isOn: boolean } | null;
  isOff: boolean;
}

/** A kind of card in the hand; equal ones lie on one another. */
function HandCard({ kind, count, act, isOff }: HandCardProps) {
  const isEnergy = kind === ENERGY_0 || kind === ENERGY_1;
  const family = KIND[kind]?.family ?? "special";
  const look = `hcard ${family}${act?.isOn === true ? " on" : ""}${isOff ? " off" : ""}`;
  const face = (
    <>
      <span class="nm">{cardName(kind)}</span>
      <span class="pc">{isEnergy ? <b>{KIND[kind]?.energy ?? 0}</b> : <Figure name={CARD_SIGNS[kind] || "card-back"} class="" />}</span>
      <span class="ft">{ui("gladiatori-hp", { count: KIND[kind]?.hp ?? 0 })}</span>
      {count > 1 && <i class="x">×{count}</i>}
    </>
  );
  const term = `card.${cardId(kind)}`;
  if (act === null) {
    return (
      <span class={look} data-term={term}>
        {face}
      </span>
    );
  }
  return (
    <button type="button" class={look} data-term={term} aria-pressed={act.isOn} onClick={act.onClick}>
      {face}
    </button>
  );
}

/** What lies in a pile, for its owner. */
const lying = (cards: readonly number[]): string => (total(cards) === 0 ? say("gladiatori-nothing") : cardsList(cards));
