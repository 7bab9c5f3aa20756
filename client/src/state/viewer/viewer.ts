/** One pair of eyes at one table: its line, its position, its question. Rendering only reads it. */
import { batch, computed, signal } from "@preact/signals";
import { about, plainFacts, text, yes } from "../../stage/reading";
import { type Acts, INTERJECT, NO_ACTS, type Room } from "../../stage/scene";
import type { Stage } from "../../stage/stage";
import { Line, type LineEnds, type LineState, type Wire } from "../../wire/line";
import { patiently } from "../../words/patiently";
import type { Asked, Chosen, Command, Entry, Frame, Here, HintTold, Manners, Out, Position, TableInfo, Welcome } from "../../wire/types";
import { refusal, ui } from "../../words/ui";
import { type Facts, say } from "../../words/words";
import { announceNow } from "../../browser/announce";
import { refusalOf } from "./refusal-words";
import { settings } from "../../browser/settings";
import { play } from "../app/sound";
import { Pace } from "./only-answer-pace";
import { Telling } from "./telling";
import { OptionOdds } from "./option-odds";
import { seatName } from "../table/seat-names";

/** Questions so far of all eyes at this screen: what one has begun to answer is never found at another's. */
let questions = 0;

type Given = { type: "answer"; index: number } | { type: "row"; answers: Chosen[] };

interface Note {
  /** A refusal of what was sent, a refusal of what was touched, a tip after a touch, or a hint that was asked for. */
  readonly kind: "bad" | "plain" | "tip" | "hint";
  readonly text: string;
}

