/** A match under review: how far it is, asked again until something was found. */
import { type Signal, signal } from "@preact/signals";
import { http, type Source } from "../../wire/http";
import { ui, worded } from "../../words/ui";
import { chance } from "../../words/words";
import type { AnalysisFound, AnalysisState, ChancesThen, StrokeOfLuck, TurningPoint } from "../../wire/types";

const AGAIN_MS = 1000;

export class Review {
  readonly state: Signal<AnalysisState | null> = signal(null);
  readonly trouble = signal("");
  private timer = 0;
  private isLive = true;

  constructor(private readonly source: Source) {}

  /** What is known of it so far; with `begin` it is begun if nobody has yet. */
  async look(begin: boolean): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await (begin ? http.analyse(this.source) : http.analysis(this.source));
      if (!this.isLive) return;
      this.trouble.value = "";
      this.state.value = found;
      if (isUnderWay(found)) this.timer = window.setTimeout(() => void this.look(false), AGAIN_MS);
    } catch (failed) {
      if (this.isLive) this.trouble.value = worded(failed);
    }
  }

  end(): void {
    this.isLive = false;
    clearTimeout(this.timer);
  }
}

export function isUnderWay({ state }: AnalysisState): boolean {
  return state === "waiting" || state === "running";
}

/** The place of the last moment that was looked at up to a step. */
export function placeAt({ moments }: AnalysisFound, step: number): number {
  const after = moments.findIndex(({ number }) => number > step);
  return after === -1 ? moments.length - 1 : Math.max(0, after - 1);
}

/** The points of a seat's line: how far along the match, and its chance; both from 0 to 1. */
export function lineOf(moments: readonly ChancesThen[], seat: number): [number, number][] {
  const last = Math.max(1, moments.at(-1)?.number ?? 1);
  return moments.map(({ number, chances }) => [number / last, chances[seat] ?? 0]);
}

/** Where choices cost much and where luck decided, along the match. */
export function inOrder({ turnings, strokes }: AnalysisFound): (TurningPoint | StrokeOfLuck)[] {
  return [...turnings, ...strokes].sort((one, other) => one.number - other.number);
}

/** What was found in imagined matches is no surer than they are many. */
export function estimated(share: number): string {
  return ui("analysis-chance", { chance: chance(Math.round(share * 100) / 100) });
}
