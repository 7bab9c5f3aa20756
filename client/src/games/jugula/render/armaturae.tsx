/** The twelve armaturae in the place of the board, while familiae are chosen: figure, class, traits and numbers of each. */
import { Figure, SeatMark } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import type { SceneProps } from "../../../stage/scene";
import { type Arena, NONE, NOWHERE } from "../state/arena";
import { ARMATURAE, figureOf, type Side } from "../state/content";
import { seatOf } from "../state/decode";
import { className, termOf } from "../words/nouns";

const ENROLLING: ReadonlySet<string> = new Set(["armatura", "fighter"]);

/** Whether gladiators are still being chosen, by whomever; while nobody is asked: nobody stands in the arena, and nobody is placed. */
export function isEnrolling({ arena, acts }: SceneProps<Arena>): boolean {
  const ask = acts.asked?.ask ?? arena.asks[0];
  if (ask !== undefined) return ENROLLING.has(ask);
  return arena.round === 0 && arena.square.every((square) => square === NOWHERE) && arena.armatura.includes(NONE);
}

/** The class, and every trait as a word of its own that explains itself. */
function Traits({ armatura, side }: { armatura: number; side: Side | undefined }) {
  const reach = side?.allonge ?? 0;
  const traits = [...(reach > 0 ? [{ term: "allonge", name: ui("jugula-allonge", { reach }) }] : []), ...(side?.traits ?? []).map((trait) => ({ term: `trait.${trait}`, name: ui("jugula-trait", { trait }) }))];
  return (
    <small>
      <span data-term="class">{className(armatura)}</span>
      {traits.map(({ term, name }) => (
        <span key={term} data-term={term}>{name}</span>
      ))}
    </small>
  );
}

/** What is printed on a side: movement, attack and defence against light and heavy. */
function Numbers({ side, isWounded }: { side: Side; isWounded: boolean }) {
  return (
    <span class={isWounded ? "nums hurt" : "nums"}>
      <i>
        <Figure name="i-move" class="" label={ui("jugula-movement")} />
        {side.movement}
      </i>
      <i>
        <Figure name="sword" class="" label={ui("jugula-attack-of")} />
        {side.attack.join("·")}
      </i>
      <i>
        <Figure name="shield" class="" label={ui("jugula-defence-of")} />
        {side.defence.join("·")}
      </i>
      {isWounded && <Figure name="wound" class="sign" term="wound" label={ui("jugula-state-wounded")} />}
    </span>
  );
}

export function Armaturae({ arena, room, acts }: SceneProps<Arena>) {
  const { asked } = acts;
  const indexOf = (armatura: number): number => asked?.options.findIndex((option) => ENROLLING.has(option.ask) && option.choice === armatura) ?? NONE;
  const takers = (armatura: number): number[] => [...new Set(arena.armatura.flatMap((one, man) => (one === armatura ? [seatOf(man)] : [])))];
  const picked = new Set(arena.own?.picks ?? []);
  return (
    <ul class="armaturae" style={{ "--fig-2": room.you === null ? "var(--stone)" : `var(--seat-${room.you + 1})` }} aria-label={ui("jugula-armaturae")}>
      {ARMATURAE.map((one, armatura) => {
        const index = indexOf(armatura);
        const isMarked = acts.marked !== null && acts.marked === index;
        return (
          <li key={one.id} class={index < 0 ? "off" : undefined}>
            <button type="button" class={isMarked ? "armatura on" : "armatura"} data-term={termOf("armatura", one.name)} aria-pressed={isMarked || picked.has(armatura)} aria-disabled={index < 0 ? true : undefined} onClick={() => (index < 0 ? acts.whyNot(asked?.ask ?? "armatura", armatura) : acts.touch(index))}>
              <Figure name={figureOf(armatura)} class="tile" />
              <span class="named">
                <b>{one.name}</b>
                <Traits armatura={armatura} side={one.sides[0]} />
              </span>
              {one.sides.map((side, place) => (
                <Numbers key={place} side={side} isWounded={place > 0} />
              ))}
              <span class="takers">
                {(picked.has(armatura) && room.you !== null ? [room.you] : takers(armatura)).map((seat) => (
                  <SeatMark key={seat} seat={seat} class="m" />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