export class Viewer {
  readonly table = signal<TableInfo | null>(null);
  readonly position = signal<Position | null>(null);
  readonly entries = signal<readonly Entry[]>([]);
  readonly here = signal<Here>({ seats: [], watching: 0 });
  readonly manners = signal<Manners>({ chat: true, blocked: [] });
  readonly state = signal<LineState>("opening");
  readonly note = signal<Note | null>(null);
  readonly sending = signal(false);
  /** The option that is on its way; none while a row is. */
  readonly pressed = signal<number | null>(null);
  readonly marked = signal<number | null>(null);
  /** The option that a hint has named. */
  readonly hinted = signal<number | null>(null);
  readonly telling: Telling;
  /** In a lesson a task is set: nothing is taken back, and nobody else is asked. */
  readonly isCoached = signal(false);
  /** In a lesson: why an answer must wait; nothing where it need not. */
  hold: (index: number) => string = () => "";
  /** What the server's clock shows more than ours. */
  ahead = 0;
  closeCode = 0;
  private seq = 0;
  /** The answer that was sent last. */
  private pending = "";
  private undoing = false;
  private wasAsked = false;
  /** The question has one answer and nothing else can be done: it is given without asking. */
  private readonly isAlone = signal(false);
  /** Which of all questions at this screen it is. */
  private readonly question = signal(-1);
  /** What was asked when one did something besides: asked again, it is the same question still. */
  private aside: { asked: Asked; number: number } | null = null;
  /** How many events there were when this seat last decided. */
  private heard = 0;
  /** When the question came. */
  private since = 0;
  private readonly pace = new Pace();
  /** The position at which a bot that waited was told to go on, and the word for it. */
  private readonly waved = signal<Position | null>(null);
  private wave = "";
  /** Whether bots wait for this seat: what was set when it sat down holds as long as it sits. */
  private readonly stepsIn = settings.peek().stepIn;
  private readonly line: Wire;
  private readonly weighing = new OptionOdds((id, index) => this.send({ type: "odds", id, index }));

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly stage: Stage,
    open: (ends: LineEnds) => Wire = (ends) => new Line(id, seat, stage.isText, seat !== null && this.stepsIn, ends),
  ) {
    this.telling = new Telling(stage, () => this.room.peek(), () => this.table.peek()?.seats.length ?? 2);
    this.line = open({
      since: () => this.seq,
      state: (state, code) => {
        this.state.value = state;
        this.closeCode = code;
      },
      take: (frame) => this.take(frame),
    });
  }

  readonly room = computed<Room>(() => ({
    names: (this.table.value?.seats ?? []).map(seatName),
    you: this.seat,
  }));

  /** The question, once everything before it has been told. */
  readonly asked = computed<Asked | null>(() => {
    const asked = this.position.value?.asked ?? null;
    return this.telling.behind.value > 0 || this.isAlone.value ? null : asked;
  });

  /** Whether a question waits for this seat; what it may do out of turn is none. */
  readonly isAsked = computed(() => {
    const asked = this.position.value?.asked ?? null;
    return asked !== null && asked.ask !== INTERJECT && !this.isAlone.value;
  });

  /** Whether a bot waits: this seat may step in, and nothing more is to be told. */
  readonly waits = computed(() => {
    const position = this.position.value;
    return position !== null && position.waits && this.stepsIn && this.telling.behind.value === 0 && this.waved.value !== position;
  });

  readonly acts = computed<Acts>(() => {
    const asked = this.asked.value;
    if (asked === null) return NO_ACTS;
    // What was drawn for another question does nothing any more.
    const stands = (): boolean => isSame(asked, this.asked.peek());
    return {
      asked,
      number: this.question.value,
      isBusy: this.sending.value,
      pressed: this.pressed.value,
      marked: this.marked.value,
      hinted: this.hinted.value,
      isCoached: this.isCoached.value,
      holds: (index) => this.hold(index),
      odds: this.weighing.odds.value,
      touch: (index) => void (stands() && this.touch(index)),
      answer: (index) => void (stands() && this.answer(index)),
      row: (answers) => void (stands() && this.row(answers)),
      whyNot: (ask, choice) => this.send({ type: "why", id: fresh(), ask, choice }),
      refuse: (reason, _, came) => void this.refuse(reason, came),
      back: () => this.back(),
    };
  });

  open(): void {
    this.line.start();
  }

  close(): void {
    this.line.end();
    this.telling.end();
  }

  /** Whether a bot may be asked what it would do: where all others are bots. */
  readonly mayHint = computed(() => {
    const table = this.table.value;
    const isAlone = table?.seats.every((seat) => seat.seat === this.seat || seat.kind === "bot") === true;
    return isAlone && table?.state === "playing" && !this.isCoached.value;
  });

  /** Touch an option: what cannot be taken back is marked first and done the second time. */
  touch(index: number): void {
    const asked = this.asked.peek();
    const option = asked?.options[index];
    if (option === undefined) return;
    const later = this.hold(index);
    if (later !== "") {
      this.note.value = { kind: "tip", text: later };
      return;
    }
    const isFirm = settings.value.confirm && this.stage.isFirm(option.ask);
    if (isFirm && this.marked.peek() !== index) {
      this.clearNote();
      this.marked.value = index;
      return;
    }
    this.answer(index);
  }

  /** Answer the question that is shown: never one that is still to come. */
  answer(index: number): void {
    const asked = this.asked.peek();
    if (asked !== null) this.decide(asked, asked.options[index], { type: "answer", index });
  }

  /** Answer a row of questions: one command, all of it or nothing. */
  row(answers: readonly Chosen[]): void {
    const asked = this.asked.peek();
    if (asked !== null && answers.length > 0) this.decide(asked, answers[0], { type: "row", answers: [...answers] });
  }

  private decide(asked: Asked, chosen: Chosen | undefined, given: Given): void {
    if (this.sending.peek()) return;
    this.heard = this.telling.known;
    if (chosen !== undefined && ownOptions(asked).length > 1) this.pace.considered(nameOf(chosen), Date.now() - this.since);
    this.aside = chosen?.ask === INTERJECT ? { asked, number: this.question.peek() } : null;
    this.give(given);
  }

  /** A hint stays as long as its question, unless it is touched: its answer is still to be found. */
  private clearNote(): void {
    if (this.note.peek()?.kind !== "hint") this.note.value = null;
  }

  private give(given: Given): void {
    if (this.sending.peek()) return;
    this.clearNote();
    this.sending.value = true;
    this.pressed.value = given.type === "answer" ? given.index : null;
    this.pending = fresh();
    this.send({ ...given, id: this.pending, seq: this.seq });
  }

  /** Step back: unmark, or within a row of small answers take the last one back if that is free. */
  back(): void {
    const asked = this.asked.peek();
    if (this.marked.peek() !== null) this.marked.value = null;
    else if (asked !== null && this.stage.isWithinRow(asked) && this.isBackFree()) this.undo();
  }

  /** Whether an answer can be taken back without asking anybody, or that is worth trying. */
  private isBackFree(): boolean {
    const undo = this.position.peek()?.undo;
    return undo === "free" || undo === "try";
  }

  /** Nobody is troubled unless the button said so. */
  undo(): void {
    this.undoing = true;
    this.send({ type: "undo", id: fresh(), seq: this.seq, free: this.isBackFree() });
  }

  /** Nothing from this seat: the bot that waits may go on. */
  goOn(): void {
    const position = this.position.peek();
    if (position === null || !this.waits.peek()) return;
    this.waved.value = position;
    this.wave = fresh();
    this.send({ type: "wave", id: this.wave, seq: this.seq });
  }

  /** What would you do? */
  hint(): void {
    if (this.mayHint.peek() && this.asked.peek() !== null && this.isAsked.peek()) this.send({ type: "hint", id: fresh(), seq: this.seq });
  }

  consent(agree: boolean, to: "undo" | "end" = "undo"): void {
    this.send({ type: "consent", id: fresh(), seq: this.seq, agree, to });
  }

  /** Give up, ask for an end, let a bot play on, or play on oneself. */
  wish(type: "resign" | "end" | "leave" | "reclaim"): void {
    this.send({ type, id: fresh() });
  }

  say(text: string): void {
    this.send({ type: "say", id: fresh(), text });
  }

  private send(command: Command): void {
    this.line.send(command);
  }

  /** Nothing is on its way any more. */
  private rest(): void {
    this.sending.value = false;
    this.pressed.value = null;
  }

  /** Words, buttons and the position they belong to change together. */
  private take(frame: Out): void {
    batch(() => this.follow(frame));
  }

  private follow(frame: Out): void {
    switch (frame.type) {
      case "welcome":
        this.welcome(frame, this.seq === 0);
        break;
      case "frame":
        this.frame(frame);
        break;
      case "here":
        this.here.value = { seats: frame.seats, watching: frame.watching };
        break;
      case "done":
        if (frame.id === this.pending) this.rest();
        break;
      case "refused":
        this.refused(frame);
        break;
      case "odds":
        this.weighing.take(frame.id, frame.odds);
        break;
      case "why":
        if (frame.reason !== "") void this.refuse(frame.reason);
        break;
      case "hint":
        void this.hinting(frame);
        break;
      case "pong":
        break;
    }
  }

  /** With what came and what the question is about, as far as it is words and numbers. */
  private async refuse(reason: string, came: Facts = {}): Promise<void> {
    const asked = this.asked.peek();
    const isOnBoard = asked === null || asked.options.some((option) => this.stage.isOnBoard(option));
    const text = await refusalOf(this.stage.game, asked?.ask ?? "", reason, isOnBoard, { ...(asked !== null && plainFacts(about(asked))), ...came });
    if (asked === null || isSame(asked, this.asked.peek())) this.note.value = { kind: "plain", text };
  }

  /** A ring around the option, and why; unless the question has gone meanwhile. */
  private async hinting(told: HintTold): Promise<void> {
    const asked = this.asked.peek();
    if (asked === null) return;
    const { adviceOf } = await patiently(() => import("./hint-words"));
    const text = await adviceOf(this.stage, this.room.peek(), asked, told);
    if (!isSame(asked, this.asked.peek())) return;
    this.hinted.value = told.index;
    this.note.value = { kind: "hint", text };
  }

  private welcome(frame: Welcome, isFirst: boolean): void {
    this.ahead = frame.now - Date.now();
    this.table.value = frame.table;
    this.here.value = frame.here;
    this.manners.value = frame.manners;
    this.seq = Math.max(this.seq, frame.seq);
    this.entries.value = [...this.entries.value, ...frame.entries.filter((entry) => entry.seq > this.lastEntry)];
    if (isFirst) this.stage.reset(frame.table.seats.length);
    this.telling.take(frame.first_event, frame.events, frame.position, isFirst);
    this.settle(frame.position);
  }

  private get lastEntry(): number {
    return this.entries.value.at(-1)?.seq ?? 0;
  }

  private frame(frame: Frame): void {
    if (frame.seq <= this.seq) return;
    this.seq = frame.seq;
    this.entries.value = [...this.entries.value, frame.entry];
    if (frame.table !== null) this.table.value = frame.table;
    this.telling.take(frame.first_event, frame.events, frame.position, frame.entry.kind === "undone");
    if (frame.position !== null) this.settle(frame.position, frame.entry.seat !== this.seat);
  }

  /** A new position: what was marked or weighed before is of the past, unless others answered and my question stays. */
  private settle(position: Position | null, byOthers = false): void {
    if (position === null) return;
    const before = this.position.peek();
    this.position.value = position;
    const table = this.table.peek();
    if (table !== null) {
      this.table.value = { ...table, to_act: position.to_act, scores: position.scores, answers: position.number };
    }
    const { asked } = position;
    if (before?.number === position.number && before.asked?.ask === asked?.ask) return;
    if (byOthers && isSame(before?.asked ?? null, asked)) return;
    this.question.value = this.numberOf(asked);
    this.since = Date.now();
    this.marked.value = null;
    this.hinted.value = null;
    this.rest();
    this.weighing.begin(0);
    this.isAlone.value = asked !== null && this.isForced(asked);
    if (asked === null || asked.ask === INTERJECT) {
      this.wasAsked = false;
      this.undoing = false;
      return;
    }
    if (this.undoing && this.isBackFree() && (this.isAlone.peek() || this.stage.isWithinRow(asked))) {
      this.undo();
      return;
    }
    if (this.isAlone.peek()) {
      this.answerAlone(asked);
      return;
    }
    this.undoing = false;
    this.note.value = null;
    if (this.stage.isWeighed(asked.ask)) this.weighing.begin(asked.options.length);
    if (!this.wasAsked) {
      this.wasAsked = true;
      announceNow(ui("your-decision"));
      play("horn");
    }
  }

  private numberOf(asked: Asked | null): number {
    return this.aside !== null && isSame(this.aside.asked, asked) ? this.aside.number : questions++;
  }

  /** One answer, and nothing else that could be done now: what was open before, and has brought nothing new, was declined already. */
  private isForced(asked: Asked): boolean {
    const own = ownOptions(asked).length;
    const besides = asked.options.length > own && !yes(about(asked), "idle");
    return asked.ask !== INTERJECT && own === 1 && !(besides && this.telling.hasNews(this.heard));
  }

  /** The only answer there is. Where people might read a secret from its haste, it takes its time. */
  private answerAlone(asked: Asked): void {
    const why = text(about(asked), "skipped");
    if (why !== "") this.telling.remark(say(`${this.stage.game}-skipped`, { why }), this.seat);
    const others = this.table.peek()?.seats.filter((seat) => !seat.mine && !seat.by_bot).length ?? 0;
    const only = ownOptions(asked)[0];
    const give = (): void => this.give({ type: "answer", index: 0 });
    if (!this.stage.hasSecrets || others === 0 || this.stage.isWithinRow(asked) || only === undefined) give();
    else setTimeout(() => isSame(this.position.peek()?.asked ?? null, asked) && give(), this.pace.wait(nameOf(only)));
  }

  private refused(frame: Extract<Out, { type: "refused" }>): void {
    if (this.weighing.take(frame.id)) return; // Nobody pressed anything.
    if (frame.id === this.wave) return; // It has gone on without.
    this.rest();
    this.undoing = false;
    this.isAlone.value = false;
    if (frame.current !== null) this.welcome(frame.current, false);
    const position = this.position.peek();
    if (frame.code === "not-free" && position !== null) this.position.value = { ...position, undo: "ask" };
    this.note.value = { kind: "bad", text: refusal(frame.code, frame.facts, frame.sentence) };
  }
}

/** Whether it is the same question with the same answers. */
function isSame(before: Asked | null, now: Asked | null): boolean {
  return before !== null && now !== null && before.ask === now.ask && JSON.stringify(ownOptions(before)) === JSON.stringify(ownOptions(now));
}

/** The answers to what is asked, without what may be done besides. */
function ownOptions(asked: Asked): Asked["options"] {
  return asked.options.filter((option) => option.ask === asked.ask);
}

/** What others see of an answer. */
function nameOf({ ask, choice }: Chosen): string {
  return `${ask} ${choice}`;
}

function fresh(): string {
  return crypto.randomUUID();
}
