/** Rest (5.4): what is used, and how much of each comes back; one plan, one answer. */
import { ChoiceRow, HINT } from "../../../../parts/question/choice";
import { Figure } from "../../../../parts/basics/figure";
import { TextWithTerms } from "../../../../parts/explain/text-with-terms";
import { ui } from "../../../../words/ui";
import { has, say, sentence } from "../../../../words/words";
import type { SceneProps } from "../../../../stage/scene";
import { left as leftOf, total, weigh } from "../../../../stage/counting";
import { about, aboutChoice, int, rows } from "../../../../stage/reading";
import { type Arena, NOWHERE } from "../../state/arena";
import { choice } from "../../words/asking";
import { CARD_SIGNS, TRAIT_SIGNS } from "../../state/content";
import { cardName, traitName } from "../../words/nouns";
import { Counter } from "./counter";
import { type Counts, countsOf, hintedChoice, isSet, send, setCounts } from "./plan";

type Props = SceneProps<Arena>;

/** The key of what is used, among the counts of what comes back. */
const USE = -1;

/** One question of the row: its place, what it is about, how much of it is missing, whether by Resistance alone. */
interface Line {
  readonly place: number;
  readonly trait: number;
  readonly kind: number;
  readonly missing: number;
  readonly byResistance: boolean;
}

function lines({ acts }: Props): Line[] {
  return rows(about(acts.asked), "lines").map((line, place) => ({
    place,
    trait: int(line, "trait", NOWHERE),
    kind: int(line, "card", NOWHERE),
    missing: int(line, "missing"),
    byResistance: int(line, "resistance") === 1,
  }));
}

function isBegin({ acts }: Props): boolean {
  return acts.asked?.ask === "rest";
}

/** How much may come back: by Resistance, and in all. */
function budget(props: Props, counts: Counts): { resistance: number; all: number } {
  const facts = isBegin(props) ? aboutChoice(props.acts.asked, counts[USE] ?? 0) : about(props.acts.asked);
  return { resistance: int(facts, "resisted"), all: int(facts, "all") };
}

/** To begin with: what spends no Power and brings something back, for cards in the order of the row, then for what else is missing. */
function suggest(props: Props): Counts {
  const uses = (props.acts.asked?.options ?? []).filter((option) => option.ask === "rest").map((option) => option.choice);
  const free = uses.find((use) => int(aboutChoice(props.acts.asked, use), "all") > 0 && int(aboutChoice(props.acts.asked, use), "power") === 0);
  const [cards, others] = [lines(props).filter(({ kind }) => kind >= 0), lines(props).filter(({ kind, byResistance }) => kind < 0 && !byResistance)];
  return trim(props, { [USE]: free ?? 0, ...Object.fromEntries([...cards, ...others].map((line) => [line.place, line.missing])) }, [...cards, ...others]);
}

const spent = (props: Props, counts: Counts, test: (line: Line) => boolean = () => true): number =>
  weigh(lines(props).filter(test), (line) => counts[line.place] ?? 0, () => 1);
const byResistance = (line: Line): boolean => line.byResistance;

/** As much of it as may come back, in the order of these lines. */
function trim(props: Props, counts: Counts, order = lines(props)): Counts {
  const { resistance, all } = budget(props, counts);
  const kept: Record<number, number> = { [USE]: counts[USE] ?? 0 };
  let [some, left] = [resistance, all];
  for (const line of order) {
    const take = Math.min(counts[line.place] ?? 0, left, line.missing, line.byResistance ? some : left);
    kept[line.place] = take;
    left = leftOf(left, take);
    if (line.byResistance) some = leftOf(some, take);
  }
  return kept;
}

/** The place of the first question of the row, if a hint would answer it otherwise than the plan does; or null. */
function hintedPlace(props: Props, counts: Counts): number | null {
  const hinted = hintedChoice(props);
  const first = isBegin(props) ? USE : (lines(props)[0]?.place ?? USE);
  return hinted === null || hinted === (counts[first] ?? 0) ? null : first;
}

export function Resting(props: Props) {
  const counts = countsOf(props, () => suggest(props));
  const { resistance, all } = budget(props, counts);
  const wanted = hintedPlace(props, counts);
  const left = leftOf(all, spent(props, counts));
  const leftResistance = leftOf(resistance, spent(props, counts, byResistance));
  // What Resistance alone brings back is not there without it.
  const found = lines(props).filter((line) => line.missing > 0 && (resistance > 0 || !line.byResistance));
  // What may still come back, as far as it is missing.
  const still = Math.min(left, weigh(found, (line) => Math.min(byResistance(line) ? leftResistance : left, leftOf(line.missing, counts[line.place] ?? 0)), () => 1));
  return (
    <div class="resting">
      {isBegin(props) && (
        <div class="seg" role="radiogroup" aria-label={ui("gladiatori-rest-use")}>
          {(props.acts.asked?.options ?? []).map((option) =>
            option.ask === "rest" ? (
              <label key={option.choice} class={wanted === USE && hintedChoice(props) === option.choice ? HINT : undefined}>
                <input type="radio" name="rest" checked={(counts[USE] ?? 0) === option.choice} onChange={() => setCounts(props, trim(props, { ...counts, [USE]: option.choice }))} />
                <span>{choice(props.arena, option, props.room, props.acts.asked).title}</span>
              </label>
            ) : null,
          )}
        </div>
      )}
      <p class="big" aria-live="polite">
        {still > 0 ? ui("gladiatori-rest-left", { left: still, all }) : ui("gladiatori-rest-done")}
      </p>
      {found.length === 0 && <p class="muted">{ui("gladiatori-rest-nothing")}</p>}
      <ul class="panel rows restlist">
        {found.map((line) => {
          const name = line.kind >= 0 ? cardName(line.kind) : traitName(line.trait);
          const now = counts[line.place] ?? 0;
          const more = byResistance(line) ? Math.min(left, leftResistance) : left;
          return (
            <li key={line.place} class={wanted === line.place ? HINT : undefined}>
              <Figure name={(line.kind >= 0 ? CARD_SIGNS[line.kind] : TRAIT_SIGNS[line.trait]) || "card-back"} class="fig" />
              <span class="what">
                <b>
                  <TextWithTerms text={name} />
                </b>
                <small>
                  {byResistance(line) ? `${ui("gladiatori-by-resistance")} ` : ""}
                  {ui("gladiatori-missing", { count: line.missing })}
                </small>
              </span>
              <Counter value={now} low={0} high={Math.min(line.missing, total([now, Math.max(0, more)]))} label={name} set={(value) => setCounts(props, { ...counts, [line.place]: value })} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function RestAnswer(props: Props) {
  const counts = trim(props, countsOf(props, () => suggest(props)));
  const wanted = hintedPlace(props, counts);
  const answers = [
    ...(isBegin(props) ? [{ ask: "rest", choice: counts[USE] ?? 0 }] : []),
    ...lines(props).map((line) => ({ ask: "back", choice: counts[line.place] ?? 0 })),
  ];
  return (
    <div class="choices one">
      <ChoiceRow choice={{ title: ui("gladiatori-do-rest", { count: spent(props, counts) }) }} seat={props.room.you} isLead={wanted === null || isSet(props)} isHinted={props.acts.hinted !== null && wanted === null} isBusy={props.acts.isBusy} onClick={() => send(props, answers)} />
      {has("gladiatori-rule-rest") && <p class="whole why">{sentence(say("gladiatori-rule-rest"))}</p>}
    </div>
  );
}
