/** Counting what lies on the table, and adding up the weights that a question declares. */

/** So many of each kind. */
type Counted = readonly number[];

export function total(counted: Counted): number {
  return counted.reduce((sum, count) => sum + count, 0);
}

export function plus(counted: Counted, kind: number, count: number): number[] {
  return counted.map((one, place) => (place === kind ? one + count : one));
}

export function sum(a: Counted, b: Counted): number[] {
  return a.map((one, place) => one + (b[place] ?? 0));
}

/** Each thing as often as it was picked, by a weight of its own. */
export function weigh<T>(things: readonly T[], count: (thing: T) => number, weight: (thing: T) => number): number {
  return things.reduce((whole, thing) => whole + count(thing) * weight(thing), 0);
}

/** What is left of a declared need or purse. */
export function left(of: number, taken: number): number {
  return of - taken;
}

/** The place of an index, counted from one. Only an index has one: `tests/rules.test.ts` looks. */
export function place(index: number): number {
  return index + 1;
}

/** A flat row of pairs, such as the parts of a sum: what, and how much. */
export function pairs(row: readonly number[]): (readonly [number, number])[] {
  return row.flatMap((one, index) => (index % 2 === 0 ? [[one, row[index + 1] ?? 0] as const] : []));
}
