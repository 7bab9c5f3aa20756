/** A pool of dice: those that are left filled, those that are lost empty. */
import { labelled } from "../../../words/ui";

interface PoolRowProps {
  pool: string;
  label: string;
  name: string;
  count: number;
  whole: number;
}

export function PoolRow({ pool, label, name, count, whole }: PoolRowProps) {
  return (
    <div class="pl" data-term={pool} role="img" aria-label={labelled(name, count)}>
      <b>{label}</b>
      {Array.from({ length: Math.max(whole, count) }, (_, place) => (
        <i key={place} class={place < count ? pool : "gone"} />
      ))}
      <span>{count}</span>
    </div>
  );
}
