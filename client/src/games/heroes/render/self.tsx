/** How the crowd stands to one's own gladiator, who acts after whom, and what the referee calls next. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, called, FUNCTIONING, isMine } from "../state/arena";
import { concerned } from "../state/plan";
import { nameOf, percent } from "../words/nouns";
import { Referee } from "./referee";
import { paintOf } from "./token";

/** So many names have room; of the others their number is told, and all of them to those who listen. */
const AT_ONCE = 5;
/** Among more than so many their order needs the room; what the referee calls stands on the page of the fight, too. */
const FEW = 2;

export function Self({ arena, acts }: SceneProps<Arena>) {
  const own = concerned(arena, acts.asked) ?? arena.men.find((man) => isMine(arena, man) && man.fate === FUNCTIONING);
  if (own === undefined || arena.turn === 0 || arena.ended) return null;
  const queue = [arena.acting, ...arena.order].flatMap((name) => called(arena, name) ?? []).filter((man) => man.fate === FUNCTIONING);
  const standing = arena.men.filter((man) => man.fate === FUNCTIONING).length;
  const rest = queue.length > AT_ONCE + 1 ? queue.slice(AT_ONCE) : [];
  return (
    <div class="crowdbox">
      <div class="vit">
        {own.mercy === null ? (
          <span data-term="to-the-death">
            <Figure name="skull" class="" label={ui("heroes-to-the-death")} />
            <span class="what">{ui("heroes-to-the-death")}</span>
          </span>
        ) : (
          <span data-term="mercy">
            <Figure name="crowd" class="" label={ui("heroes-mercy")} />
            <b>{percent(own.mercy)}</b>
            <span class="what">{ui("heroes-mercy-if", { name: nameOf(own.name) })}</span>
          </span>
        )}
      </div>
      {queue.length > 0 && (
        <div class="turnorder wide" data-term="order">
          <span aria-hidden="true">{ui("heroes-phase-order")}</span>
          <ol class="queue" aria-label={ui("heroes-order")}>
            {queue.map((man) => (
              <li key={man.name} class={man.name === arena.acting ? "now" : rest.includes(man) ? "sr" : undefined} style={{ "--c": paintOf(arena, man) }}>
                {nameOf(man.name)}
              </li>
            ))}
            {rest.length > 0 && <li aria-hidden="true">+{rest.length}</li>}
          </ol>
        </div>
      )}
      {standing <= FEW && (
        <div class="wide">
          <Referee arena={arena} />
        </div>
      )}
    </div>
  );
}
