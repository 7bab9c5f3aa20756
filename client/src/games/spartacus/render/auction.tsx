/** The auction: the lot, and a fist for each seat, closed until all open together. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { total } from "../../../stage/counting";
import type { SceneProps } from "../../../stage/scene";
import { has } from "../../../stage/sets";
import { type Arena, NONE } from "../state/arena";
import { figureOf, POOLS, RESOURCES } from "../state/content";
import { cardHelp, cardName, playerName, poolName } from "../words/nouns";
import { Discards } from "./discards";
import { Limit } from "./instructions";
import { Track } from "./track";
import { Fist } from "./token";

export function Auction(props: SceneProps<Arena>) {
  const { arena, room } = props;
  return (
    <div class="apart capua">
      <Track arena={arena} room={room} />
      <div class="auc">
        {arena.lot === NONE ? <Title /> : <Lot card={arena.lot} lots={arena.lots} />}
        <div class="hands">
          {room.names.map((_, seat) => (
            <Hand key={seat} {...props} seat={seat} />
          ))}
          <Limit {...props} />
          <Sold arena={arena} room={room} />
          {arena.lot !== NONE && <p class="rowd">{ui("spartacus-then", { lots: arena.lots })}</p>}
        </div>
      </div>
      <Discards arena={arena} />
    </div>
  );
}

/** What was bid for the lot before this one. */
function Sold({ arena, room }: Pick<SceneProps<Arena>, "arena" | "room">) {
  const { sold } = arena;
  if (sold === null) return null;
  const bids = sold.bids.flatMap((coins, seat) => (coins === null ? [] : [`${playerName(room, seat)}\u00a0${coins}`]));
  return <p class="rowd sold">{`${ui("spartacus-bid-for", { lot: cardName(sold.card) })} ${bids.join(", ")}`}</p>;
}

/** The dice of a fighter as coloured squares. */
export function Dice({ card }: { card: number }) {
  const dice = RESOURCES[card]?.dice ?? [];
  return dice.length === 0 ? null : (
    <div class="at">
      {dice.map((count, pool) => (
        <i key={pool} class={POOLS[pool]} data-term={POOLS[pool]} role="img" aria-label={`${poolName(pool)} ${count}`}>
          {count}
        </i>
      ))}
      <span>{ui("spartacus-health", { count: total(dice) })}</span>
    </div>
  );
}

function Lot({ card, lots }: { card: number; lots: number }) {
  const kind = RESOURCES[card]?.kind ?? "special";
  return (
    <article class="forsale" data-term={`card.${card}`}>
      <header>
        <span>{ui("spartacus-kind", { kind })}</span>
        <small>{ui("spartacus-lots-left", { lots })}</small>
      </header>
      <div class="pic">
        <Figure name={figureOf(card)} class="" style={{ "--fig-2": "var(--wine)" }} />
      </div>
      <div class="lottext">
        <h3>{cardName(card)}</h3>
        <Dice card={card} />
        <p>
          {cardHelp(card)} {ui("spartacus-bank", { bank: RESOURCES[card]?.bank ?? 0 })}
        </p>
      </div>
    </article>
  );
}

/** The last lot: the title of Host. */
function Title() {
  return (
    <article class="forsale" data-term="host">
      <header>
        <span>{ui("spartacus-title-of-host")}</span>
      </header>
      <div class="pic">
        <Figure name="laurel" class="" />
      </div>
      <div class="lottext">
        <h3>{ui("spartacus-title-of-host")}</h3>
        <p>{ui("spartacus-host-help")}</p>
      </div>
    </article>
  );
}

/** A fist: out of it, thinking, closed, or open with what was in it. */
function Hand({ arena, room, acts, seat }: SceneProps<Arena> & { seat: number }) {
  const isBidding = acts.asked?.ask === "bid" || acts.asked?.ask === "hosting";
  // While the reader bids again, the fists that were opened are closed.
  const opened = isBidding ? null : (arena.fists[seat] ?? null);
  const laid = arena.laid[seat] ?? 0;
  const isMine = seat === room.you && isBidding;
  const isIn = has(arena.bidders, seat);
  const state = opened !== null ? "open" : !isIn ? "out" : isMine ? "yours" : "closed";
  return (
    <section class={`fst ${state}`} aria-label={playerName(room, seat)}>
      {opened === null ? <Fist seat={seat} isOpen={isMine || !isIn} /> : <b class="bidden">{opened}</b>}
      <span class="dominus">
        <SeatMark seat={seat} class="m" />
        <b>{playerName(room, seat)}</b>
      </span>
      <small>{ui("spartacus-fist", { state })}</small>
      {has(arena.proxies, seat) && seat !== room.you && <small data-term="ask.limit">{ui("spartacus-has-limit")}</small>}
      {laid > 0 && <small data-term="auction">{ui("spartacus-laid", { count: laid })}</small>}
    </section>
  );
}
