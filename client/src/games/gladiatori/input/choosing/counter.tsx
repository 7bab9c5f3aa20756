/** A number with a step down and a step up. */
import { ui } from "../../../../words/ui";

interface CounterProps {
  value: number;
  low: number;
  high: number;
  label: string;
  set: (value: number) => void;
  /** More was wanted than there may be. */
  refuse?: () => void;
}

export function Counter({ value, low, high, label, set, refuse }: CounterProps) {
  return (
    <span class="counter" role="group" aria-label={label}>
      <button type="button" class="btn square sm" aria-label={ui("less-of", { what: label })} aria-disabled={value <= low} onClick={() => value > low && set(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" class="btn square sm" aria-label={ui("more-of", { what: label })} aria-disabled={value >= high} onClick={() => (value < high ? set(value + 1) : refuse?.())}>
        +
      </button>
    </span>
  );
}
