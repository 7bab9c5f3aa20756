/** What is said under the question to who has touched, sent or asked something: a refusal, a tip, a hint. */
import { signal } from "@preact/signals";
import { about, plainFacts } from "../../stage/reading";
import type { Room } from "../../stage/scene";
import type { Stage } from "../../stage/stage";
import type { Asked, HintTold } from "../../wire/types";
import { patiently } from "../../words/patiently";
import type { Facts } from "../../words/words";
import { isSame } from "./questions";
import { refusalOf } from "./refusal-words";

interface Note {
  /** A refusal of what was sent, a refusal of what was touched, a tip after a touch, or a hint that was asked for. */
  readonly kind: "bad" | "plain" | "tip" | "hint";
  readonly text: string;
}

export class Notes {
  readonly note = signal<Note | null>(null);
  /** The option that a hint has named. */
  readonly hinted = signal<number | null>(null);

  constructor(
    private readonly stage: Stage,
    private readonly asked: () => Asked | null,
  ) {}

  /** A hint stays as long as its question, unless it is touched: its answer is still to be found. */
  clear(): void {
    if (this.note.peek()?.kind !== "hint") this.note.value = null;
  }

  /** With what came and what the question is about, as far as it is words and numbers. */
  async refuse(reason: string, came: Facts = {}): Promise<void> {
    const asked = this.asked();
    const isOnBoard = asked === null || asked.options.some((option) => this.stage.isOnBoard(option));
    const text = await refusalOf(this.stage.game, asked?.ask ?? "", reason, isOnBoard, { ...(asked !== null && plainFacts(about(asked))), ...came });
    if (asked === null || isSame(asked, this.asked())) this.note.value = { kind: "plain", text };
  }

  /** A ring around the option, and why; unless the question has gone meanwhile. */
  async hint(told: HintTold, room: Room): Promise<void> {
    const asked = this.asked();
    if (asked === null) return;
    const { adviceOf } = await patiently(() => import("./hint-words"));
    const text = await adviceOf(this.stage, room, asked, told);
    if (!isSame(asked, this.asked())) return;
    this.hinted.value = told.index;
    this.note.value = { kind: "hint", text };
  }
}
