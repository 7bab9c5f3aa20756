/** The fight as two columns that add up: what lies open, what is one's own, what is not told. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { TextWithTerms } from "../../../parts/explain/text-with-terms";
import { signed } from "../../../words/numbers";
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import type { Acts, Room, SceneProps } from "../../../stage/scene";
import { pairs } from "../../../stage/counting";
import { about, int, ints, row, text } from "../../../stage/reading";
import { type Arena, beastId, type Fight as Bout, NOWHERE, type Party, type Target, UNSEEN } from "../state/arena";
import { CARD_SIGNS } from "../state/content";
import { cardId } from "../state/decode";
import { Pips } from "./tray";
import { cardFacts, cardName, figureName, kindsList, partName, partTerm } from "../words/nouns";
import { isBeast } from "../state/numbering";

export function Fight({ arena, room, acts, still }: SceneProps<Arena> & { still: boolean }) {
  const { fight } = arena;
  if (fight === null || fight.targets.length === 0) return <p class="muted">{ui("no-fight")}</p>;
  return (
    <section class="duel" aria-label={ui("gladiatori-fight")}>
      <div class="row between">
        <h2>{headline(arena, fight, room)}</h2>
        <CardChip card={fight.attacker.card} party={fight.attacker} />
      </div>
      {fight.targets.map((target) => (
        <div key={target.figure} class="col">
          <div class="sums">
            <Column arena={arena} fight={fight} party={fight.attacker} isAttack={true} sum={sumOf(fight.attacker, true, target, acts, room)} met={metOf(target, acts, room)} room={room} still={still} />
            <Column arena={arena} fight={fight} party={target} isAttack={false} sum={sumOf(target, false, target, acts, room)} met={null} room={room} still={still} />
          </div>
          {target.outcome !== null && <Result arena={arena} target={target} room={room} />}
        </div>
      ))}
    </section>
  );
}

/** The fight that goes on, by who fights whom. */
export function fightNow({ fight, turn, round }: Arena): string {
  if (fight === null || fight.isOver || fight.targets.length === 0) return "";
  return [turn, round, fight.attacker.figure, ...fight.targets.map((target) => target.figure)].join(" ");
}

/** What a side's sum has come to, as far as the reader knows it. */
export function sumOf(party: Party, isAttack: boolean, target: Target, acts: Acts, room: Room): Sum {
  const told = isAttack ? { parts: target.attackParts, total: target.attack } : { parts: target.parts, total: target.value };
  if (told.total !== null) return told;
  // What my own sum has come to while I make it; others only hear what it was.
  const mine = row(about(acts.asked), "sum");
  const isMine = party.figure === room.you && text(mine, "kind") === (isAttack ? "attack" : "defence");
  return isMine ? { parts: ints(mine, "parts"), total: int(mine, "total") } : NO_SUM;
}

/** What of the attack a defence has to meet: as it was told, or as one's own question says. */
export function metOf(target: Target, acts: Acts, room: Room): number | null {
  const mine = row(about(acts.asked), "sum");
  return target.met ?? (target.figure === room.you && "met" in mine ? int(mine, "met") : null);
}

function headline(arena: Arena, fight: Bout, room: Room): string {
  const first = fight.targets[0]?.figure ?? NOWHERE;
  const who = (figure: number): string => (figure === room.you ? "you" : "other");
  return ui("gladiatori-attacks", {
    attacker: sentence(figureName(arena, fight.attacker.figure, room)),
    "attacker-is": who(fight.attacker.figure),
    target: figureName(arena, first, room),
    "target-is": who(first),
    count: fight.targets.length,
  });
}

function CardChip({ card, party }: { card: number; party: Party }) {
  if (isBeast(party.figure)) return null;
  if (card === UNSEEN) return <span class="chip">{ui("gladiatori-face-down-and", { count: party.hidden })}</span>;
  return (
    <span class="chip" data-term={`card.${cardId(card)}`}>
      <Figure name={CARD_SIGNS[card] || "card-back"} class="fig" />
      {cardName(card)}
    </span>
  );
}

/** A sum: part and worth one after the other, and what it comes to as far as that is known. */
interface Sum {
  readonly parts: readonly number[];
  readonly total: number | null;
}

const UNTOLD = 0;
const NO_SUM: Sum = { parts: [], total: null };

interface ColumnProps {
  arena: Arena;
  fight: Bout;
  party: Party;
  isAttack: boolean;
  sum: Sum;
  /** What of the attack the defence had to meet. */
  met: number | null;
  room: Room;
  still: boolean;
}

function Column({ arena, fight, party, isAttack, sum: { parts, total }, met, room, still }: ColumnProps) {
  const reaction = !isAttack && party.card !== UNSEEN && !isBeast(party.figure) ? say("gladiatori-reaction", cardFacts(party.card)) : "";
  const name = sentence(figureName(arena, party.figure, room));
  return (
    <table class="sum">
      <caption>
        <span class="row">
          {isBeast(party.figure) ? <Figure name={beastId(arena, party.figure)} class="tile beast" /> : <SeatMark seat={party.figure} class="m" />}
          <b class="cut" data-term={isAttack ? "attack" : "defence"}>
            {ui(isAttack ? "gladiatori-attack" : "gladiatori-defence")}
          </b>
        </span>
        <span class="sr">{name}</span>
        {party.isPassive && (
          <span class="small muted" data-term="passive">
            {say("gladiatori-panel-passive")}
          </span>
        )}
        {reaction !== "" && (
          <span class="small muted" data-term={`reaction.new-${cardId(party.card)}`}>
            {reaction}
          </span>
        )}
        {party.cards.length > 0 && (
          <span class="small muted">
            <TextWithTerms text={kindsList(party.cards)} />
          </span>
        )}
        {party.hidden > 0 && <span class="small muted">{ui("gladiatori-hidden-cards", { count: party.hidden })}</span>}
        {party.faces.length > 0 && <Pips faces={party.faces} falls={!still && !fight.isOver} />}
      </caption>
      <tbody>
        {pairs(parts).map(([part, value]) => (
          <tr key={part} class={part === UNTOLD ? "untold" : undefined} data-term={partTerm(part)}>
            <th scope="row">{partName(part)}</th>
            <td>{signed(value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-term={isAttack ? "attack" : "defence"}>
          <th scope="row">{ui("gladiatori-sum")}</th>
          <td>{total === null ? "?" : total}</td>
        </tr>
        {met !== null && met !== total && (
          <tr class="halved" data-term="dodge">
            <th scope="row">{ui("gladiatori-dodged")}</th>
            <td>{met}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** Why a gladiator's blow costs so much (7.6.2): his cards, and what Powers or a bonus add. */
function reckoning({ cardsOfBlow, more }: Target): string {
  return cardsOfBlow > 0 ? ui("gladiatori-damage-of", { cards: cardsOfBlow, more }) : "";
}

function Result({ arena, target, room }: { arena: Arena; target: Target; room: Room }) {
  const name = sentence(figureName(arena, target.figure, room));
  const isHit = target.outcome === "wounded" || target.outcome === "slain";
  return (
    <p class={isHit ? "verdict bad" : "verdict"} data-term={isHit ? "damage" : "defence"} role="status">
      {target.damage > 0 && <b class="big">−{target.damage}</b>}
      <span>
        {ui(`gladiatori-outcome-${target.outcome ?? "held"}`, { name, damage: target.damage })}
        {isHit && target.damage > 0 && <small class="muted"> {reckoning(target)}</small>}
      </span>
    </p>
  );
}
