/** How questions are answered that are more than a list: a card and its use, a square and a facing, who attacks whom. */
import { useContext } from "preact/hooks";
import { Back, ChoiceRow, Choices, Coached } from "../../../parts/question/choice";
import { narrow } from "../../../browser/screen";
import { ui } from "../../../words/ui";
import { leadOf } from "../../../stage/foretold";
import { INTERJECT, type Asked, type Choice, type SceneProps } from "../../../stage/scene";
import { type Arena, NOBODY, NONE, NOWHERE, squareOf } from "../state/arena";
import { CARDS, figureOf, USES } from "../state/content";
import { isPace, playChoice, playOf, squareId } from "../state/decode";
import { choice, refusedUse, textOf, use, WEIGHED } from "../words/asking";
import type { ArenaWords } from "../words/chronicle";
import { arrow, cardName, facingName, manName, termOf } from "../words/nouns";
import { aimAt, aimed, AIMED, best, card as cardOf, change, choose, clear, goer, heldPlay, hintedSquare, into, isHinted, naming, narrowed, openCard, planOf, send, type Way, waysNow, waysOf } from "../state/plan";

type Props = SceneProps<Arena> & { words: ArenaWords };

/** With more squares than this the board alone shows them. */
const MOST_SQUARES = 12;

export function hasAnswers(_: Arena, asked: Asked): boolean {
  return asked.ask === "play" || WEIGHED.has(asked.ask) || AIMED.has(asked.ask);
}

export function Answers(props: Props) {
  const { asked } = props.acts;
  if (asked === null) return null;
  if (WEIGHED.has(asked.ask)) return <Weighed {...props} asked={asked} />;
  if (AIMED.has(asked.ask)) return <Aims {...props} asked={asked} />;
  return cardOf(asked) === NONE ? <Cards {...props} asked={asked} /> : <Uses {...props} asked={asked} card={cardOf(asked)} />;
}

type AskedProps = Props & { asked: Asked };

/** What a second touch does, said before the name of what is marked. */
const verbOf = (acts: Props["acts"], index: number): string => (index >= 0 && acts.marked === index ? ui("confirm-what") : "");

/** Which card: one of the hand. */
function Cards({ acts, room, asked }: AskedProps) {
  const plays = asked.options.flatMap((option, index) => (option.ask === "play" ? [{ index, card: playOf(option.choice).card }] : []));
  const cards = [...new Set(plays.map(({ card }) => card))];
  const hinted = asked.options[acts.hinted ?? NONE];
  const shown = (card: number): Choice => ({ title: cardName(card), figure: CARDS[card]?.isPrima === true ? "laurel" : "card-back", term: termOf("card", cardName(card)) });
  const coach = useContext(Coached);
  const closed = (card: number): Partial<Choice> => {
    const held = heldPlay(acts, card);
    return held === null ? {} : { closed: coach?.(held).why ?? "" };
  };
  const choices = cards.map((card) => ({ ...shown(card), ...(!narrow.value && { note: textOf(card) }), ...closed(card) }));
  const lead = asked.options[leadOf(asked)];
  return (
    <Choices choices={choices}>
      {cards.map((card, place) => (
        <ChoiceRow
          key={card}
          choice={choices[place] ?? { title: "" }}
          places={plays.filter((play) => play.card === card).map(({ index }) => index)}
          seat={room.you}
          isLead={lead !== undefined && playOf(lead.choice).card === card}
          isHinted={hinted?.ask === "play" && playOf(hinted.choice).card === card}
          onClick={() => openCard(acts, card)}
        />
      ))}
    </Choices>
  );
}

