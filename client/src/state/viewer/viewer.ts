/** One pair of eyes at one table: its line, its position, its question. Rendering only reads it. */
import { batch, computed, signal } from "@preact/signals";
import { type Acts, INTERJECT, NO_ACTS, type Room } from "../../stage/scene";
import { putForward } from "../../stage/foretold";
import type { Stage } from "../../stage/stage";
import { Line, type LineEnds, type LineState, type Wire } from "../../wire/line";
import type { Asked, Chosen, Command, Entry, Frame, Here, Manners, Out, Position, TableInfo, Welcome } from "../../wire/types";
import { refusal, ui } from "../../words/ui";
import { announceNow } from "../../browser/announce";
import { settings } from "../../browser/settings";
import { play } from "../app/sound";
import { Notes } from "./notes";
import { OnlyAnswers } from "./only-answers";
import { isSame } from "./questions";
import { Telling } from "./telling";
import { OptionOdds } from "./option-odds";
import { seatNames } from "../table/seat-names";

/** Questions so far of all eyes at this screen: what one has begun to answer is never found at another's. */
let questions = 0;

type Given = { type: "answer"; index: number } | { type: "row"; answers: Chosen[] };

export class Viewer {
  readonly table = signal<TableInfo | null>(null);
  readonly position = signal<Position | null>(null);
  readonly entries = signal<readonly Entry[]>([]);
  readonly here = signal<Here>({ seats: [], watching: 0 });
  readonly manners = signal<Manners>({ chat: true, blocked: [] });
  readonly state = signal<LineState>("opening");
  readonly sending = signal(false);
  /** The option that is on its way; none while a row is. */
  readonly pressed = signal<number | null>(null);
  readonly marked = signal<number | null>(null);
  readonly telling: Telling;
  private readonly notes: Notes;
  private readonly only: OnlyAnswers;
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
  /** Answers that nobody pressed, because they were the only ones: each with its question. */
  private readonly unpressed = new Map<string, Asked>();
  private undoing = false;
  private wasAsked = false;
  /** Which of all questions at this screen it is. */
  private readonly question = signal(-1);
  /** What was asked when one did something besides, or another question came in between: asked again, it is the same one still. */
  private aside: { asked: Asked; number: number } | null = null;
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
    this.notes = new Notes(stage, () => this.asked.peek());
    this.only = new OnlyAnswers(seat, stage, this.telling);
    this.line = open({
      since: () => this.seq,
      state: (state, code) => {
        this.state.value = state;
        this.closeCode = code;
      },
      take: (frame) => this.take(frame),
    });
  }

  /** What is said under the question. */
  get note(): Notes["note"] {
    return this.notes.note;
  }

  /** The option that a hint has named. */
  get hinted(): Notes["hinted"] {
    return this.notes.hinted;
  }

  readonly room = computed<Room>(() => ({
    names: seatNames(this.table.value?.seats ?? []),
    you: this.seat,
  }));

  /** The question, once everything before it has been told. */
  readonly asked = computed<Asked | null>(() => {
    const asked = this.position.value?.asked ?? null;
    return this.telling.behind.value > 0 || this.only.isAlone.value ? null : asked;
  });

  /** Whether a question waits for this seat; what it may do out of turn is none. */
  readonly isAsked = computed(() => {
    const asked = this.position.value?.asked ?? null;
    return asked !== null && asked.ask !== INTERJECT && !this.only.isAlone.value;
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
      asked: putForward(asked, this.hinted.value),
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
      refuse: (reason, _, came) => void this.notes.refuse(reason, came),
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
      this.notes.clear();
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
    this.only.decided(asked, chosen);
    if (chosen?.ask === INTERJECT) this.putAside(asked);
    else if (this.aside?.number === this.question.peek()) this.aside = null;
    this.give(given);
  }

  private putAside(asked: Asked): void {
    this.aside = { asked, number: this.question.peek() };
  }

  private give(given: Given): void {
    if (this.sending.peek()) return;
    this.notes.clear();
    this.sending.value = true;
    this.pressed.value = given.type === "answer" ? given.index : null;
    this.pending = fresh();
    this.send({ ...given, id: this.pending, seq: this.seq });
  }

  private giveUnpressed(asked: Asked): void {
    this.give({ type: "answer", index: 0 });
    this.unpressed.set(this.pending, asked);
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
        this.welcome(frame, this.seq === 0, !this.sending.peek());
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
        if (frame.reason !== "") void this.notes.refuse(frame.reason);
        break;
      case "hint":
        void this.notes.hint(frame, this.room.peek());
        break;
      case "pong":
        break;
    }
  }

  private welcome(frame: Welcome, isFirst: boolean, byOthers: boolean): void {
    this.ahead = frame.now - Date.now();
    this.table.value = frame.table;
    this.here.value = frame.here;
    this.manners.value = frame.manners;
    this.seq = Math.max(this.seq, frame.seq);
    this.entries.value = [...this.entries.value, ...frame.entries.filter((entry) => entry.seq > this.lastEntry)];
    if (isFirst) this.stage.reset(frame.table.seats.length);
    this.telling.take(frame.first_event, frame.events, frame.position, isFirst);
    this.settle(frame.position, byOthers);
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
  private settle(position: Position | null, byOthers: boolean): void {
    if (position === null) return;
    const before = this.position.peek();
    this.position.value = position;
    const table = this.table.peek();
    if (table !== null) {
      this.table.value = { ...table, to_act: position.to_act, scores: position.scores, answers: position.number };
    }
    const { asked } = position;
    if (before?.number === position.number && before.asked?.ask === asked?.ask) return;
    if (byOthers && before !== null && before.asked !== null) {
      if (isSame(before.asked, asked)) return;
      this.putAside(before.asked);
    }
    this.question.value = this.numberOf(asked);
    this.marked.value = null;
    this.hinted.value = null;
    this.rest();
    this.weighing.begin(0);
    this.only.begin(asked);
    if (asked === null || asked.ask === INTERJECT) {
      this.wasAsked = false;
      this.undoing = false;
      return;
    }
    if (this.undoing && this.isBackFree() && (this.only.isAlone.peek() || this.stage.isWithinRow(asked))) {
      this.undo();
      return;
    }
    if (this.only.isAlone.peek()) {
      this.only.answer(asked, this.table.peek(), () => isSame(this.position.peek()?.asked ?? null, asked), () => this.giveUnpressed(asked));
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

  private refused(frame: Extract<Out, { type: "refused" }>): void {
    if (this.weighing.take(frame.id)) return; // Nobody pressed anything.
    if (frame.id === this.wave) return; // It has gone on without.
    const alone = this.unpressed.get(frame.id ?? "");
    const isOvertaken = alone !== undefined && (frame.current !== null || !isSame(alone, this.position.peek()?.asked ?? null));
    // The same seat in another window was faster, and what is asked now may be on its way already.
    if (isOvertaken && frame.id !== this.pending) return;
    this.rest();
    this.undoing = false;
    this.only.isAlone.value = false;
    if (frame.current !== null) this.welcome(frame.current, false, false);
    const position = this.position.peek();
    if (isOvertaken) return;
    if (frame.code === "not-free" && position !== null) this.position.value = { ...position, undo: "ask" };
    this.note.value = { kind: "bad", text: refusal(frame.code, frame.facts, frame.sentence) };
  }
}

function fresh(): string {
  return crypto.randomUUID();
}
