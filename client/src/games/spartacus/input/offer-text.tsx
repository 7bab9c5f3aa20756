/** An offer in words: what changes hands at once and binds, and what is only said. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import { about, int, text } from "../../../stage/reading";
import type { Asked, SceneProps } from "../../../stage/scene";
import { ALL, type Arena, type Outcome } from "../state/arena";
import { figureOf, intrigueOf } from "../state/content";
import type { Offer } from "../state/decode";
import { cardName, coinsName, intrigueName, playerName, wordName } from "../words/nouns";

type Props = Pick<SceneProps<Arena>, "room"> & { offer: Offer; outcome?: Outcome };

export function OfferText({ room, offer, outcome = "open" }: Props) {
  const name = (seat: number): string => (seat === ALL ? ui("spartacus-everybody") : playerName(room, seat));
  return (
    <section class={`bargain ${outcome}`} aria-label={ui("spartacus-offer-of", { name: name(offer.maker) })}>
      <header>
        <SeatMark seat={offer.maker} class="m" />
        <b>{sentence(name(offer.maker))}</b>
        <Figure name="i-move" class="m arrow" />
        {offer.partner !== ALL && <SeatMark seat={offer.partner} class="m" />}
        <b>{name(offer.partner)}</b>
        {outcome !== "open" && <span class="outcome">{ui("spartacus-outcome", { outcome })}</span>}
      </header>
      <div class="binding two">
        <span class="tag" data-term="binding">{ui("spartacus-binds")}</span>
        <Side title={ui("spartacus-gives", { name: sentence(name(offer.maker)), is: offer.maker === room.you ? "you" : "other" })} coins={offer.pays} guards={offer.givesGuards} cards={offer.gives} />
        <Side title={ui("spartacus-gives", { name: sentence(name(offer.partner)), is: offer.partner === ALL ? "all" : offer.partner === room.you ? "you" : "other" })} coins={offer.charges} guards={offer.takesGuards} cards={offer.takes} />
      </div>
      {offer.word > 0 && (
        <p class="spoken">
          <span class="tag" data-term="promise">{ui("spartacus-only-said")}</span> {sentence(wordName(offer.word))}
        </p>
      )}
    </section>
  );
}

/** A request for support: what is paid on a yes, and what is only said. */
export function PleaText({ asked }: { asked: Asked }) {
  const told = about(asked);
  const claim = intrigueOf(text(told, "intrigue"));
  return (
    <section class="bargain" aria-label={ui("spartacus-seeks")}>
      <p class="binding">
        <span class="tag" data-term="binding">{ui("spartacus-binds")}</span> {ui("spartacus-on-a-yes")}: {coinsName(int(told, "fee"))}
      </p>
      <p class="spoken">
        <span class="tag" data-term="promise">{ui("spartacus-only-said")}</span> {claim < 0 ? ui("spartacus-claims-nothing") : intrigueName(claim)} · {ui("spartacus-later")}: {coinsName(int(told, "promise"))}
      </p>
    </section>
  );
}

function Side({ title, coins, guards, cards }: { title: string; coins: number; guards: number; cards: readonly number[] }) {
  const isNothing = coins === 0 && guards === 0 && cards.length === 0;
  return (
    <div>
      <small>{title}</small>
      <ul>
        {coins > 0 && (
          <li>
            <Figure name="denarius" class="m" />
            {coinsName(coins)}
          </li>
        )}
        {guards > 0 && (
          <li>
            <Figure name="shield" class="m" />
            {ui("spartacus-guards-count", { count: guards })}
          </li>
        )}
        {cards.map((card) => (
          <li key={card} data-term={`card.${card}`}>
            <Figure name={figureOf(card)} class="m" />
            {cardName(card)}
          </li>
        ))}
        {isNothing && <li class="muted">{ui("spartacus-nothing")}</li>}
      </ul>
    </div>
  );
}
