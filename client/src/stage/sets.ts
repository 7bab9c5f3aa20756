/** Sets that travel as one number: a bit for each member. */

const MOST = 31;

export function has(set: number, member: number): boolean {
  return ((set >> member) & 1) === 1;
}

export function members(set: number): number[] {
  return Array.from({ length: MOST }, (_, member) => member).filter((member) => has(set, member));
}

export function including(set: number, member: number): number {
  return set | (1 << member);
}

export function without(set: number, member: number): number {
  return set & ~(1 << member);
}

export function union(one: number, other: number): number {
  return one | other;
}
