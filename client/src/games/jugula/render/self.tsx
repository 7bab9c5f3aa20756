/** The gladiator who is looked at or chosen: movement, attack and defence as they are now. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { planOf } from "../state/plan";
import { type Arena, NOBODY, NONE, sideOf, squareOf, standing } from "../state/arena";
import { figureOf } from "../state/content";
import { seatOf, squareId } from "../state/decode";
import { looked } from "../state/looking";
import { armaturaName, className, statesOf, traitsOf } from "../words/nouns";

/** Whom the box tells of: who is chosen, else who was looked at last, else the first of one's own. */
function shownMan({ arena, room, acts }: SceneProps<Arena>): number {
  const there = standing(arena);
  const wanted = [planOf(acts).man, looked.value].find((man) => there.includes(man));
  return wanted ?? there.find((man) => seatOf(man) === room.you) ?? NOBODY;
}

export function Self(props: SceneProps<Arena>) {
  const { arena } = props;
  const man = shownMan(props);
  const side = sideOf(arena, man);
  if (side === null) return null;
  const armatura = arena.armatura[man] ?? NONE;
  const told = [{ text: className(armatura), term: "armatura" }, { text: squareId(squareOf(arena, man)), term: "square" }, ...traitsOf(arena, man), ...statesOf(arena, man)];
  return (
    <div class="vitae" style={{ "--fig-2": `var(--seat-${seatOf(man) + 1})` }}>
      <div class="named wide">
        <Figure name={figureOf(armatura)} class="tile" />
        <span>
          <b data-term={`armatura.${armaturaName(armatura)}`}>{armaturaName(armatura)}</b>
          <small>
            {told.map(({ text, term }, place) => (
              <span key={term} data-term={term}>
                {place > 0 && " · "}
                {text}
              </span>
            ))}
          </small>
        </span>
      </div>
      <div class="vit">
        <span data-term="movement">
          <Figure name="i-move" class="" />
          <span class="what">{ui("jugula-movement")}</span>
          <b>{side.movement}</b>
        </span>
        <span data-term="attack">
          <Figure name="sword" class="" />
          <span class="what">{ui("jugula-attack-of")}</span>
          <b>{side.attack.join("·")}</b>
        </span>
        <span data-term="defence">
          <Figure name="shield" class="" />
          <span class="what">{ui("jugula-defence-of")}</span>
          <b>{side.defence.join("·")}</b>
        </span>
      </div>
    </div>
  );
}
