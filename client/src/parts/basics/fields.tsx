/** Fields of forms: a row of choices, a switch. */
import { useId } from "preact/hooks";
import { ui } from "../../words/ui";

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  /** What can be chosen, and what it is called. */
  options: readonly (readonly [Value, string])[];
  set: (value: Value) => void;
}

export function Segments<Value extends string>({ label, value, options, set }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset class="seg" role="radiogroup" aria-label={label}>
      {options.map(([key, text]) => (
        <label key={key}>
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => set(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Switch({ on, labelledBy, set }: { on: boolean; labelledBy: string; set: (on: boolean) => void }) {
  return (
    <button type="button" class="sw" role="switch" aria-checked={on} aria-labelledby={labelledBy} onClick={() => set(!on)}>
      <i />
      <span aria-hidden="true">{ui(on ? "on" : "off")}</span>
    </button>
  );
}
