/**
 * A lesson as a line: the same eyes look at it as at a table.
 *
 * The server keeps nothing of a lesson. All answers so far go out, and where they lead comes back. This browser
 * keeps them until the lesson is over: whoever leaves finds it again where it was.
 */
import { computed, signal } from "@preact/signals";
import type { Acts } from "../../stage/scene";
import { openStage } from "../../stage/shelf";
import type { LineEnds, Wire } from "../../wire/line";
import { http, Refusal } from "../../wire/http";
import type { Chosen, Command, LessonStep, LessonWish } from "../../wire/types";
import { learn, say } from "../../words/words";
import { type Begun, begunAt, forgetBegun, keepBegun } from "./lessons-begun";
import { myName } from "../guest/my-name";
import { Viewer } from "../viewer/viewer";

export class Lesson {
  readonly step = signal<LessonStep | null>(null);
  readonly trouble = signal<unknown>(null);
  readonly viewer = signal<Viewer | null>(null);
  /** Whether anything has been answered that one could begin anew. */
  readonly isBegun = computed(() => (this.step.value?.welcome.position?.number ?? 0) > 0);
  private answers: readonly Chosen[] = [];
  private seed: string = crypto.randomUUID();
  private ended = false;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** What may be done on the board: of its spaces only what is right now. */
  readonly onBoard = computed<Acts | null>(() => {
    const viewer = this.viewer.value;
    const acts = viewer?.acts.value ?? null;
    if (acts === null || acts.asked === null || viewer?.isCoached.value !== true) return acts;
    const whole = acts.asked;
    const { options } = whole;
    if (!options.some((option) => viewer.stage.isOnBoard(option))) return acts;
    const live = options.map((_, index) => index).filter((index) => this.later(index) === "");
    return {
      ...acts,
      asked: { ...whole, options: live.flatMap((index) => options[index] ?? []) },
      marked: acts.marked === null ? null : live.indexOf(acts.marked),
      holds: () => "",
      touch: (place) => acts.touch(live[place] ?? -1),
      answer: (place) => acts.answer(live[place] ?? -1),
      refuse: (reason, there, came) => {
        const held = there?.(whole);
        if (held === undefined || live.includes(held)) acts.refuse(reason, undefined, came);
        else acts.touch(held);
      },
    };
  });

  async open(): Promise<void> {
    try {
      const [printed, step] = await Promise.all([http.lessonContent(this.game, this.id), this.begin(), learn(`${this.game}/lessons`)]);
      const stage = await openStage(this.game, printed);
      if (this.ended) return;
      const viewer = new Viewer("lesson", step.welcome.seat, stage, (ends) => this.line(ends));
      viewer.hold = (index) => this.later(index);
      this.viewer.value = viewer;
      viewer.open();
      this.go(viewer, this.answers, step);
    } catch (trouble) {
      this.trouble.value = trouble;
    }
  }

  /** Where it was left; from the beginning where the way there is not known any more. */
  private async begin(): Promise<LessonStep> {
    const begun = begunAt(this.game, this.id);
    const step = begun === null ? null : await this.resume(begun);
    return step ?? this.ask([]);
  }

  private async resume({ seed, answers }: Begun): Promise<LessonStep | null> {
    try {
      const step = await http.lesson(this.game, this.id, { answers: [...answers], seed, whole: true });
      if (step.refused !== "" || step.over) return null;
      this.seed = seed;
      this.answers = answers;
      return step;
    } catch (trouble) {
      // Answers of another day's rules lead nowhere; but who asks too often has lost nothing.
      if (trouble instanceof Refusal && trouble.problem.code !== "too-many") return null;
      throw trouble;
    }
  }

  end(): void {
    this.ended = true;
    this.viewer.peek()?.close();
  }

  /** Why an option must wait, in words. */
  private later(index: number): string {
    const key = this.step.value?.wrong[index] ?? "";
    return key === "" ? "" : say(key);
  }

  private wish(answers: readonly Chosen[]): LessonWish {
    return { answers: [...answers], seed: this.seed };
  }

  private ask(answers: readonly Chosen[]): Promise<LessonStep> {
    return http.lesson(this.game, this.id, this.wish(answers));
  }

  private go(viewer: Viewer, answers: readonly Chosen[], step: LessonStep): void {
    this.answers = answers;
    this.step.value = step;
    if (step.over) forgetBegun(this.game, this.id);
    else if (answers.length > 0) keepBegun(this.game, this.id, { seed: this.seed, answers });
    viewer.isCoached.value = !step.free;
    const { table } = step.welcome;
    const seats = table.seats.map((seat) => (seat.mine ? { ...seat, name: myName() } : seat));
    this.take({ ...step.welcome, table: { ...table, seats } });
  }

  private take: LineEnds["take"] = () => undefined;

  private line(ends: LineEnds): Wire {
    this.take = (frame) => ends.take(frame);
    return {
      start: () => ends.state("live", 0),
      end: () => undefined,
      send: (command) => void this.obey(command),
    };
  }

  private async obey(command: Command): Promise<void> {
    const viewer = this.viewer.peek();
    const options = viewer?.position.peek()?.asked?.options ?? [];
    if (viewer === null) return;
    switch (command.type) {
      case "answer": {
        const option = options[command.index];
        if (option !== undefined) await this.answer(viewer, command.id, [{ ask: option.ask, choice: option.choice }]);
        break;
      }
      case "row":
        await this.answer(viewer, command.id, command.answers);
        break;
      case "odds":
        this.take({ type: "odds", id: command.id, odds: this.step.peek()?.odds[command.index] ?? {} });
        break;
      case "why": {
        const touched = options.findIndex(({ ask, choice }) => ask === command.ask && choice === command.choice);
        const words = this.later(touched);
        const task = this.step.peek()?.do ?? "";
        viewer.note.value = { kind: "tip", text: words !== "" ? words : task === "" ? "" : say(task) };
        break;
      }
      case "hint": {
        const advised = await http.lessonHint(this.game, this.id, this.wish(this.answers));
        this.take({ type: "hint", id: command.id, ...advised });
        break;
      }
      default:
        break;
    }
  }

  /** What is right leads on; to all else the coach has a word. */
  private async answer(viewer: Viewer, id: string, given: readonly Chosen[]): Promise<void> {
    try {
      const answers = [...this.answers, ...given];
      const step = await this.ask(answers);
      if (this.ended) return;
      if (step.refused === "") this.go(viewer, answers, step);
      else viewer.note.value = { kind: "tip", text: say(step.refused) };
      this.take({ type: "done", id, seq: step.welcome.seq });
    } catch (trouble) {
      this.trouble.value = trouble;
    }
  }
}
