/** The two discards lie face up: whoever wants to looks through them. */
import { Figure } from "../../../parts/basics/figure";
import { Pile } from "../../../parts/basics/pile";
import { ui } from "../../../words/ui";
import { total } from "../../../stage/counting";
import type { SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { figureOf, INTRIGUES, signOf } from "../state/content";
import { type Deck, discarded } from "../state/discards";
import { cardName, discardName, intrigueName } from "../words/nouns";

/** Both, where their decks do not lie beside them: in the auction and at the Games. */
export function Discards({ arena }: Pick<SceneProps<Arena>, "arena">) {
  return (
    <div class="discards">
      <Discard arena={arena} deck="intrigue" isAlone />
      <Discard arena={arena} deck="market" isAlone />
    </div>
  );
}

export function Discard({ arena, deck, isAlone = false }: Pick<SceneProps<Arena>, "arena"> & { deck: Deck; isAlone?: boolean }) {
  const found = discarded(arena, deck);
  const isIntrigue = deck === "intrigue";
  return (
    <Pile {...(isAlone ? { name: discardName(deck) } : { name: ui("spartacus-deck", { deck: "discard" }), label: discardName(deck) })} term="deck" count={total(found.map(({ count }) => count))}>
      <h3>{discardName(deck)}</h3>
      {found.length === 0 && <p class="muted">{ui("spartacus-nothing")}</p>}
      <ul class="discarded" tabIndex={0} aria-label={discardName(deck)}>
        {found.map(({ card, count }) => (
          <li key={card} data-term={isIntrigue ? `intrigue.${INTRIGUES[card]?.id ?? ""}` : `card.${card}`}>
            <Figure name={isIntrigue ? signOf(card) : figureOf(card)} class="m" />
            {isIntrigue ? intrigueName(card) : cardName(card)}
            {count > 1 && <b>×{count}</b>}
          </li>
        ))}
      </ul>
    </Pile>
  );
}
