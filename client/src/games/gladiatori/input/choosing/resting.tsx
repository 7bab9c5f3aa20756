/** Rest (5.4): what is used, and how much of each comes back; one plan, one answer. */
import { Figure } from "../../../../parts/figure";
import { ui } from "../../../../words/ui";
import { say, sentence } from "../../../../words/words";
import type { SceneProps } from "../../../scene";
import { type Arena, has } from "../../state/arena";
import { choice, context } from "../../words/asking";
import { CARD_SIGNS, TRAIT_SIGNS } from "../../state/content";
import { kindsOf } from "../../state/decode";
import { cardName, traitName } from "../../words/nouns";
import { Counter } from "./counter";
import { type Counts, countsOf, send, setCounts } from "./plan";

type Props = SceneProps<Arena>;

const USE = -1;
const USE_ENDURANCE = 1;
const USE_RESISTANCE = 2;
const RESISTED = 3;
/** How many points of it go to Endurance stands above the uses. */
const TO_ENDURANCE = 4;
const ENDURANCE = 2;
/** The traits of the row in its order; the first two come back by Resistance alone. */
const RESTED = [3, 4, 0, 1];
const ONLY_RESISTANCE = 2;
const FIRST_CARD = 5;

/** One question of the row: its place, what it is about, how much of it is missing. */
interface Line {
  readonly place: number;
  readonly trait: number;
  readonly kind: number;
  readonly missing: number;
}

function lines({ arena, room, acts }: Props): Line[] {
  const { own } = arena;
  if (own === null || acts.asked === null) return [];
  const first = Math.max(1, context(acts.asked, 2));
  const traits = RESTED.map((trait, one) => ({
    place: one + 1,
    trait,
    kind: -1,
    missing: has(own.overskilled, trait) ? 0 : (own.start[trait] ?? 0) - (own.remaining[trait] ?? 0),
  }));
  const cards = kindsOf(arena, room.you ?? 0).map((kind, one) => ({ place: FIRST_CARD + one, trait: -1, kind, missing: own.discard[kind] ?? 0 }));
  return [...traits, ...cards].filter(({ place }) => place >= first);
}

function isBegin({ acts }: Props): boolean {
  return acts.asked?.ask === "rest";
}

/** How much may come back: by Resistance, and in all. */
function budget(props: Props, counts: Counts): { resistance: number; all: number } {
  const { own } = props.arena;
  if (!isBegin(props)) return { resistance: own?.resting ?? 0, all: own?.resting ?? 0 };
  const use = counts[USE] ?? 0;
  const given = Math.floor(use / TO_ENDURANCE);
  const resistance = (use & USE_RESISTANCE) !== 0 ? RESISTED - given : 0;
  return { resistance, all: resistance + ((use & USE_ENDURANCE) !== 0 ? (own?.remaining[ENDURANCE] ?? 0) + given : 0) };
}

function options(props: Props): number[] {
  return isBegin(props) ? (props.acts.asked?.options ?? []).filter((option) => option.ask === "rest").map((option) => option.choice) : [];
}

/** To begin with: Endurance if there is any, and the dearest cards first. */
function suggest(props: Props): Counts {
  const use = options(props).includes(USE_ENDURANCE) ? USE_ENDURANCE : 0;
  const counts: Record<number, number> = { [USE]: use };
  let left = budget(props, counts).all;
  for (const line of lines(props).filter(({ kind }) => kind >= 0)) {
    const take = Math.min(left, line.missing);
    counts[line.place] = take;
    left -= take;
  }
  return counts;
}

const spent = (props: Props, counts: Counts, test: (line: Line) => boolean = () => true): number =>
  lines(props).filter(test).reduce((sum, line) => sum + (counts[line.place] ?? 0), 0);
const byResistance = (line: Line): boolean => line.place <= ONLY_RESISTANCE;

function trim(props: Props, counts: Counts): Counts {
  const { resistance, all } = budget(props, counts);
  const kept: Record<number, number> = { [USE]: counts[USE] ?? 0 };
  let [some, left] = [resistance, all];
  for (const line of lines(props)) {
    const take = Math.min(counts[line.place] ?? 0, left, line.missing, byResistance(line) ? some : left);
    kept[line.place] = take;
    left -= take;
    if (byResistance(line)) some -= take;
  }
  return kept;
}

export function Resting(props: Props) {
  const counts = countsOf(props, () => suggest(props));
  const { resistance, all } = budget(props, counts);
  const left = all - spent(props, counts);
  const leftResistance = resistance - spent(props, counts, byResistance);
  const found = lines(props).filter(({ missing }) => missing > 0);
  return (
    <div class="resting">
      {isBegin(props) && (
        <div class="seg" role="radiogroup" aria-label={ui("gladiatori-rest-use")}>
          {(props.acts.asked?.options ?? []).map((option) =>
            option.ask === "rest" ? (
              <label key={option.choice}>
                <input type="radio" name="rest" checked={(counts[USE] ?? 0) === option.choice} onChange={() => setCounts(props, trim(props, { ...counts, [USE]: option.choice }))} />
                <span>{choice(props.arena, option, props.room).title}</span>
              </label>
            ) : null,
          )}
        </div>
      )}
      <p class="big" aria-live="polite">
        {ui("gladiatori-rest-left", { left, all })}
      </p>
      {found.length === 0 && <p class="muted">{ui("gladiatori-rest-nothing")}</p>}
      <ul class="panel rows restlist">
        {found.map((line) => {
          const name = line.kind >= 0 ? cardName(line.kind) : traitName(line.trait);
          const now = counts[line.place] ?? 0;
          const more = byResistance(line) ? Math.min(left, leftResistance) : left;
          return (
            <li key={line.place}>
              <Figure name={(line.kind >= 0 ? CARD_SIGNS[line.kind] : TRAIT_SIGNS[line.trait]) || "card-back"} class="fig" />
              <span class="what">
                <b>{name}</b>
                <small>
                  {byResistance(line) ? `${ui("gladiatori-by-resistance")} ` : ""}
                  {ui("gladiatori-missing", { count: line.missing })}
                </small>
              </span>
              <Counter value={now} low={0} high={Math.min(line.missing, now + Math.max(0, more))} label={name} set={(value) => setCounts(props, { ...counts, [line.place]: value })} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function RestAnswer(props: Props) {
  const counts = trim(props, countsOf(props, () => suggest(props)));
  const answers = [
    ...(isBegin(props) ? [{ ask: "rest", choice: counts[USE] ?? 0 }] : []),
    ...lines(props).map((line) => ({ ask: "back", choice: counts[line.place] ?? 0 })),
  ];
  return (
    <div class="acts">
      <button type="button" class={props.acts.isBusy ? "btn answer primary busy" : "btn answer primary"} onClick={() => send(props, answers)}>
        {ui("gladiatori-do-rest", { count: spent(props, counts) })}
      </button>
      <span class="why">{sentence(say("gladiatori-rule-rest"))}</span>
    </div>
  );
}
