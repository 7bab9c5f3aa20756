/**
 * When an only answer is given: its haste must not tell that there was no choice.
 *
 * It takes about as long as this seat lately took to give the same answer where it could have given another, as the server
 * has it with bots, but nobody is kept waiting long; before there was such a choice it takes a moment.
 */
const HASTE = 900;
const LONGEST = 6000;
const REMEMBERED = 3;

export class Pace {
  private readonly taken = new Map<string, readonly number[]>();

  /** A choice was made, in so many milliseconds. */
  considered(answer: string, took: number): void {
    this.taken.set(answer, [...(this.taken.get(answer) ?? []), took].slice(-REMEMBERED));
  }

  /** How long to wait with the same answer where there is no other: never twice the same, so that it cannot be told by that. */
  wait(answer: string): number {
    const taken = this.taken.get(answer) ?? [];
    const like = taken[Math.floor(Math.random() * taken.length)] ?? HASTE * 1.5;
    return Math.min(LONGEST, Math.max(HASTE, like)) * (2 / 3 + (Math.random() * 2) / 3);
  }
}
