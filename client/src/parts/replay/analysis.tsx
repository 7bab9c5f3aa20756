/** A page of the book beside a replay: the chances along the match, where it turned, and what the search preferred there. */
import { useEffect, useState } from "preact/hooks";
import { nameAlone } from "../../stage/scene";
import { estimated, inOrder, isUnderWay, Review } from "../../state/replay/analysis";
import type { Recital } from "../../state/replay/recital";
import type { Source } from "../../wire/http";
import type { AnalysisFound, AnalysisState, StrokeOfLuck, TurningPoint } from "../../wire/types";
import { ui } from "../../words/ui";
import { ChancesChart } from "./chances-chart";
import { SeatMark } from "../basics/figure";
import { PlayOn } from "./play-on";
import { Rich } from "../explain/rich-text";
import "../../look/analysis.css";

interface AnalysisProps {
  source: Source;
  recital: Recital;
  step: number;
  setStep: (step: number) => void;
  setEyes: (eyes: string) => void;
  /** Whether it is begun without being asked once more. */
  begin: boolean;
}

export function Analysis(props: AnalysisProps) {
  const { source, begin } = props;
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    const made = new Review(source);
    setReview(made);
    void made.look(begin);
    return () => made.end();
  }, [source.kind, source.id]);
  const state = review?.state.value ?? null;
  const trouble = review?.trouble.value ?? "";
  return (
    <div class="analysis" tabIndex={0} role="region" aria-label={ui("tab-analysis")}>
      {trouble !== "" && (
        <p class="note bad" role="alert">
          {trouble}
        </p>
      )}
      {state?.found != null ? <Found {...props} found={state.found} /> : state !== null && <Way state={state} begin={() => void review?.look(true)} />}
    </div>
  );
}

/** Before anything was found: a button, or how far it is. */
function Way({ state, begin }: { state: AnalysisState; begin: () => void }) {
  if (isUnderWay(state)) {
    const text = state.state === "waiting" ? ui("analysis-waiting") : ui("analysis-running", { done: state.done, total: state.total });
    return (
      <div class="col">
        <progress max={Math.max(1, state.total)} value={state.done} aria-label={ui("tab-analysis")} />
        <p class="small" role="status">
          {text}
        </p>
        <p class="small muted">{ui("analysis-patience")}</p>
      </div>
    );
  }
  return (
    <div class="col">
      {state.state === "failed" && <p class="note bad">{ui("analysis-failed")}</p>}
      <p>{ui("analysis-what")}</p>
      <button type="button" class="btn primary" onClick={begin}>
        {ui("analyse")}
      </button>
    </div>
  );
}

function Found(props: AnalysisProps & { found: AnalysisFound }) {
  const { found, recital, step, setStep } = props;
  const { names } = recital.room;
  return (
    <>
      <ChancesChart found={found} step={step} setStep={setStep} names={names} />
      <p class="small muted">{ui("analysis-how", { playouts: found.playouts })}</p>
      <h3>{ui("analysis-turnings")}</h3>
      {found.turnings.length === 0 && <p>{ui("analysis-none")}</p>}
      <ol class="turnings">
        {inOrder(found).map((one) =>
          "asked" in one ? <Turning key={`choice-${one.number}`} {...props} turning={one} /> : <Stroke key={`luck-${one.number}-${one.seat}`} {...props} stroke={one} />,
        )}
      </ol>
    </>
  );
}

/** Where luck and no choice decided: the board shows the moment before, from the eyes of the one whom it struck. */
function Stroke({ stroke, recital, step, setStep, setEyes }: AnalysisProps & { stroke: StrokeOfLuck }) {
  const { number, seat } = stroke;
  const isHere = step === number && recital.room.you === seat;
  const open = (): void => {
    setEyes(String(seat));
    setStep(number);
  };
  const facts = { name: recital.room.names[seat] ?? "", number, was: estimated(stroke.chance_before), now: estimated(stroke.chance_after) };
  return (
    <li class={isHere ? "luck now" : "luck"}>
      <button type="button" class="btn sm" onClick={open}>
        <SeatMark seat={seat} class="fig" />
        {ui("analysis-luck", facts)}
      </button>
    </li>
  );
}

/** Where a choice cost much. Its words need the position as its seat saw it: so the board goes there first. */
function Turning({ turning, source, recital, step, setStep, setEyes }: AnalysisProps & { turning: TurningPoint }) {
  const { number, seat } = turning;
  const { stage, room } = recital;
  const isHere = step === number && room.you === seat;
  const name = room.names[seat] ?? "";
  const open = (): void => {
    setEyes(String(seat));
    setStep(number);
  };
  const facts = { name, number, was: estimated(turning.chance_preferred), now: estimated(turning.chance_played) };
  return (
    <li class={isHere ? "now" : undefined}>
      <button type="button" class="btn sm" aria-expanded={isHere} onClick={open}>
        <SeatMark seat={seat} class="fig" />
        {ui("analysis-turning", facts)}
      </button>
      {isHere && (
        <div class="col">
          <p>{stage.question(turning.asked, room)}</p>
          <dl>
            <Chose term="analysis-played" turning={turning} index={turning.played} share={turning.chance_played} recital={recital} />
            <Chose term="analysis-preferred" turning={turning} index={turning.preferred} share={turning.chance_preferred} recital={recital} />
          </dl>
          <PlayOn source={source} step={number} names={room.names} first={seat} />
        </div>
      )}
    </li>
  );
}

interface ChoseProps {
  term: string;
  turning: TurningPoint;
  index: number;
  share: number;
  recital: Recital;
}

function Chose({ term, turning, index, share, recital: { stage, room } }: ChoseProps) {
  const option = turning.asked.options[index];
  if (option === undefined) return null;
  return (
    <div>
      <dt>{ui(term)}</dt>
      <dd>
        <b>
          <Rich text={nameAlone(stage.option(option, room, turning.asked))} signs={stage.picture} seat={turning.seat} />
        </b>
        <span>{estimated(share)}</span>
      </dd>
    </div>
  );
}
