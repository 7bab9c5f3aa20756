import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { read } from "../src/wire/frames";
import { Line, type LineState, wait } from "../src/wire/line";
import type { Out } from "../src/wire/types";

/** The other end of the line, held in the hand. */
class FakeSocket {
  static readonly made: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breaks(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const WELCOME = { type: "welcome", seq: 7 };

function line() {
  const states: LineState[] = [];
  const taken: Out[] = [];
  let since = 0;
  const made = new Line(
    "t1",
    2,
    false,
    false,
    { since: () => since, state: (state) => states.push(state), take: (frame) => taken.push(frame) },
    (address) => new FakeSocket(address) as unknown as WebSocket,
  );
  return { made, states, taken, knows: (seq: number) => (since = seq) };
}

describe("a line to a table", () => {
  beforeEach(() => {
    FakeSocket.made.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("waits twice as long each time, up to eight seconds", () => {
    expect([0, 1, 2, 3].map((attempt) => wait(attempt, 1))).toEqual([250, 500, 1000, 2000]);
    expect(wait(20, 1)).toBe(8000);
    expect(wait(3, 0)).toBe(1000);
  });

  it("comes back after a break and asks for what it has not seen", () => {
    const { made, states, knows } = line();
    made.start();
    expect(FakeSocket.made[0]?.address).toContain("/api/tables/t1/socket?seat=2&since=0");
    FakeSocket.made[0]?.says(WELCOME);
    knows(7);
    FakeSocket.made[0]?.breaks(1006);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made[1]?.address).toContain("since=7");
    FakeSocket.made[1]?.says(WELCOME);
    expect(states.at(-1)).toBe("live");
    made.end();
  });

  it("sends again with the same id what was not answered", () => {
    const { made } = line();
    made.start();
    FakeSocket.made[0]?.says(WELCOME);
    made.send({ type: "say", id: "c1", text: "Salve" });
    made.send({ type: "say", id: "c2", text: "Vale" });
    FakeSocket.made[0]?.says({ type: "done", id: "c1", seq: 8 });
    FakeSocket.made[0]?.breaks(1001);
    vi.advanceTimersByTime(300);
    FakeSocket.made[1]?.says(WELCOME);
    expect(FakeSocket.made[1]?.sent.map((text) => JSON.parse(text).id)).toEqual(["c2"]);
    made.end();
  });

  it.each([4403, 4404])("does not come back after %i", (code) => {
    const { made, states } = line();
    made.start();
    FakeSocket.made[0]?.breaks(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
    made.end();
  });

  it("skips frames it does not know", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(read('{"type":"song"}')).toBeNull();
    expect(read("not JSON")).toBeNull();
    expect(read('{"type":"pong","id":"p","now":1}')).not.toBeNull();
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});
