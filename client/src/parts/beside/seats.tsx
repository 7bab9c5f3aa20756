/** The seats in turn order: shape, name, state, score and a few facts; what has just happened, and the aim of the game. */
import { type ComponentChildren, Fragment } from "preact";
import type { Fact as SeatFact } from "../../stage/scene";
import type { Viewer } from "../../state/viewer/viewer";
import type { SeatInfo } from "../../wire/types";
import { aimOf, botNote, ui } from "../../words/ui";
import { Clock } from "./clock";
import { explainAim } from "../explain/explain";
import { Fact } from "../explain/fact";
import { Figure, SeatMark } from "../basics/figure";
import { PersonName } from "./person-name";
import { TextWithTerms } from "../explain/text-with-terms";

export function Chairs({ viewer }: { viewer: Viewer }) {
  const seats = viewer.table.value?.seats ?? [];
  return (
    <ul>
      {seats.map((seat) => (
        <Seat key={seat.seat} viewer={viewer} seat={seat} />
      ))}
    </ul>
  );
}

/** A part of a seat's state, and what is shown of it to who asks: a term of the glossary, or a sentence. */
export interface Part {
  readonly text: string;
  readonly term?: string;
  readonly tip?: string;
}

/** What a seat is doing, in a few words. */
function seatState(viewer: Viewer, seat: SeatInfo): Part[] {
  const position = viewer.position.value;
  const table = viewer.table.value;
  const isYou = seat.seat === viewer.seat;
  const parts: Part[] = [];
  const say = (word: string): void => void parts.push({ text: ui(word), tip: ui(`${word}-tip`) });
  if (isYou) say("you");
  if (seat.kind === "bot") parts.push(botOf(viewer.stage.game, seat.bot ?? "greedy"));
  else if (table?.resigned.includes(seat.seat)) say("has-resigned");
  else if (seat.by_bot) say("bot-sits-in");
  if (position?.over) {
    if (position.winners.includes(seat.seat)) say("has-won");
  } else if (position?.to_act.includes(seat.seat)) say("deciding");
  else if (table?.state === "playing" && !isYou && seat.kind !== "bot" && viewer.here.value.seats[seat.seat] === false) say("away");
  return parts;
}

/** A bot, and how it plays. */
export function botOf(game: string, bot: string): Part {
  const how = botNote(game, bot);
  return { text: ui("bot-of", { bot: ui(`bot-${bot}`) }), ...(how === "" ? {} : { tip: ui("bot-tip", { how }) }) };
}

function Seat({ viewer, seat }: { viewer: Viewer; seat: SeatInfo }) {
  const position = viewer.position.value;
  const isTurn = position !== null && !position.over && position.to_act.includes(seat.seat);
  const { score, facts, role } = viewer.stage.stand(seat.seat);
  const clock = position?.clocks[seat.seat];
  return (
    <Chair
      seat={seat.seat}
      name={<PersonName viewer={viewer} seat={seat} name={viewer.room.value.names[seat.seat] ?? ""} />}
      called={viewer.room.value.names[seat.seat] ?? ""}
      state={[...(role ?? []), ...seatState(viewer, seat)]}
      score={score}
      scoreTerm={viewer.stage.scoreTerm}
      facts={facts}
      isTurn={isTurn}
      more={viewer.stage.seatMore(viewer.room.value, viewer.acts.value, seat.seat)}
    >
      {clock !== undefined && <Clock clock={clock} ahead={viewer.ahead} />}
    </Chair>
  );
}

interface ChairProps {
  seat: number;
  name: ComponentChildren;
  /** The name as it is said. */
  called: string;
  state: readonly Part[];
  score: number | null;
  scoreTerm: string;
  facts: readonly SeatFact[];
  isTurn: boolean;
  more?: ComponentChildren;
  children?: ComponentChildren;
}

export function Chair({ seat, name, called, state, score, scoreTerm, facts, isTurn, more, children }: ChairProps) {
  return (
    <li class={isTurn ? "chair turn" : "chair"} aria-current={isTurn ? "true" : undefined} style={{ "--seat": `var(--seat-${seat + 1})` }}>
      <SeatMark seat={seat} tip={ui("seat-mark", { name: called })} />
      <h2 class="name">{name}</h2>
      {state.length > 0 && (
        <div class="st">
          {state.map(({ text, term, tip }, place) => (
            <Fragment key={place}>
              {place > 0 && " · "}
              <span data-term={term} data-tip={tip}>
                <TextWithTerms text={text} />
              </span>
            </Fragment>
          ))}
        </div>
      )}
      {score !== null && (
        <div class="score" data-term={scoreTerm}>
          {score}
          <span class="sr"> {ui("points-word", { count: score })}</span>
        </div>
      )}
      {facts.length > 0 && (
        <div class="facts">
          {facts.map((fact) => (
            <Fact key={fact.text} {...fact} />
          ))}
        </div>
      )}
      {more != null && <div class="more">{more}</div>}
      {children}
    </li>
  );
}

/** What wins, always on the screen; a press says more of it. */
export function Aim({ game }: { game: string }) {
  return (
    <button type="button" class="t-aim" data-term="aim" onClick={explainAim}>
      <Figure name="laurel" class="" />
      <span>
        <b>{ui("aim")}:</b> {aimOf(game)}
      </span>
    </button>
  );
}
