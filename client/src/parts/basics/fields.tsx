/** Fields of forms: a row of choices, a switch. */
import { useId } from "preact/hooks";
import { ui } from "../../words/ui";

interface SegmentsProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  set: (value: string) => void;
}

export function Segments({ label, value, options, set }: SegmentsProps) {
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
