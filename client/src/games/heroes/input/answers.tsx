/** How questions are answered that are more than a list: what to do in a zone, how many Bonus Dice, how points are divided. */
import type { ComponentChildren } from "preact";
import { Back, ChoiceRow, Choices, HINT } from "../../../parts/question/choice";
import { ui } from "../../../words/ui";
import { chance, has, say } from "../../../words/words";
import { foretell, leadOf, weighed } from "../../../stage/foretold";
import { left, total } from "../../../stage/counting";
import { about, int } from "../../../stage/reading";
import { INTERJECT, type Asked, type Choice, type SceneProps } from "../../../stage/scene";
import { type Arena, NONE, NOWHERE } from "../state/arena";
import { ATTRIBUTES } from "../state/content";
import { buildOf, change, choiceOf, clear, isHinted, planOf, pointing, refusedBuild, send, valuesOf, waysOf } from "../state/plan";
import { choice, wayChoice } from "../words/asking";
import type { Odds } from "../../../state/viewer/option-odds";
import type { ArenaWords } from "../words/chronicle";
import { attributeName } from "../words/nouns";

type Props = SceneProps<Arena> & { words: ArenaWords };
type AskedProps = Props & { asked: Asked };

const PLACED: ReadonlySet<string> = new Set(["action", "target"]);

export function hasAnswers(_: Arena, asked: Asked): boolean {
  return PLACED.has(asked.ask) || asked.ask === "bonus" || asked.ask === "build";
}

export function Answers(props: Props) {
  const { asked } = props.acts;
  if (asked === null) return null;
  if (asked.ask === "bonus") return <HowMany {...props} asked={asked} />;
  if (asked.ask === "build") return <Build {...props} asked={asked} />;
  const isThere = props.acts.asked?.ask === "action" && planOf(props.acts).zone !== NOWHERE;
  return isThere ? <There {...props} /> : <Listed {...props} asked={asked} />;
}

/** All that can be done in the zone that was touched; a second touch of it does the first. */
function There({ arena, acts, room, words }: Props) {
  const { zone } = planOf(acts);
  const ways = waysOf(acts).filter((way) => way.zone === zone);
  const rows = ways.map((way) => wayChoice(words, arena, way, room));
  const hinted = ways.findIndex((way) => isHinted(way, acts));
  const lead = Math.max(0, hinted);
  return (
    <Choices choices={rows}>
      {ways.map((way, place) => (
        <ChoiceRow key={`${way.action} ${way.target}`} choice={rows[place] ?? { title: "" }} seat={room.you} isLead={place === lead} isHinted={place === hinted} isBusy={place === lead && acts.isBusy} pressed={place === lead} onClick={() => send(way, acts)} />
      ))}
      <Back onClick={() => clear(acts)} label={ui("back")} isHinted={acts.hinted !== null && hinted === NONE} />
    </Choices>
  );
}

/** The options as a list; of targets only those in the zone that was touched. */
function Listed({ arena, acts, room, asked, words }: AskedProps) {
  const { zone } = planOf(acts);
  const there = zone === NOWHERE ? null : (pointing(arena, asked).get(zone) ?? null);
  const rows = asked.options.flatMap((option, index) => {
    const isShown = option.ask !== INTERJECT && (there === null || there.includes(index));
    return isShown ? [{ option, index, shown: { term: words.things(option), ...foretell("heroes", option, asked, choice(words, arena, option, room)) } }] : [];
  });
  const lead = acts.marked ?? leadOf(asked);
  return (
    <Choices choices={rows.map(({ shown }) => shown)}>
      {rows.map(({ option, index, shown }) => (
        <ChoiceRow
          key={option.id}
          choice={shown}
          index={index}
          seat={room.you}
          verb={index === acts.marked ? ui("confirm-what") : ""}
          isLead={index === lead}
          isHinted={index === acts.hinted}
          isBusy={index === acts.pressed}
          pressed={acts.marked === null ? undefined : index === acts.marked}
          onClick={() => acts.touch(index)}
        />
      ))}
      {there !== null && <Back onClick={() => clear(acts)} label={ui("back")} isHinted={acts.hinted !== null && !there.includes(acts.hinted)} />}
    </Choices>
  );
}

/** How many Bonus Dice: each number with its chance; the dice lie in the tray of the book. */
function HowMany({ acts, room, asked }: AskedProps) {
  const lead = acts.marked ?? leadOf(asked);
  const rows = asked.options.flatMap((option, index) => (option.ask === "bonus" ? [{ option, index }] : []));
  const marked = asked.options[acts.marked ?? NONE];
  const of = (count: number): Choice => ({ title: count === 0 ? "0" : `+${count}`, term: "count.0 bonus-dice" });
  const use = (count: number, odds: Odds | undefined): Choice => weighed("heroes", { title: ui("heroes-use-dice", { count }), note: risk(odds), term: "bonus-dice" }, odds);
  const isBlow = [...acts.odds.values()].some((odds) => "hit" in odds && "struck" in odds);
  return (
    <div class="choices one">
      <Confirm marked={marked !== undefined} isBlow={isBlow} of={chanceOf(acts.odds)}>
        {marked !== undefined && <ChoiceRow choice={use(marked.choice, acts.odds.get(acts.marked ?? NONE))} index={acts.marked ?? NONE} seat={room.you} isLead={true} isBusy={acts.pressed === acts.marked} pressed={true} onClick={() => acts.touch(acts.marked ?? NONE)} />}
      </Confirm>
      <div class="counts">
        {rows.map(({ option, index }) => (
          <ChoiceRow
            key={option.id}
            choice={counted(of(option.choice), acts.odds.get(index))}
            {...(index !== acts.marked && { index })}
            seat={room.you}
            isLead={acts.marked === null && index === lead}
            isHinted={index === acts.hinted}
            isBusy={index === acts.pressed}
            pressed={index === acts.marked}
            onClick={() => acts.touch(index)}
          />
        ))}
      </div>
    </div>
  );
}

