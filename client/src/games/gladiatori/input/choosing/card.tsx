/** A card as it lies on the table: the edge of its family, its name, its sign, what it does and its worth. */
import type { ComponentChildren } from "preact";
import { Figure } from "../../../../parts/basics/figure";
import { ui } from "../../../../words/ui";
import { CARD_SIGNS, ENERGY_0, ENERGY_1, KIND } from "../../state/content";
import { cardId } from "../../state/decode";
import { cardHelp, cardName } from "../../words/nouns";

interface FaceProps {
  kind: number;
  count?: number;
  foot?: string;
}

/** What is printed on a card. */
function CardFace({ kind, count = 1, foot }: FaceProps) {
  const isEnergy = kind === ENERGY_0 || kind === ENERGY_1;
  return (
    <>
      <span class="cardname">{cardName(kind)}</span>
      <span class="cardsign">
        {isEnergy ? <b class="numeral">{KIND[kind]?.energy ?? 0}</b> : <Figure name={CARD_SIGNS[kind] || "card-back"} class="" />}
        {count > 1 && <b class="times">×{count}</b>}
      </span>
      <span class="cardfoot">
        <span class="cut">{foot ?? ""}</span>
        <b>{ui("gladiatori-hp", { count: KIND[kind]?.hp ?? 0 })}</b>
      </span>
    </>
  );
}

interface CardProps extends FaceProps {
  state?: string;
  pressed?: boolean;
  label?: string;
  onClick?: (() => void) | undefined;
  children?: ComponentChildren;
}

export function Card({ kind, count = 1, foot, state = "", pressed, label, onClick, children }: CardProps) {
  const family = KIND[kind]?.family ?? "special";
  const face = <CardFace kind={kind} count={count} {...(foot === undefined ? {} : { foot })} />;
  const name = label ?? `${cardName(kind)}${count > 1 ? ` ×${count}` : ""}. ${cardHelp(kind)}. ${ui("gladiatori-hp", { count: KIND[kind]?.hp ?? 0 })}`;
  if (onClick === undefined) {
    return (
      <div class={`card ${family} ${state}`} data-term={`card.${cardId(kind)}`} role="img" aria-label={name}>
        {face}
        {children}
      </div>
    );
  }
  return (
    <button type="button" class={`card ${family} ${state}`} data-term={`card.${cardId(kind)}`} aria-pressed={pressed} onClick={onClick}>
      {face}
      {label !== undefined && <span class="sr">{label}</span>}
      {children}
    </button>
  );
}
