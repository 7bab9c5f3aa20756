import { beforeEach, describe, expect, it, vi } from "vitest";
import { blake2b } from "../src/fair/blake2b";
import { bytes, hex } from "../src/fair/bytes";
import { checkFair } from "../src/fair/check";
import { KeyedDice } from "../src/fair/dice";
import { digestsOf } from "../src/fair/digests";
import { fingerprint, pledgeOf } from "../src/fair/pledge";
import { keepReceipt, receiptOf } from "../src/browser/receipts";
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

/** What explains is no part of a digest. */
const EVENTS = {
  round_began: ["round", "+phase"],
  faced: ["seat", "space", "+spears", "+others", "+tied"],
  struck: ["seat", "space", "singles", "stopped", "lethals", "+through", "+before", "+tokens", "+pairs", "+lost", "+left", "+falls"],
  killed: ["animal", "space", "captor:seat", "+points"],
  scored: ["seat", "points", "+captives", "+captives_worth", "+survivors", "+survivors_worth", "+animals", "+animals_worth"],
};

/** A server that tells this record and these steps. */
function serve(change: (told: typeof fixture) => void): void {
  const told = structuredClone(fixture);
  change(told);
  const steps = told.steps.map((events, number) => ({ number, seat: null, first_event: 0, events, view: {}, to_act: [], open: null, draws: told.draws[number] ?? null }));
  vi.spyOn(http, "record").mockResolvedValue(told.record);
  vi.spyOn(http, "game").mockResolvedValue({ round_event: "round_began", events: EVENTS } as never);
  vi.spyOn(http, "steps").mockImplementation(async (_source, _eyes, first, count) => ({ last: steps.length - 1, steps: steps.slice(first, first + count) as never }));
}

describe("the check of a match", () => {
  beforeEach(() => localStorage.clear());

  it("finds nothing wrong with an honest one", async () => {
    serve(() => undefined);
    const found = await checkFair(SOURCE);
    expect(found).toMatchObject({ promise: true, secret: true, own: null, events: true, wrong: null });
    expect(found.draws).toBe(fixture.draws.flat().length);
    expect(found.draws).toBeGreaterThan(50);
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

  const thrown = fixture.draws.findIndex((draws, step) => step > 0 && draws.length > 0);
  const several = fixture.draws.findIndex((draws) => draws.length > 1);

  it("sees a number that was not drawn so", async () => {
    serve((told) => {
      const draw = told.draws[thrown]?.[0] as [number, number];
      draw[1] = (draw[1] + 1) % draw[0];
    });
    expect(await checkFair(SOURCE)).toMatchObject({ wrong: thrown, events: true });
  });

  it("sees a draw that is missing, and a step that tells none", async () => {
    serve((told) => told.draws[several]?.shift());
    expect(await checkFair(SOURCE)).toMatchObject({ wrong: several });
    serve((told) => told.draws.splice(thrown));
    expect(await checkFair(SOURCE)).toMatchObject({ wrong: thrown });
  });

  it("sees numbers that another seed has drawn", async () => {
    serve((told) => {
      const other = bytes("5a".repeat(32));
      told.draws = told.draws.map((draws, step) => {
        const dice = new KeyedDice(other, step);
        return draws.map(([limit = 1]) => [limit, dice.below(limit)]);
      });
    });
    expect((await checkFair(SOURCE)).wrong).not.toBeNull();
  });

  it("sees that the events are not the sealed ones, but not what only explains them", async () => {
    const change = (kind: string, place: number) => (told: typeof fixture) => {
      const event = told.steps.flat().find(([one]) => one === kind) as (string | number)[];
      event[place] = Number(event[place]) + 1;
    };
    serve(change("struck", 3));
    expect(await checkFair(SOURCE)).toMatchObject({ events: false });
    serve(change("struck", 6));
    expect(await checkFair(SOURCE)).toMatchObject({ events: true });
  });

  it("leaves out what explains a row, which stands before it", () => {
    const info = { round_event: "round_began", events: { ended: ["+why", "*seat"] } };
    const [first] = digestsOf([["ended", 0, 3, 4]], [], info);
    expect(digestsOf([["ended", 1, 3, 4]], [], info)).toEqual([first]);
    expect(digestsOf([["ended", 3, 4]], [], { ...info, events: { ended: ["*seat"] } })).toEqual([first]);
    expect(digestsOf([["ended", 0, 4, 3]], [], info)).not.toEqual([first]);
  });

  it("knows whether this browser's own bytes went in", async () => {
    serve(() => undefined);
    const { commitment } = fixture.record.fair;
    const receipt = { table: SOURCE.id, commitment, pledges: [], bytes: ["00".repeat(16)] };
    keepReceipt(receipt);
    expect(await checkFair(SOURCE)).toMatchObject({ own: true, kept: true });
    keepReceipt({ ...receipt, bytes: ["22".repeat(16)] });
    expect(await checkFair(SOURCE)).toMatchObject({ own: false, kept: true });
    expect(receiptOf("another")).toBeNull();
  });

  it("knows whether the promise is the one this browser kept before the match", async () => {
    serve(() => undefined);
    keepReceipt({ table: SOURCE.id, commitment: "ab".repeat(32), pledges: [], bytes: [] });
    expect(await checkFair(SOURCE)).toMatchObject({ promise: true, kept: false });
  });

  it("pledges and marks as the page of the protocol says", async () => {
    // hashlib.sha256(bytes(16)).hexdigest(), and 80 bits of that of "t\0c" in letters
    expect(await pledgeOf("00".repeat(16))).toBe("374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb");
    expect(await fingerprint("t", "c")).toBe("bfqc-cysc-zfh6-9gjp");
  });
});
