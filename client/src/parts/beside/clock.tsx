/** Time left, counted here from a deadline the server has stored. */
import { useEffect, useState } from "preact/hooks";
import type { Clock as ClockState } from "../../wire/types";
import { ui } from "../../words/ui";

const LOW = 20_000;

/** Minutes and seconds, or hours when there are many. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}

/** What is left now: to the deadline while the clock runs, else the bank. */
export function left(clock: ClockState, now: number): number {
  return clock.deadline === null ? clock.bank : clock.deadline - now;
}

/** The present, twice a second while a clock runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

export function Clock({ clock, ahead }: { clock: ClockState; ahead: number }) {
  const runs = clock.deadline !== null;
  const time = left(clock, useNow(runs) + ahead);
  return (
    <span class={runs && time < LOW ? "clock low" : "clock"} role="timer" data-tip={ui("clock-tip")}>
      {ui("time-left", { time: duration(time) })}
    </span>
  );
}

/** The same as a line above the question: full while all of the first time is left, in seconds. */
export function ClockLine({ clock, whole, ahead }: { clock: ClockState; whole: number; ahead: number }) {
  const share = left(clock, useNow(clock.deadline !== null) + ahead) / (whole * 1000);
  return (
    <div class="t-clock" style={{ "--p": Math.max(0, Math.min(1, share)) }} aria-hidden="true">
      <i />
    </div>
  );
}
