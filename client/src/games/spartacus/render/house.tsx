/** A house board: who leads it, its Treasury, Influence, Guards, the backs of its hand, and its cards. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { narrow } from "../../../browser/screen";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import type { SceneProps } from "../../../stage/scene";
import { has } from "../../../stage/sets";
import { draftOf, pickCard } from "../input/drafting";
import { type Arena, cardsOf, NONE } from "../state/arena";
import { HOUSES } from "../state/content";
import { houseName, playerName, powerHelp, powerName } from "../words/nouns";
import { Tile } from "./tile";

type Props = SceneProps<Arena> & { seat: number };

export function HouseBoard(props: Props) {
  const { arena, room, acts, seat } = props;
  const isActive = arena.active === seat;
  const isTarget = arena.scheme !== NONE && arena.target === seat;
  const draft = draftOf(acts);
  const cards = cardsOf(arena, seat);
  return (
    <section class={`house${isActive ? " active" : ""}${isTarget ? " target" : ""}${seat === room.you ? " mine" : ""}`} style={{ "--seat": `var(--seat-${seat + 1})` }} aria-label={[houseName(arena, seat), playerName(room, seat)].filter(Boolean).join(", ")}>
      <header>
        <SeatMark seat={seat} class="m" />
        <h3>
          <span data-term="house">{houseName(arena, seat) || playerName(room, seat)}</span>
          {seat === arena.host && (
            <span class="hostmark" data-term="host">
              <span class={narrow.value ? "sr" : undefined}>{ui("spartacus-host-mark")}</span>
            </span>
          )}
        </h3>
        <Purse {...props} />
      </header>
      <ul class="tiles" tabIndex={narrow.value ? 0 : undefined}>
        {cards.map((card) => (
          <Tile key={card} arena={arena} acts={acts} card={card} seat={seat} isPicked={draft !== null && (draft.gives.includes(card) || draft.takes.includes(card))} onPick={pickCard(arena, acts, card)} />
        ))}
        {cards.length === 0 && <li class="muted">{ui("spartacus-no-cards")}</li>}
      </ul>
    </section>
  );
}

/** Denarii, Guards and the hand in figures; what is hidden shows a closed fist. */
function Purse({ arena, room, seat }: Props) {
  const isHidden = has(arena.closed, seat) && seat !== room.you;
  const weary = arena.weary[seat] ?? 0;
  return (
    <span class="purse">
      <Fact sign="influence" term="influence" what="influence" value={String(arena.influence[seat] ?? 0)} />
      <Fact sign={isHidden ? "fist" : "denarius"} term="denarii" what={isHidden ? "hidden" : "denarii"} value={isHidden ? "?" : String(arena.coins[seat] ?? 0)} />
      <Fact sign="shield" term="guard" what="guards" value={weary > 0 ? `${arena.guards[seat] ?? 0}+${weary}` : String(arena.guards[seat] ?? 0)} />
      <Fact sign="card-back" term="intrigue-card" what="hand" value={String(arena.held[seat] ?? 0)} />
    </span>
  );
}

function Fact({ sign, term, what, value }: { sign: string; term: string; what: string; value: string }) {
  return (
    <span class="pf" data-term={term}>
      <Figure name={sign} class="m" label={ui("spartacus-fact", { what })} />
      <b>{value}</b>
    </span>
  );
}

/** A House before it is chosen: what it begins with, and its two powers. */
export function HouseCard({ house, onClick, isOn, isTaken }: { house: number; onClick: (() => void) | null; isOn: boolean; isTaken: string }) {
  const printed = HOUSES[house];
  if (printed === undefined) return null;
  const { id, gladiators, slaves, guards, denarii, powers } = printed;
  const face = (
    <>
      <b class="name" data-term="house">{say("spartacus-house", { house: id })}</b>
      {isTaken !== "" && <span class="taken">{isTaken}</span>}
      <span class="purse">
        <Fact sign="helmet" term="gladiator" what="gladiators" value={String(gladiators)} />
        <Fact sign="crowd" term="slave" what="slaves" value={String(slaves)} />
        <Fact sign="shield" term="guard" what="guards" value={String(guards)} />
        <Fact sign="denarius" term="denarii" what="denarii" value={String(denarii)} />
      </span>
      {powers.map((power) => (
        <span key={power} class="power" data-term={`power.${power}`}>
          <b>{powerName(power)}</b>: {powerHelp(power)}
        </span>
      ))}
    </>
  );
  if (onClick === null) return <div class={isTaken === "" ? "housecard" : "housecard gone"}>{face}</div>;
  return (
    <button type="button" class={isOn ? "housecard lit on" : "housecard lit"} aria-pressed={isOn} onClick={onClick}>
      {face}
    </button>
  );
}
