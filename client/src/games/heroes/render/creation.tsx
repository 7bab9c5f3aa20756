/** A Star in the making, in the place of the board: what is written on his card so far, and the six styles with their arms and armour. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import { aboutChoice, int, row } from "../../../stage/reading";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, type Man, NONE } from "../state/arena";
import { ATTRIBUTES, figureOf, signOf, type Style, STYLE_CARDS, STYLES } from "../state/content";
import { choiceOf, inTheMaking, OF_STYLE, stylesFor, valuesOf } from "../state/plan";
import { attributeName, nameOf, signaturesOf, styleName } from "../words/nouns";
import { Body } from "./body";
import { Track } from "./roster";

type Props = SceneProps<Arena>;

/** The Attributes as they will be with what is marked; else as they are, once he has any. */
function foreseen({ acts }: Props, man: Man): { values: readonly (number | null)[]; bonus: number | null } {
  const { asked, marked } = acts;
  const choice = asked?.ask === "build" ? choiceOf(valuesOf(acts)) : marked === null ? NONE : (asked?.options[marked]?.choice ?? NONE);
  const told = asked?.ask === "build" || asked?.ask === "style" ? row(aboutChoice(asked, choice), "result") : {};
  if (!("bonus" in told)) return { values: man.attributes.map((value) => value || null), bonus: null };
  return { values: ATTRIBUTES.map((name) => int(told, name)), bonus: int(told, "bonus") };
}

/** The style that is marked; else the one he has. */
function shownStyle({ acts: { asked, marked } }: Props, man: Man): number {
  const option = marked === null ? undefined : asked?.options[marked];
  if (option !== undefined && OF_STYLE.has(option.ask) && option.choice in STYLE_CARDS) return option.choice;
  return man.style === NONE ? man.primary : man.style;
}

export function Creation(props: Props) {
  const { room } = props;
  const man = inTheMaking(props.arena, props.acts.asked);
  const { values, bonus } = foreseen(props, man);
  const style = shownStyle(props, man);
  const facts = [["gender", ui("heroes-gender", { gender: man.woman ? "woman" : "man" })], ...(man.size === "" ? [] : [["handed", ui("heroes-handed", { handed: man.left ? "left" : "right" })], ["size", say("heroes-size", { size: man.size })]])];
  return (
    <div class="creation" style={{ "--fig-2": room.you === null ? "var(--stone)" : `var(--seat-${room.you + 1})` }}>
      <section class="starcard" aria-label={ui("heroes-star")}>
        <Figure name={figureOf(style)} class="tile" />
        <div class="named">
          <h2 data-term="star">{nameOf(man.name) || ui("heroes-new-star")}</h2>
          {man.name !== NONE && (
            <p>
              {facts.map(([term, text], place) => (
                <span key={term} data-term={term}>
                  {place > 0 && " · "}
                  {text}
                </span>
              ))}
            </p>
          )}
          <p>
            {signaturesOf(man).map(({ id, name }) => (
              <span key={id} class="chip" data-term={`signature.${id}`}>
                {name}
              </span>
            ))}
            {style !== NONE && <span class="chip" data-term={`style.${STYLES[style] ?? ""}`}>{styleName(style)}</span>}
          </p>
        </div>
        <div class="values">
          {ATTRIBUTES.map((name, place) => (
            <Track key={name} name={name} label={attributeName(place)} now={values[place] ?? null} full={values[place] ?? 0} />
          ))}
          {bonus !== null && (
            <p data-term="bonus-dice">{ui("heroes-bonus-dice", { count: bonus })}</p>
          )}
        </div>
      </section>
      <Styles {...props} />
    </div>
  );
}

/** The six styles: touched where one is asked for, before that only to be looked at. */
function Styles({ arena, acts }: Props) {
  const { asked } = acts;
  const cards = stylesFor(arena, asked);
  const asks = asked !== null && OF_STYLE.has(asked.ask);
  return (
    <ul class="stylecards" aria-label={ui("heroes-styles")}>
      {STYLE_CARDS.map(({ id, ...printed }, style) => {
        const card = cards[style] ?? printed;
        const index = asks ? asked.options.findIndex((option) => option.ask === asked.ask && option.choice === style) : NONE;
        const isMarked = index >= 0 && acts.marked === index;
        return (
          <li key={id}>
            {asks ? (
              <button
                type="button"
                class={`stylecard${isMarked ? " on" : ""}${index < 0 ? " off" : ""}`}
                data-term={`style.${id}`}
                aria-pressed={isMarked}
                aria-disabled={index < 0 ? true : undefined}
                onClick={() => (index >= 0 ? acts.touch(index) : acts.whyNot(asked.ask, style))}
              >
                <StyleCard {...card} style={style} />
              </button>
            ) : (
              <div class="stylecard still" data-term={`style.${id}`}>
                <StyleCard {...card} style={style} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function StyleCard({ style, armour, hands }: Pick<Style, "armour" | "hands"> & { style: number }) {
  return (
    <>
      <Figure name={figureOf(style)} class="tile" />
      <span class="named">
        <b>{styleName(style)}</b>
        <span class="arms">
          {[...hands].reverse().map((item, hand) => (
            <Figure key={hand} name={signOf(item)} class="fig" label={sentence(say("heroes-gear", { item }))} />
          ))}
        </span>
      </span>
      <Body parts={[]} whole={[]} armour={armour} />
    </>
  );
}
