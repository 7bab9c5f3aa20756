/** The fight as a column that adds up: both sides, every die, what it comes to. */
import { Dice } from "./dice";
import { Figure, SeatMark } from "../../../parts/figure";
import { ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import type { Acts, Room } from "../../scene";
import { type Arena, type Fight as Battle, listed, type Roll, type Side, spotAt, total } from "../state/arena";
import { actor } from "../state/choices";
import { ANIMALS, RULES, SHIELD, spaceId, SPEAR, SWORD, TRIDENT, TYPES } from "../state/content";
import { animalLabel, faceName, typeName } from "../words/nouns";
import { isChance, oddsName, oddsValue } from "../words/odds";

interface FightProps {
  arena: Arena;
  room: Room;
  acts: Acts;
  still: boolean;
}

const NONE = [0, 0, 0, 0, 0];

export function Fight({ arena, room, acts, still }: FightProps) {
  const foreseen = plan(arena, acts);
  const fight = foreseen ?? arena.fight;
  if (fight === null) return null;
  const [attacker, defender] = fight.sides;
  return (
    <section class="duel" aria-label={ui("clash-battle-label")}>
      <div class="row between duelhead">
        <h2>{ui("clash-battle", { start: spaceId(attacker.space), space: spaceId(defender.space) })}</h2>
        <span class="chip">{ui(foreseen ? "clash-before" : fight.over ? "clash-after" : "clash-during")}</span>
      </div>
      <div class="col">
        {[attacker, defender].map((side, place) => (
          <SideBlock key={place} fight={fight} side={side} place={place} room={room} still={still} />
        ))}
      </div>
      {(foreseen || acts.asked?.ask === "reroll") && <Odds acts={acts} />}
      <Why hasAnimal={fight.sides.some((side) => side.animal >= 0)} />
    </section>
  );
}

const NUMBERS = ["dice", "first", "again", "shields", "losses"];

/** The rules behind the figures, with their sections. */
function Why({ hasAnimal }: { hasAnimal: boolean }) {
  return (
    <details class="whybox small">
      <summary>{ui("clash-why-numbers")}</summary>
      <ul>
        {[...NUMBERS, ...(hasAnimal ? ["animals"] : [])].map((number) => (
          <li key={number}>{ui(`clash-number-${number}`)}</li>
        ))}
      </ul>
    </details>
  );
}

function sideAt(arena: Arena, space: number): Side {
  return { ...spotAt(arena, space), space, off: NONE, fallen: NONE };
}

/** The fight that would be, while a target is marked. */
function plan(arena: Arena, acts: Acts): Battle | null {
  const option = acts.marked === null ? undefined : acts.asked?.options[acts.marked];
  if (option?.ask !== "target") return null;
  const sides = [sideAt(arena, actor(acts.asked)), sideAt(arena, option.choice)] as const;
  return { sides, first: null, rolls: [], fell: null, over: false };
}

interface SideBlockProps {
  fight: Battle;
  side: Side;
  place: number;
  room: Room;
  still: boolean;
}

function SideBlock({ fight, side, place, room, still }: SideBlockProps) {
  const rolls = fight.rolls.filter((roll) => roll.side === place);
  const name = side.animal >= 0 ? sentence(animalLabel(side.animal)) : (room.names[side.owner] ?? "");
  return (
    <div class="duelside">
      <div class="row">
        {side.animal >= 0 ? (
          <Figure name={ANIMALS[side.animal]?.kind ?? "lion"} class="tile beast" />
        ) : (
          <SeatMark seat={side.owner} />
        )}
        <b class="grow cut">{name}</b>
        <span class="small muted">{ui(place === 0 ? "clash-attacks" : "clash-defends")}</span>
      </div>
      {side.animal >= 0 ? <Symbols animal={side.animal} /> : <Men side={side} />}
      <Strength fight={fight} side={side} place={place} />
      {rolls.map((roll, one) => (
        <RollBlock key={`${place}-${one}`} roll={roll} foe={fight.sides[place === 0 ? 1 : 0]} still={still} />
      ))}
    </div>
  );
}

function Men({ side }: { side: Side }) {
  const fallen = [...side.fallen];
  const off = [...side.off];
  const take = (pile: number[], type: number): boolean => {
    const left = pile[type] ?? 0;
    pile[type] = left - 1;
    return left > 0;
  };
  return (
    <div class="row men" style={{ "--fig-2": `var(--seat-${side.owner + 1})` }}>
      {listed(side.men).map((type, place) => {
        const isGone = take(fallen, type);
        const isOff = !isGone && take(off, type);
        const what = isGone ? ui("clash-fallen", { type: typeName(type) }) : isOff ? ui("clash-netted", { type: typeName(type) }) : typeName(type);
        return (
          <span key={place} class={isGone ? "man gone" : isOff ? "man off" : "man"} title={what}>
            <Figure name={`type-${TYPES[type]}`} class="tile" label={what} />
            {isGone && <Figure name="skull" class="over" />}
            {isOff && <Figure name="net" class="over" />}
          </span>
        );
      })}
    </div>
  );
}

function Symbols({ animal }: { animal: number }) {
  return (
    <div class="row men">
      {listed(ANIMALS[animal]?.symbols ?? []).map((type, place) => (
        <Figure key={place} name={TYPES[type] ?? "sword"} class="tile beast" label={typeName(type)} />
      ))}
    </div>
  );
}

/** What a side can use now. */
function active(side: Side, type: number): number {
  if (side.animal >= 0) return ANIMALS[side.animal]?.symbols[type] ?? 0;
  return (side.men[type] ?? 0) - (side.off[type] ?? 0) - (side.fallen[type] ?? 0);
}

function all(side: Side, type: number): number {
  return (side.animal >= 0 ? ANIMALS[side.animal]?.symbols[type] : side.men[type]) ?? 0;
}

/** Dice, spears, tridents and shields, each with where it comes from. */
function Strength({ fight, side, place }: { fight: Battle; side: Side; place: number }) {
  const foe = fight.sides[place === 0 ? 1 : 0];
  const swords = active(side, SWORD);
  const free = side.animal >= 0 ? RULES.animals.free_dice : RULES.team.free_dice;
  const lines = [
    ui(side.animal >= 0 ? "clash-dice-animal" : "clash-dice-team", { dice: free + swords, swords }),
    fight.first === place ? ui("clash-rolls-first", { spears: all(side, SPEAR), others: all(foe, SPEAR) }) : "",
    active(side, TRIDENT) > active(foe, TRIDENT)
      ? ui("clash-may-reroll", { tridents: active(side, TRIDENT), others: active(foe, TRIDENT) })
      : "",
    active(side, SHIELD) > 0 ? ui("clash-stops", { shields: active(side, SHIELD) }) : "",
    side.animal >= 0
      ? ui("clash-life", { wounds: side.tokens, life: ANIMALS[side.animal]?.life ?? 0 })
      : side.tokens > 0
        ? ui("clash-tokens", { tokens: side.tokens })
        : "",
  ].filter(Boolean);
  return (
    <ul class="strength small muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function RollBlock({ roll, foe, still }: { roll: Roll; foe: Side; still: boolean }) {
  return (
    <div class="panel roll">
      {roll.again && <div class="caps">{ui("clash-second-roll")}</div>}
      <Dice faces={roll.faces} struck={roll.struck} falls={!still} name={faceName} />
      {roll.struck && <p class="small">{outcome(roll, foe)}</p>}
    </div>
  );
}

/** What a roll came to, as one sentence that adds up. */
function outcome(roll: Roll, foe: Side): string {
  const struck = roll.struck ?? { singles: 0, stopped: 0, lethals: 0, before: 0 };
  const through = struck.singles - struck.stopped;
  const facts = { through, stopped: struck.stopped, lethals: struck.lethals, before: struck.before };
  if (through === 0 && struck.lethals === 0) return ui("clash-sum-nothing", facts);
  if (foe.animal >= 0) {
    const wounds = through * RULES.animals.wounds_per_single + struck.lethals * RULES.animals.wounds_per_lethal;
    return ui("clash-sum-animal", { ...facts, wounds, total: struck.before + wounds, life: ANIMALS[foe.animal]?.life ?? 0 });
  }
  const pair = RULES.team.tokens_per_gladiator;
  const tokens = struck.before + through;
  const pairs = Math.floor(tokens / pair);
  const lost = struck.lethals + pairs;
  return ui("clash-sum-team", { ...facts, tokens, pairs, lost, left: tokens % pair, men: total(foe.men) });
}

/** What the marked target, or a second roll, is likely to bring. */
function Odds({ acts }: { acts: Acts }) {
  const asked = acts.asked;
  const index = acts.marked ?? asked?.options.findIndex((option) => option.ask === "reroll" && option.choice === 1) ?? -1;
  const odds = acts.odds.get(index);
  if (odds === undefined || Object.keys(odds).length === 0) return null;
  const title = ui(asked?.ask === "reroll" ? "clash-odds-again" : "odds");
  return (
    <div class="panel roll" role="group" aria-label={title}>
      <div class="row between">
        <b>{title}</b>
        <span class="caps">{ui("exact")}</span>
      </div>
      <table class="sum">
        <tbody>
          {Object.entries(odds).map(([key, value]) => (
            <tr key={key}>
              <th scope="row">{oddsName(key)}</th>
              <td class="barcell">
                {isChance(key) && (
                  <div class="bar">
                    <i style={{ width: `${Math.round(value * 100)}%` }} class={key === "target_falls" || key === "better" ? "" : "b"} />
                  </div>
                )}
              </td>
              <td>{oddsValue(key, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
