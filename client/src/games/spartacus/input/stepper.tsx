/** A number: a step down, the number itself to be written, a step up. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";

interface StepperProps {
  value: number;
  low: number;
  high: number;
  label: string;
  set: (value: number) => void;
  /** Whether the number counts denarii. */
  coins?: boolean;
  small?: boolean;
  /** What a hint would have. */
  hinted?: number | undefined;
}

const within = (value: number, low: number, high: number): number => (Number.isNaN(value) ? low : Math.min(high, Math.max(low, value)));

export function Stepper({ value, low, high, label, set, coins = true, small = false, hinted }: StepperProps) {
  return (
    <div class={small ? "amount small" : "amount"} role="group" aria-label={label}>
      <button type="button" class={hinted !== undefined && hinted < value ? "hint" : undefined} aria-label={ui("less-of", { what: label })} aria-disabled={value <= low} onClick={() => value > low && set(value - 1)}>
        −
      </button>
      <label>
        {coins && <Figure name="denarius" class="m" />}
        <input type="number" inputMode="numeric" min={low} max={high} value={value} aria-label={label} onInput={(event) => set(within(event.currentTarget.valueAsNumber, low, high))} />
      </label>
      <button type="button" class={hinted !== undefined && hinted > value ? "hint" : undefined} aria-label={ui("more-of", { what: label })} aria-disabled={value >= high} onClick={() => value < high && set(value + 1)}>
        +
      </button>
    </div>
  );
}
