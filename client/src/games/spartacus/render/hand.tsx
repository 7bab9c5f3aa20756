/** The reader's own cards below the board: where the Houses are not seen those of his House, and his Intrigue cards. */
import { Figure } from "../../../parts/basics/figure";
import { narrow } from "../../../browser/screen";
import { ui } from "../../../words/ui";
import { total } from "../../../stage/counting";
import type { SceneProps } from "../../../stage/scene";
import { change, planOf } from "../state/plan";
import { type Arena, cardsOf, isAuction, isInArena, SETUP } from "../state/arena";
import { edgeOf, INTRIGUES, signOf } from "../state/content";
import { optionsOfHand } from "../state/pointing";
import { intrigueName } from "../words/nouns";
import { Tile } from "./tile";

type Props = SceneProps<Arena>;

interface Act {
  onClick: () => void;
  isOn: boolean;
  /** In a lesson: whether it is what the coach asks for. */
  isLit: boolean;
}

/** What touching a card does now: what can be done with it is shown, or it is the answer. */
function actOf({ acts }: Props, kind: number): Act | null {
  const places = optionsOfHand(acts.asked, kind);
  const [first] = places;
  const id = INTRIGUES[kind]?.id ?? "";
  if (first === undefined) return null;
  if (acts.asked?.ask === "intrigue" && !acts.isCoached) return { onClick: () => change(acts, { open: id }), isOn: planOf(acts).open === id, isLit: false };
  const right = acts.isCoached ? places.find((place) => acts.holds(place) === "") : undefined;
  const place = right ?? first;
  return { onClick: () => acts.touch(place), isOn: acts.marked === place, isLit: right !== undefined };
}

export function Hand(props: Props) {
  const { arena, acts } = props;
  if (arena.you === null || arena.phase === SETUP) return null;
  const isHouseHidden = isInArena(arena) || isAuction(arena);
  const cards = cardsOf(arena, arena.you);
  const held = INTRIGUES.map((_, kind) => kind).filter((kind) => (arena.hand[kind] ?? 0) > 0);
  const isOff = (kind: number): boolean => acts.asked !== null && actOf(props, kind) === null;
  // On a phone not all are seen at once: those that can be played come first.
  const kinds = narrow.value ? [...held.filter((kind) => !isOff(kind)), ...held.filter(isOff)] : held;
  const count = total(arena.hand);
  return (
    <>
      {isHouseHidden && (
        <div class="ownhouse">
          <h3>{ui("spartacus-your-house")}</h3>
          <ul class="tiles">
            {cards.map((card) => (
              <Tile key={card} arena={arena} acts={acts} card={card} seat={arena.you ?? 0} />
            ))}
          </ul>
        </div>
      )}
      <div class="ownhand">
        <h3>
          <span data-term="hand">{ui("spartacus-your-hand", { count, limit: arena.limits[arena.you] ?? 0 })}</span>
          <span class="owncoins" data-term="denarii">
            <Figure name="denarius" class="m" label={ui("spartacus-fact", { what: "denarii" })} />
            {arena.coins[arena.you] ?? 0}
          </span>
        </h3>
        <div class="fan" tabIndex={0} role="group" aria-label={ui("hand")} data-count={kinds.length}>
          {kinds.map((kind) => (
            <HandCard key={kind} kind={kind} count={arena.hand[kind] ?? 1} act={actOf(props, kind)} isOff={isOff(kind)} />
          ))}
          {kinds.length === 0 && <p class="muted">{ui("spartacus-no-hand")}</p>}
        </div>
      </div>
    </>
  );
}

interface HandCardProps {
  kind: number;
  count: number;
  act: Act | null;
  isOff: boolean;
}

/** A kind of Intrigue card in the hand; equal ones lie on one another. */
function HandCard({ kind, count, act, isOff }: HandCardProps) {
  const card = INTRIGUES[kind];
  const look = `hcard${act?.isOn === true ? " on" : ""}${act?.isLit === true ? " lit" : ""}${isOff ? " off" : ""}`;
  const face = (
    <>
      <span class="nm">{intrigueName(kind)}</span>
      <span class="pc">
        <Figure name={signOf(kind)} class="" />
      </span>
      <span class="ft">{ui("spartacus-foot", { family: card?.family ?? "", required: card?.required ?? 0, cash: card?.cash ?? 0 })}</span>
      {count > 1 && <i class="x">×{count}</i>}
    </>
  );
  const shown = { class: look, style: { "--edge": edgeOf(kind) }, "data-term": `intrigue.${card?.id ?? ""}` };
  if (act === null) return <span {...shown}>{face}</span>;
  return (
    <button type="button" {...shown} aria-pressed={act.isOn} onClick={act.onClick}>
      {face}
    </button>
  );
}
