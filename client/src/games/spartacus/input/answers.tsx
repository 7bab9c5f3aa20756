/** How questions are answered that are more than a list. */
import { Back, ChoiceRow, Choices } from "../../../parts/question/choice";
import { ui } from "../../../words/ui";
import type { PlainWords } from "../../../stage/plain/words";
import { foretell, leadOf } from "../../../stage/foretold";
import { about, int, ints, row } from "../../../stage/reading";
import type { Asked, Choice, SceneProps } from "../../../stage/scene";
import type { Arena } from "../state/arena";
import { intrigueOf, INTRIGUES } from "../state/content";
import { calledBy, change, clear, hintedId, ownOptions, partnersOf, planOf } from "../state/plan";
import { optionsOfHand } from "../state/pointing";
import { choice, intrigueChoice } from "../words/asking";
import { intrigueName } from "../words/nouns";
import { beginOffer, draftOf } from "./drafting";
import { OfferText, PleaText } from "./offer-text";
import { OfferWriter } from "./offering";
import { PleadAnswer } from "./pleading";
import { RerollAnswer } from "./rerolling";
import { SumAnswer, SUMS } from "./summing";
import { WagerAnswer } from "./wagering";

type Props = SceneProps<Arena> & { words: PlainWords };
type AskedProps = Props & { asked: Asked };

const OWN: ReadonlySet<string> = new Set(["intrigue", "market", "terms", "deal", "plead", "wager", "reroll", "support"]);
/** More sales than this are folded into one row. */
const FEW_SALES = 3;
const SELL = "sell";

export const hasAnswers = (_: Arena, asked: Asked): boolean => OWN.has(asked.ask) || SUMS.has(asked.ask);

export function Answers(props: Props) {
  const { acts } = props;
  const { asked } = acts;
  if (asked === null) return null;
  // A coach waits for each answer by itself.
  if (draftOf(acts) !== null && !acts.isCoached) return <OfferWriter {...props} />;
  if (SUMS.has(asked.ask)) return <SumAnswer {...props} asked={asked} />;
  switch (asked.ask) {
    case "wager":
      return <WagerAnswer {...props} asked={asked} />;
    case "reroll":
      return <RerollAnswer {...props} asked={asked} />;
    case "plead":
      return <PleadAnswer {...props} asked={asked} />;
    case "deal":
    case "support":
      return <Dealt {...props} asked={asked} />;
    default:
      return acts.isCoached ? <Rows {...props} asked={asked} places={ownOptions(asked).map(({ index }) => index)} /> : <Turn {...props} asked={asked} />;
  }
}

/** Options as rows, by their places. */
function Rows({ arena, acts, room, asked, words, places }: AskedProps & { places: readonly number[] }) {
  const rows = places.flatMap((index) => {
    const option = asked.options[index];
    return option === undefined ? [] : [{ option, index, shown: foretell("spartacus", option, asked, choice(words, arena, option, room, asked)) }];
  });
  const lead = acts.marked ?? leadOf(asked);
  return (
    <Choices choices={rows.map(({ shown }) => shown)}>
      {rows.map(({ option, index, shown }) => (
        <ChoiceRow key={option.id} choice={shown} index={index} seat={room.you} verb={index === acts.marked ? ui("confirm-what") : ""} isLead={index === lead} isHinted={index === acts.hinted} isBusy={index === acts.pressed} pressed={acts.marked === null ? undefined : index === acts.marked} onClick={() => acts.touch(index)} />
      ))}
    </Choices>
  );
}

/** An offer or a request lies there: what it says, and yes or no to it; or an offer in return. */
function Dealt(props: AskedProps) {
  const { acts, asked, room, arena, words } = props;
  const rows = ownOptions(asked).map(({ option, index }) => ({ option, index, shown: foretell("spartacus", option, asked, choice(words, arena, option, room, asked)) }));
  return (
    <div class="choices one">
      {asked.ask === "deal" && arena.offer !== null && <OfferText {...props} offer={arena.offer} />}
      {asked.ask === "support" && <PleaText asked={asked} />}
      <div class="replies">
        {rows.map(({ option, index, shown }) => {
          const isCounter = calledBy(option) === "counter";
          const answer = (): void => (isCounter && !acts.isCoached ? beginOffer(acts) : acts.touch(index));
          return <ChoiceRow key={option.id} choice={shown} index={index} seat={room.you} verb={index === acts.marked ? ui("confirm-what") : ""} isLead={index === (acts.marked ?? leadOf(asked))} isHinted={index === acts.hinted} isBusy={index === acts.pressed} pressed={acts.marked === null ? undefined : index === acts.marked} onClick={answer} />;
        })}
      </div>
    </div>
  );
}

