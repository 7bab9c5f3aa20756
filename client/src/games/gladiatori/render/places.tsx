/** The same arena as a table of text: every figure and every hex that can be chosen; one can play a whole match in it. */
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import { waysOf } from "../input/aiming";
import { type Arena, figures, hexOf } from "../state/arena";
import { pointed } from "../state/choices";
import { Choosing, isChosenApart } from "../input/choosing/choosing";
import { HEXES, hexId } from "../state/content";
import { figureLabel, hexLabel } from "../words/labels";
import { facingName } from "../words/nouns";

export function Places(props: SceneProps<Arena>) {
  const { arena, room, acts } = props;
  const points = pointed(arena, acts.asked);
  const ways = waysOf(arena, acts.asked, room.you);
  const name = ui("gladiatori-arena", { count: HEXES.length });
  return (
    <div class="placeswrap" tabIndex={0} role="region" aria-label={name}>
      {acts.asked !== null && isChosenApart(acts.asked) && <Choosing {...props} />}
      <table class="places">
        <caption class="sr">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{ui("gladiatori-places-hex")}</th>
            <th scope="col">{ui("gladiatori-places-what")}</th>
            <th scope="col">{ui("gladiatori-places-choose")}</th>
          </tr>
        </thead>
        <tbody>
          {figures(arena).map((figure) => (
            <tr key={figure}>
              <th scope="row">{hexId(hexOf(arena, figure))}</th>
              <td>{figureLabel(arena, figure, room)}</td>
              <td>{choose(points.get(hexOf(arena, figure)), figureLabel(arena, figure, room))}</td>
            </tr>
          ))}
          {[...points].filter(([hex]) => !figures(arena).some((figure) => hexOf(arena, figure) === hex)).map(([hex, index]) => (
            <tr key={`p${hex}`}>
              <th scope="row">{hexId(hex)}</th>
              <td>{hexLabel(arena, hex, room)}</td>
              <td>{choose(index, hexLabel(arena, hex, room))}</td>
            </tr>
          ))}
          {ways.map((way) => {
            const what = sentence(ui("gladiatori-facing-to", { facing: facingName(way.facing) }));
            return (
              <tr key={`w${way.index}`}>
                <th scope="row">{hexId(way.hex)}</th>
                <td>{what}</td>
                <td>{choose(way.index, `${hexId(way.hex)}, ${what}`)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );

  function choose(index: number | undefined, what: string) {
    if (index === undefined) return null;
    const isMarked = index === acts.marked;
    return (
      <button type="button" class={isMarked ? "btn sm primary" : "btn sm"} aria-label={`${ui(isMarked ? "confirm" : "choose")} ${what}`} onClick={() => acts.touch(index)}>
        {ui(isMarked ? "confirm" : "choose")}
      </button>
    );
  }
}
