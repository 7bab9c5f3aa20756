/** The decision bar: one question, why, and its legal answers. Always in the same place. */
import { INTERJECT, type Viewer } from "../state/viewer";
import { narrow } from "../state/screen";
import { settings } from "../state/settings";
import { ofGame, ui } from "../words/ui";
import { plainly, say, sentence } from "../words/words";
import { Clock } from "./clock";
import { EndAsked } from "./ending";
import { Figure, SeatMark } from "./figure";
import { Icon } from "./icons";
import { Interjections } from "./interjections";
import { Rich } from "./rich";
import { names } from "../words/lists";
import { seatFacts } from "../games/scene";
import type { Choice } from "../games/scene";

/** With more legal spaces than this the board alone lists them. */
const MOST_BUTTONS = 8;

export function Decision({ viewer }: { viewer: Viewer }) {
  const position = viewer.position.value;
  if (position === null || position.over) return null;
  if (viewer.telling.behind.value > 0) return <Behind viewer={viewer} />;
  const asked = viewer.asked.value;
  if (asked === null || !viewer.isAsked.value) return <Waiting viewer={viewer} />;
  const room = viewer.room.value;
  const { stage } = viewer;
  const reason = stage.reason(asked, room);
  const clock = viewer.seat === null ? undefined : position.clocks[viewer.seat];
  return (
    <section class="decide" id="decision" tabIndex={-1} aria-label={ui("your-decision")} aria-busy={viewer.sending.value} data-decision={position.number} data-ask={asked.ask}>
      <Notes viewer={viewer} />
      <div class="ask">
        {viewer.seat !== null && <SeatMark seat={viewer.seat} class="" />}
        <div class="grow">
          <h2 class="q">
            <Rich text={sentence(stage.question(asked, room))} name={(sign) => stage.signName(sign)} seat={viewer.seat} />
          </h2>
          {reason !== "" && (
            <p class="why">
              <Rich text={reason} name={(sign) => stage.signName(sign)} />
            </p>
          )}
        </div>
        {clock !== undefined && <Clock clock={clock} ahead={viewer.ahead} />}
        <Interjections viewer={viewer} />
        <UndoButton viewer={viewer} />
      </div>
      {stage.answers(room, viewer.acts.value) ?? <Answers viewer={viewer} />}
    </section>
  );
}

function Answers({ viewer }: { viewer: Viewer }) {
  const asked = viewer.asked.value;
  if (asked === null) return null;
  const room = viewer.room.value;
  const marked = viewer.marked.value;
  const own = asked.options.filter((option) => option.ask !== INTERJECT);
  const lit = own.filter((option) => viewer.stage.isOnBoard(option)).length;
  const isShort = own.length <= MOST_BUTTONS && !narrow.value;
  const isBusy = viewer.sending.value;
  const answers = asked.options.map((option) => ({ option, choice: viewer.stage.option(option, room, asked) }));
  const forward = own.length > 1 ? answers.findIndex(({ choice }) => choice.declines !== true) : 0;
  const main = marked ?? (lit > 0 ? -1 : forward);
  return (
    <div class={own.length > 3 ? "acts many" : "acts"}>
      {answers.map(({ option, choice }, index) => {
        if (option.ask === INTERJECT) return null;
        if (!isShort && index !== marked && viewer.stage.isOnBoard(option)) return null;
        const isMain = index === main;
        return (
          <button
            key={option.id}
            type="button"
            class={`btn answer${isMain ? " primary" : ""}${isBusy && isMain ? " busy" : ""}`}
            aria-pressed={marked === null ? undefined : index === marked}
            onClick={() => viewer.touch(index)}
          >
            <ChoiceFace viewer={viewer} choice={choice} verb={index === marked ? ofGame(viewer.stage.game, `do-${asked.ask}`, `${ui("confirm")}:`) : ""} />
            {isMain && settings.value.keys && <kbd>Enter</kbd>}
          </button>
        );
      })}
      {!isShort && lit > 0 && marked === null && <p class="why">{ui("choose-on-board", { count: lit })}</p>}
    </div>
  );
}

function ChoiceFace({ viewer, choice, verb }: { viewer: Viewer; choice: Choice; verb: string }) {
  const name = viewer.stage.signName;
  const cloth = { "--fig-2": viewer.seat === null ? "#8d7d66" : `var(--seat-${viewer.seat + 1})` };
  return (
    <>
      {choice.figure !== undefined && <Figure name={choice.figure} class="tile" style={cloth} />}
      <span>
        {verb !== "" && `${verb} `}
        <Rich text={choice.title} name={name} />
        {choice.note !== undefined && (
          <small>
            <Rich text={choice.note} name={name} />
          </small>
        )}
      </span>
    </>
  );
}