/** A turn of intrigue or of the market: the cards of the hand, what the House can do, offers, and the end. */
function Turn(props: AskedProps) {
  const { acts, asked, room } = props;
  const { open } = planOf(acts);
  const kind = intrigueOf(open);
  const sales = ownOptions(asked).filter(({ option }) => calledBy(option).startsWith(`${SELL}-`));
  if (kind >= 0) return <Opened {...props} places={optionsOfHand(asked, kind)} />;
  if (open === SELL) return <Opened {...props} places={sales.map(({ index }) => index)} />;
  const isFolded = sales.length > FEW_SALES;
  const held = INTRIGUES.flatMap((_, number) => (optionsOfHand(asked, number).length > 0 && asked.ask === "intrigue" ? [number] : []));
  const rest = ownOptions(asked).filter(({ option }) => {
    const id = calledBy(option);
    return !/^(?:cash|scheme|lock|offer)-/.test(id) && !(isFolded && id.startsWith(`${SELL}-`));
  });
  const partners = partnersOf(asked);
  const offer: Choice = { title: ui("spartacus-make-offer"), note: ui("spartacus-offer-note", { cards: offersCards(asked) ? "yes" : "no" }), figure: "i-host", term: "offer" };
  const sell: Choice = { title: ui("spartacus-sell"), note: ui("spartacus-sell-note", { count: sales.length }), figure: "denarius", term: "bank" };
  const shown = held.map((number) => heldChoice(asked, number));
  const list = rest.map(({ option }) => choice(props.words, props.arena, option, room, asked));
  const lead = acts.marked ?? leadOf(asked);
  const hinted = hintedId(acts);
  return (
    <Choices choices={[...shown, ...list, ...(isFolded ? [sell] : []), ...(partners.length > 0 ? [offer] : [])]}>
      {held.map((number, place) => (
        <ChoiceRow key={number} choice={shown[place] ?? { title: "" }} class="held" seat={room.you} isLead={optionsOfHand(asked, number).includes(lead)} isHinted={optionsOfHand(asked, number).includes(acts.hinted ?? -1)} onClick={() => change(acts, { open: INTRIGUES[number]?.id ?? "" })} />
      ))}
      {isFolded && <ChoiceRow choice={sell} seat={room.you} isLead={hinted.startsWith(`${SELL}-`)} isHinted={hinted.startsWith(`${SELL}-`)} onClick={() => change(acts, { open: SELL })} />}
      {partners.length > 0 && <ChoiceRow choice={offer} seat={room.you} isLead={hinted.startsWith("offer-")} isHinted={hinted.startsWith("offer-")} onClick={() => beginOffer(acts)} />}
      {rest.map(({ option, index }, place) => (
        <ChoiceRow key={option.id} choice={list[place] ?? { title: "" }} index={index} seat={room.you} verb={index === acts.marked ? ui("confirm-what") : ""} isLead={index === lead} isHinted={index === acts.hinted} isBusy={index === acts.pressed} pressed={acts.marked === null ? undefined : index === acts.marked} onClick={() => acts.touch(index)} />
      ))}
    </Choices>
  );
}

/** Whether cards or Guards can go from hand to hand by an offer now, as the question says it. */
function offersCards(asked: Asked): boolean {
  const offers = row(about(asked), "offers");
  return Object.keys(offers).some((to) => {
    const found = row(offers, to);
    return [ints(found, "gives"), ints(found, "takes")].some((cards) => cards.length > 0) || [int(found, "gives_guards"), int(found, "takes_guards")].some((guards) => guards > 0);
  });
}

/** A card of the hand: what it does, and what can be done with it at best. */
function heldChoice(asked: Asked, kind: number): Choice {
  const ids = optionsOfHand(asked, kind).map((index) => calledBy(asked.options[index] ?? NO_OPTION));
  const way = ids.some((id) => id.startsWith("scheme-")) ? "scheme" : ids.some((id) => id.startsWith("lock-")) ? "lock" : "cash";
  const { required = 0, cash = 0 } = INTRIGUES[kind] ?? {};
  return { ...intrigueChoice(kind, intrigueName(kind)), result: way === "cash" ? ui("spartacus-plus", { count: cash }) : String(required), unit: ui("spartacus-way", { way }), ...(way === "scheme" && { tone: "good" as const }) };
}

const NO_OPTION = { id: 0, ask: "", step: "", choice: -1, args: [] };

/** What can be done with one card, or all that can be sold; and the way back. */
function Opened(props: AskedProps & { places: readonly number[] }) {
  const { acts, asked, room, arena, words, places } = props;
  return (
    <div class="choices one">
      {places.map((index) => {
        const option = asked.options[index];
        if (option === undefined) return null;
        return <ChoiceRow key={option.id} choice={choice(words, arena, option, room, asked)} index={index} seat={room.you} isLead={index === leadOf(asked)} isHinted={index === acts.hinted} isBusy={index === acts.pressed} onClick={() => acts.touch(index)} />;
      })}
      <Back onClick={() => clear(acts)} label={ui("back")} isHinted={acts.hinted !== null && !places.includes(acts.hinted)} />
    </div>
  );
}
