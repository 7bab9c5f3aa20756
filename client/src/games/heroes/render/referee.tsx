/** What the referee calls next in a match that drags on, as the view has it. */
import { ui } from "../../../words/ui";
import type { Arena } from "../state/arena";

/** What explains each call. */
const TERMS: Readonly<Record<string, string>> = { break: "diludium", "break-if-even": "diludium", "draw-if-even": "dismissed" };

export function Referee({ arena: { nextCall } }: { arena: Arena }) {
  if (nextCall === "") return null;
  return (
    <p class="referee" data-term={TERMS[nextCall]}>
      {ui("heroes-referee", { call: nextCall })}
    </p>
  );
}
