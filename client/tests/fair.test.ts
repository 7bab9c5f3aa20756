import { beforeEach, describe, expect, it, vi } from "vitest";
import { CONTENT } from "./books";
import { blake2b } from "../src/fair/blake2b";
import { hex } from "../src/fair/bytes";
import { checkFair } from "../src/fair/check";
import { keepOwnBytes, ownBytesAt } from "../src/state/own-bytes";
import { http } from "../src/wire/http";
import fixture from "./fixtures/record.json";

const SOURCE = { kind: "table", id: "k7v0m2q9x4ht" } as const;
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe("BLAKE2b", () => {
  it("gives the digest that the standard prints", () => {
    expect(hex(blake2b(text("abc"), 64)).slice(0, 32)).toBe("ba80a53f981c4d0d6a2797b69f12f6e9");
  });

  it("takes more than one block, a key, and another length", () => {
    // hashlib.blake2b(b"sand" * 100, key=b"key", digest_size=16).hexdigest()
    expect(hex(blake2b(text("sand".repeat(100)), 16, text("key")))).toBe("aa980bad84d0340c5c3f45a7a1bd5585");
  });
});

/** A server that tells this record and these steps. */
function serve(change: (told: typeof fixture) => void): void {
  const told = structuredClone(fixture);
  change(told);
  const steps = told.steps.map((events, number) => ({ number, seat: null, first_event: 0, events, view: {}, to_act: [], open: null }));
  vi.spyOn(http, "record").mockResolvedValue(told.record);
  vi.spyOn(http, "content").mockResolvedValue(CONTENT.clash);
  vi.spyOn(http, "game").mockResolvedValue({ round_event: "round_began" } as never);
  vi.spyOn(http, "steps").mockImplementation(async (_source, _eyes, first, count) => ({ last: steps.length - 1, steps: steps.slice(first, first + count) as never }));
}

const rolled = (told: typeof fixture): (string | number)[] => told.steps.flat().find(([kind]) => kind === "rolled") as (string | number)[];

describe("the check of a match", () => {
  beforeEach(() => localStorage.clear());

  it("finds nothing wrong with an honest one", async () => {
    serve(() => undefined);
    const found = await checkFair(SOURCE);
    expect(found).toMatchObject({ promise: true, secret: true, own: null, events: true, wrong: null });
    expect(found.dice).toBe(fixture.steps.flat().filter(([kind]) => kind === "rolled").reduce((sum, event) => sum + event.length - 4, 0));
  });

  it("sees a seed that was not the promised one", async () => {
    serve((told) => (told.record.fair.salt = "00".repeat(16)));
    expect(await checkFair(SOURCE)).toMatchObject({ promise: false });
  });

  it("sees contributed bytes that were changed or left out", async () => {
    serve((told) => (told.record.fair.contributions = ["11".repeat(16), ""]));
    expect(await checkFair(SOURCE)).toMatchObject({ secret: false });
    serve((told) => (told.record.fair.contributions = ["00".repeat(16)]));
    expect(await checkFair(SOURCE)).toMatchObject({ secret: false });
  });

  it("sees a single die that was turned, and that the events are not the sealed ones", async () => {
    serve((told) => {
      const roll = rolled(told);
      roll[4] = roll[4] === 2 ? 0 : 2;
    });
    const found = await checkFair(SOURCE);
    expect(found.wrong).toBe(fixture.steps.findIndex((events) => events.some(([kind]) => kind === "rolled")));
    expect(found.events).toBe(false);
  });

  it("sees a stack of animals that was not shuffled by the secret", async () => {
    serve((told) => {
      const drawn = told.steps.flat().find(([kind]) => kind === "drawn") as (string | number)[];
      drawn[2] = (Number(drawn[2]) + 1) % 12;
    });
    expect((await checkFair(SOURCE)).wrong).not.toBeNull();
  });

  it("knows whether this browser's own bytes went in", async () => {
    serve(() => undefined);
    keepOwnBytes(SOURCE.id, ["00".repeat(16)]);
    expect(await checkFair(SOURCE)).toMatchObject({ own: true });
    keepOwnBytes(SOURCE.id, ["22".repeat(16)]);
    expect(await checkFair(SOURCE)).toMatchObject({ own: false });
    expect(ownBytesAt("another")).toBeNull();
  });
});
