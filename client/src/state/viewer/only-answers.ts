/** A question with one answer, and nothing else that could be done: it is given without asking. */
import { signal } from "@preact/signals";
import { about, text, yes } from "../../stage/reading";
import { INTERJECT } from "../../stage/scene";
import type { Stage } from "../../stage/stage";
import type { Asked, Chosen, TableInfo } from "../../wire/types";
import { say } from "../../words/words";
import { Pace } from "./only-answer-pace";
import { nameOf, ownOptions } from "./questions";
import type { Telling } from "./telling";

export class OnlyAnswers {
  /** Whether the question of now is such a one. */
  readonly isAlone = signal(false);
  /** How many events there were when this seat last decided. */
  private heard = 0;
  /** When the question came. */
  private since = 0;
  private readonly pace = new Pace();

  constructor(
    private readonly seat: number | null,
    private readonly stage: Stage,
    private readonly telling: Telling,
  ) {}

  /** A new question has come, or none. */
  begin(asked: Asked | null): void {
    this.since = Date.now();
    this.isAlone.value = asked !== null && this.isForced(asked);
  }

  /** The seat has decided something itself. */
  decided(asked: Asked, chosen: Chosen | undefined): void {
    this.heard = this.telling.known;
    if (chosen !== undefined && ownOptions(asked).length > 1) this.pace.considered(nameOf(chosen), Date.now() - this.since);
  }

  /** One answer, and nothing else that could be done now: what was open before, and has brought nothing new, was declined already. */
  private isForced(asked: Asked): boolean {
    const own = ownOptions(asked).length;
    const besides = asked.options.length > own && !yes(about(asked), "idle");
    return asked.ask !== INTERJECT && own === 1 && !(besides && this.telling.hasNews(this.heard));
  }

  /** Give it. Where people might read a secret from its haste, it takes its time. */
  answer(asked: Asked, table: TableInfo | null, isStill: () => boolean, give: () => void): void {
    const why = text(about(asked), "skipped");
    if (why !== "") this.telling.remark(say(`${this.stage.game}-skipped`, { why }), this.seat);
    const others = table?.seats.filter((seat) => !seat.mine && !seat.by_bot).length ?? 0;
    const only = ownOptions(asked)[0];
    if (!this.stage.hasSecrets || others === 0 || this.stage.isWithinRow(asked) || only === undefined) give();
    else setTimeout(() => isStill() && give(), this.pace.wait(nameOf(only)));
  }
}
