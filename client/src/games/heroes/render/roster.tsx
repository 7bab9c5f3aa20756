/** Roster Cards: body, Attributes, what the hands hold, Bonus Dice. In the tray all of them, whom it concerns first. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, FUNCTIONING, isMine, type Man, NOBODY, NONE, seatOf } from "../state/arena";
import { newest } from "../state/deeds";
import { ATTRIBUTES, ITEMS, MOST, SIDES, signOf } from "../state/content";
import { looked } from "../state/looking";
import { concerned } from "../state/plan";
import { attributeName, gearName, nameOf, partsOf, signaturesOf, stateOf, styleName } from "../words/nouns";
import { Body } from "./body";
import { paintOf } from "./token";

type Props = SceneProps<Arena>;

/** Whom it concerns first: mine of this question or turn, then the other of the test; then my own, and all others. */
function ordered({ arena, acts }: Props): Man[] {
  const test = newest(arena, "test");
  const asked = concerned(arena, acts.asked);
  const isIn = (man: Man): boolean => test?.men.includes(man.name) === true || arena.acting === man.name;
  const [own, others] = [arena.men.filter((man) => isMine(arena, man)), arena.men.filter((man) => !isMine(arena, man))];
  const groups = [arena.men.filter((man) => man === asked), own.filter(isIn), others.filter(isIn), own, others];
  const made = [...new Set(groups.flat())].filter((man) => man.style !== NONE);
  return [...made.filter((man) => man.fate === FUNCTIONING), ...made.filter((man) => man.fate !== FUNCTIONING)];
}

export function Hand(props: Props) {
  const men = ordered(props);
  // Between the matches of a campaign all cards lie in the place of the board.
  if (men.length === 0 || props.arena.between) return null;
  return (
    <ul class="rosters" aria-label={ui("heroes-rosters")}>
      {men.map((man) => (
        <li key={man.name}>
          <Roster {...props} man={man} />
        </li>
      ))}
    </ul>
  );
}

export function Roster({ arena, man }: Props & { man: Man }) {
  const seat = seatOf(arena, man);
  const isLooked = looked.value === man.name;
  const [signature] = signaturesOf(man);
  const states = stateOf(man);
  const under = [styleName(man.style), ...(states.length > 0 ? states : signature === undefined ? [] : [signature.name])];
  return (
    <button
      type="button"
      class={`ros${man.fate === FUNCTIONING ? "" : " beaten"}${isLooked ? " on" : ""}`}
      style={{ "--c": paintOf(arena, man), "--fig-2": paintOf(arena, man) }}
      data-term={`man.${man.name}`}
      aria-pressed={isLooked}
      onClick={() => {
        looked.value = isLooked ? NONE : man.name;
      }}
    >
      <Body parts={man.parts} whole={man.whole} armour={man.armour} />
      <span class="rt">
        <span class="rhead">
          {seat !== NOBODY && <SeatMark seat={seat} class="" />}
          <b>{nameOf(man.name)}</b>
          <small>{under.join(" · ")}</small>
        </span>
        <span class="tks">
          {ATTRIBUTES.map((name, place) => (
            <Track key={name} name={name} label={attributeName(place)} short={ui("heroes-attribute-short", { attribute: name })} now={man.attributes[place] ?? 0} full={man.original[place] ?? 0} />
          ))}
        </span>
        <span class="sr">{partsOf(man)}</span>
        <span class="ft">
          {man.hands.map((item, hand) => item !== NONE && (
            <span key={hand} class="held" data-term={ITEMS[item]}>
              <Figure name={signOf(ITEMS[item] ?? "")} class="fig" label={`${gearName(item)}, ${ui("heroes-hand-of", { side: SIDES[hand] ?? "" })}`} />
            </span>
          ))}
          {man.starDice > 0 && (
            <span class="star" data-term="star-power">
              ★ {man.starDice}
            </span>
          )}
          <Bonus count={man.bonus} />
        </span>
      </span>
    </button>
  );
}

/** A track as long as an Attribute goes: what is there, what was lost, what never was; nothing is known yet of who is being made. Where there is no room for it, the number alone by a short name. */
export function Track({ name, label, short, now, full }: { name: string; label: string; short?: string; now: number | null; full: number }) {
  return (
    <span class="tk" data-term={name}>
      <span class="label">{label}</span>
      {short !== undefined && (
        <span class="short" aria-hidden="true">
          {short}
        </span>
      )}
      <span class="bx" aria-hidden="true">
        {Array.from({ length: MOST }, (_, place) => (
          <i key={place} class={place < (now ?? 0) ? "f" : place < full ? "h" : undefined} />
        ))}
      </span>
      <b>{now ?? "–"}</b>
    </span>
  );
}

/** Bonus Dice: those that are left; where there is no room for all, one of them and their number. */
function Bonus({ count }: { count: number }) {
  return (
    <span class="bon" data-term="bonus-dice">
      <span class="sr">{ui("heroes-bonus-dice", { count })}</span>
      <span class="boxes" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <i key={place} />
        ))}
      </span>
      <b aria-hidden="true">{count}</b>
    </span>
  );
}

/** All Roster Cards as a page of the book, for those who see only part of them. */
export function Aside(props: Props) {
  const men = ordered(props);
  if (men.length === 0) return <p class="muted">{ui("heroes-no-rosters")}</p>;
  return (
    <ul class="rosters page">
      {men.map((man) => (
        <li key={man.name}>
          <Roster {...props} man={man} />
          {signaturesOf(man).length > 0 && <p class="small">{signaturesOf(man).map(({ name }) => name).join(", ")}</p>}
        </li>
      ))}
    </ul>
  );
}
