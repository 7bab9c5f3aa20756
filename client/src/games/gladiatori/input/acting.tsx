/** The bar for an Action or a Reaction: new cards, cards of the row for Blood, Standby in a fold, and passing. */
import { narrow } from "../../../browser/screen";
import { ChoiceRow, Choices } from "../../../parts/question/choice";
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import { leadOf } from "../../../stage/foretold";
import type { Asked, Choice, Option, Room, SceneProps } from "../../../stage/scene";
import { aboutChoice, int, row, text } from "../../../stage/reading";
import type { Arena } from "../state/arena";
import { againstWhom, choice } from "../words/asking";
import { cardId, takenBy } from "../state/decode";
import { bloodFor } from "../state/looking";
import { cardName } from "../words/nouns";

export const ACTING: ReadonlySet<string> = new Set(["action", "reaction"]);

/** Of more than so many a phone shows brief notes alone above a hand, and of more than that nothing but the names. */
const SHORT_LIST = 3;
const LONG_LIST = 4;

interface Offer {
  readonly option: Option;
  readonly index: number;
}

function groupOf({ option }: Offer): "card" | "standby" | "pass" {
  const { way } = takenBy(option);
  return way === "pass" ? "pass" : way === "new" || way === "again" ? "card" : "standby";
}

export function ActAnswer(props: SceneProps<Arena>) {
  const { acts } = props;
  const { asked } = acts;
  if (asked === null) return null;
  const offers = asked.options.map((option, index) => ({ option, index })).filter(({ option }) => option.ask === asked.ask);
  const of = (group: string): Offer[] => offers.filter((offer) => groupOf(offer) === group);
  const standby = of("standby");
  const rows = [...of("card"), ...standby, ...of("pass")];
  const lead = acts.marked ?? leadOf(asked);
  const choices = rows.map((offer) => shortly(props.arena, offer.option, props.room, asked, offer.index === acts.marked ? 0 : rows.length));
  return (
    <Choices choices={choices}>
      {rows.map((offer, place) => (
        <ChoiceRow
          key={offer.option.id}
          choice={choices[place] ?? { title: "" }}
          index={offer.index}
          seat={props.room.you}
          verb={acts.marked === offer.index ? ui("confirm-what") : ""}
          isLead={lead === offer.index}
          isBusy={acts.pressed === offer.index}
          isHinted={acts.hinted === offer.index}
          pressed={acts.marked === null ? undefined : acts.marked === offer.index}
          onClick={() => acts.touch(offer.index)}
        />
      ))}
    </Choices>
  );
}

/** The card or the Reaction by its name, and what it costs; what it does below. */
function shortly(arena: Arena, option: Option, room: Room, asked: Asked | null, rows: number): Choice {
  const whole = choice(arena, option, room, asked);
  const result = row(aboutChoice(asked, option.choice), "result");
  const more = int(result, "more") > 0 ? ui("gladiatori-with-more", { with: text(result, "with"), most: int(result, "most") }) : "";
  // How much it stops stands beside it.
  const told = text(result, "word") === "ward" ? [int(result, "halved") > 0 ? ui("gladiatori-halves") : "", more] : [whole.note ?? ""];
  const group = groupOf({ option, index: 0 });
  const { way, card } = takenBy(option);
  if (group === "standby") return { ...whole, title: ui("gladiatori-standby-with", { card: cardName(card) }), note: way === "turn" ? ui("gladiatori-of-row") : "" };
  if (group === "pass") return { ...whole, note: sentence(told.filter(Boolean).join(" · ")) };
  const isAction = option.ask === "action";
  // Where there is room, the reason above says it once.
  const isBlow = isAction && narrow.value && "result" in aboutChoice(asked, option.choice);
  const name = isAction ? cardName(card) : say("gladiatori-reaction", { card: cardId(card) });
  // On a phone the note may go: what it costs stands with the name.
  const isFull = narrow.value && rows > LONG_LIST;
  const title = way === "again" && !isFull ? ui("gladiatori-again", { card: name, blood: bloodFor(arena, room.you ?? 0, card) }) : name;
  const notes = [
    isBlow ? againstWhom(arena, asked, room) : "",
    isAction ? "" : cardName(card),
    ...told,
  ];
  // In a long list on a phone there is room for this alone.
  const isBrief = narrow.value && rows > SHORT_LIST && !isFull && more !== "";
  const brief = isBrief ? more : "";
  return { ...whole, isBrief, term: isAction ? `${way === "again" ? `laid.${cardId(card)}.${room.you ?? ""} ` : ""}card.${cardId(card)}` : `reaction.new-${cardId(card)}`, title, note: brief || sentence(notes.filter(Boolean).join(" · ")) };
}
