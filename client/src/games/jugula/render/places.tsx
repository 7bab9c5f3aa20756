/** The same arena as a table of text: every gladiator, and every square with facing that can be chosen; one can play a whole match in it. */
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import { choose, goer, send, waysNow, waysOf } from "../state/plan";
import { type Arena, NOBODY, squareOf, standing } from "../state/arena";
import { pointing } from "../state/choices";
import { squareId } from "../state/decode";
import { manLabel } from "../words/labels";
import { facingName } from "../words/nouns";
import { Armaturae, isEnrolling } from "./armaturae";

export function Places(props: SceneProps<Arena>) {
  const { arena, room, acts } = props;
  const all = waysOf(arena, acts.asked);
  const man = goer(all, acts);
  const ways = waysNow(arena, acts);
  const points = all.length > 0 ? new Map<number, number[]>() : pointing(arena, acts.asked);
  return (
    <div class="placeswrap" tabIndex={0} role="region" aria-label={ui("jugula-arena")}>
      {isEnrolling(props) && <Armaturae {...props} />}
      <table class="places">
        <caption class="sr">{ui("jugula-arena")}</caption>
        <thead>
          <tr>
            <th scope="col">{ui("jugula-places-square")}</th>
            <th scope="col">{ui("jugula-places-what")}</th>
            <th scope="col">{ui("jugula-places-choose")}</th>
          </tr>
        </thead>
        <tbody>
          {standing(arena).map((one) => {
            const square = squareOf(arena, one);
            const what = manLabel(arena, one, room);
            const [index] = points.get(square) ?? [];
            const isOther = one !== man && all.some((way) => way.man === one);
            return (
              <tr key={one}>
                <th scope="row">{squareId(square)}</th>
                <td>{what}</td>
                <td>
                  {isOther && <Choose what={what} onClick={() => choose(one, acts, arena.you ?? 0)} />}
                  {!isOther && index !== undefined && points.get(square)?.length === 1 && <Choose what={what} isMarked={index === acts.marked} onClick={() => acts.touch(index)} />}
                </td>
              </tr>
            );
          })}
          {man !== NOBODY && ways.map((way) => {
            const what = [sentence(ui("jugula-faces", { facing: facingName(way.facing) })), way.cost === null ? "" : ui("jugula-cell-cost", { cost: way.cost })].filter(Boolean).join(", ");
            return (
              <tr key={`${way.square} ${way.facing}`}>
                <th scope="row">{squareId(way.square)}</th>
                <td>{what}</td>
                <td>
                  <Choose what={`${squareId(way.square)}, ${what}`} onClick={() => send(way, acts)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Choose({ what, isMarked = false, onClick }: { what: string; isMarked?: boolean; onClick: () => void }) {
  return (
    <button type="button" class={isMarked ? "btn sm primary" : "btn sm"} aria-label={`${ui(isMarked ? "confirm" : "choose")} ${what}`} onClick={onClick}>
      {ui(isMarked ? "confirm" : "choose")}
    </button>
  );
}
