import { bookOf } from "./books";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { open } from "../src/games/gladiatori/index";
import { settings } from "../src/browser/settings";
import { Viewer } from "../src/state/viewer/viewer";
import { bundle, use } from "../src/words/words";
import type { Asked, Event } from "../src/wire/types";
import fixture from "./fixtures/gladiatori.json";

const book = await bookOf("gladiatori");

/** The server's end of the line. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = 1;
  readonly sent: { type: string; id: string }[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {}
  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

type Question = Asked & { seat: number; view: Record<string, unknown> };

const questions = fixture.asked as unknown as Question[];
const question = (ask: string, test: (one: Question) => boolean = () => true): Question => {
  const found = questions.find((one) => one.ask === ask && test(one));
  if (found === undefined) throw new Error(`a question ${ask} was expected in the fixture`);
  return found;
};
const isForced = ({ ask, options }: Asked): boolean => options.filter((option) => option.ask === ask).length === 1;

const OTHER = { kind: "link", bot: null, name: "Bruno", held: true, mine: false, by_bot: false, contributed: true };

/** A viewer at a table of two people, and what its server says. */
function sit({ seat, view, ask, options }: Question, about: Asked["about"] = {}) {
  const viewer = new Viewer("t1", seat, open(book));
  viewer.open();
  const position = (number: number, asked: Asked | null) => ({
    number, view, to_act: [0, 1], asked, undo: "none", undo_asked: null, clocks: [], scores: [0, 0], winners: [], over: false,
  });
  const seats = [0, 1].map((one) => ({ ...OTHER, seat: one, mine: one === seat }));
  let seq = 1;
  const welcome = (number: number, asked: Asked): void =>
    FakeSocket.last.says({
      type: "welcome", seq, seat, now: 0, entries: [], first_event: events, events: [], here: { seats: [], watching: 0 },
      table: { id: "t1", game: "gladiatori", state: "playing", seats }, position: position(number, asked),
    });
  let events = 0;
  welcome(4, { ask, options, about });
  const again = (asked: Asked): void => {
    seq += 1;
    welcome(3 + seq, asked);
  };
  const answers = (by: number, asked: Asked | null, told: Event[] = [], now = view): void => {
    seq += 1;
    FakeSocket.last.says({
      type: "frame", seq, entry: { seq, at: 0, kind: "answered", seat: by }, first_event: events, events: told,
      position: { ...position(3 + seq, asked), view: now }, table: null,
    });
    events += told.length;
  };
  const sent = (): number => FakeSocket.last.sent.filter(({ type }) => type === "answer").length;
  return { viewer, answers, again, sent, other: 1 - seat };
}

