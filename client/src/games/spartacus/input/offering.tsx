/** An offer as one writes it: to whom, what one gives and wants, which binds; and a promise, which is only said. */
import type { ComponentChildren } from "preact";
import { narrow } from "../../../browser/screen";
import { ChoiceRow, HINT } from "../../../parts/question/choice";
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { names } from "../../../words/lists";
import { labelled, ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import { ALL, type Arena, NOBODY } from "../state/arena";
import { figureOf } from "../state/content";
import { type Draft, hintedId, isTogether, partnersOf, wordsToSay } from "../state/plan";
import { cardName, coinsName, playerName } from "../words/nouns";
import { draftOf, dropOffer, holdingOf, maySend, partnerOf, redraft, sendOffer, TO_ALL } from "./drafting";
import { Stepper } from "./stepper";

type Props = SceneProps<Arena>;

const partnerName = (props: Pick<Props, "room">, partner: number): string => (partner === ALL ? ui("spartacus-everybody") : playerName(props.room, partner));

export function OfferWriter(props: Props) {
  const { arena, acts, room } = props;
  const draft = draftOf(acts);
  if (draft === null) return null;
  const partner = partnerOf(arena, acts);
  const partners = acts.asked?.ask === "terms" || acts.asked?.ask === "deal" ? [] : partnersOf(acts.asked);
  const isWritten = !isTogether(acts.asked);
  const hinted = hintedId(acts);
  const isToSend = maySend(acts) && (hinted === "send" || hinted === "counter");
  const isOfOffer = /^(?:offer|give|take|pay|charge|word|send|counter)(?:-|$)/.test(hinted);
  return (
    <div class="choices one offering">
      {partners.length > 0 && (
        <div class="partners" role="radiogroup" aria-label={ui("spartacus-to-whom")}>
          {partners.map((one) => (
            <button key={one} type="button" class={`btn sm${hinted === `offer-${one}` && draft.partner !== one ? HINT : ""}`} role="radio" aria-checked={draft.partner === one} onClick={() => redraft(acts, { partner: one, takes: [], takesGuards: 0, charges: 0 })}>
              {one === TO_ALL ? <Figure name="crowd" class="m" /> : <SeatMark seat={Number(one)} class="m" />}
              {one === TO_ALL ? ui("spartacus-everybody") : room.names[Number(one)]}
            </button>
          ))}
        </div>
      )}
      {isWritten && partner !== NOBODY && <Terms {...props} draft={draft} />}
      <ChoiceRow choice={{ title: ui("spartacus-send-offer", { name: partnerName(props, partner) }), figure: "i-host", ...(!maySend(acts) && { closed: ui("spartacus-nothing-yet") }) }} seat={room.you} isLead={maySend(acts)} isHinted={isToSend || (maySend(acts) && hinted === `offer-${draft.partner}`)} isStill={true} isBusy={acts.isBusy} onClick={() => maySend(acts) && sendOffer(acts)} />
      <ChoiceRow choice={{ title: ui("spartacus-no-offer"), figure: "i-hidden" }} seat={room.you} isHinted={hinted !== "" && !isOfOffer} onClick={() => dropOffer(acts)} />
    </div>
  );
}

function Terms(props: Props & { draft: Draft }) {
  const { arena, acts, draft } = props;
  const may = holdingOf(arena, acts);
  const hinted = hintedId(acts);
  return (
    <>
      <div class="binding two">
        <span class="tag" data-term="binding">{ui("spartacus-binds")}</span>
        <Side title={ui("spartacus-you-give")} isHinted={/^(?:give|pay)(?:-|$)/.test(hinted)} cards={may.gives} picked={draft.gives} coins={draft.pays} mostCoins={draft.charges > 0 ? 0 : may.pays} guards={draft.givesGuards} mostGuards={may.givesGuards} set={(gives, pays, givesGuards) => redraft(acts, { gives, pays, givesGuards })} />
        <Side title={ui("spartacus-you-get")} isHinted={/^(?:take|charge)(?:-|$)/.test(hinted)} cards={may.takes} picked={draft.takes} coins={draft.charges} mostCoins={draft.pays > 0 ? 0 : may.charges} guards={draft.takesGuards} mostGuards={may.takesGuards} set={(takes, charges, takesGuards) => redraft(acts, { takes, charges, takesGuards })} />
      </div>
      <Spoken {...props} />
    </>
  );
}

/** What one says besides, and which does not bind. */
function Spoken({ acts, draft }: Props & { draft: Draft }) {
  const title = ui("spartacus-you-promise");
  const isHinted = hintedId(acts).startsWith("word-");
  const select = (
    <select class="inp" value={draft.word} aria-label={title} onChange={(event) => redraft(acts, { word: event.currentTarget.value })}>
      <option value="">{ui("spartacus-no-promise")}</option>
      {wordsToSay().map((word) => (
        <option key={word} value={word}>
          {sentence(say("spartacus-word", { word }))}
        </option>
      ))}
    </select>
  );
  return (
    <div class="spoken">
      <span class="tag" data-term="promise">{ui("spartacus-only-said")}</span>
      {narrow.value ? (
        <Fold title={title} held={draft.word === "" ? "" : say("spartacus-word", { word: draft.word })} isHinted={isHinted}>
          {select}
        </Fold>
      ) : (
        <label class={isHinted ? HINT : undefined}>
          <span>{title}</span>
          {select}
        </label>
      )}
    </div>
  );
}

/** On a phone what is not being written is one line, which says what it holds and opens. */
function Fold({ title, held, isHinted, children }: { title: string; held: string; isHinted: boolean; children: ComponentChildren }) {
  return (
    <details class={`terms${isHinted ? HINT : ""}`} name="terms">
      <summary>
        {title} <span class={held === "" ? "muted" : "held"}>{held === "" ? ui("spartacus-nothing") : held}</span>
      </summary>
      {children}
    </details>
  );
}

interface SideProps {
  title: string;
  isHinted: boolean;
  cards: readonly number[];
  picked: readonly number[];
  coins: number;
  mostCoins: number;
  guards: number;
  mostGuards: number;
  set: (cards: readonly number[], coins: number, guards: number) => void;
}

/** One side of the bargain: denarii, Guards, cards. */
function Side({ title, isHinted, cards, picked, coins, mostCoins, guards, mostGuards, set }: SideProps) {
  const toggle = (card: number): void => set(picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card], coins, guards);
  const held = [...(coins > 0 ? [coinsName(coins)] : []), ...(guards > 0 ? [ui("spartacus-guards-count", { count: guards })] : []), ...picked.map(cardName)];
  const inside = (
    <>
      <Stepper small value={coins} low={0} high={mostCoins} label={labelled(title, ui("spartacus-denarii"))} set={(value) => set(picked, value, guards)} />
      {mostGuards > 0 && (
        <span class="guardline">
          <Figure name="shield" class="m" />
          <Stepper small coins={false} value={guards} low={0} high={mostGuards} label={labelled(title, ui("spartacus-fact", { what: "guards" }))} set={(value) => set(picked, coins, value)} />
        </span>
      )}
      {picked.map((card) => (
        <button key={card} type="button" class="piece on" aria-label={ui("spartacus-take-out", { name: cardName(card) })} data-term={`card.${card}`} onClick={() => toggle(card)}>
          <Figure name={figureOf(card)} class="m" />
          {cardName(card)} ×
        </button>
      ))}
      {picked.length === 0 && cards.length > 0 && <small class="muted">{ui("spartacus-touch-cards")}</small>}
    </>
  );
  return narrow.value ? (
    <Fold title={title} held={names(held)} isHinted={isHinted}>
      {inside}
    </Fold>
  ) : (
    <fieldset class={isHinted ? HINT : undefined}>
      <legend>{title}</legend>
      {inside}
    </fieldset>
  );
}
