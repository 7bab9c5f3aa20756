/** The pack of a new table: what is printed on its components. */
import { ui } from "../../words/ui";
import { BUILT_IN } from "../table/pack-line";

interface PackRowProps {
  packs: readonly string[];
  value: string;
  set: (pack: string) => void;
}

/** A choice only where there is one. */
export function PackRow({ packs, value, set }: PackRowProps) {
  if (packs.length < 2) return null;
  return (
    <div>
      <span class="what" id="pack-label">
        <b>{ui("pack")}</b>
        <small>{ui("pack-note")}</small>
      </span>
      <select class="inp" aria-labelledby="pack-label" value={value} onChange={(event) => set(event.currentTarget.value)}>
        {packs.map((pack) => (
          <option key={pack} value={pack}>
            {pack === BUILT_IN ? ui("pack-built-in") : pack}
          </option>
        ))}
      </select>
    </div>
  );
}
