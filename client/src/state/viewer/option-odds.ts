/** The odds of the options of a question, asked for one after the other: an answer that comes in between waits for one of them only. */
import { signal } from "@preact/signals";

/** More than this nobody compares. */
const MOST = 20;
/** Who answers sooner, in milliseconds, has not looked at odds: the server is spared them. */
const PAUSE = 80;

export type Odds = Readonly<Record<string, number>>;

export class OptionOdds {
  readonly odds = signal<ReadonlyMap<number, Odds>>(new Map());
  /** The command under way, and the option it is about. */
  private asked: readonly [id: string, index: number] | null = null;
  /** All that were sent and not told yet, also for a question that is gone. */
  private readonly untold = new Set<string>();
  private left: readonly number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (id: string, index: number) => void) {}

  /** A new question with so many options to weigh. */
  begin(options: number): void {
    clearTimeout(this.timer);
    this.odds.value = new Map();
    this.asked = null;
    this.left = Array.from({ length: Math.min(options, MOST) }, (_, index) => index);
    if (options > 0) this.timer = setTimeout(() => this.next(), PAUSE);
  }

  /** What came of a command: odds, or nothing if it was refused. Whether it was one of these; those of a question that is gone tell nothing. */
  take(id: string | null, odds?: Odds): boolean {
    if (id === null || !this.untold.delete(id)) return false;
    const [asked, index] = this.asked ?? [];
    if (index === undefined || asked !== id) return true;
    if (odds !== undefined) this.odds.value = new Map(this.odds.value).set(index, odds);
    this.next();
    return true;
  }

  private next(): void {
    const [index, ...left] = this.left;
    this.left = left;
    this.asked = index === undefined ? null : [crypto.randomUUID(), index];
    if (this.asked === null) return;
    this.untold.add(this.asked[0]);
    this.send(...this.asked);
  }
}
