/** What lies open of a seat: its way on the Influence track, denarii, fighters, Guards, the backs of its hand. */
import { narrow } from "../../../browser/screen";
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { has } from "../../../stage/sets";
import { type Arena, cardsOf, kindOf, SETUP } from "../state/arena";
import { LEVELS } from "../state/content";

const count = (arena: Arena, seat: number, kind: string): number => cardsOf(arena, seat).filter((card) => kindOf(card) === kind).length;

export function SeatMore({ arena, room, seat }: SceneProps<Arena> & { seat: number }) {
  if (arena.phase === SETUP) return null;
  const isHidden = has(arena.closed, seat) && seat !== room.you;
  const facts: [string, string, string, string][] = [
    [isHidden ? "fist" : "denarius", isHidden ? "hidden" : "denarii", isHidden ? "?" : String(arena.coins[seat] ?? 0), "denarii"],
    ["helmet", "gladiators", String(count(arena, seat, "gladiator")), "gladiator"],
    ["crowd", "slaves", String(count(arena, seat, "slave")), "slave"],
    ["shield", "guards", String(arena.guards[seat] ?? 0), "guard"],
    ["card-back", "hand", String(arena.held[seat] ?? 0), "intrigue-card"],
  ];
  return (
    <div class="standing">
      <span class="way">
        <span class="meter" data-term="influence" aria-hidden="true">
          {LEVELS.slice(1).map((level) => (
            <i key={level} class={level <= (arena.influence[seat] ?? 0) ? "full" : undefined} />
          ))}
        </span>
        {seat === arena.host && (
          <span class="hostmark" data-term="host">
            <span class={narrow.value ? "sr" : undefined}>{ui("spartacus-host-mark")}</span>
          </span>
        )}
      </span>
      <span class="purse">
        {facts.map(([sign, what, value, term]) => (
          <span key={what} class="pf" data-term={term}>
            <Figure name={sign} class="m" label={ui("spartacus-fact", { what })} />
            <b>{value}</b>
          </span>
        ))}
      </span>
    </div>
  );
}
