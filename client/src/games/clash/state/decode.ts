/** A choice is a number; here it comes apart into what it means. */

/** A casualty: its type, and whether it was switched off. */
export function casualtyOf(choice: number): { type: number; off: boolean } {
  return { type: Math.floor(choice / 2), off: choice % 2 === 1 };
}
