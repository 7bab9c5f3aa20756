/** Without a net: what was looked at before, and can be looked at again. */
import { useEffect, useState } from "preact/hooks";
import { type KeptReplay, keptReplays } from "../../state/guest/kept-replays";
import { outcome } from "../../state/replay/outcome";
import { titleOf, ui } from "../../words/ui";
import { Marks } from "./table-card";

export function KeptReplays() {
  const [kept, setKept] = useState<readonly KeptReplay[]>([]);
  useEffect(() => void keptReplays().then(setKept), []);
  if (kept.length === 0) return null;
  return (
    <section class="panel pad" aria-labelledby="kept">
      <h2 id="kept">{ui("kept-replays")}</h2>
      <ul class="list">
        {kept.map(({ path, game, table }) => (
          <li key={path}>
            {table !== null && <Marks table={table} />}
            <span class="grow cut">
              <b>{titleOf(game)}</b> {table !== null && <span class="small muted">{outcome(table)}</span>}
            </span>
            <a class="btn sm" href={path}>
              {ui("replay")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
