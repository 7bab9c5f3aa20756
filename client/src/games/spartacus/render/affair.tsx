/** What goes on between the Houses: a Scheme with its target and what answers it, support that is sought, the decks. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { members } from "../../../stage/sets";
import { type Arena, type Plea, NOBODY, NONE } from "../state/arena";
import { edgeOf, idOf, intrigueOf, INTRIGUES, signOf } from "../state/content";
import { coinsName, intrigueHelp, intrigueName, playerName } from "../words/nouns";
import { Discard } from "./discards";

export function Affair(props: SceneProps<Arena>) {
  const { arena } = props;
  return (
    <section class="affair" aria-label={ui("spartacus-affair")}>
      <Heap name={ui("spartacus-deck", { deck: "intrigue" })} count={arena.intrigueDeck} />
      <Discard arena={arena} deck="intrigue" />
      <div class="going">{arena.scheme !== NONE ? <Scheme {...props} /> : arena.pleading ? <Support {...props} /> : <Quiet {...props} />}</div>
      <Discard arena={arena} deck="market" />
      <Heap name={ui("spartacus-deck", { deck: "market" })} count={arena.marketDeck} />
    </section>
  );
}

/** A deck, face down. */
function Heap({ name, count }: { name: string; count: number }) {
  return (
    <span class="heap" data-term="deck">
      <b>{count}</b>
      <small>{name}</small>
    </span>
  );
}

/** An Intrigue card that lies open. */
function OpenCard({ kind, class: more = "" }: { kind: number; class?: string }) {
  return (
    <span class={`ocard ${more}`} style={{ "--edge": edgeOf(kind) }} data-term={`intrigue.${INTRIGUES[kind]?.id ?? ""}`}>
      <Figure name={signOf(kind)} class="m" />
      <b>{intrigueName(kind)}</b>
    </span>
  );
}

function Who({ arena, room, seat }: SceneProps<Arena> & { seat: number }) {
  return seat === NOBODY ? null : (
    <span class="dominus">
      <SeatMark seat={seat} class="m" />
      {playerName(room, seat)}
      <small>{arena.influence[seat]}</small>
    </span>
  );
}

function Scheme(props: SceneProps<Arena>) {
  const { arena } = props;
  return (
    <div class="scheme" role="status">
      <div class="linked">
        <Who {...props} seat={arena.active} />
        {members(arena.supporters).map((seat) => (
          <Who key={seat} {...props} seat={seat} />
        ))}
        <Figure name="i-move" class="m arrow" />
        <Who {...props} seat={arena.target} />
      </div>
      <OpenCard kind={arena.scheme} />
      <small class="text">{intrigueHelp(arena.scheme)}</small>
      {arena.reactions.length > 0 && (
        <div class="linked">
          {arena.reactions.map(({ seat, kind }, place) => (
            <span key={place} class="dominus">
              <SeatMark seat={seat} class="m" />
              <OpenCard kind={kind} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Support is sought for a card that lies face down: what is said of it, paid and promised, and what came of it. */
function Support(props: SceneProps<Arena>) {
  const { arena, room } = props;
  const last = arena.pleas.at(-1);
  const own = arena.locked === NONE || arena.active !== room.you ? null : arena.locked;
  return (
    <div class="scheme" role="status">
      <div class="linked">
        <Who {...props} seat={arena.active} />
        {own === null ? <Figure name="card-back" class="m" label={ui("spartacus-unseen")} /> : <OpenCard kind={own} />}
        {members(arena.supporters).map((seat) => (
          <Who key={seat} {...props} seat={seat} />
        ))}
      </div>
      {last === undefined ? <small class="text">{ui("spartacus-seeks")}</small> : <Words plea={last} {...props} />}
    </div>
  );
}

function Words({ plea, room }: SceneProps<Arena> & { plea: Plea }) {
  const claim = intrigueOf(idOf("claim", plea.claim));
  return (
    <>
      <small class="text">
        {ui("spartacus-asks", { name: playerName(room, plea.to), answer: plea.answer })} <b data-term="binding">{ui("spartacus-binds")}</b> {coinsName(plea.fee)}.
      </small>
      <small class="text hearsay">
        <b data-term="promise">{ui("spartacus-only-said")}</b> {claim === NONE ? ui("spartacus-claims-nothing") : intrigueName(claim)}; {coinsName(plea.promise)}.
      </small>
    </>
  );
}

/** Nothing happens: whose turn it is. */
function Quiet(props: SceneProps<Arena>) {
  const { arena, room } = props;
  if (arena.active === NOBODY) return <small class="text">{ui("spartacus-phase-line", { phase: idOf("phase", arena.phase) })}</small>;
  return (
    <div class="linked">
      <Who {...props} seat={arena.active} />
      <small class="text">{ui("spartacus-schemes-now", { is: arena.active === room.you ? "you" : "other" })}</small>
    </div>
  );
}
