/** The same arena as a table of places: complete, and one can play a whole match in it. */
import { ui } from "../../../words/ui";
import type { Acts, Room } from "../../../stage/scene";
import { type Arena, spotAt } from "../state/arena";
import { pointed } from "../state/choices";
import { SPACES } from "../state/content";
import { spaceLabel } from "../words/nouns";

export function Places({ arena, room, acts }: { arena: Arena; room: Room; acts: Acts }) {
  const options = pointed(arena, acts.asked);
  return (
    <div class="placeswrap" tabIndex={0} role="region" aria-label={ui("clash-arena", { count: SPACES.length })}>
      <table class="places">
        <caption class="sr">{ui("clash-arena", { count: SPACES.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{ui("clash-places-space")}</th>
            <th scope="col">{ui("clash-places-what")}</th>
            <th scope="col">{ui("clash-places-choose")}</th>
          </tr>
        </thead>
        <tbody>
          {SPACES.map(({ id }, space) => {
            const index = options.get(space);
            const label = spaceLabel(arena, space, room);
            return (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>{label.replace(new RegExp(`^${id}(?:,|\\s?:) `, "u"), "")}</td>
                <td>
                  {index !== undefined && (
                    <button
                      type="button"
                      class={index === acts.marked ? "btn sm primary" : "btn sm"}
                      aria-label={`${ui(index === acts.marked ? "confirm" : "choose")} ${label}`}
                      onClick={() => acts.touch(index)}
                    >
                      {ui(index === acts.marked ? "confirm" : "choose")}
                    </button>
                  )}
                  {spotAt(arena, space).owner === room.you && room.you !== null && <span class="sr">{ui("yours")}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