/** For which of its six uses; one that is not possible says why. */
function Uses({ arena, acts, room, asked, words, card }: AskedProps & { card: number }) {
  const lead = asked.options[leadOf(asked)]?.choice;
  const uses = USES.map((_, place) => playChoice(card, place)).map((chosen) => {
    const index = asked.options.findIndex((option) => option.ask === "play" && option.choice === chosen);
    const option = asked.options[index];
    const shown = option === undefined ? { ...use(chosen), closed: refusedUse(asked, chosen) } : choice(words, arena, option, room, asked);
    return { chosen, index, shown };
  });
  // On a phone not all are seen at once: those that are possible come first.
  const listed = narrow.value ? [...uses.filter(({ index }) => index >= 0), ...uses.filter(({ index }) => index < 0)] : uses;
  const play = (index: number, chosen: number): void => {
    if (index < 0) acts.whyNot("play", chosen);
    else acts.touch(index);
  };
  return (
    <Choices choices={listed.map(({ shown }) => shown)}>
      {listed.map(({ chosen, index, shown }) => (
        <ChoiceRow
          key={chosen}
          choice={shown}
          {...(index >= 0 && { index })}
          seat={room.you}
          verb={verbOf(acts, index)}
          isLead={acts.marked === null ? index >= 0 && chosen === lead : acts.marked === index}
          isHinted={index >= 0 && acts.hinted === index}
          isBusy={index >= 0 && acts.pressed === index}
          pressed={acts.marked === null ? undefined : acts.marked === index}
          onClick={() => play(index, chosen)}
        />
      ))}
      <Back onClick={() => clear(acts)} label={ui("jugula-other-card")} isHinted={acts.hinted !== null && !uses.some(({ index }) => index === acts.hinted)} />
    </Choices>
  );
}

/** Where to, and facing where: one choice, whatever row of answers it is for the rules. */
function Aims(props: AskedProps) {
  const { arena, acts, room, asked } = props;
  const all = waysOf(arena, asked);
  const man = goer(all, acts);
  const ways = waysNow(arena, acts);
  const now = aimed(ways, acts);
  const isFree = now === null && (man === NOBODY || asked.ask === "place");
  if (now !== null) return <Aimed {...props} ways={ways} now={now} />;
  const here = man === NOBODY || asked.ask === "place" ? [] : into(ways, squareOf(arena, man));
  return (
    <div class="choices">
      {isFree && asked.ask !== "place" && <Men {...props} all={all} />}
      {here.length > 0 && <Facing ways={here} now={NONE} acts={acts} onClick={(way) => change(acts, { square: way.square, facing: way.facing })} room={room} />}
      <Squares {...props} ways={ways} />
      {!isFree && planOf(acts).man !== NOBODY && <Back onClick={() => clear(acts)} label={ui("jugula-other-man")} isHinted={all.some((way) => isHinted(way, acts)) && !ways.some((way) => isHinted(way, acts))} />}
      <Rest {...props} />
    </div>
  );
}

/** The squares to go to, while they are few; the board shows them all, and the reason says so. */
function Squares({ arena, acts, room, ways }: AskedProps & { ways: readonly Way[] }) {
  const own = ways.map((way) => squareOf(arena, way.man));
  const hinted = hintedSquare(arena, acts);
  const squares = [...new Set(ways.map((way) => way.square))].filter((square) => !own.includes(square));
  if (squares.length === 0 || squares.length > MOST_SQUARES || narrow.value) return null;
  return (
    <div class="facings">
      {squares.map((square) => {
        const cost = best(arena, ways, square)?.cost ?? null;
        return <ChoiceRow key={square} choice={{ title: squareId(square), ...(cost !== null && { result: String(cost), unit: ui("jugula-points-of-movement") }) }} seat={room.you} isHinted={square === hinted} onClick={() => aimAt(arena, ways, square, acts)} />;
      })}
    </div>
  );
}

/** Who is to go: those who can, each with his movement points. */
function Men({ arena, acts, room, asked, words, all }: AskedProps & { all: readonly Way[] }) {
  const men = [...new Set(all.map((way) => way.man))];
  const seat = arena.you ?? 0;
  return (
    <>
      {men.map((man) => {
        const index = naming(asked, man, seat);
        const option = asked.options[index ?? NONE];
        const shown = option === undefined ? { title: manName(arena, man), figure: figureOf(arena.armatura[man] ?? NONE) } : choice(words, arena, option, room, asked);
        return <ChoiceRow key={man} choice={shown} {...(index !== null && { index })} seat={room.you} isHinted={(index !== null && acts.hinted === index) || all.some((way) => way.man === man && isHinted(way, acts))} onClick={() => choose(man, acts, seat)} />;
      })}
    </>
  );
}