export function UndoButton({ viewer }: { viewer: Viewer }) {
  const undo = viewer.position.value?.undo ?? "none";
  if (undo === "none" || viewer.seat === null) return null;
  return (
    <button type="button" class="btn quiet sm undo" onClick={() => viewer.undo()}>
      <Icon name="undo" />
      <span>{ui(undo === "free" ? "undo" : "undo-ask")}</span>
    </button>
  );
}

/** Events are still being told: nobody has to wait for them. */
function Behind({ viewer }: { viewer: Viewer }) {
  const line = viewer.telling.lines.value.filter((one) => !one.heading).at(-1);
  return (
    <section class="decide wait" id="decision" tabIndex={-1} aria-label={ui("what-happens")}>
      <div class="ask">
        {line?.seat != null && <SeatMark seat={line.seat} class="" />}
        <p class="q grow">
          {line !== undefined && <Rich text={line.text} name={(sign) => viewer.stage.signName(sign)} seat={line.seat} />}
        </p>
        <button type="button" class="btn sm skipper" onClick={() => viewer.telling.skip()}>
          {ui("skip")}
        </button>
      </div>
    </section>
  );
}

/** Somebody else decides, and what. */
function Waiting({ viewer }: { viewer: Viewer }) {
  const position = viewer.position.value;
  const room = viewer.room.value;
  const acting = position?.to_act ?? [];
  const seats = viewer.table.value?.seats ?? [];
  const mine = viewer.seat === null ? undefined : seats[viewer.seat];
  const first = acting[0];
  return (
    <section class="decide wait" id="decision" tabIndex={-1} aria-label={ui("waiting")}>
      <Notes viewer={viewer} />
      <div class="ask">
        {first !== undefined && <SeatMark seat={first} class="" />}
        <div class="grow">
          <p class="q">{ui("waiting-for", { names: names(acting.map((seat) => room.names[seat] ?? "")) })}</p>
          <p class="why">{viewer.seat === null ? ui(viewer.stage.hasSecrets ? "you-watch-secrets" : "you-watch-open") : ui("look-around")}</p>
        </div>
        {first !== undefined && position?.clocks[first] !== undefined && (
          <Clock clock={position.clocks[first]} ahead={viewer.ahead} />
        )}
        <Interjections viewer={viewer} />
      </div>
      <div class="acts">
        {mine?.by_bot === true && mine.mine && (
          <button type="button" class="btn primary" onClick={() => viewer.reclaim()}>
            {ui("reclaim")}
          </button>
        )}
        <UndoButton viewer={viewer} />
      </div>
    </section>
  );
}

/** Refusals, what did not arrive, and undo that is asked for. */
export function Notes({ viewer }: { viewer: Viewer }) {
  const note = viewer.note.value;
  const asked = viewer.position.value?.undo_asked ?? null;
  const room = viewer.room.value;
  const mayAgree = asked !== null && viewer.seat !== null && asked.seat !== viewer.seat && !asked.agreed.includes(viewer.seat);
  return (
    <>
      {note !== null && (
        <div class={note.kind === "bad" ? "note bad" : "note"} role="status">
          {note.text}
        </div>
      )}
      {viewer.sending.value && viewer.state.value !== "live" && (
        <div class="note bad" role="status">
          {ui("kept-here")}
        </div>
      )}
      <EndAsked viewer={viewer} />
      {asked !== null && (
        <div class="note warn" role="status">
          <div class="row wrap">
            <span class="grow">{ui("undo-asked", seatFacts(room, "seat", asked.seat))}</span>
            {mayAgree && (
              <>
                <button type="button" class="btn sm" onClick={() => viewer.consent(true)}>
                  {ui("agree")}
                </button>
                <button type="button" class="btn sm" onClick={() => viewer.consent(false)}>
                  {ui("refuse")}
                </button>
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** What a rule is about. */
export function ruleName(game: string, ask: string): string {
  return ofGame(game, `rule-of-${ask}`, sentence(plainly(ask)));
}

/** The rule behind the question, in the words of the terminal. */
export function ruleOf(game: string, ask: string): string {
  return say(`${game}-rule-${ask}`);
}
