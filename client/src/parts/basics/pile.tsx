/** A pile of cards that opens where it lies: what it is called, how many there are, and which. */
import type { ComponentChildren } from "preact";

interface Props {
  name: string;
  /** How it is called where its place is not seen. */
  label?: string;
  term: string;
  count: number | string;
  children: ComponentChildren;
}

export function Pile({ name, label, term, count, children }: Props) {
  return (
    <details class="pile menu up">
      <summary data-term={term}>
        <span>
          {name}
          {label !== undefined && <span class="sr"> ({label})</span>}
        </span>
        <b>{count}</b>
      </summary>
      <div class="panel small">{children}</div>
    </details>
  );
}
