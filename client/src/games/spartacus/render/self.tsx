/** The reader's own figures: denarii, Influence, Guards, who is ready; and an offer to make. */
import { Figure } from "../../../parts/basics/figure";
import { openTab } from "../../../parts/table/book";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { beginOffer } from "../input/drafting";
import { type Arena, cardsOf, isReady, kindOf, SETUP } from "../state/arena";
import { LEVELS } from "../state/content";
import { partnersOf } from "../state/plan";
import { Orders } from "./instructions";

export function Self({ arena, acts, room }: SceneProps<Arena>) {
  const { you } = arena;
  if (you === null || arena.phase === SETUP) return null;
  const men = cardsOf(arena, you).filter((card) => ["gladiator", "slave"].includes(kindOf(card)));
  const ready = men.filter((card) => isReady(arena, card));
  const mayOffer = partnersOf(acts.asked).length > 0 && !acts.isCoached;
  const open = (): void => {
    if (mayOffer) beginOffer(acts);
    openTab("offers");
  };
  return (
    <div class="selfbox">
      <div class="vit own">
        <Fact sign="denarius" term="denarii" what="denarii" value={String(arena.coins[you] ?? 0)} />
        <Fact sign="influence" term="influence" what="influence" value={String(arena.influence[you] ?? 0)} of={String(LEVELS.at(-1) ?? "")} />
        <Fact sign="shield" term="guard" what="guards" value={String(arena.guards[you] ?? 0)} />
        <Fact sign="helmet" term="ready" what="ready" value={String(ready.length)} of={String(men.length)} />
      </div>
      <Orders arena={arena} acts={acts} room={room} />
      <button type="button" class="btn sm wide" onClick={open}>
        {ui(mayOffer ? "spartacus-make-offer" : "spartacus-see-offers")}
      </button>
    </div>
  );
}

function Fact({ sign, term, what, value, of }: { sign: string; term: string; what: string; value: string; of?: string }) {
  return (
    <span data-term={term}>
      <Figure name={sign} class="" label={ui("spartacus-fact", { what })} />
      <b>
        {value}
        {of !== undefined && <i>/{of}</i>}
      </b>
      <span class="what">{ui("spartacus-fact", { what })}</span>
    </span>
  );
}
