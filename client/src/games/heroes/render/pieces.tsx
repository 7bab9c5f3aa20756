/** Every gladiator where he stands, up to four to a zone, and what lies on the sand; one who has just moved travels there. */
import { newest } from "../state/deeds";
import { type Arena, FUNCTIONING, itemsIn, menIn } from "../state/arena";
import { ITEMS, signOf } from "../state/content";
import { middle, places, unit } from "./geometry";
import { Token } from "./token";

export function Pieces({ arena, still }: { arena: Arena; still: boolean }) {
  const hit = newest(arena, "blow");
  return (
    <>
      {arena.ground.zones.map(({ id }, zone) => {
        const there = menIn(arena, zone);
        const { r, at } = places(arena.ground, zone, there.length);
        // The beaten lie below those who stand.
        return there.map((man, place) => ({ man, spot: at[place] ?? middle(arena.ground, zone), key: `${id} ${man.name}` })).reverse().map(({ man, spot }) => {
          const move = arena.moves[man.name];
          const from = move && middle(arena.ground, move.from);
          const travels = from !== undefined && !still;
          const travel = travels ? { "--dx": `${(from.x - spot.x).toFixed(1)}px`, "--dy": `${(from.y - spot.y).toFixed(1)}px` } : {};
          const isStruck = hit?.loser === man.name && hit.befell.includes("wounded");
          const isActing = arena.acting === man.name && man.fate === FUNCTIONING && !arena.ended;
          return (
            <g key={man.name} transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`}>
              <g key={move?.tick ?? 0} class={travels ? "travel" : undefined} style={travel}>
                {isActing && <circle class="acting" r={r + 4.5} />}
                <Token arena={arena} man={man} r={r} class={isStruck ? "struck" : ""} />
              </g>
            </g>
          );
        });
      })}
    </>
  );
}

/** Weapons, shields and nets that lie in the zones. */
export function Lying({ arena }: { arena: Arena }) {
  const side = unit(arena.ground) * 0.27;
  return (
    <g class="lying" aria-hidden="true">
      {arena.ground.zones.flatMap(({ id }, zone) =>
        itemsIn(arena, zone).map((item, place) => {
          const { x, y } = middle(arena.ground, zone);
          return <use key={`${id} ${place}`} href={`#f-${signOf(ITEMS[item] ?? "")}`} x={x + side * (0.55 - place * 0.8)} y={y + side * 0.6} width={side} height={side} />;
        }),
      )}
    </g>
  );
}
