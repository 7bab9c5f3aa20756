/** The combat: the dice each has left, and the attack row against row; the dice that struck are ringed. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { total } from "../../../stage/counting";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, type Attack, isFighting, NONE } from "../state/arena";
import { figureOf, idOf, POOLS, RESOURCES, SIDES } from "../state/content";
import { cardName, poolName } from "../words/nouns";
import { Discards } from "./discards";
import { PoolRow } from "./pools";

type Props = SceneProps<Arena> & { still: boolean };

/** Names the bout: when it changes, the book opens at it. */
export function fightNow(arena: Arena): string {
  return arena.combat === null || arena.combat.bout === 0 ? "" : `${arena.round} ${arena.combat.bout}`;
}

export function Fight(props: Props) {
  const { arena } = props;
  return (
    <>
      {isFighting(arena) ? (
        <section class="combat" tabIndex={0} aria-label={ui("spartacus-phase", { phase: "combat" })}>
          <div class="both">
            {SIDES.map((_, side) => (
              <Fighter key={side} {...props} side={side} />
            ))}
          </div>
          <Bout {...props} />
        </section>
      ) : (
        <p class="muted">{ui("spartacus-no-combat")}</p>
      )}
      <Discards arena={arena} />
    </>
  );
}

/** One of the two: his dice, those that are lost drawn empty, and what he carries. */
function Fighter({ arena, side }: Pick<Props, "arena"> & { side: number }) {
  const { owner, fighter, gear } = arena.corners[side] ?? { owner: 0, fighter: NONE, gear: [] };
  const pools = arena.pools[side] ?? [];
  return (
    <div class="fighter">
      <h3 data-term={`card.${fighter}`}>
        <SeatMark seat={owner} class="m" />
        {cardName(fighter)}
        <small>{ui("spartacus-health", { count: total(pools) })}</small>
      </h3>
      {POOLS.map((pool, place) => (
        <PoolRow key={pool} pool={pool} label={ui("spartacus-pool-short", { pool })} name={poolName(place)} count={pools[place] ?? 0} whole={RESOURCES[fighter]?.dice[place] ?? 0} />
      ))}
      {gear.length > 0 && (
        <ul class="gear">
          {gear.map((card) => (
            <li key={card} class={arena.condition[card] === 0 ? "piece" : "piece used"} data-term={`card.${card}`}>
              <Figure name={figureOf(card)} class="m" />
              {cardName(card)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Who acts first, and the newest attack. */
function Bout({ arena, still }: Props) {
  const { combat } = arena;
  if (combat === null) return null;
  const hasRolled = combat.initiative.some((dice) => dice.length > 0);
  return (
    <>
      {combat.bout > 0 && <h3 class="caps">{ui("spartacus-bout", { bout: combat.bout })}</h3>}
      {hasRolled && (
        <div class="rolls" data-term="initiative">
          {combat.initiative.map((dice, side) => (
            <Row key={side} label={`${SIDES[side] ?? ""} · ${ui("spartacus-pool-short", { pool: "speed" })}`} pool="speed" dice={dice} sum={combat.totals[side] ?? 0} falls={false} />
          ))}
          {combat.first !== NONE && <p class="small">{ui("spartacus-first", { side: SIDES[combat.first] ?? "" })}</p>}
        </div>
      )}
      {combat.attack !== null && <Struck attack={combat.attack} still={still} />}
      {combat.loser !== NONE && (
        <p class="verdict bad" role="status">
          {ui("spartacus-defeat", { grade: idOf("grade", combat.grade), side: SIDES[combat.loser] ?? "" })}
        </p>
      )}
    </>
  );
}

function Struck({ attack, still }: { attack: Attack; still: boolean }) {
  const { side, isQuick, rolled, damage, more } = attack;
  return (
    <div class="rolls" data-term={isQuick ? "quick-attack" : "attack"}>
      {rolled.map((dice, who) => {
        const pool = who !== side ? "defence" : isQuick ? "speed" : "attack";
        return <Row key={who} label={`${SIDES[who] ?? ""} · ${ui("spartacus-pool-short", { pool })}`} pool={pool} dice={dice} falls={!still && damage === null} />;
      })}
      {more.map(([kind, who, value], place) => (
        <p key={place} class="small">
          {ui("spartacus-besides", { kind, side: SIDES[who] ?? "", value, means: kind === "ignored" ? idOf("means", value) : "" })}
        </p>
      ))}
      {damage !== null && (
        <p class={damage > 0 ? "verdict bad" : "verdict"} role="status">
          <b class="big">{damage > 0 ? `−${damage}` : "0"}</b>
          <span>{ui("spartacus-rows", { count: damage })}</span>
        </p>
      )}
    </div>
  );
}

interface RowProps {
  label: string;
  pool: string;
  dice: readonly number[];
  sum?: number;
  falls: boolean;
}

function Row({ label, pool, dice, sum, falls }: RowProps) {
  return (
    <div class="dicerow">
      <span class="caps">{label}</span>
      <span class={`dice sm ${pool}`} role="img" aria-label={dice.join(", ")}>
        {dice.map((face, place) => (
          <span key={place} class={falls ? "die falls" : "die"}>
            <Figure name={`die-${face}`} class="" />
          </span>
        ))}
      </span>
      {sum !== undefined && <b>{sum}</b>}
    </div>
  );
}
