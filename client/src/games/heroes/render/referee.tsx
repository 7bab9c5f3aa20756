/** What the referee calls next in a match that drags on: once there was a break, no other. */
import { ui } from "../../../words/ui";
import type { Arena } from "../state/arena";

export function Referee({ arena: { breaks, toTheDeath, turn, ended } }: { arena: Arena }) {
  if (turn === 0 || ended) return null;
  return (
    <p class="referee" data-term={breaks > 0 && !toTheDeath ? "dismissed" : "diludium"}>
      {ui("heroes-referee", { breaks, fatal: toTheDeath ? "yes" : "no" })}
    </p>
  );
}
