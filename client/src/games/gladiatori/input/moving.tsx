/** The bar while one moves or turns: what is aimed at, its facings, and going on. */
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { SceneProps } from "../../scene";
import { aim, aimed, into, type Way, waysOf } from "./aiming";
import { type Arena } from "../state/arena";
import { choice } from "../words/asking";
import { hexId } from "../state/content";
import { arrow, facingName } from "../words/nouns";

export const MOVING: ReadonlySet<string> = new Set(["opening", "movement", "reflex", "face"]);

export function MoveAnswer({ arena, room, acts }: SceneProps<Arena>) {
  const { asked } = acts;
  if (asked === null) return null;
  const ways = waysOf(arena, asked, room.you);
  const now = aimed(ways, acts);
  const others = asked.options.map((option, index) => ({ option, index })).filter(({ option, index }) => option.ask === asked.ask && !ways.some((way) => way.index === index));
  const isFace = asked.ask === "face";
  const send = (way: Way): void => {
    aim.value = null;
    acts.answer(way.index);
  };
  const shown = isFace ? ways : now === null ? ways.filter((way) => !way.moves) : into(ways, now.hex);
  return (
    <>
      {now === null && !isFace && ways.length > 0 && <p class="why">{ui("gladiatori-move-hint")}</p>}
      <div class="acts">
        {now !== null && !isFace && (
          <button type="button" class="btn answer primary" aria-pressed={true} onClick={() => send(now)}>
            {ui(now.moves ? "gladiatori-do-move" : "gladiatori-do-turn", { hex: hexId(now.hex), facing: facingName(now.facing) })} {arrow(now.facing)}
          </button>
        )}
        {shown
          .filter((way) => way.index !== now?.index)
          .map((way) => (
            <button key={way.index} type="button" class="btn answer facingbtn" aria-label={sentence(ui("gladiatori-facing-to", { facing: facingName(way.facing) }))} onClick={() => send(way)}>
              <span aria-hidden="true">{arrow(way.facing)}</span>
              <small>{facingName(way.facing)}</small>
            </button>
          ))}
        {now !== null && !isFace && (
          <button type="button" class="btn quiet" onClick={() => (aim.value = null)}>
            {ui("back")}
          </button>
        )}
        {now === null &&
          others.map(({ option, index }, place) => {
            const { title, note } = choice(arena, option, room, acts.asked);
            return (
              <button key={option.id} type="button" class={place === 0 ? "btn answer primary" : "btn answer"} onClick={() => acts.answer(index)}>
                <span>
                  {title}
                  {note !== undefined && <small>{note}</small>}
                </span>
              </button>
            );
          })}
      </div>
    </>
  );
}