/** The place of the button that sends: it is kept while nothing is marked, so that no number moves. */
function Confirm({ marked, isBlow, of, children }: { marked: boolean; isBlow: boolean; of: string; children: ComponentChildren }) {
  return <div class={marked ? "confirms" : "confirms none"}>{marked ? children : <p class="why">{isBlow ? ui("heroes-choose-dice-attack") : ui("heroes-choose-dice", { of })}</p>}</div>;
}

/** What the chance beside a number is the chance of: the first that the odds name. */
function chanceOf(odds: Props["acts"]["odds"]): string {
  const [first] = odds.values();
  return Object.keys(first ?? {})[0] ?? "";
}

/** A number of dice with its chance, and below it the chance to be hit oneself. */
function counted(choice: Choice, odds: Odds | undefined): Choice {
  const { unit: _, ...rest } = weighed("heroes", choice, odds);
  return odds !== undefined && "hit" in odds && "struck" in odds ? { ...rest, unit: ui("heroes-you-hit", { chance: chance(odds.struck) }) } : rest;
}

/** What may go wrong in a blow: to be hit, and a Counterstrike. */
function risk(odds: Odds | undefined): string {
  if (odds === undefined || !("struck" in odds)) return "";
  const turned = "turned" in odds ? [`${say("heroes-odds-turned")} ${say("heroes-odds-turned-value", { value: chance(odds.turned) })}`] : [];
  return [ui("heroes-you-are-hit", { chance: chance(odds.struck) }), ...turned].join(", ");
}

/** How the points are divided: three numbers that go up and down, and at once whether that is allowed, or why not. */
function Build({ acts, room, asked, arena, words }: AskedProps) {
  const values = valuesOf(acts);
  const choiceNow = choiceOf(values);
  const facts = about(asked);
  const [points, least, most] = [int(facts, "points"), int(facts, "least"), int(facts, "most")];
  const spent = total(values);
  const unit = spent > points ? ui("heroes-points-over", { over: left(spent, points) }) : ui("heroes-points-left", { left: left(points, spent) });
  const index = asked.options.findIndex((option) => option.ask === "build" && option.choice === choiceNow);
  const option = asked.options[index];
  const reason = `heroes-refusal-${refusedBuild(asked, choiceNow)}`;
  const shown: Choice = option === undefined ? { title: buildTitle(values), closed: has(reason) ? say(reason) : ui("not-possible") } : foretell("heroes", option, asked, choice(words, arena, option, room));
  const set = (place: number, value: number): void => change(acts, { values: values.map((old, at) => (at === place ? value : old)) });
  const ways = asked.options.filter((one) => one.ask === "build");
  return (
    <div class="choices one">
      <div class="builder" role="group" aria-label={ui("heroes-phase-build")}>
        {ATTRIBUTES.map((name, place) => {
          const value = values[place] ?? least;
          return (
            <div key={name} class="line" data-term={name}>
              <span>{attributeName(place)}</span>
              <button type="button" class="btn sm" aria-label={ui("heroes-less", { attribute: attributeName(place) })} disabled={value <= least} onClick={() => set(place, value - 1)}>
                −
              </button>
              <output>{value}</output>
              <button type="button" class="btn sm" aria-label={ui("heroes-more", { attribute: attributeName(place) })} disabled={value >= most} onClick={() => set(place, value + 1)}>
                +
              </button>
            </div>
          );
        })}
      </div>
      <ChoiceRow choice={{ ...shown, result: `${spent}/${points}`, unit }} {...(index >= 0 && { index })} seat={room.you} isLead={index >= 0} isHinted={index >= 0 && index === acts.hinted} isBusy={index >= 0 && acts.pressed === index} pressed={index >= 0 ? true : undefined} onClick={() => (index >= 0 ? acts.answer(index) : acts.refuse(refusedBuild(asked, choiceNow)))} />
      <div class="counts" role="group" aria-label={ui("heroes-ways")}>
        {ways.map((one) => (
          <button key={one.id} type="button" class={`btn sm${one.choice !== choiceNow && one === asked.options[acts.hinted ?? NONE] ? HINT : ""}`} aria-pressed={one.choice === choiceNow} onClick={() => change(acts, { values: buildOf(one.choice) })}>
            {buildOf(one.choice).join(" · ")}
          </button>
        ))}
      </div>
    </div>
  );
}

function buildTitle([savvy = 0, strength = 0, speed = 0]: readonly number[]): string {
  return say("heroes-option-build", { savvy, strength, speed });
}
