/** The fight as a column that adds up: both sides, every die, what it comes to. */
import { Dice } from "./dice";
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { TextWithTerms } from "../../../parts/explain/text-with-terms";
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import { total } from "../../../stage/counting";
import { about, aboutChoice, int, type Row, rows } from "../../../stage/reading";
import type { Acts, Room } from "../../../stage/scene";
import { type Arena, type Fight as Battle, listed, type Roll, type Side, spotAt, type Struck } from "../state/arena";
import { actor } from "../state/choices";
import { ANIMALS, spaceId, TYPES } from "../state/content";
import { animalLabel } from "../words/nouns";
import { faceName, typeName } from "../words/signs";
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
  if (fight === null) return <p class="muted">{ui("no-fight")}</p>;
  const told = foreseen === null ? about(acts.asked) : aboutChoice(acts.asked, foreseen.sides[1].space);
  const [attacker, defender] = fight.sides;
  return (
    <section class="duel" aria-label={ui("clash-battle-label")}>
      <div class="row between duelhead">
        <h2>{ui("clash-battle", { start: spaceId(attacker.space), space: spaceId(defender.space) })}</h2>
        <span class="chip">{ui(foreseen ? "clash-before" : fight.isOver ? "clash-after" : "clash-during")}</span>
      </div>
      <div class="col">
        {[attacker, defender].map((side, place) => (
          <SideBlock key={place} fight={fight} side={side} place={place} room={room} still={still} told={told} />
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

/** The fight that goes on or would be, by its two spaces. */
export function fightNow(arena: Arena, acts: Acts): string {
  const fight = plan(arena, acts) ?? arena.fight;
  return fight === null || fight.isOver ? "" : `${arena.round} ${fight.sides.map((side) => side.space).join(" ")}`;
}

/** The fight that would be, while a target is marked. */
function plan(arena: Arena, acts: Acts): Battle | null {
  const option = acts.marked === null ? undefined : acts.asked?.options[acts.marked];
  if (option?.ask !== "target") return null;
  const sides = [sideAt(arena, actor(acts.asked)), sideAt(arena, option.choice)] as const;
  return { sides, first: null, spears: [], rolls: [], fell: null, isOver: false };
}

interface SideBlockProps {
  fight: Battle;
  side: Side;
  place: number;
  room: Room;
  still: boolean;
  /** What the question says of both sides. */
  told: Row;
}

function SideBlock({ fight, side, place, room, still, told }: SideBlockProps) {
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
      <Strength fight={fight} side={side} place={place} told={told} />
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
          <span key={place} class={isGone ? "man gone" : isOff ? "man off" : "man"} data-term={isGone ? "casualty" : isOff ? "switched-off" : `type.${TYPES[type]}`}>
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

/** Dice, spears, tridents and shields, each with where it comes from, as far as it is told. */
function Strength({ fight, side, place, told }: { fight: Battle; side: Side; place: number; told: Row }) {
  const sides = rows(told, "sides");
  const mine = sides[place];
  const other = sides.find((one) => one !== mine);
  const [spears = 0, others = 0] = fight.spears;
  const lines = [
    mine === undefined ? "" : ui(side.animal >= 0 ? "clash-dice-animal" : "clash-dice-team", { dice: int(mine, "dice"), swords: int(mine, "swords") }),
    fight.first === place ? ui("clash-rolls-first", { spears, others }) : "",
    mine !== undefined && other !== undefined && int(mine, "again") === 1
      ? ui("clash-may-reroll", { tridents: int(mine, "tridents"), others: int(other, "tridents") })
      : "",
    mine !== undefined && int(mine, "shields") > 0 ? ui("clash-stops", { shields: int(mine, "shields") }) : "",
    side.animal >= 0
      ? ui("clash-life", { wounds: side.tokens, life: ANIMALS[side.animal]?.life ?? 0 })
      : side.tokens > 0
        ? ui("clash-tokens", { tokens: side.tokens })
        : "",
  ].filter(Boolean);
  return (
    <ul class="strength small muted">
      {lines.map((line) => (
        <li key={line}>
          <TextWithTerms text={line} />
        </li>
      ))}
    </ul>
  );
}

function RollBlock({ roll, foe, still }: { roll: Roll; foe: Side; still: boolean }) {
  return (
    <div class="panel roll">
      {roll.again && <div class="caps">{ui("clash-second-roll")}</div>}
      <Dice faces={roll.faces} struck={roll.struck} falls={!still} name={faceName} />
      {roll.struck && (
        <p class="small">
          <TextWithTerms text={outcome(roll.struck, foe)} />
        </p>
      )}
    </div>
  );
}

/** What a roll came to, as one sentence that adds up. */
function outcome(struck: Struck, foe: Side): string {
  const { falls: _, ...facts } = struck;
  if (struck.through === 0 && struck.lethals === 0) return ui("clash-sum-nothing", facts);
  const hits = say("clash-hits", { singles: struck.through, lethals: struck.lethals });
  if (foe.animal >= 0) return ui("clash-sum-animal", { ...facts, hits, wounds: struck.lost, total: struck.tokens, life: ANIMALS[foe.animal]?.life ?? 0 });
  return ui("clash-sum-team", { ...facts, men: total(foe.men) });
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
            <tr key={key} data-term="odds">
              <th scope="row">{oddsName(key)}</th>
              <td class="barcell">
                {isChance(key) && (
                  <div class="bar">
                    <i style={{ width: `calc(${value} * 100%)` }} class={key === "target_falls" || key === "better" ? "" : "b"} />
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