describe("while others answer", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("a mark stays on the question that stays", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const { viewer, answers, other } = sit(pick);
    viewer.touch(1);
    answers(other, { ask: pick.ask, options: pick.options, about: {} });
    expect(viewer.marked.value).toBe(1);
    answers(other, { ask: pick.ask, options: pick.options.slice(1), about: {} });
    expect(viewer.marked.value).toBeNull();
  });

  it("a hint stays as long as its question, so that no answer moves under the finger", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const { viewer, answers, other } = sit(pick);
    viewer.note.value = { kind: "hint", text: "I would take it." };
    viewer.touch(1);
    viewer.touch(1);
    expect(viewer.note.value?.text).toBe("I would take it.");
    answers(1 - other, { ask: "fight", options: pick.options.slice(1), about: {} });
    expect(viewer.note.value).toBeNull();
  });

  it("odds that are refused, because the question is answered, are no word to who pressed nothing wrong", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const { viewer, answers, other } = sit(pick);
    vi.spyOn(viewer.stage, "isWeighed").mockReturnValue(true);
    answers(1 - other, { ask: "fight", options: pick.options, about: {} });
    vi.advanceTimersByTime(200);
    const weighed = FakeSocket.last.sent.at(-1);
    viewer.answer(0);
    FakeSocket.last.says({ type: "refused", id: weighed?.id, code: "choice", sentence: "no", facts: {}, current: null });
    expect(weighed?.type).toBe("odds");
    expect([viewer.sending.value, viewer.note.value]).toEqual([true, null]);
    answers(1 - other, { ask: "fight", options: pick.options.slice(1), about: {} });
    FakeSocket.last.says({ type: "refused", id: FakeSocket.last.sent.find(({ type }) => type === "answer")?.id, code: "choice", sentence: "no", facts: {}, current: null });
    expect(viewer.note.value).not.toBeNull();
  });

  it("an only answer that the same seat has given in another window already is no error here", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const { viewer, answers, other, sent } = sit(pick);
    const lone = { ask: "fight", options: [{ ...pick.options[0], ask: "fight" }] as Asked["options"], about: {} };
    const refuse = (id: string | undefined): void => FakeSocket.last.says({ type: "refused", id, code: "stale", sentence: "no", facts: {}, current: null });
    answers(1 - other, lone);
    vi.advanceTimersByTime(10_000);
    expect(sent()).toBe(1);
    const unpressed = FakeSocket.last.sent.findLast(({ type }) => type === "answer")?.id;
    answers(1 - other, { ask: pick.ask, options: pick.options, about: {} });
    refuse(unpressed);
    expect([viewer.note.value, viewer.sending.value, viewer.asked.value?.ask]).toEqual([null, false, "pick"]);
    viewer.answer(0);
    refuse(unpressed);
    expect([viewer.note.value, viewer.sending.value]).toEqual([null, true]);
    refuse(FakeSocket.last.sent.findLast(({ type }) => type === "answer")?.id);
    expect([viewer.note.value?.kind, viewer.sending.value]).toEqual(["bad", false]);
  });

  it("what was begun stays with the question, and is never found at another seat's", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const { viewer, answers, other } = sit(pick);
    const first = viewer.acts.value.number;
    answers(other, { ask: pick.ask, options: pick.options, about: {} });
    expect(viewer.acts.value.number).toBe(first);
    expect(sit({ ...pick, seat: other }).viewer.acts.value.number).not.toBe(first);
  });

  it("what was begun stays when one does something besides, and not when one answers", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const besides = [...pick.options, { id: 0, ask: "interject", step: "", choice: 0, args: [] }];
    const asked = { ask: pick.ask, options: besides, about: {} };
    const { viewer, answers, other } = sit({ ...pick, options: besides });
    const first = viewer.acts.value.number;
    viewer.row([{ ask: "interject", choice: 0 }, { ask: "fight", choice: 0 }]);
    answers(1 - other, { ask: "fight", options: pick.options, about: {} });
    answers(1 - other, asked);
    expect(viewer.acts.value.number).toBe(first);
    viewer.answer(0);
    answers(1 - other, asked);
    expect(viewer.acts.value.number).not.toBe(first);
  });

  it("what was begun stays when another question comes in between, and is answered first", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const asked = { ask: pick.ask, options: pick.options, about: {} };
    const deal = { ask: "fight", options: pick.options.slice(1), about: {} };
    const { viewer, answers, other } = sit(pick);
    const first = viewer.acts.value.number;
    answers(other, deal);
    expect(viewer.acts.value.number).not.toBe(first);
    viewer.answer(0);
    answers(1 - other, null);
    answers(other, asked);
    expect(viewer.acts.value.number).toBe(first);
    viewer.answer(0);
    answers(1 - other, null);
    answers(other, asked);
    expect(viewer.acts.value.number).not.toBe(first);
  });

  it("what was begun stays when the line comes back, after others have answered", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const { viewer, again } = sit(pick);
    const first = viewer.acts.value.number;
    viewer.touch(1);
    again({ ask: pick.ask, options: pick.options, about: {} });
    expect([viewer.acts.value.number, viewer.marked.value]).toEqual([first, 1]);
    viewer.touch(1);
    again({ ask: pick.ask, options: pick.options, about: {} });
    expect([viewer.acts.value.number === first, viewer.marked.value]).toEqual([false, null]);
  });

  it("an answer under way is not asked for again", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const { viewer, answers, sent, other } = sit(pick);
    viewer.answer(0);
    answers(other, { ask: pick.ask, options: pick.options, about: {} });
    expect(viewer.sending.value).toBe(true);
    viewer.answer(0);
    expect(sent()).toBe(1);
    answers(1 - other, null);
    expect(viewer.sending.value).toBe(false);
  });

  it("the only answer there is is given once, in its own time", () => {
    const fight = question("fight", (one) => one.seat < 2 && isForced(one));
    const { answers, sent, other } = sit(fight);
    vi.advanceTimersByTime(800);
    answers(other, { ask: fight.ask, options: fight.options, about: {} });
    expect(sent()).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(sent()).toBe(1);
  });

  it("the only answer there is takes about as long as the same answer took where there was another", () => {
    const pick = question("pick", ({ seat, options }) => seat < 2 && options.length > 2);
    const asked = (options: Asked["options"]): Asked => ({ ask: pick.ask, options, about: {} });
    const { viewer, answers, sent, other } = sit(pick);
    vi.advanceTimersByTime(4000);
    viewer.answer(0);
    answers(1 - other, null);
    answers(other, asked(pick.options.slice(0, 1)));
    vi.advanceTimersByTime(2600);
    expect(sent()).toBe(1);
    vi.advanceTimersByTime(2800);
    expect(sent()).toBe(2);
    answers(1 - other, null);
    answers(other, asked(pick.options.slice(1, 2)));
    vi.advanceTimersByTime(1800);
    expect(sent()).toBe(3);
  });

  it("nobody waits for an only answer as long as somebody has thought", () => {
    const pick = question("pick", ({ seat, options }) => seat < 2 && options.length > 2);
    const { viewer, answers, sent, other } = sit(pick);
    vi.advanceTimersByTime(60000);
    viewer.answer(0);
    answers(1 - other, null);
    answers(other, { ask: pick.ask, options: pick.options.slice(0, 1), about: {} });
    vi.advanceTimersByTime(8000);
    expect(sent()).toBe(2);
  });
});

