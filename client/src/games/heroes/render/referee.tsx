/** What the referee calls next in a match that drags on. */
import { ui } from "../../../words/ui";
import type { Arena } from "../state/arena";

export function Referee({ arena: { referee, toTheDeath, turn, ended } }: { arena: Arena }) {
  if (referee.next === "" || turn === 0 || ended) return null;
  return (
    <p class="referee" data-term={referee.next === "draw" ? "dismissed" : "diludium"}>
      {ui("heroes-referee", { next: referee.next, fatal: toTheDeath ? "yes" : "no" })}
    </p>
  );
}
