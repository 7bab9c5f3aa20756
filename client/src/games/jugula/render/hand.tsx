/** My own cards below the board: combat value and numbers of each use; deck, discard pile and Prima pile. */
import { Figure } from "../../../parts/basics/figure";
import { Pile } from "../../../parts/basics/pile";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { card as cardOf, openCard } from "../state/plan";
import { type Arena, NONE } from "../state/arena";
import { CARDS, type Card, TEXT, USE_SIGNS, USES } from "../state/content";
import { cardsList, cardName, termOf } from "../words/nouns";

type Props = SceneProps<Arena>;

const OF_HAND: ReadonlySet<string> = new Set(["commit", "discard"]);

/** What touching a card of the hand does now: look at its uses, or commit or discard it. */
function actOf({ acts }: Props, card: number): { onClick: () => void; isOn: boolean } | null {
  const { asked } = acts;
  if (asked === null) return null;
  if (asked.ask === "play") return { onClick: () => openCard(acts, card), isOn: cardOf(asked) === card };
  const index = OF_HAND.has(asked.ask) ? asked.options.findIndex((option) => option.ask === asked.ask && option.choice === card) : NONE;
  return index < 0 ? null : { onClick: () => acts.touch(index), isOn: acts.marked === index };
}

export function Hand(props: Props) {
  const { arena, room, acts } = props;
  const { own } = arena;
  if (own === null || arena.round === 0) return null;
  const seat = room.you ?? 0;
  return (
    <>
      <div class="fan" tabIndex={0} role="group" aria-label={ui("jugula-hand")}>
        {own.hand.map((card) => (
          <HandCard key={card} card={card} act={actOf(props, card)} isOff={acts.asked !== null && actOf(props, card) === null} />
        ))}
        {arena.played !== NONE && arena.active === seat && <Played card={arena.played} />}
      </div>
      <div class="piles">
        <Pile name={ui("jugula-deck")} term="deck" count={arena.decks[seat] ?? 0}>{ui("jugula-deck-says", { cards: cardsList(own.deck) })}</Pile>
        <Pile name={ui("jugula-used")} term="discard" count={arena.discard[seat]?.length ?? 0}>{cardsList(arena.discard[seat] ?? [])}</Pile>
        <Pile name={ui("jugula-prima")} term="prima" count={arena.primas[seat] ?? 0}>{ui("jugula-prima-says")}</Pile>
      </div>
    </>
  );
}

/** The five numbers of a card. */
export function Numbers({ card }: { card: Card | undefined }) {
  return (
    <span class="ju">
      {USES.map((use, place) => place !== TEXT && (
        <i key={use} class={card?.uses[place] ? undefined : "none"}>
          <Figure name={USE_SIGNS[place] ?? ""} class="" label={ui("jugula-use-name", { use })} />
          {card?.uses[place]}
        </i>
      ))}
    </span>
  );
}

function Face({ card }: { card: number }) {
  return (
    <>
      <span class="nm">{cardName(card)}</span>
      <span class="jv">
        <Figure name="sword" class="" label={ui("jugula-combat")} />
        {CARDS[card]?.combat}
      </span>
      <Numbers card={CARDS[card]} />
    </>
  );
}

function HandCard({ card, act, isOff }: { card: number; act: { onClick: () => void; isOn: boolean } | null; isOff: boolean }) {
  const look = `hcard jug${CARDS[card]?.isPrima === true ? " prima" : ""}${act?.isOn === true ? " on" : ""}${isOff ? " off" : ""}`;
  const term = termOf("card", cardName(card));
  if (act === null) {
    return (
      <span class={look} data-term={term}>
        <Face card={card} />
      </span>
    );
  }
  return (
    <button type="button" class={look} data-term={term} aria-pressed={act.isOn} onClick={act.onClick}>
      <Face card={card} />
    </button>
  );
}

/** The card that was played: it waits before its owner until the end of the turn. */
function Played({ card }: { card: number }) {
  return (
    <span class={`hcard jug played${CARDS[card]?.isPrima === true ? " prima" : ""}`} data-term={termOf("card", cardName(card))}>
      <span class="nm">{cardName(card)}</span>
      <span class="pc muted">{ui("jugula-played")}</span>
    </span>
  );
}
