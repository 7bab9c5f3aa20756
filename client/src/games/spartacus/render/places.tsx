/** The same table as text: every House with its cards, who fights, and every hex that can be chosen. */
import { apart, ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import { has } from "../../../stage/sets";
import { type Arena, cardsOf, isFighting } from "../state/arena";
import { SIDES } from "../state/content";
import { pointing } from "../state/pointing";
import { fighterLabel, hexLabel } from "../words/labels";
import { cardLabel, discardName, discardText, houseName } from "../words/nouns";

export function Places({ arena, room, acts }: SceneProps<Arena>) {
  const points = [...pointing(arena, acts.asked)];
  return (
    <div class="placeswrap" tabIndex={0} role="region" aria-label={ui("spartacus-houses")}>
      <table class="places">
        <caption class="sr">{ui("spartacus-houses")}</caption>
        <thead>
          <tr>
            <th scope="col">{ui("spartacus-house-column")}</th>
            <th scope="col">{ui("spartacus-what-column")}</th>
            <th scope="col">{ui("spartacus-choose-column")}</th>
          </tr>
        </thead>
        <tbody>
          {room.names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">{[name, houseName(arena, seat)].filter(Boolean).join(", ")}</th>
              <td>
                {ui("spartacus-house-line", { influence: arena.influence[seat] ?? 0, denarii: has(arena.closed, seat) && seat !== room.you ? "?" : String(arena.coins[seat] ?? 0), guards: arena.guards[seat] ?? 0, hand: arena.held[seat] ?? 0 })}{" "}
                {apart(cardsOf(arena, seat).map((card) => cardLabel(arena, card)))}
              </td>
              <td />
            </tr>
          ))}
          {(["intrigue", "market"] as const).map((deck) => (
            <tr key={deck}>
              <th scope="row">{discardName(deck)}</th>
              <td>{discardText(arena, deck)}</td>
              <td />
            </tr>
          ))}
          {isFighting(arena) &&
            SIDES.map((side, place) => (
              <tr key={side}>
                <th scope="row">{side}</th>
                <td>{fighterLabel(arena, place, room)}</td>
                <td />
              </tr>
            ))}
          {points.map(([hex, index]) => {
            const what = sentence(hexLabel(arena, hex, room));
            return (
              <tr key={`hex ${hex}`}>
                <th scope="row">{what.split(":")[0]}</th>
                <td>{what}</td>
                <td>
                  <button type="button" class="btn sm" aria-label={`${ui("choose")} ${what}`} onClick={() => acts.touch(index)}>
                    {ui("choose")}
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
