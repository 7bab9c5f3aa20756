/** The character builder: everything that can be bought on one page, with its price and what is left. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Figure } from "../../../../parts/figure";
import { ui } from "../../../../words/ui";
import type { SceneProps } from "../../../scene";
import type { Arena } from "../../state/arena";
import { CARD_SIGNS, CHARACTERS, FEINT, figureOf, FIRST_MOVE, KIND, lifeOf, PRICES, sizeOf, TRAIT_SIGNS } from "../../state/content";
import { cardHelp, cardName, characterName, powerHelp, powerName, traitName } from "../../words/nouns";
import { COUNTED, FIRST_COUNT, FIRST_LESSON, FIRST_POWER, fits, type Good, goods, isPremade, least, preset, price, purse, rowOf, suggest } from "./build";
import { Counter } from "./counter";
import { type Counts, countsOf, send, setCounts } from "./plan";

type Props = SceneProps<Arena>;

/** The cards one would own. */
function cardsOf(props: Props, counts: Counts): number[] {
  return KIND.map((_, kind) => {
    const counted = COUNTED.indexOf(kind as (typeof COUNTED)[number]);
    const place = counted >= 0 ? FIRST_COUNT + counted : kind >= FIRST_MOVE ? FIRST_LESSON + kind - FIRST_MOVE : -1;
    const own = props.arena.own?.owned[kind] ?? 0;
    return counted >= 0 ? (counts[place] ?? own) : own + (place >= 0 ? (counts[place] ?? 0) : 0);
  });
}

export function Building(props: Props) {
  const counts = countsOf(props, () => suggest(props));
  const left = purse(props) - price(props, counts);
  const all = goods(props);
  /** What was wanted last and is too dear: so many coins more. */
  const [short, setShort] = useState(0);
  const take = (made: Counts): void => {
    const more = price(props, made) - price(props, counts);
    setShort(more > left ? more : 0);
    if (more <= left) setCounts(props, made);
  };
  const set = (place: number, value: number): void => take({ ...counts, [place]: value });
  /** The most of one thing that the coins still allow. */
  const most = (good: Good): number => {
    const now = counts[good.place] ?? good.low;
    let value = now;
    while (value < good.high && good.cost(value + 1) - good.cost(now) <= left) value += 1;
    return value;
  };
  /** One more than the coins allow is refused in words. */
  const refuse = (good: Good): void => {
    const now = counts[good.place] ?? good.low;
    if (now < good.high) set(good.place, now + 1);
  };
  const cards = cardsOf(props, counts);
  const part = (from: number, to: number): Good[] => all.filter(({ place }) => place >= from && place < to);
  return (
    <div class="building">
      <div class="row wrap between">
        <div class="row wrap" role="group" aria-label={ui("gladiatori-presets")}>
          {(isPremade(props) ? [] : CHARACTERS).map((character, place) => {
            const made = preset(props, character);
            const isDear = !fits(props, made);
            return (
              <button key={character.id} type="button" class="btn sm preset" aria-disabled={isDear} title={isDear ? ui("gladiatori-too-dear") : undefined} onClick={() => take(made)}>
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
          {part(0, FIRST_COUNT).map((good) => (
            <Line key={good.place} sign={TRAIT_SIGNS[good.place] ?? ""} name={traitName(good.place)} note={ui("gladiatori-coins", { count: good.cost(counts[good.place] ?? good.low) })}>
              <Counter value={counts[good.place] ?? good.low} low={good.low} high={most(good)} label={traitName(good.place)} set={(value) => set(good.place, value)} refuse={() => refuse(good)} />
            </Line>
          ))}
        </Part>
        <Part title={ui("gladiatori-cards-bought", { count: sizeOf(cards), life: lifeOf(cards) })}>
          {part(FIRST_COUNT, FIRST_LESSON).map((good) => {
            const kind = COUNTED[good.place - FIRST_COUNT] ?? FEINT;
            return (
              <Line key={good.place} sign={CARD_SIGNS[kind] || "card-back"} name={cardName(kind)} note={ui("gladiatori-each", { count: KIND[kind]?.cost ?? 0, high: good.high })}>
                <Counter value={counts[good.place] ?? good.low} low={good.low} high={most(good)} label={cardName(kind)} set={(value) => set(good.place, value)} refuse={() => refuse(good)} />
              </Line>
            );
          })}
        </Part>
        <Part title={ui("gladiatori-moves")}>
          {part(FIRST_LESSON, FIRST_POWER).map((good) => {
            const kind = good.place - FIRST_LESSON + FIRST_MOVE;
            return <Lesson key={good.place} good={good} counts={counts} most={most(good)} name={cardName(kind)} help={cardHelp(kind)} cost={KIND[kind]?.cost ?? 0} set={set} />;
          })}
        </Part>
        <Part title={ui("gladiatori-powers")}>
          {part(FIRST_POWER, FIRST_POWER + 9).map((good) => {
            const power = good.place - FIRST_POWER;
            return <Lesson key={good.place} good={good} counts={counts} most={most(good)} name={powerName(power)} help={powerHelp(power)} cost={PRICES.power} set={set} />;
          })}
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="panel buildpart">
      <h3 class="caps">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Line({ sign, name, note, children }: { sign: string; name: string; note: string; children: ComponentChildren }) {
  return (
    <li>
      <Figure name={sign} class="fig" />
      <span class="what">
        <b>{name}</b>
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
  cost: number;
  set: (place: number, value: number) => void;
}

/** A Special Move or a Power: bought or not. */
function Lesson({ good, counts, most, name, help, cost, set }: LessonProps) {
  const isBought = (counts[good.place] ?? 0) > 0;
  const isDear = !isBought && most < 1;
  return (
    <li>
      <label class={isDear ? "lesson dear" : "lesson"}>
        <input type="checkbox" checked={isBought} disabled={isDear} onChange={() => set(good.place, isBought ? 0 : 1)} />
        <span class="what">
          <b>{name}</b>
          <small>{help}</small>
        </span>
        <span class="cost">{ui("gladiatori-coins", { count: cost })}</span>
      </label>
    </li>
  );
}

export function BuildAnswer(props: Props) {
  const counts = countsOf(props, () => suggest(props));
  const left = purse(props) - price(props, counts);
  return (
    <div class="acts">
      <button type="button" class={props.acts.isBusy ? "btn answer primary busy" : "btn answer primary"} onClick={() => left >= 0 && send(props, rowOf(props, counts))}>
        {ui("gladiatori-do-build", { cards: sizeOf(cardsOf(props, counts)) })}
      </button>
      {left > 0 && <span class="why">{ui("gladiatori-coins-lost", { left })}</span>}
    </div>
  );
}
