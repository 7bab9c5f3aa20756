/** The same arena as a table of text: every gladiator, and every zone that can be chosen; one can play a whole match in it. */
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, NOWHERE } from "../state/arena";
import { planOf, pointing, touchZone, waysOf } from "../state/plan";
import { cardLabel, zoneLabel, zoneName } from "../words/labels";
import { Creation } from "./creation";
import { Familiae } from "./familiae";

export function Places(props: SceneProps<Arena>) {
  const { arena, room, acts } = props;
  const points = pointing(arena, acts.asked);
  const lit = new Set([...points.keys(), ...waysOf(acts).map((way) => way.zone)]);
  const zones = arena.ground.zones.map((_, zone) => zone).filter((zone) => lit.has(zone));
  const isMarked = (zone: number): boolean => planOf(acts).zone === zone || (acts.marked !== null && (points.get(zone) ?? []).includes(acts.marked));
  return (
    <div class="placeswrap" tabIndex={0} role="region" aria-label={ui("heroes-arena", { arena: arena.ground.id, zones: arena.ground.zones.length })}>
      {arena.making && <Creation {...props} />}
      {arena.between && <Familiae {...props} />}
      <table class="places">
        <caption class="sr">{ui("heroes-places")}</caption>
        <thead>
          <tr>
            <th scope="col">{ui("heroes-places-zone")}</th>
            <th scope="col">{ui("heroes-places-what")}</th>
            <th scope="col">{ui("heroes-places-choose")}</th>
          </tr>
        </thead>
        <tbody>
          {arena.men.filter((man) => man.zone !== NOWHERE).map((man) => (
            <tr key={man.name}>
              <th scope="row">{zoneName(arena, man.zone)}</th>
              <td>{cardLabel(man, room)}</td>
              <td />
            </tr>
          ))}
          {zones.map((zone) => {
            const what = sentence(zoneLabel(arena, zone, room));
            return (
              <tr key={zone}>
                <th scope="row">{zoneName(arena, zone)}</th>
                <td>{what}</td>
                <td>
                  <button type="button" class={isMarked(zone) ? "btn sm primary" : "btn sm"} aria-label={`${ui(isMarked(zone) ? "confirm" : "choose")} ${what}`} onClick={() => touchZone(arena, acts, zone)}>
                    {ui(isMarked(zone) ? "confirm" : "choose")}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
