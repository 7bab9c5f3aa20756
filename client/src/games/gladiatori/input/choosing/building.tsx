/** The character builder: everything that can be bought on one page, with its price and what is left. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ChoiceRow, HINT } from "../../../../parts/question/choice";
import { Figure } from "../../../../parts/basics/figure";
import { TextWithTerms } from "../../../../parts/explain/text-with-terms";
import { ui } from "../../../../words/ui";
import type { SceneProps } from "../../../../stage/scene";
import type { Arena } from "../../state/arena";
import { left as leftOf, total, weigh } from "../../../../stage/counting";
import { about, int } from "../../../../stage/reading";
import { CARD_SIGNS, figureOf, TRAIT_SIGNS } from "../../state/content";
import { cardHelp, cardName, characterName, powerHelp, powerName, traitName } from "../../words/nouns";
import { amount, cost, fits, type Good, goods, hintedPlace, isPremade, least, presets, price, purse, rowOf, suggest } from "./build";
import { Counter } from "./counter";
import { type Counts, countsOf, isSet, send, setCounts } from "./plan";

type Props = SceneProps<Arena>;

/** What one would own: the cards, and their hit points. */
function ownedOf(props: Props, counts: Counts, what: "cards" | "life"): number {
  const more = weigh(goods(props), (good) => amount(good, counts), (good) => good[what]);
  return total([int(about(props.acts.asked), what), more]);
}

export function Building(props: Props) {
  const counts = countsOf(props, () => suggest(props));
  const left = leftOf(purse(props), price(props, counts));
  const all = goods(props);
  const wanted = hintedPlace(props, counts);
  /** What was wanted last and is too dear: so many coins more. */
  const [short, setShort] = useState(0);
  const take = (made: Counts): void => {
    const more = leftOf(price(props, made), price(props, counts));
    setShort(more > left ? more : 0);
    if (more <= left) setCounts(props, made);
  };
  const set = (place: number, value: number): void => take({ ...counts, [place]: value });
  /** The most of one thing that the coins still allow. */
  const most = (good: Good): number => {
    const now = amount(good, counts);
    let value = now;
    while (value < good.high && leftOf(cost(good, value + 1), cost(good, now)) <= left) value += 1;
    return value;
  };
  /** One more than the coins allow is refused in words. */
  const refuse = (good: Good): void => {
    const now = amount(good, counts);
    if (now < good.high) set(good.place, now + 1);
  };
  const isLesson = ({ ask }: Good): boolean => ask === "build_move";
  const counter = (good: Good, label: string) => (
    <Counter value={amount(good, counts)} low={good.low} high={most(good)} label={label} set={(value) => set(good.place, value)} refuse={() => refuse(good)} />
  );
  return (
    <div class="building">
      <div class="row wrap between">
        <div class="row wrap" role="group" aria-label={ui("gladiatori-presets")}>
          {(isPremade(props) ? [] : presets(props)).map((made, place) => {
            const isDear = !fits(props, made);
            return (
              <button key={place} type="button" class="btn sm preset" aria-disabled={isDear} data-tip={isDear ? ui("gladiatori-too-dear") : undefined} onClick={() => take(made)}>
                <Figure name={figureOf(place)} class="tile" />
                {characterName(place)}
              </button>
            );
          })}
          <button type="button" class="btn sm quiet" onClick={() => take(least(props))}>
            {ui("gladiatori-empty-sheet")}
          </button>
        </div>
        <p class="big" aria-live="polite">
          {ui("gladiatori-coins-left", { left, all: purse(props) })}
        </p>
      </div>
      <div role="status">{short > left && <p class="note bad">{ui("gladiatori-short-of", { price: short, left })}</p>}</div>
      <div class="buildgrid">
        <Part title={ui("gladiatori-traits")}>
          {all.filter(({ trait }) => trait >= 0).map((good) => (
            <Line key={good.place} sign={TRAIT_SIGNS[good.trait] ?? ""} name={traitName(good.trait)} note={ui("gladiatori-coins", { count: cost(good, amount(good, counts)) })} isHinted={good.place === wanted}>
              {counter(good, traitName(good.trait))}
            </Line>
          ))}
        </Part>
        <Part title={ui("gladiatori-cards-bought", { count: ownedOf(props, counts, "cards"), life: ownedOf(props, counts, "life") })}>
          {all.filter((good) => good.card >= 0 && !isLesson(good)).map((good) => (
            <Line key={good.place} sign={CARD_SIGNS[good.card] || "card-back"} name={cardName(good.card)} note={ui("gladiatori-each", { count: good.price, high: good.high })} isHinted={good.place === wanted}>
              {counter(good, cardName(good.card))}
            </Line>
          ))}
        </Part>
        <Part title={ui("gladiatori-moves")}>
          {all.filter(isLesson).map((good) => (
            <Lesson key={good.place} good={good} counts={counts} most={most(good)} name={cardName(good.card)} help={cardHelp(good.card)} set={set} />
          ))}
        </Part>
        <Part title={ui("gladiatori-powers")}>
          {all.filter(({ power }) => power >= 0).map((good) => (
            <Lesson key={good.place} good={good} counts={counts} most={most(good)} name={powerName(good.power)} help={powerHelp(good.power)} set={set} />
          ))}
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="panel buildpart">
      <h3 class="caps">
        <TextWithTerms text={title} />
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

function Line({ sign, name, note, isHinted, children }: { sign: string; name: string; note: string; isHinted: boolean; children: ComponentChildren }) {
  return (
    <li class={isHinted ? HINT : undefined}>
      <Figure name={sign} class="fig" />
      <span class="what">
        <b>
          <TextWithTerms text={name} />
        </b>
        <small>{note}</small>
      </span>
      {children}
    </li>
  );
}

interface LessonProps {
  good: Good;
  counts: Counts;
  most: number;
  name: string;
  help: string;
  set: (place: number, value: number) => void;
}

/** A Special Move or a Power: bought or not. */
function Lesson({ good, counts, most, name, help, set }: LessonProps) {
  const isBought = (counts[good.place] ?? 0) > 0;
  const isDear = !isBought && most < 1;
  return (
    <li>
      <label class={isDear ? "lesson dear" : "lesson"}>
        <input type="checkbox" checked={isBought} disabled={isDear} onChange={() => set(good.place, isBought ? 0 : 1)} />
        <span class="what">
          <b>
            <TextWithTerms text={name} />
          </b>
          <small>{help}</small>
        </span>
        <span class="cost">{ui("gladiatori-coins", { count: good.price })}</span>
      </label>
    </li>
  );
}

export function BuildAnswer(props: Props) {
  const counts = countsOf(props, () => suggest(props));
  const left = leftOf(purse(props), price(props, counts));
  const wanted = hintedPlace(props, counts);
  return (
    <div class="choices one">
      <ChoiceRow
        choice={{ title: ui("gladiatori-do-build", { cards: ownedOf(props, counts, "cards") }), ...(left > 0 && { note: ui("gladiatori-coins-lost", { left }) }) }}
        seat={props.room.you}
        isLead={wanted === null || isSet(props)}
        isHinted={props.acts.hinted !== null && wanted === null}
        isBusy={props.acts.isBusy}
        onClick={() => left >= 0 && send(props, rowOf(props, counts))}
      />
    </div>
  );
}
