/** The answers of a question, one row each: sign, name and cause, and at the right edge what comes of it. */
import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import type { Choice } from "../../stage/scene";
import { narrow } from "../../browser/screen";
import { settings } from "../../browser/settings";
import { NO_SIGNS, type Signs } from "../../words/signs";
import { ui } from "../../words/ui";
import { Figure } from "../basics/figure";
import { FOOT } from "../basics/scroll-signs";
import { Rich } from "../explain/rich-text";

const ONE_COLUMN = 5;
const FEW = 2;
/** Longer than this, a name is more than a place; on a phone so many that are short names stand like places. */
const PLACE = 9;
const MANY = 9;
const SHORT = 13;
/** Of so few none has to share its line, if one of them needs it. */
const SHORT_LIST = 3;
const LONG = 24;

/** How many stand abreast: places three, many answers two. */
function abreast(choices: readonly Choice[]): string {
  if (choices.length <= FEW || (choices.length <= SHORT_LIST && choices.some(({ title }) => title.length > LONG))) return " one";
  const longest = narrow.value && choices.length >= MANY ? SHORT : PLACE;
  const arePlaces = choices.every(({ title, note, result, figure, closed }) => title.length <= longest && !note && !result && !figure && !closed);
  return arePlaces ? " three" : choices.length > ONE_COLUMN ? " two" : "";
}

interface ChoicesProps {
  choices: readonly Choice[];
  /** Whether each needs its cause beside its result: on a phone it has a whole line then. */
  isTold?: boolean;
  children: ComponentChildren;
}

/** The list that holds the rows. */
export function Choices({ choices, isTold = false, children }: ChoicesProps) {
  return <div class={`choices${isTold && narrow.value ? " one" : abreast(choices)}`}>{children}</div>;
}

/** The ring around what leads to the answer of a hint, where that is no row itself. */
export const HINT = " hint";

/** Below the rows: back to what was to be chosen before. */
export function Back({ onClick, label, isHinted = false }: { onClick: () => void; label: string; isHinted?: boolean }) {
  return (
    <button type="button" class={`btn quiet whole${isHinted ? HINT : ""}`} data-back onClick={onClick}>
      {label}
    </button>
  );
}

interface ChoiceRowProps {
  choice: Choice;
  /** Its place among the options, where it is one of them. */
  index?: number;
  /** The options that it leads to, where it is none itself. */
  places?: readonly number[];
  /** Whose colour figures wear. */
  seat: number | null;
  signs?: Signs;
  /** What pressing it does, said before its name. */
  verb?: string;
  isLead?: boolean;
  isHinted?: boolean;
  isBusy?: boolean;
  /** Whether its list stays where it is when this is put forward: the reader is at work in it. */
  isStill?: boolean;
  /** Whether it is picked, among answers that can be. */
  pressed?: boolean | undefined;
  label?: string;
  class?: string;
  onClick: () => void;
}

/** What the coach of a lesson says of an option: nothing if it is right, else why it must wait. Without a coach, null. */
export type Coach = ((index: number) => { readonly isRight: boolean; readonly why: string }) | null;

export const Coached = createContext<Coach>(null);

/** What explains an answer that names no term: the option it stands for, or the question. */
export const Explained = createContext<(index?: number) => string | undefined>(() => undefined);

/** A choice as the coach sees it: only what is right is put forward, and the others are closed. What is no single option is put forward if it leads to what is right. */
function coached(coach: Coach, { choice, index, places = [], label, isLead = false }: ChoiceRowProps): [Choice, boolean] {
  if (coach === null) return [choice, isLead];
  if (index === undefined) return [choice, places.some((place) => coach(place).isRight)];
  const { isRight, why } = coach(index);
  // A picture that is labelled has no room for a reason.
  return isRight ? [choice, true] : [{ ...choice, closed: label === undefined ? why : "" }, false];
}

/** What is put forward is seen, however long its list; the page stays where it is. */
function bringIntoView(row: HTMLElement | null): void {
  const list = row?.closest(".choices") ?? null;
  if (row === null || list === null) return;
  const below = row.getBoundingClientRect().bottom + FOOT - list.getBoundingClientRect().bottom;
  if (below > 0) list.scrollTop += below;
}

/** Why a row wears a colour, for its explanation; the colour of what is put forward is no warning. */
function colouredBy({ tone, closed }: Choice, isLead: boolean, isMarked: boolean, isTaught: boolean): string | undefined {
  if (closed !== undefined) return undefined;
  if (isLead) return isMarked ? "marked" : isTaught ? "taught" : "lead";
  return tone;
}

export function ChoiceRow(props: ChoiceRowProps) {
  const { seat, signs = NO_SIGNS, verb = "", isHinted = false, isBusy = false, isStill = false, pressed, label, class: more = "", onClick } = props;
  const coach = useContext(Coached);
  const [choice, isLead] = coached(coach, props);
  const thing = useContext(Explained);
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHinted) row.current?.scrollIntoView({ block: "nearest" });
  }, [isHinted]);
  useEffect(() => {
    if (isLead && !isStill) bringIntoView(row.current);
  }, [isLead]);
  const { title, note, figure, result, unit, tone, odds, closed, term, isBrief = false, cloth = seat } = choice;
  const under = closed || note || "";
  const states = [isLead ? " lead" : "", isHinted ? " hint" : "", isBusy ? " busy" : "", more && ` ${more}`];
  return (
    <button
      ref={row}
      type="button"
      class={`choice${states.join("")}`}
      data-term={term ?? thing(props.index)}
      data-colour={colouredBy(choice, isLead, pressed === true, coach !== null)}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={closed === undefined ? undefined : true}
      onClick={onClick}
    >
      {figure !== undefined && figure !== "" && <Figure name={figure} class={figure.startsWith("i-") ? "sg" : "sg tile"} style={{ "--fig-2": cloth === null ? "var(--stone)" : `var(--seat-${cloth + 1})` }} />}
      <span class="mn">
        <b>
          {verb !== "" && `${verb} `}
          <Rich text={title} signs={signs} seat={seat} />
          {isHinted && <span class="tip">{ui("hinted")}</span>}
          {isLead && closed === undefined && settings.value.keys && <kbd>Enter</kbd>}
        </b>
        {under !== "" && (
          <small class={isBrief ? "brief" : undefined}>
            <Rich text={under} signs={signs} />
          </small>
        )}
      </span>
      {result !== undefined && (
        <span class={tone === undefined ? "rs" : `rs ${tone}`}>
          <b>{result}</b>
          {unit !== undefined && <span class="un">{unit}</span>}
        </span>
      )}
      {odds !== undefined && <span class="od" style={{ "--p": odds }} aria-hidden="true" />}
    </button>
  );
}
