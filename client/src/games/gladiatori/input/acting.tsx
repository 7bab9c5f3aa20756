/** The bar for an Action or a Reaction: new cards, cards of the row for Blood, Standby in a fold, and passing. */
import { Figure } from "../../../parts/figure";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import type { Asked, Choice, Option, Room, SceneProps } from "../../scene";
import type { Arena } from "../state/arena";
import { choice } from "../words/asking";
import { actionOf, cardId, reactionOf } from "../state/decode";
import { bloodFor } from "../state/looking";
import { cardName } from "../words/nouns";

export const ACTING: ReadonlySet<string> = new Set(["action", "reaction"]);

interface Offer {
  readonly option: Option;
  readonly index: number;
}

function groupOf({ option }: Offer): "card" | "standby" | "pass" {
  const group = option.ask === "action" ? actionOf(option.choice).action : reactionOf(option.choice).reaction;
  return group === "pass" ? "pass" : group === "new" || group === "again" ? "card" : "standby";
}

export function ActAnswer(props: SceneProps<Arena>) {
  const { acts } = props;
  const { asked } = acts;
  if (asked === null) return null;
  const offers = asked.options.map((option, index) => ({ option, index })).filter(({ option }) => option.ask === asked.ask);
  const of = (group: string): Offer[] => offers.filter((offer) => groupOf(offer) === group);
  const standby = of("standby");
  return (
    <div class="acts many tight">
      {of("card").map((offer) => (
        <OfferButton key={offer.option.id} {...props} offer={offer} />
      ))}
      {standby.length > 0 && (
        <details class="menu up">
          <summary class="btn">{ui("gladiatori-standby")}</summary>
          <ul class="panel">
            {standby.map((offer) => (
              <li key={offer.option.id}>
                <OfferButton {...props} offer={offer} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {of("pass").map((offer) => (
        <OfferButton key={offer.option.id} {...props} offer={offer} quiet={of("card").length > 0} />
      ))}
    </div>
  );
}

/** The card or the Reaction by its name; what it does and costs below. */
function shortly(arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  const whole = choice(arena, option, room, asked);
  if (groupOf({ option, index: 0 }) !== "card") return whole;
  const isAction = option.ask === "action";
  const { card } = isAction ? actionOf(option.choice) : reactionOf(option.choice);
  const isAgain = (isAction ? actionOf(option.choice).action : reactionOf(option.choice).reaction) === "again";
  const notes = [
    isAction ? "" : cardName(card),
    isAgain ? ui("gladiatori-reuse", { blood: bloodFor(arena, room.you ?? 0, card) }) : "",
    whole.note ?? "",
  ];
  return { ...whole, title: isAction ? cardName(card) : say("gladiatori-reaction", { card: cardId(card) }), note: notes.filter(Boolean).join(" · ") };
}

function OfferButton({ arena, room, acts, offer, quiet = false }: SceneProps<Arena> & { offer: Offer; quiet?: boolean }) {
  const { title, note, figure } = shortly(arena, offer.option, room, acts.asked);
  const isMarked = acts.marked === offer.index;
  return (
    <button
      type="button"
      class={`btn answer${isMarked ? " primary" : ""}${quiet ? " quiet" : ""}`}
      aria-pressed={acts.marked === null ? undefined : isMarked}
      onClick={() => acts.touch(offer.index)}
    >
      {figure !== undefined && <Figure name={figure} class="fig" />}
      <span>
        {title}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}
