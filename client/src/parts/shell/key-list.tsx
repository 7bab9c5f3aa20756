/** The list of keys. */
import { Dialog } from "../basics/dialog";
import { ui } from "../../words/ui";
import "../../look/keys.css";

const KEYS: readonly (readonly [string, string])[] = [
  ["Enter", "key-enter"],
  ["Esc", "key-esc"],
  ["← ↑ → ↓", "key-arrows"],
  ["L", "key-l"],
  ["I", "key-i"],
  ["D", "key-d"],
  ["B", "key-b"],
  ["T", "key-t"],
  ["G C R", "key-tabs"],
  ["U", "key-u"],
  ["W", "key-w"],
  ["A", "key-a"],
  ["N", "key-n"],
  ["+ − 0", "key-zoom"],
  ["?", "key-list"],
];

export function KeyTable() {
  return (
    <dl class="keys">
      {KEYS.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{ui(what)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function KeyList({ close }: { close: () => void }) {
  return (
    <Dialog label={ui("keys")} close={close}>
      <h2>{ui("keys")}</h2>
      <KeyTable />
    </Dialog>
  );
}