describe("a question", () => {
  beforeEach(() => {
    use([bundle("en", "gladiatori-now = turn { $turn }")]);
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const pick = question("pick", ({ seat }) => seat < 2);
  const skill = question("skill", (one) => one.seat < 2 && !isForced(one));
  const asked = ({ ask, options, about }: Question): Asked => ({ ask, options, about });
  const attack: Event = ["attack", 1, 0, 14, 0];

  it("comes with the position it belongs to, and not before", () => {
    const { viewer, answers, sent } = sit({ ...pick, seat: skill.seat });
    answers(skill.seat, null);
    answers(1 - skill.seat, asked(skill), [attack], { ...skill.view, turn: 5 });
    expect(viewer.stage.where()).not.toContain("5");
    expect(viewer.asked.value).toBeNull();
    expect(viewer.acts.value.asked).toBeNull();
    viewer.touch(0);
    viewer.answer(0);
    viewer.row([{ ask: "skill", choice: 0 }]);
    expect(FakeSocket.last.sent.filter(({ type }) => type === "answer" || type === "row")).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(viewer.asked.value?.ask).toBe("skill");
    expect(viewer.stage.where()).toContain("5");
    viewer.answer(0);
    expect(sent()).toBe(1);
  });

  it("waits for events that come while others are told", () => {
    const { viewer, answers } = sit({ ...pick, seat: skill.seat });
    answers(skill.seat, null, [attack]);
    answers(1 - skill.seat, asked(skill), [["scored", 0, 1, 0]]);
    expect(viewer.asked.value).toBeNull();
  });

  it("is brought with its position by a skip", () => {
    const { viewer, answers } = sit({ ...pick, seat: skill.seat });
    answers(1 - skill.seat, asked(skill), [attack], { ...skill.view, turn: 5 });
    viewer.telling.skip();
    expect(viewer.asked.value?.ask).toBe("skill");
    expect(viewer.stage.where()).toContain("5");
  });

  it("is not answered by what was drawn for the one before", () => {
    const { viewer, answers, sent } = sit({ ...pick, seat: skill.seat });
    const old = viewer.acts.value;
    answers(1 - skill.seat, asked(skill));
    old.touch(0);
    old.answer(0);
    expect(sent()).toBe(0);
    viewer.acts.value.answer(1);
    expect(sent()).toBe(1);
    expect(viewer.acts.value.pressed).toBe(1);
  });

  it("with one answer is put if something else could be done, once for each thing that happens", () => {
    const fight = question("fight", (one) => one.seat < 2 && isForced(one));
    const delay = { ask: "interject", id: 9999, step: "brace", choice: 7, args: [7, fight.seat, 0, 0] };
    const open: Asked = { ...asked(fight), options: [...fight.options.filter((one) => one.ask === "fight"), delay] };
    const { viewer, answers, sent } = sit({ ...pick, seat: fight.seat });
    answers(1 - fight.seat, open, [attack]);
    vi.advanceTimersByTime(9000);
    expect(sent()).toBe(0);
    expect(viewer.asked.value?.ask).toBe("fight");
    viewer.answer(0);
    expect(sent()).toBe(1);
    answers(fight.seat, { ...open, options: open.options.map((one) => ({ ...one, args: [one.choice, fight.seat, 1, 0] })) });
    vi.advanceTimersByTime(9000);
    expect(sent()).toBe(2);
  });

  it("that is passed over says why, and one with nothing to decide is not put", () => {
    use([bundle("en", "gladiatori-skipped = No attack: { $why }.")]);
    const fight = question("fight", (one) => one.seat < 2 && isForced(one));
    const delay = { ask: "interject", id: 9999, step: "brace", choice: 7, args: [7, fight.seat, 0, 0] };
    const idle: Asked = { ...asked(fight), options: [...fight.options, delay], about: { idle: true, skipped: "nobody-near" } };
    const { viewer, answers, sent } = sit({ ...pick, seat: fight.seat });
    answers(1 - fight.seat, idle, [attack]);
    vi.advanceTimersByTime(9000);
    expect(sent()).toBe(1);
    expect(viewer.telling.lines.value.at(-1)?.text).toBe("No attack: nobody-near.");
  });

  it("answers a touch that is no answer with the rule against it, or with its own", async () => {
    use([bundle("en", "gladiatori-refusal-hex-far = One at a time (8.4.1).\ngladiatori-refusal-no-such-choice = There is no such choice.\ngladiatori-refusal-late = It is too late.\ngladiatori-refusal-out = { $square } is not in { $first } to { $last } (8.4.1).\ngladiatori-rule-skill = It adds (2.6), or not, its value (2.7). More is told elsewhere (2.8).\nbrowser-not-possible = Not now.\nbrowser-answer-beside = Answer beside.")]);
    const { viewer } = sit({ ...skill }, { first: "a1", last: "h2" });
    viewer.acts.value.refuse("hex-far");
    await vi.waitFor(() => expect(viewer.note.value?.text).toBe("One at a time (8.4.1)."));
    viewer.acts.value.refuse("no-such-choice");
    await vi.waitFor(() => expect(viewer.note.value?.text).toBe("Answer beside. It adds (2.6), or not, its value (2.7)."));
    viewer.acts.value.refuse("out", undefined, { square: "d5" });
    await vi.waitFor(() => expect(viewer.note.value?.text).toBe("d5 is not in a1 to h2 (8.4.1)."));
    viewer.acts.value.refuse("late");
    await vi.waitFor(() => expect(viewer.note.value?.text).toBe("It is too late. It adds (2.6), or not, its value (2.7)."));
  });
});

describe("a bot that waits", () => {
  beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));
  afterEach(() => vi.unstubAllGlobals());

  it("is waved on once, waits anew where one has gone back, and whatever is set meanwhile", () => {
    const pick = question("pick", ({ seat }) => seat < 2);
    const { viewer } = sit(pick);
    const waves = (): number => FakeSocket.last.sent.filter(({ type }) => type === "wave").length;
    const position = { number: 9, view: pick.view, to_act: [1 - pick.seat], asked: null, undo: "none" as const, undo_asked: null, clocks: [], scores: [0, 0], winners: [], over: false, portrait: null, may_resign: false, may_end: false, end_asked: null, closes: null, waits: true };
    viewer.position.value = position;
    expect(viewer.waits.value).toBe(true);
    viewer.goOn();
    viewer.goOn();
    expect([viewer.waits.value, waves()]).toEqual([false, 1]);
    settings.value = { ...settings.value, stepIn: false };
    viewer.position.value = { ...position };
    expect(viewer.waits.value).toBe(true);
    viewer.goOn();
    expect(waves()).toBe(2);
    settings.value = { ...settings.value, stepIn: true };
  });
});
