/** The question beside the board: what is asked, why, and its legal answers. Always in the same place. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { leadOf, weighed } from "../../stage/foretold";
import { INTERJECT, seatFacts } from "../../stage/scene";
import type { Stage } from "../../stage/stage";
import type { Viewer } from "../../state/viewer/viewer";
import type { Asked, Clock as ClockState } from "../../wire/types";
import { announceNow } from "../../browser/announce";
import { narrow } from "../../browser/screen";
import { names } from "../../words/lists";
import { ofGame, ui } from "../../words/ui";
import { plainly, say, sentence } from "../../words/words";
import { ChoiceRow, Choices, type Coach, Coached, Explained } from "./choice";
import { Clock, ClockLine } from "../beside/clock";
import { EndAsked } from "./end-offer";
import { SeatMark } from "../basics/figure";
import { Foot } from "./foot";
import { useScrollSigns } from "../basics/scroll-signs";
import { choose, offersOf } from "./interjections";
import { Recent } from "../beside/log";
import { Rich } from "../explain/rich-text";
import { TextWithTerms } from "../explain/text-with-terms";

/** With more legal spaces than this the board alone lists them; on a phone, unless each says what it may bring, always. */
const MOST_ROWS = 12;
const MOST_WEIGHED = 6;

/** In a lesson the coach speaks in the place of the question and its slot. */
export function Decision({ viewer, coach }: { viewer: Viewer; coach?: ComponentChildren }) {
  const position = viewer.position.value;
  const section = useKeptFocus(position !== null);
  useScrollSigns(section, position !== null);
  if (position === null) return null;
  const isBehind = viewer.telling.behind.value > 0;
  const asked = isBehind || !viewer.isAsked.value ? null : viewer.asked.value;
  const waits = viewer.waits.value;
  const ask = waits ? INTERJECT : asked?.ask;
  const data = ask === undefined ? {} : { "data-decision": position.number, "data-ask": ask };
  return (
    <section
      ref={section}
      class={ask === undefined ? "t-ask wait" : "t-ask"}
      id="decision"
      tabIndex={-1}
      aria-label={ui(isBehind ? "what-happens" : ask === undefined ? "waiting" : "your-decision")}
      aria-busy={asked === null ? undefined : viewer.sending.value}
      {...data}
    >
      {isBehind ? <Behind viewer={viewer} /> : asked !== null ? <Question viewer={viewer} coach={coach} /> : waits ? <StepIn viewer={viewer} /> : <Waiting viewer={viewer} />}
      {!narrow.value && viewer.seat !== null && (
        <div class="ask-foot">
          <Foot viewer={viewer} />
        </div>
      )}
    </section>
  );
}