/** Answers that are no place: stop, or give up a token. */
function Rest({ arena, acts, room, asked, words }: AskedProps) {
  const seat = arena.you ?? 0;
  const going = new Set(waysOf(arena, asked).map((way) => way.man));
  const rest = asked.options.map((option, index) => ({ option, index })).filter(({ option, index }) => {
    if (option.ask !== asked.ask || option.ask === INTERJECT || option.ask === "place") return false;
    if (option.ask === "move") return !isPace(option.choice);
    return ![...going].some((man) => naming(asked, man, seat) === index) && !(option.ask === "turn" && waysOf(arena, asked).some((way) => way.index === index));
  });
  return (
    <>
      {rest.map(({ option, index }) => (
        <ChoiceRow key={option.id} choice={choice(words, arena, option, room, asked)} index={index} seat={room.you} verb={verbOf(acts, index)} isLead={acts.marked === index} isHinted={acts.hinted === index} isBusy={acts.pressed === index} onClick={() => acts.touch(index)} />
      ))}
    </>
  );
}

/** What is aimed at, below all facings there: each keeps its place under the finger. */
function Aimed({ arena, acts, room, asked, ways, now }: AskedProps & { ways: readonly Way[]; now: Way }) {
  const isTurn = squareOf(arena, now.man) === now.square;
  const title = ui(asked.ask === "place" ? "jugula-do-place" : isTurn ? "jugula-do-turn" : "jugula-do-move", { man: manName(arena, now.man), square: squareId(now.square), facing: facingName(now.facing) });
  const cost = now.cost === null ? {} : { result: String(now.cost), unit: ui("jugula-points-of-movement") };
  return (
    <div class="choices one">
      <Facing ways={into(ways, now.square)} now={now.facing} acts={acts} onClick={(way) => change(acts, { facing: way.facing })} room={room} />
      <ChoiceRow choice={{ title: `${title} ${arrow(now.facing)}`, figure: figureOf(arena.armatura[now.man] ?? NONE), ...cost }} seat={room.you} isLead={true} isHinted={isHinted(now, acts)} isBusy={acts.isBusy} pressed={true} onClick={() => send(now, acts)} />
      <Back onClick={() => change(acts, { square: NOWHERE })} label={ui("back")} isHinted={acts.hinted !== null && !into(ways, now.square).some((way) => isHinted(way, acts))} />
    </div>
  );
}

function Facing({ ways, now, room, acts, onClick }: { ways: readonly Way[]; now: number; room: Props["room"]; acts: Props["acts"]; onClick: (way: Way) => void }) {
  return (
    <div class="facings">
      {ways.map((way) => (
        <ChoiceRow
          key={way.facing}
          choice={{ title: arrow(way.facing), note: facingName(way.facing), ...(way.cost !== null && { result: String(way.cost), unit: ui("jugula-points-of-movement") }) }}
          seat={room.you}
          class={way.facing === now ? "facingbtn on" : "facingbtn"}
          isHinted={way.facing !== now && isHinted(way, acts)}
          pressed={way.facing === now}
          onClick={() => onClick(way)}
        />
      ))}
    </div>
  );
}

/** Who attacks whom, of those that are left of what was picked on the board; or with which card. */
function Weighed({ arena, acts, room, asked, words }: AskedProps) {
  const left = narrowed(arena, acts);
  const rows = left.map((index) => ({ index, option: asked.options[index] })).flatMap(({ index, option }) => (option === undefined ? [] : [{ index, option, shown: choice(words, arena, option, room, asked) }]));
  const lead = acts.marked ?? leadOf(asked);
  return (
    <Choices choices={rows.map(({ shown }) => shown)} isTold={true}>
      {rows.map(({ index, option, shown }) => (
        <ChoiceRow
          key={option.id}
          choice={shown}
          index={index}
          seat={room.you}
          verb={verbOf(acts, index)}
          isLead={index === lead}
          isHinted={index === acts.hinted}
          isBusy={index === acts.pressed}
          pressed={acts.marked === null ? undefined : index === acts.marked}
          onClick={() => acts.touch(index)}
        />
      ))}
      {planOf(acts).picked.length > 0 && <Back onClick={() => clear(acts)} label={ui("jugula-all-attacks")} isHinted={acts.hinted !== null && !left.includes(acts.hinted)} />}
    </Choices>
  );
}

/** A move is a row: who goes, then his steps. */
export function isWithinRow(_: Arena, asked: Asked): boolean {
  return asked.ask === "move";
}
