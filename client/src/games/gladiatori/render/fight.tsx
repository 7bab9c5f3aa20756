/** The fight as two columns that add up: what lies open, what is one's own, what is not told. */
import { Figure, SeatMark } from "../../../parts/figure";
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import type { Room, SceneProps } from "../../scene";
import { type Arena, beastId, type Fight as Bout, isBeast, NOWHERE, type Party, type Target, UNSEEN } from "../state/arena";
import { CARD_SIGNS } from "../state/content";
import { Pips } from "./tray";
import { cardFacts, cardName, figureName, itemName, kindsList } from "../words/nouns";
import { MOVEMENT, type Part, partsOf } from "../state/parts";

export function Fight({ arena, room, still }: SceneProps<Arena> & { still: boolean }) {
  const { fight } = arena;
  if (fight === null || fight.targets.length === 0) return null;
  return (
    <section class="duel" aria-label={ui("gladiatori-fight")}>
      <div class="row between duelhead">
        <h2>{headline(arena, fight, room)}</h2>
        <CardChip card={fight.attacker.card} party={fight.attacker} />
      </div>
      {fight.targets.map((target) => (
        <div key={target.figure} class="col">
          <div class="sums">
            <Column arena={arena} fight={fight} party={fight.attacker} isAttack={true} total={target.attack} isDodged={target.card === MOVEMENT} room={room} still={still} />
            <Column arena={arena} fight={fight} party={target} isAttack={false} total={target.value} isDodged={false} room={room} still={still} />
          </div>
          {target.outcome !== null && <Result arena={arena} fight={fight} target={target} room={room} />}
        </div>
      ))}
    </section>
  );
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
    <span class="chip">
      <Figure name={CARD_SIGNS[card] || "card-back"} class="fig" />
      {cardName(card)}
    </span>
  );
}

interface ColumnProps {
  arena: Arena;
  fight: Bout;
  party: Party;
  isAttack: boolean;
  total: number | null;
  isDodged: boolean;
  room: Room;
  still: boolean;
}

function Column({ arena, fight, party, isAttack, total, isDodged, room, still }: ColumnProps) {
  const parts = partsOf(arena, fight, party, isAttack, total);
  const reaction = !isAttack && party.card !== UNSEEN && !isBeast(party.figure) ? say("gladiatori-reaction", cardFacts(party.card)) : "";
  const name = sentence(figureName(arena, party.figure, room));
  return (
    <table class="sum">
      <caption>
        <span class="row">
          {isBeast(party.figure) ? <Figure name={beastId(arena, party.figure)} class="tile beast" /> : <SeatMark seat={party.figure} class="m" />}
          <b class="cut" title={name}>
            {ui(isAttack ? "gladiatori-attack" : "gladiatori-defence")}
          </b>
        </span>
        <span class="sr">{name}</span>
        {party.isPassive && <span class="small muted">{say("gladiatori-panel-passive")}</span>}
        {reaction !== "" && <span class="small muted">{reaction}</span>}
        {party.cards.length > 0 && <span class="small muted">{kindsList(party.cards)}</span>}
        {party.hidden > 0 && <span class="small muted">{ui("gladiatori-hidden-cards", { count: party.hidden })}</span>}
        {party.faces.length > 0 && <Pips faces={party.faces} falls={!still && !fight.over} />}
      </caption>
      <tbody>
        {parts.map((part, place) => (
          <tr key={place} class={part.key === "rest" ? "untold" : undefined}>
            <th scope="row">{partName(part, party, room)}</th>
            <td>{signed(part.value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{ui("gladiatori-sum")}</th>
          <td>{total === null ? "?" : total}</td>
        </tr>
        {isDodged && total !== null && (
          <tr class="halved">
            <th scope="row">{ui("gladiatori-dodged")}</th>
            <td>{Math.floor(total / 2)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}

function partName(part: Part, party: Party, room: Room): string {
  if (part.key === "item") return itemName(part.item);
  if (part.key === "rest") return ui(isBeast(party.figure) ? "gladiatori-part-dice" : party.figure === room.you ? "gladiatori-part-other" : "gladiatori-part-rest");
  return ui(`gladiatori-part-${part.key}`, { count: part.count });
}

/** Why a gladiator's blow costs so much (7.6.2): one and half of his cards, and what Powers or a bonus add. */
function reckoning(fight: Bout, target: Target): string {
  if (isBeast(fight.attacker.figure) || isBeast(target.figure)) return "";
  const cards = 1 + fight.attacker.cards.length;
  const more = target.damage - 1 - Math.floor(cards / 2);
  return ui("gladiatori-damage-of", { cards, more });
}

function Result({ arena, fight, target, room }: { arena: Arena; fight: Bout; target: Target; room: Room }) {
  const name = sentence(figureName(arena, target.figure, room));
  const isHit = target.outcome === "wounded" || target.outcome === "slain";
  return (
    <p class={isHit ? "verdict bad" : "verdict"} role="status">
      {target.damage > 0 && <b class="big">−{target.damage}</b>}
      <span>
        {ui(`gladiatori-outcome-${target.outcome ?? "held"}`, { name, damage: target.damage })}
        {isHit && target.damage > 0 && <small class="muted"> {reckoning(fight, target)}</small>}
      </span>
    </p>
  );
}
