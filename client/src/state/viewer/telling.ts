/**
 * Tells events one after the other at the reader's pace, and never holds him up: a touch or a key
 * brings him to the present.
 */
import { signal } from "@preact/signals";
import type { Room, Seen, Told } from "../../stage/scene";
import type { Stage } from "../../stage/stage";
import type { Event } from "../../wire/types";
import { spoken } from "../../words/signs";
import { announce } from "../../browser/announce";
import { type Pace, settings } from "../../browser/settings";
import { play } from "../app/sound";

export interface Line extends Told {
  readonly event: number;
}

/** How slow each event is told, and how long a backlog may take in all. */
const PACES: Readonly<Record<Pace, { factor: number; longest: number }>> = {
  calm: { factor: 1.5, longest: 16_000 },
  normal: { factor: 1, longest: 8000 },
  quick: { factor: 0.4, longest: 2500 },
  instant: { factor: 0, longest: 0 },
};
/** Who reads so lets a result stand until it is read. */
const READING: ReadonlySet<Pace> = new Set(["calm", "normal"]);
const MOST_SAID = 4;

export class Telling {
  readonly lines = signal<readonly Line[]>([]);
  /** How many events are still to be told to their end; none only once the newest position is on the stage. */
  readonly behind = signal(0);
  private events: Event[] = [];
  private shown = 0;
  private seen: Seen | null = null;
  private said: string[] = [];
  private remarks: Line[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly room: () => Room,
    private readonly seats: () => number,
  ) {}

  get known(): number {
    return this.events.length;
  }

  /** Events from number `first` on, and the position they lead to. */
  take(first: number, events: readonly Event[], seen: Seen | null, quietly: boolean): void {
    this.cut(first);
    this.events.push(...events);
    // What was seen before these events is of the past: with none of its own, what they tell stands.
    if (seen !== null || events.length > 0) this.seen = seen;
    if (quietly || document.visibilityState === "hidden") this.skip();
    else if (this.timer === undefined) this.step();
    else this.fallBehind();
  }

  /** Something to know that is no event: told with the last of them. */
  remark(text: string, seat: number | null): void {
    this.remarks.push({ text, seat, event: Math.max(0, this.known - 1) });
    if (this.timer === undefined) this.arrive([]);
  }

  /** Whether anything has happened since there were so many events that a reader would want to know. */
  hasNews(since: number): boolean {
    return this.events.slice(since).some(([kind]) => !this.stage.isQuiet(kind));
  }

  /** An event that is being told counts until its time is over: only then is the position what was told. */
  private fallBehind(): void {
    this.behind.value = Math.max(1, this.events.length - this.shown);
  }

  /** Come to the present at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const fresh: Line[] = [];
    while (this.shown < this.events.length) fresh.push(...this.playNext());
    this.arrive(fresh);
  }

  /** Tell everything anew, for instance in another language. */
  again(): void {
    this.rewind(this.shown);
    this.skip();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private cut(first: number): void {
    if (first >= this.events.length) return;
    this.events = this.events.slice(0, first);
    if (this.shown > first) this.rewind(first);
  }

  private rewind(shown: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stage.reset(this.seats());
    this.shown = 0;
    const lines: Line[] = [];
    while (this.shown < shown) lines.push(...this.playNext());
    this.lines.value = lines;
    this.said = [];
  }

  private playNext(): Line[] {
    const event = this.events[this.shown];
    if (event === undefined) return [];
    const number = this.shown++;
    const told = this.stage.play(event, this.room());
    return told.map((one) => ({ ...one, event: number }));
  }

  private step(): void {
    this.timer = undefined;
    if (this.shown >= this.events.length) {
      this.arrive([]);
      return;
    }
    const kind = this.events[this.shown]?.[0] ?? "";
    const { sound } = this.stage.beat(kind);
    const fresh = this.playNext();
    this.lines.value = [...this.lines.value, ...fresh];
    this.said.push(...fresh.filter((line) => !line.heading).map((line) => this.voice(line)));
    this.fallBehind();
    if (sound !== undefined) play(sound);
    const wait = this.time(kind) * this.factor();
    if (wait < 20) this.step();
    else this.timer = setTimeout(() => this.step(), wait);
  }

  private voice(line: Line): string {
    return spoken(line.text, this.stage.picture);
  }

  /** How long an event is told at normal pace: a result longer, unless the reader is in a hurry. */
  private time(kind: string): number {
    const { time, stand = 0 } = this.stage.beat(kind);
    return READING.has(settings.value.pace) ? Math.max(time, stand) : time;
  }

  /** At the reader's pace; faster when much has piled up. */
  private factor(): number {
    const { factor, longest } = PACES[settings.value.pace];
    let left = 0;
    for (let place = this.shown - 1; place < this.events.length; place++) {
      left += this.time(this.events[place]?.[0] ?? "");
    }
    return left * factor > longest ? longest / left : factor;
  }

  private arrive(told: readonly Line[]): void {
    const fresh = [...told, ...this.remarks];
    this.remarks = [];
    if (fresh.length > 0) {
      this.lines.value = [...this.lines.value, ...fresh];
      this.said.push(...fresh.filter((line) => !line.heading).map((line) => this.voice(line)));
    }
    if (this.seen !== null) this.stage.settle(this.seen);
    this.behind.value = 0;
    if (this.said.length > 0) announce(this.said.slice(-MOST_SAID).join(" "));
    this.said = [];
  }
}
