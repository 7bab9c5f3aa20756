/** My own cards below the bar: the hand, the row of Action cards, and the piles. */
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../scene";
import type { Arena } from "../state/arena";
import { Card } from "../input/choosing/card";
import { touchThing } from "../input/choosing/picker";
import { isPicking, stateOf, things } from "../input/choosing/picking";
import { isChosenApart } from "../input/choosing/choosing";
import { total } from "../../counting";
import { KIND } from "../state/content";
import { actionOf, reactionOf } from "../state/decode";
import { Row } from "./row";
import { cardsList } from "../words/nouns";
import { say } from "../../../words/words";

type Props = SceneProps<Arena>;

const FROM_HAND: ReadonlySet<string> = new Set(["add", "lunge", "spend"]);

/** What touching a card of the hand does now: pick it, or play it. */
function actOf(props: Props, kind: number): { onClick: () => void; isOn: boolean } | null {
  const { acts } = props;
  const { asked } = acts;
  if (asked === null) return null;
  if (FROM_HAND.has(asked.ask) && isPicking(props)) {
    const thing = things(props).find((one) => one.choice === kind);
    if (thing === undefined) return null;
    return { onClick: () => touchThing(props, thing), isOn: (stateOf(props).counts[kind] ?? 0) > 0 };
  }
  const index = asked.options.findIndex((option) => {
    if (option.ask === "action") return actionOf(option.choice).action === "new" && actionOf(option.choice).card === kind;
    if (option.ask === "reaction") return reactionOf(option.choice).reaction === "new" && reactionOf(option.choice).card === kind;
    return option.ask === "sacrifice" && option.choice === kind;
  });
  return index < 0 ? null : { onClick: () => acts.touch(index), isOn: acts.marked === index };
}

export function Hand(props: Props) {
  const { arena, room, acts } = props;
  const { own } = arena;
  if (own === null || arena.turn === 0 || (acts.asked !== null && isChosenApart(acts.asked))) return null;
  const kinds = KIND.map((_, kind) => kind).filter((kind) => (own.hand[kind] ?? 0) > 0);
  const mayAct = acts.asked !== null;
  return (
    <div class="handbox">
      <div class="handrow" tabIndex={0} role="group" aria-label={ui("gladiatori-hand")}>
      {kinds.map((kind) => {
        const act = actOf(props, kind);
        const state = act?.isOn === true ? "lifted" : act === null && mayAct ? "idle" : "";
        return <Card key={kind} kind={kind} count={own.hand[kind] ?? 1} state={state} {...(act === null ? {} : { onClick: act.onClick, pressed: act.isOn })} />;
      })}
      {kinds.length === 0 && <p class="muted">{ui("gladiatori-no-hand")}</p>}
        <Row {...props} seat={room.you ?? 0} large={true} />
      </div>
      <div class="piles-own">
        <Pile name={ui("gladiatori-life")} note={ui("gladiatori-hit-points", { count: own.hitPoints })} cards={own.life} />
        <Pile name={ui("gladiatori-discard")} note="" cards={own.discard} />
        {total(own.laid_aside) > 0 && <Pile name={ui("gladiatori-later")} note="" cards={own.laid_aside} />}
      </div>
    </div>
  );
}

/** A pile: how many cards, and for its owner which. */
function Pile({ name, note, cards }: { name: string; note: string; cards: readonly number[] }) {
  const count = total(cards);
  return (
    <details class="pile menu up">
      <summary>
        <span class="caps">{name}</span>
        <b>{count}</b>
        {note !== "" && <small>{note}</small>}
      </summary>
      <p class="panel small">{count === 0 ? say("gladiatori-nothing") : cardsList(cards)}</p>
    </details>
  );
}
