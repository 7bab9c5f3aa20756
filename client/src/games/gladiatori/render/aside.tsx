/** The track of points, fewest first; my deck, which only I see; who waits behind the gates. */
import { TextWithTerms } from "../../../parts/explain/text-with-terms";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import { total } from "../../../stage/counting";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, COOPERATIVE, NO_BEASTS, SOLO } from "../state/arena";
import { Track } from "./track";
import { cardsList, herds } from "../words/nouns";

export function Aside(props: SceneProps<Arena>) {
  const { arena } = props;
  const isRace = arena.mode !== SOLO && arena.mode !== COOPERATIVE;
  return (
    <>
      {arena.own !== null && total(arena.own.deck) > 0 && (
        <p class="small muted">{say("gladiatori-own-deck", { count: total(arena.own.deck), cards: cardsList(arena.own.deck) })}</p>
      )}
      {isRace && arena.turn > 0 && <Track {...props} />}
      {arena.mode !== NO_BEASTS && (
        <div class="panel pad small">
          <h3 class="caps" data-term="release">
            {ui("gladiatori-behind-gates")}
          </h3>
          <TextWithTerms text={herds(arena.waiting)} />
        </div>
      )}
    </>
  );
}
