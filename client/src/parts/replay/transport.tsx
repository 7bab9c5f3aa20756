/** Buttons, keys and the track of a replay: points over time, key moments, rounds. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Moment } from "../../state/replay/recital";
import { ui } from "../../words/ui";
import { Figure, SeatMark } from "../basics/figure";
import { Icon, type IconName } from "../basics/icons";

const SPEEDS = [1, 2, 4] as const;
const STEP_TIME = 1600;

interface TransportProps {
  moments: readonly Moment[];
  step: number;
  setStep: (step: number) => void;
  children?: ComponentChildren;
}

/** The step where the round before or after this one begins. */
function roundStep(moments: readonly Moment[], step: number, direction: 1 | -1): number {
  for (let place = step + direction; place > 0 && place < moments.length; place += direction) {
    if (moments[place]?.round != null) return place;
  }
  return direction === 1 ? moments.length - 1 : 0;
}

export function Transport({ moments, step, setStep, children }: TransportProps) {
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const last = moments.length - 1;
  const to = (next: number): void => setStep(Math.max(0, Math.min(last, next)));
  useEffect(() => {
    if (!plays) return;
    if (step >= last) {
      setPlays(false);
      return;
    }
    const timer = setTimeout(() => to(step + 1), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [plays, speed, step]);
  // With the buttons, not a moment after: whoever sees the step may press a key.
  useLayoutEffect(() => {
    const onKey = (key: KeyboardEvent): void => {
      const target = key.target instanceof Element ? key.target : null;
      if (key.ctrlKey || key.metaKey || key.altKey || target?.closest("input, select, textarea, .arena") != null) return;
      const direction = key.key === "ArrowRight" ? 1 : key.key === "ArrowLeft" ? -1 : 0;
      if (direction !== 0) to(key.shiftKey ? roundStep(moments, step, direction) : step + direction);
      else if (key.key === "Home") to(0);
      else if (key.key === "End") to(last);
      else if (key.key === " " && target?.closest("button") == null) setPlays(!plays);
      else return;
      key.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  const button = (icon: IconName, label: string, act: () => void, main = false) => (
    <button type="button" class={main ? "btn primary square" : "btn square"} aria-label={ui(label)} data-tip onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="row wrap transport">
      {button("first", "to-first", () => to(0))}
      {button("back", "step-back", () => to(step - 1))}
      {button(plays ? "pause" : "play", plays ? "pause" : "play", () => setPlays(!plays), true)}
      {button("next", "step-on", () => to(step + 1))}
      {button("last", "to-last", () => to(last))}
      <label class="row small">
        <span class="sr">{ui("speed")}</span>
        <select class="inp speed" value={String(speed)} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={String(one)}>
              {one}×
            </option>
          ))}
        </select>
      </label>
      <span class="grow" />
      <span class="small muted">{ui("step-of", { step, last })}</span>
      {children}
    </div>
  );
}

/** Signs closer than this share of the track would lie on one another. */
const NEAREST = 0.03;

function apart(moments: readonly Moment[], last: number): Moment[] {
  const kept: Moment[] = [];
  for (const moment of moments) {
    const before = kept.at(-1);
    if (before === undefined || (moment.number - before.number) / last >= NEAREST) kept.push(moment);
  }
  return kept;
}

const DASHES = ["none", "9 5", "2 4", "14 4 2 4", "4 4"];
const HEIGHT = 74;
const WIDTH = 1000;

interface TrackProps {
  moments: readonly Moment[];
  step: number;
  setStep: (step: number) => void;
  seats: number;
  names: readonly string[];
}

export function Track({ moments, step, setStep, seats, names }: TrackProps) {
  const last = Math.max(1, moments.length - 1);
  const most = Math.max(1, ...moments.flatMap((moment) => moment.scores.map((score) => score ?? 0)));
  const x = (place: number): number => (place / last) * WIDTH;
  const y = (score: number): number => HEIGHT - 5 - (score / most) * (HEIGHT - 12);
  const rounds = moments.filter((moment) => moment.round !== null);
  const now = moments[step];
  return (
    <div class="track">
      <div class="signs" aria-hidden="true">
        {apart(moments.filter((moment) => moment.sign !== null), last)
          .map((moment) => (
            <span key={moment.number} style={{ left: `${(moment.number / last) * 100}%` }}>
              <Figure name={moment.sign ?? "skull"} class="" />
            </span>
          ))}
      </div>
      <div class="chartwrap">
        <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {rounds.map((moment) => (
            <path key={moment.number} d={`M${x(moment.number)} 0V${HEIGHT}`} stroke="var(--line)" vector-effect="non-scaling-stroke" />
          ))}
          {Array.from({ length: seats }, (_, seat) => (
            <polyline
              key={seat}
              points={moments.map((moment) => `${x(moment.number).toFixed(1)},${y(moment.scores[seat] ?? 0).toFixed(1)}`).join(" ")}
              fill="none"
              stroke={`var(--seat-${seat + 1}-ink)`}
              stroke-width="2.5"
              stroke-dasharray={DASHES[seat]}
              vector-effect="non-scaling-stroke"
            />
          ))}
          <path d={`M${x(step)} 0V${HEIGHT}`} stroke="var(--ink)" stroke-width="2" vector-effect="non-scaling-stroke" />
        </svg>
        <div class="ends" aria-hidden="true" style={{ left: `${(step / last) * 100}%` }}>
          {Array.from({ length: seats }, (_, seat) => (
            <span key={seat} style={{ top: `${y(now?.scores[seat] ?? 0) - 7}px` }}>
              <SeatMark seat={seat} class="" />
            </span>
          ))}
        </div>
        <input
          type="range"
          min="0"
          max={String(last)}
          value={String(step)}
          aria-label={ui("scrub")}
          aria-valuetext={`${ui("step-of", { step, last })}. ${(now?.scores ?? []).map((score, seat) => `${names[seat] ?? ""} ${score ?? ""}`.trim()).join(", ")}`}
          onInput={(event) => setStep(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
