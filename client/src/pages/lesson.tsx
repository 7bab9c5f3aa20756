/** A lesson: the same table, and the coach speaks in the place of the question. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Book, usePages } from "../parts/table/book";
import { Decision, Slot, Strip } from "../parts/question/decision";
import { explainAt } from "../parts/explain/explain";
import { TextWithTerms } from "../parts/explain/text-with-terms";
import { Figure } from "../parts/basics/figure";
import { Frame, FrameTop } from "../parts/table/frame";
import { Icon } from "../parts/basics/icons";
import { Confirmation } from "../parts/question/interjections";
import { KeyList } from "../parts/shell/key-list";
import { Rail, ViewerDock } from "../parts/table/rail";
import { SettingsLink, ThemeButton } from "../parts/shell/top-bar";
import { Skeleton } from "../parts/shell/skeleton";
import { forgetBegun } from "../state/lesson/lessons-begun";
import { Lesson } from "../state/lesson/lesson";
import { finish, progress } from "../state/lesson/lessons-finished";
import { narrow } from "../browser/screen";
import { isStill } from "../browser/settings";
import type { Viewer } from "../state/viewer/viewer";
import { entitle } from "../state/app/my-turns";
import { http } from "../wire/http";
import type { LessonStep } from "../wire/types";
import { titleOf, ui } from "../words/ui";
import { say } from "../words/words";
import { catchUpByTouch, shortcuts } from "./table";
import { Trouble } from "./trouble";
import "../look/learn.css";

export function LessonPage({ game, id }: { game: string; id: string }) {
  const [attempt, setAttempt] = useState(0);
  const lesson = useMemo(() => new Lesson(game, id), [game, id, attempt]);
  const again = (): void => {
    forgetBegun(game, id);
    setAttempt(attempt + 1);
  };
  useEffect(() => {
    void lesson.open();
    return () => lesson.end();
  }, [lesson]);
  const [viewer, step] = [lesson.viewer.value, lesson.step.value];
  if (lesson.trouble.value !== null) return <Trouble trouble={lesson.trouble.value} />;
  if (viewer === null || step === null || viewer.position.value === null) return <Skeleton />;
  return <Given lesson={lesson} viewer={viewer} step={step} again={again} />;
}

function Given({ lesson, viewer, step, again }: { lesson: Lesson; viewer: Viewer; step: LessonStep; again: () => void }) {
  const [asText, setAsText] = useState(false);
  const [help, setHelp] = useState(false);
  useEffect(() => shortcuts(viewer, () => setAsText((text) => !text), () => setHelp(true)), [viewer]);
  useEffect(() => explainAt(viewer.stage, () => viewer.room.value, () => viewer.acts.value), [viewer]);
  const pages = usePages(viewer).filter(({ name }) => name !== "chat");
  const { stage } = viewer;
  const [room, acts] = [viewer.room.value, viewer.acts.value];
  const onBoard = lesson.onBoard.value ?? acts;
  const isOver = step.over && viewer.telling.behind.value === 0;
  const title = say(`${lesson.game}-lesson-${lesson.id}-title`);
  useEffect(() => {
    entitle(`${title} · ${titleOf(stage.game)}`);
  }, [title]);
  useEffect(() => {
    if (isOver) finish(lesson.game, lesson.id);
  }, [isOver]);
  // In a match of one's own the coach speaks once, and then only when asked.
  const isSpoken = !step.free || step.welcome.position?.number === 0;
  const isVeiled = viewer.isCoached.value && viewer.asked.value !== null;
  return (
    <Frame
      game={stage.game}
      ratio={stage.ratio}
      zooms={stage.zooms}
      question={acts.asked === null ? null : acts.number}
      class={isVeiled ? "taught veiled" : "taught"}
      onPointerDown={(event) => catchUpByTouch(viewer, event.target)}
      top={
        <FrameTop game={stage.game} where={narrow.value ? [title, taskOf(step)].filter(Boolean).join(" · ") : title} more={ui("lesson")} phases={narrow.value ? [] : stage.phases(viewer.asked.value)}>
          {lesson.isBegun.value && (
            <button type="button" class="icon" aria-label={ui("lesson-anew")} data-tip onClick={again}>
              <Icon name="first" />
            </button>
          )}
          <a class="icon" href={`/learn#${lesson.game}`} aria-label={ui("lessons-all")} data-tip>
            <Icon name="list" />
          </a>
          <ThemeButton class="deskly" />
          <SettingsLink />
        </FrameTop>
      }
      ask={
        <>
          {isOver ? <Ended lesson={lesson} step={step} title={title} /> : <Decision viewer={viewer} coach={isSpoken ? <Coach viewer={viewer} step={step} title={title} /> : undefined} />}
          <Strip viewer={viewer} />
        </>
      }
      book={<Book pages={pages} />}
      board={asText ? stage.places(room, onBoard) : stage.board(room, onBoard, isStill())}
      tray={stage.hasTray ? { self: stage.self(room, acts), hand: stage.hand(room, acts) } : null}
      seats={<Rail viewer={viewer} />}
      dock={narrow.value && <ViewerDock viewer={viewer} pages={pages} />}
    >
      <Confirmation viewer={viewer} />
      {help && <KeyList close={() => setHelp(false)} />}
    </Frame>
  );
}

function taskOf(step: LessonStep): string {
  return step.tasks > 1 ? ui("task-of", { number: step.task, count: step.tasks }) : "";
}

/** Where in the lesson one is; on a phone the bar on top says it, and the answers have the room. */
function Head({ step, title }: { step: LessonStep; title: string }) {
  if (narrow.value) return null;
  return (
    <>
      <div class="ask-q">
        <Figure name="laurel" class="" />
        <h2 class="q">{title}</h2>
        {step.tasks > 1 && <span class="clock">{taskOf(step)}</span>}
      </div>
      <div class="dots" aria-hidden="true">
        {step.tasks > 1 && Array.from({ length: step.tasks }, (_, place) => (
          <i key={place} class={step.over || place + 1 < step.task ? "on" : place + 1 === step.task ? "now" : undefined} />
        ))}
      </div>
    </>
  );
}

