/** The page of offers: what lies open to others, what was answered; denarii given or held aside. An offer to the reader is the question itself. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import { INTERJECT, type SceneProps } from "../../../stage/scene";
import { beginOffer, draftOf, sendAside } from "../input/drafting";
import { OfferText } from "../input/offer-text";

import { Stepper } from "../input/stepper";
import type { Arena } from "../state/arena";
import { choiceOf } from "../state/content";
import { calledBy, change, partnersOf, placeOf, planOf } from "../state/plan";
import { coinsName, deedName, playerName } from "../words/nouns";

type Props = SceneProps<Arena>;

export function Offers(props: Props) {
  const { arena, acts } = props;
  const past = arena.bargains.filter(({ outcome }) => outcome !== "open");
  // It lies beside the question, with its answers.
  const isAnswered = acts.asked?.ask === "deal";
  const isWriting = draftOf(acts) !== null && !acts.isCoached;
  return (
    <section class="offers" tabIndex={0} aria-label={ui("tab-offers")}>
      {isAnswered && <p class="muted">{ui("spartacus-answer-above")}</p>}
      {arena.offer !== null && !isAnswered && <OfferText {...props} offer={arena.offer} />}
      <Withdraw {...props} />
      {!isWriting && partnersOf(acts.asked).length > 0 && !acts.isCoached && (
        <button type="button" class="btn" onClick={() => beginOffer(acts)}>
          {ui("spartacus-make-offer")}
        </button>
      )}
      {isWriting && <p class="muted">{ui("spartacus-write-above")}</p>}
      {arena.offer === null && past.length === 0 && <p class="muted">{ui("spartacus-no-offers")}</p>}
      <HeldAside {...props} />
      <AtAnyTime {...props} />
      {[...past].reverse().map(({ offer, outcome, tick }) => (
        <OfferText key={tick} {...props} offer={offer} outcome={outcome} />
      ))}
      <p class="muted small">{ui("spartacus-bargain-note")}</p>
    </section>
  );
}

/** One's own offer can be taken back. */
function Withdraw({ acts }: Props) {
  const withdraw = placeOf(acts.asked, INTERJECT, "withdraw");
  if (withdraw < 0) return null;
  return (
    <div class="row wrap dealt">
      <button type="button" class="btn sm" onClick={() => acts.answer(withdraw)}>
        {ui("spartacus-withdraw")}
      </button>
    </div>
  );
}

/** Denarii that wait for a deed: they bind whoever holds them aside. */
function HeldAside({ arena, room }: Props) {
  if (arena.deeds.length === 0) return null;
  return (
    <ul class="pledges" aria-label={ui("spartacus-held-aside")}>
      {arena.deeds.map(({ payer, doer, deed, coins }, place) => (
        <li key={place} class="binding" data-term="deed">
          <span class="tag" data-term="binding">{ui("spartacus-binds")}</span>
          <SeatMark seat={payer} class="m" />
          <span>{sentence(ui("spartacus-holds", { name: playerName(room, payer), is: payer === room.you ? "you" : "other", coins: coinsName(coins), doer: playerName(room, doer), deed: deedName(deed, room) }))}</span>
        </li>
      ))}
    </ul>
  );
}

/** A gift, or denarii for a deed: to whom or for what, and how many. */
function AtAnyTime({ arena, acts, room }: Props) {
  const ways = (acts.asked?.options ?? []).flatMap((option) => (option.ask === INTERJECT && /^(?:gift|deed)-/.test(calledBy(option)) ? [calledBy(option)] : []));
  const { gift } = planOf(acts);
  if (ways.length === 0 || acts.isCoached) return null;
  const to = ways.includes(gift.to) ? gift.to : (ways[0] ?? "");
  const isGift = to.startsWith("gift-");
  const own = arena.coins[arena.you ?? 0] ?? 0;
  const nameOf = (way: string): string => (way.startsWith("gift-") ? ui("spartacus-gift-to", { name: room.names[Number(way.slice("gift-".length))] ?? "" }) : sentence(deedName(choiceOf("deed", way.slice("deed-".length)), room)));
  return (
    <details class="anytime">
      <summary>
        <Figure name="denarius" class="m" /> {ui("spartacus-any-time")}
      </summary>
      <div class={isGift ? "spoken" : "binding"}>
        <span class="tag" data-term="binding">{ui(isGift ? "spartacus-gift" : "spartacus-binds")}</span>
        <select class="inp" value={to} aria-label={ui("spartacus-for-what")} onChange={(event) => change(acts, { gift: { ...gift, to: event.currentTarget.value } })}>
          {ways.map((way) => (
            <option key={way} value={way}>
              {nameOf(way)}
            </option>
          ))}
        </select>
        <Stepper small value={gift.sum} low={1} high={own} label={ui("spartacus-denarii")} set={(sum) => change(acts, { gift: { ...gift, sum } })} />
        <button type="button" class="btn sm" onClick={() => sendAside(acts, to, gift.sum)}>
          {ui(isGift ? "spartacus-give-now" : "spartacus-hold-now")}
        </button>
      </div>
      <p class="muted small">{ui(isGift ? "spartacus-gift-note" : "spartacus-deed-note")}</p>
    </details>
  );
}

