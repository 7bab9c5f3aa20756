/** The digests of a record: whether the events that are shown are those it was closed with. */
import type { Event, GameInfo } from "../wire/types";
import { blake2b } from "./blake2b";
import { hex, joined } from "./bytes";

function packed(kinds: readonly string[], numbers: readonly number[]): Uint8Array {
  const ints = new DataView(new ArrayBuffer(numbers.length * 8));
  numbers.forEach((number, place) => ints.setBigInt64(place * 8, BigInt(number), true));
  return joined([new TextEncoder().encode(kinds.join("\n")), new Uint8Array(ints.buffer)]);
}

/** The arguments that tell what happened: those that explain them stand after them, or before a row of them. */
function toldOf(names: readonly string[], whole: readonly number[]): readonly number[] {
  const isTold = (name: string): boolean => !name.startsWith("+");
  const first = names.findIndex(isTold);
  const last = names.findLastIndex(isTold);
  if (first < 0) return names.length > 0 ? [] : whole;
  return names[last]?.startsWith("*") === true ? whole.slice(first) : whole.slice(first, last + 1);
}

/** A running digest over kinds and numbers, before each round and at the end with the answers; not over what only explains. */
export function digestsOf(events: readonly Event[], answers: readonly number[], info: Pick<GameInfo, "round_event" | "events">): string[] {
  const found: string[] = [];
  const taken: Uint8Array[] = [];
  let kinds: string[] = [];
  let numbers: number[] = [];
  const close = (): void => {
    taken.push(packed(kinds, numbers));
    found.push(hex(blake2b(joined(taken), 8)));
    kinds = [];
    numbers = [];
  };
  for (const [kind, ...whole] of events) {
    const args = toldOf(info.events[kind] ?? [], whole);
    if (kind === info.round_event) close();
    kinds.push(kind);
    numbers.push(args.length, ...args);
  }
  numbers.push(...answers);
  close();
  return found;
}
