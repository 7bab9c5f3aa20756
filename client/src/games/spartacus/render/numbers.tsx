/** The dice of a fighter in a row, each number in the colour of its pool; each says what it is. */
import { POOLS } from "../state/content";
import { diceLabel } from "../words/nouns";

export function Numbers({ dice }: { dice: readonly number[] }) {
  if (dice.length === 0) return null;
  return (
    <span class="pooled">
      {dice.map((count, pool) => (
        <i key={pool} class={POOLS[pool]} data-term={POOLS[pool]} aria-hidden="true">
          {count}
        </i>
      ))}
      <span class="sr">{diceLabel(dice)}</span>
    </span>
  );
}
