/** Splitting the deck (5.1): every card to the hand or to the HP deck, with both sums before one's eyes. */
import { ChoiceRow, HINT } from "../../../../parts/question/choice";
import { TextWithTerms } from "../../../../parts/explain/text-with-terms";
import { ui } from "../../../../words/ui";
import type { Choice, SceneProps } from "../../../../stage/scene";
import { left, total, weigh } from "../../../../stage/counting";
import { about, int, rows } from "../../../../stage/reading";
import type { Arena } from "../../state/arena";
import { cardName } from "../../words/nouns";
import { Card } from "./card";
import { type Counts, countsOf, hintedChoice, isSet, send, setCounts } from "./plan";

type Props = SceneProps<Arena>;

/** A kind of cards that is still to be split: how many there are, their back and their worth. */
interface Kind {
  readonly card: number;
  readonly held: number;
  readonly green: number;
  readonly life: number;
  /** So many in the hand, to begin with. */
  readonly begin: number;
}

function kindsLeft({ acts }: Props): Kind[] {
  return rows(about(acts.asked), "kinds").map((kind) => ({
    card: int(kind, "card"),
    held: int(kind, "held"),
    green: int(kind, "green"),
    life: int(kind, "life"),
    begin: int(kind, "begin"),
  }));
}

const planOf = (props: Props): Counts => countsOf(props, () => Object.fromEntries(kindsLeft(props).map((kind) => [kind.card, kind.begin])));

/** Both sides of a split, added up: the hand by its backs, the HP deck by cards, hit points and the damage that kills. */
function sums(props: Props): { greens: number; hand: number; cards: number; deck: number; items: number; cover: number; points: number; deadly: number } {
  const counts = planOf(props);
  const facts = about(props.acts.asked);
  const kinds = kindsLeft(props);
  const inHand = (kind: Kind): number => counts[kind.card] ?? 0;
  const behind = (kind: Kind): number => left(kind.held, inHand(kind));
  const deck = total([int(facts, "deck"), weigh(kinds, behind, (kind) => kind.life)]);
  const [items, cover] = [int(facts, "items"), int(facts, "cover")];
  return {
    greens: total([int(facts, "greens"), weigh(kinds, inHand, (kind) => kind.green)]),
    hand: total([int(facts, "greens"), int(facts, "reds"), weigh(kinds, inHand, () => 1)]),
    cards: total([int(facts, "cards"), weigh(kinds, behind, () => 1)]),
    deck,
    items,
    cover,
    points: total([deck, items, cover]),
    deadly: total([int(facts, "deadly"), weigh(kinds, behind, (kind) => kind.life)]),
  };
}

/** The card of which a hint would have more or fewer in the hand; NONE where the plan is as it says. */
function hintedCard(props: Props): number {
  const [first] = kindsLeft(props);
  const hinted = hintedChoice(props);
  return first === undefined || hinted === null || hinted === (planOf(props)[first.card] ?? 0) ? NONE : first.card;
}

const NONE = -1;

export function Splitting(props: Props) {
  const counts = planOf(props);
  const wanted = hintedCard(props);
  const set = (card: number, count: number): void => setCounts(props, { ...counts, [card]: count });
  const all = (share: (kind: Kind) => number): void => setCounts(props, Object.fromEntries(kindsLeft(props).map((kind) => [kind.card, share(kind)])));
  return (
    <div class="splitting">
      <Totals {...props} />
      <div class="row wrap quickly">
        <button type="button" class="btn sm" onClick={() => all((kind) => kind.held)}>
          {ui("gladiatori-all-hand")}
        </button>
        <button type="button" class="btn sm" onClick={() => all((kind) => (kind.green > 0 ? kind.held : 0))}>
          {ui("gladiatori-actions-hand")}
        </button>
        <button type="button" class="btn sm" onClick={() => all(() => 0)}>
          {ui("gladiatori-all-life")}
        </button>
      </div>
      <ul class="cardgrid">
        {kindsLeft(props)
          .filter((kind) => kind.held > 0)
          .map(({ card, held, begin }) => {
            const now = counts[card] ?? 0;
            const label = ui("gladiatori-split-card", { card: cardName(card), hand: now, life: left(held, now) });
            return (
              <li key={card}>
                <Card
                  kind={card}
                  count={held}
                  state={`${now === 0 ? "bleeds" : now === held ? "acts" : "acts both"}${card === wanted ? HINT : ""}`}
                  foot={ui("gladiatori-split-foot", { hand: now, most: held })}
                  pressed={now > 0}
                  label={label}
                  onClick={() => set(card, now === 0 ? held : now === held && begin < held ? begin : 0)}
                />
                {held > 1 && (
                  <input type="range" min={0} max={held} value={now} aria-label={label} onInput={(event) => set(card, event.currentTarget.valueAsNumber)} />
                )}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

function Totals(props: Props) {
  const { greens, hand, cards, deck, items, cover, points } = sums(props);
  return (
    <div class="trays" aria-live="polite">
      <div class="panel tray-hand" data-term="hand">
        <span class="caps">{ui("gladiatori-hand")}</span>
        <b class="big">{ui("gladiatori-cards", { count: hand })}</b>
        <span class="small muted">
          <TextWithTerms text={ui("gladiatori-greens", { greens, reds: left(hand, greens) })} />
        </span>
      </div>
      <div class="panel tray-life" data-term="hp-deck">
        <span class="caps">{ui("gladiatori-life")}</span>
        <b class="big">{ui("gladiatori-hit-points", { count: deck })}</b>
        <span class="small muted">
          <TextWithTerms text={ui("gladiatori-life-sum", { cards, items, cover, points })} />
        </span>
      </div>
    </div>
  );
}

/** The answer to the whole row. */
export function SplitAnswer(props: Props) {
  const counts = planOf(props);
  const { hand, deck, items, deadly } = sums(props);
  const facts = about(props.acts.asked);
  const isDanger = total([deck, items]) < int(facts, "safe");
  const danger: Omit<Choice, "title"> = { note: ui("gladiatori-deadly", { damage: deadly }), ...(isDanger && { tone: "bad", result: ui("gladiatori-hp", { count: deck }) }) };
  const answers = kindsLeft(props).map(({ card }) => ({ ask: "split", choice: counts[card] ?? 0 }));
  return (
    <div class="choices one">
      <ChoiceRow choice={{ title: ui("gladiatori-do-split", { cards: hand, points: deck }), ...danger }} seat={props.room.you} isLead={hintedCard(props) === NONE || isSet(props)} isHinted={props.acts.hinted !== null && hintedCard(props) === NONE} isBusy={props.acts.isBusy} onClick={() => send(props, answers)} />
    </div>
  );
}