/** Where the focus was and is no more, it goes to the question: Enter and Tab go on from there. */
function useKeptFocus(isThere: boolean): { current: HTMLElement | null } {
  const section = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  const keep = (): void => {
    const isLost = document.activeElement === document.body && last.current !== null && !last.current.isConnected;
    if (isLost) section.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const follow = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    addEventListener("focusin", follow);
    return () => removeEventListener("focusin", follow);
  }, []);
  useEffect(keep);
  // What is only being chosen changes the answers, and not the question.
  useEffect(() => {
    const watching = new MutationObserver(keep);
    if (section.current !== null) watching.observe(section.current, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [isThere]);
  return section;
}

interface HeadProps {
  seat: number | null | undefined;
  children: ComponentChildren;
}

function Head({ seat, children }: HeadProps) {
  return (
    <div class="ask-q">
      {seat != null && <SeatMark seat={seat} class="" />}
      {children}
    </div>
  );
}

/** How long this question may take, and of how much: until silence passes, or by the seat's clock. */
function timeOf(viewer: Viewer): { clock: ClockState | undefined; whole: number } {
  const [position, table] = [viewer.position.value, viewer.table.value];
  const closes = position?.closes ?? null;
  if (closes !== null) return { clock: { bank: 0, since: null, deadline: closes }, whole: table?.window ?? 1 };
  return { clock: viewer.seat === null ? undefined : position?.clocks[viewer.seat], whole: table?.clock?.bank ?? 1 };
}

function Question({ viewer, coach }: { viewer: Viewer; coach?: ComponentChildren }) {
  const asked = viewer.asked.value;
  const { clock, whole } = timeOf(viewer);
  if (asked === null) return null;
  const room = viewer.room.value;
  const { stage } = viewer;
  const signs = stage.picture;
  const own = stage.answers(room, viewer.acts.value);
  return (
    <>
      {clock !== undefined && <ClockLine clock={clock} whole={whole} ahead={viewer.ahead} />}
      {coach ?? (
        <>
          <Head seat={viewer.seat}>
            <h2 class="q">
              <Rich text={sentence(stage.question(asked, room))} signs={signs} seat={viewer.seat} isAskable={true} />
            </h2>
            {clock !== undefined && <Clock clock={clock} ahead={viewer.ahead} />}
          </Head>
          <Slot viewer={viewer}>
            <Rich text={stage.reason(asked, room)} signs={signs} isAskable={true} />
          </Slot>
        </>
      )}
      {narrow.value && stage.sumLine(room, viewer.acts.value)}
      <Explained.Provider value={(index) => thingOf(stage, asked, index)}>
        <Coached.Provider value={coachOf(viewer)}>{own ?? <Answers viewer={viewer} />}</Coached.Provider>
      </Explained.Provider>
    </>
  );
}

/** What answers a touch stands on top of the table: it moves nothing under the finger, and question and answers stay to be read. */
const LOOKS = { bad: "why no", plain: "why no", tip: "why tip" };

/** The reason; and a refusal or a tip, until it is touched or something else is. A hint has its room below: see `Strip`. */
export function Slot({ viewer, children }: { viewer: Viewer; children?: ComponentChildren }) {
  const note = viewer.note.value;
  const isKept = viewer.sending.value && viewer.state.value !== "live";
  const said = note !== null && note.kind !== "hint" ? { look: LOOKS[note.kind], text: note.text } : { look: LOOKS.bad, text: isKept ? ui("kept-here") : "" };
  return (
    <div class="slot">
      <p class="why">{children}</p>
      <p class={said.text === "" ? "" : said.look} role="status" tabIndex={said.text === "" ? undefined : 0} onClick={() => (viewer.note.value = null)}>
        <span>
          <TextWithTerms text={said.text} />
        </span>
      </p>
    </div>
  );
}

/** A hint below its answers, or on a phone on top of the table, as long as its question stands: no answer moves when it comes. */
function Hint({ viewer }: { viewer: Viewer }) {
  const note = viewer.note.value;
  const text = note?.kind === "hint" ? note.text : "";
  return (
    <p class={text === "" ? "" : "hinting"} role="status" tabIndex={text === "" ? undefined : 0} onClick={() => (viewer.note.value = null)}>
      <span>
        <TextWithTerms text={text} />
      </span>
    </p>
  );
}

function Answers({ viewer }: { viewer: Viewer }) {
  const { asked } = viewer.acts.value;
  if (asked === null || viewer.asked.value === null) return null;
  const room = viewer.room.value;
  const { stage } = viewer;
  const marked = viewer.marked.value;
  const { odds } = viewer.acts.value;
  const answers = asked.options.map((option, index) => ({ option, index, choice: weighed(stage.game, stage.option(option, room, asked), odds.get(index)) })).filter(({ option }) => option.ask !== INTERJECT);
  const lit = answers.filter(({ option }) => stage.isOnBoard(option)).length;
  const isListed = answers.length <= (!narrow.value ? MOST_ROWS : stage.isWeighed(asked.ask) ? MOST_WEIGHED : 0);
  const lead = answers.find(({ choice }) => choice.lead === true);
  // A hint adds no row: it would move the others.
  const natural = leadOf(viewer.asked.value);
  const shown = answers.filter(({ option, index }) => isListed || index === marked || index === natural || !stage.isOnBoard(option));
  return (
    <Choices choices={shown.map(({ choice }) => choice)}>
      {shown.map(({ option, index, choice }) => {
        const isLead = index === (marked ?? lead?.index);
        return (
          <ChoiceRow
            key={option.id}
            choice={choice}
            index={index}
            seat={viewer.seat}
            signs={stage.picture}
            verb={index === marked ? ofGame(stage.game, `do-${asked.ask}`, ui("confirm-what")) : ""}
            isLead={isLead}
            isHinted={index === viewer.hinted.value}
            isBusy={viewer.pressed.value === index}
            pressed={marked === null ? undefined : index === marked}
            onClick={() => viewer.touch(index)}
          />
        );
      })}
      {!isListed && lit > 0 && marked === null && !viewer.isCoached.value && <p class="whole why">{ui("choose-on-board", { count: lit })}</p>}
    </Choices>
  );
}

function thingOf(stage: Stage, asked: Asked, index?: number): string {
  const option = index === undefined ? undefined : asked.options[index];
  return option === undefined ? `ask.${asked.ask}` : stage.things(option);
}

/** In a lesson: what is right, and of what the lesson foresees why it must wait; on a phone a touch says it. */
function coachOf(viewer: Viewer): Coach {
  if (!viewer.isCoached.value) return null;
  return (index) => {
    const why = viewer.hold(index);
    return { isRight: why === "", why: narrow.value || why === say("lesson-not-yet") ? "" : why };
  };
}

/** Events are still being told: nobody has to wait for them. */
function Behind({ viewer }: { viewer: Viewer }) {
  const line = viewer.telling.lines.value.filter((one) => !one.heading).at(-1);
  return (
    <>
      <Head seat={line?.seat}>
        <h2 class="q">{line !== undefined && <Rich text={line.text} signs={viewer.stage.picture} seat={line.seat} />}</h2>
      </Head>
      <div class="slot" />
      <div class="choices one">
        <button type="button" class="btn skipper" onClick={() => viewer.telling.skip()}>
          {ui("skip")}
        </button>
      </div>
    </>
  );
}

/** A bot waits whether one does something first. */
function StepIn({ viewer }: { viewer: Viewer }) {
  const { stage } = viewer;
  const room = viewer.room.value;
  const first = viewer.position.value?.to_act[0];
  const offers = offersOf(viewer).map((offer) => ({ offer, choice: stage.option(offer.option, room, viewer.asked.value) }));
  const question = ui("step-in", { name: first === undefined ? "" : (room.names[first] ?? "") });
  useEffect(() => announceNow(question), [question]);
  return (
    <>
      <Head seat={first}>
        <h2 class="q">{question}</h2>
      </Head>
      <Slot viewer={viewer}>{ui("step-in-why")}</Slot>
      <div class="choices one">
        <button type="button" class="btn primary" onClick={() => viewer.goOn()}>
          {ui("go-on")}
        </button>
        {offers.map(({ offer, choice }) => (
          <ChoiceRow key={offer.option.id} choice={choice} index={offer.index} seat={viewer.seat} signs={stage.picture} onClick={() => choose(viewer, offer)} />
        ))}
      </div>
    </>
  );
}

/** Somebody else decides, and what; on a phone, what has just happened has its room here. */
function Waiting({ viewer }: { viewer: Viewer }) {
  const position = viewer.position.value;
  const room = viewer.room.value;
  const acting = position?.to_act ?? [];
  const seats = viewer.table.value?.seats ?? [];
  const mine = viewer.seat === null ? undefined : seats[viewer.seat];
  const first = acting[0];
  const clock = first === undefined ? undefined : position?.clocks[first];
  return (
    <>
      <Head seat={first}>
        <h2 class="q">{ui("waiting-for", { names: names(acting.map((seat) => room.names[seat] ?? "")) })}</h2>
        {clock !== undefined && <Clock clock={clock} ahead={viewer.ahead} />}
      </Head>
      <Slot viewer={viewer}>{viewer.seat === null ? ui(viewer.stage.hasSecrets ? "you-watch-secrets" : "you-watch-open") : ui("look-around")}</Slot>
      {mine?.by_bot === true && mine.mine ? (
        <div class="choices one">
          <button type="button" class="btn primary" onClick={() => viewer.wish("reclaim")}>
            {ui("reclaim")}
          </button>
        </div>
      ) : (
        narrow.value && <Recent lines={viewer.telling.lines.value} signs={viewer.stage.picture} />
      )}
    </>
  );
}

/** Between question and book: a hint, a broken line, a bot in my place, and undo that is asked for. */
export function Strip({ viewer }: { viewer: Viewer }) {
  const mine = viewer.seat === null ? undefined : viewer.table.value?.seats[viewer.seat];
  const asked = viewer.position.value?.undo_asked ?? null;
  const mayAgree = asked !== null && viewer.seat !== null && asked.seat !== viewer.seat && !asked.agreed.includes(viewer.seat);
  return (
    <div class="strip">
      <Hint viewer={viewer} />
      {viewer.state.value === "lost" && (
        <div class="note warn" role="status">
          {ui("reconnecting", { number: viewer.position.value?.number ?? 0 })}
        </div>
      )}
      {mine?.by_bot === true && mine.mine && viewer.table.value?.state === "playing" && (
        <div class="note warn row wrap" role="status">
          <span class="grow">{ui("bot-plays-for-you")}</span>
          <button type="button" class="btn sm" onClick={() => viewer.wish("reclaim")}>
            {ui("reclaim")}
          </button>
        </div>
      )}
      <EndAsked viewer={viewer} />
      {asked !== null && (
        <div class="note warn row wrap" role="status">
          <span class="grow">{ui("undo-asked", seatFacts(viewer.room.value, "seat", asked.seat))}</span>
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
      )}
    </div>
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