/** Words of the coach: whoever learns them may ask every one. */
function Taught({ text }: { text: string }) {
  return <TextWithTerms text={text} isAskable={true} most={Infinity} />;
}

/** A refusal takes the place of what he said, and never that of the task. */
function Coach({ viewer, step, title }: { viewer: Viewer; step: LessonStep; title: string }) {
  return (
    <div class="coach">
      <Head step={step} title={title} />
      <div class="speech">
        <p class="said">
          <Taught text={say(step.say)} />
        </p>
        <Slot viewer={viewer} />
      </div>
      {step.do !== "" && (
        <p class="do">
          <Taught text={say(step.do)} />
        </p>
      )}
    </div>
  );
}

/** What has been learnt, and what comes next. */
function Ended({ lesson, step, title }: { lesson: Lesson; step: LessonStep; title: string }) {
  const [lessons, setLessons] = useState<readonly string[]>([]);
  useEffect(() => {
    void http.lessons().then((found) => setLessons(found.find(({ game }) => game === lesson.game)?.lessons ?? []));
  }, [lesson]);
  const section = useRef<HTMLElement>(null);
  // What was answered last is gone: Enter and Tab go on from here.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);
  const following = lessons[lessons.indexOf(lesson.id) + 1];
  const done = progress.value[lesson.game] ?? [];
  return (
    <section ref={section} class="t-ask ended" id="decision" tabIndex={-1} aria-label={ui("lesson-done")}>
      <div class="coach">
        <Head step={step} title={title} />
        <p class="said">
          <Taught text={say(step.say)} />
        </p>
        {lessons.length > 0 && <p class="do">{ui("lessons-done-of", { done: done.filter((one) => lessons.includes(one)).length, count: lessons.length })}</p>}
      </div>
      <div class="choices one">
        {following !== undefined && (
          <a class="btn primary" href={`/learn/${lesson.game}/${following}`}>
            {ui("lesson-next", { title: say(`${lesson.game}-lesson-${following}-title`) })}
          </a>
        )}
        {lessons.length > 0 && following === undefined && (
          <a class="btn primary" href={`/new?game=${lesson.game}`}>
            {ui("new-table")}
          </a>
        )}
        <a class="btn" href={`/learn#${lesson.game}`}>
          {ui("lessons-all")}
        </a>
      </div>
    </section>
  );
}
