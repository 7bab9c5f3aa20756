/** The picker among the answers: small cards that are touched to be picked, what is still owed, one answer. */
import { ChoiceRow } from "../../../../parts/question/choice";
import { ui } from "../../../../words/ui";
import type { SceneProps } from "../../../../stage/scene";
import type { Arena } from "../../state/arena";
import { CARD_SIGNS, itemSign, KIND, TRAIT_SIGNS } from "../../state/content";
import { cardIn, itemIn, partsOf, traitIn } from "../../state/decode";
import { cardName, itemName, traitName } from "../../words/nouns";
import { asChoice } from "../../../../stage/foretold";
import { planned, pruned, rowOf, stateOf, type Thing, things } from "./picking";
import { hintedChoice, isSet, send, setCounts } from "./plan";

type Props = SceneProps<Arena>;

interface Look {
  readonly name: string;
  readonly sign: string;
  readonly family: string;
  readonly note: string;
}

function lookOf(ask: string, choice: number): Look {
  const parts = partsOf({ ask, choice });
  const [kind, item, trait] = [cardIn(parts), itemIn(parts), traitIn(parts)];
  const note = parts.adaptation === undefined ? "" : ui(`gladiatori-${parts.adaptation}`);
  if (kind >= 0) return { name: cardName(kind), sign: CARD_SIGNS[kind] ?? "", family: KIND[kind]?.family ?? "", note };
  if (item >= 0) return { name: itemName(item), sign: itemSign(item), family: "item", note };
  return { name: traitName(trait), sign: TRAIT_SIGNS[trait] ?? "", family: "trait", note: ui("gladiatori-point") };
}

/** Pick one more of a thing, or after the last none of it. */
export function touchThing(props: Props, thing: Thing): void {
  const { counts, picked, limit } = stateOf(props);
  const now = counts[thing.choice] ?? 0;
  const next = now < thing.most && picked < limit ? now + 1 : 0;
  setCounts(props, props.acts.asked?.ask === "payment" ? pruned(props, { ...counts, [thing.choice]: next }, thing) : { ...counts, [thing.choice]: next });
}

export function Picker(props: Props) {
  const ask = props.acts.asked?.ask ?? "";
  const state = stateOf(props);
  const placeOf = (choice: number): number => props.acts.asked?.options.findIndex((option) => option.ask === ask && option.choice === choice) ?? -1;
  const ends = rowOf(props)[0];
  const hinted = hintedChoice(props);
  /** The next touch that leads to what a hint has named: one more of it, or none of anything. */
  const leadsThere = (choice: number, count: number): boolean => hinted !== null && hinted !== ends?.choice && (hinted === choice || (count > 0 && !things(props).some((thing) => thing.choice === hinted)));
  const owed = state.isTooMuch ? ui("gladiatori-too-much") : state.owed > 0 ? ui(`gladiatori-owed-${ask}`, { count: state.owed }) : "";
  return (
    <div class="choices two picker">
      {things(props).map((thing) => {
        const { name, sign, family, note } = lookOf(ask, thing.choice);
        const count = state.counts[thing.choice] ?? 0;
        const worth = ask === "payment" ? ui("gladiatori-hp", { count: thing.worth }) : note;
        const many = thing.most > 1 || count > 0 ? ui("gladiatori-pick", { count, most: thing.most }) : "";
        return (
          <ChoiceRow
            key={thing.choice}
            choice={{ title: name, note: [worth, many].filter(Boolean).join(" · "), figure: sign }}
            places={[placeOf(thing.choice)]}
            seat={props.room.you}
            class={`thing ${family}${count > 0 ? " on" : ""}`}
            isHinted={leadsThere(thing.choice, count)}
            pressed={count > 0}
            onClick={() => touchThing(props, thing)}
          />
        );
      })}
      <div class="whole sends">
        <span class="sr" id="owed" aria-live="polite">
          {owed}
        </span>
        <ChoiceRow
          choice={{ title: ui(`gladiatori-do-${ask}`, { count: state.picked }), ...asChoice(planned(props)), isBrief: true, ...(!state.isReady && { closed: owed }) }}
          // How many are enough the coach alone knows: only with none is it sure what sending would say.
          places={state.picked === 0 && ends !== undefined ? [placeOf(ends.choice)] : []}
          seat={props.room.you}
          isLead={hinted === null || hinted === ends?.choice || isSet(props)}
          isHinted={hinted !== null && hinted === ends?.choice}
          isBusy={props.acts.isBusy}
          onClick={() => state.isReady && send(props, rowOf(props))}
        />
      </div>
    </div>
  );
}
