/**
 * What is being chosen before it is sent: a card of the hand, a gladiator, a square and a facing. Board, hand and
 * answers show the same.
 */
import { left } from "../../../stage/counting";
import { planning } from "../../../stage/planning";
import { about, aboutChoice, int, ints, type Row, rows } from "../../../stage/reading";
import type { Acts, Asked } from "../../../stage/scene";
import type { Chosen } from "../../../wire/types";
import { type Arena, NOBODY, NONE, NOWHERE, squareOf } from "./arena";
import { pointing, squaresFor } from "./choices";
import { isPace, manOf, moverOf, playOf, quarters, standOf, turnOf } from "./decode";

interface Plan {
  readonly card: number;
  readonly man: number;
  readonly square: number;
  readonly facing: number;
  /** The squares that narrow a list of attacks. */
  readonly picked: readonly number[];
}

const { planOf, change, clear, lastPlan, planFor } = planning<Plan>({ card: NONE, man: NOBODY, square: NOWHERE, facing: NONE, picked: [] });
export { change, clear, planOf };

/** A place to go to or to stand, with a facing: one choice for the player, a row of answers for the rules. */
export interface Way {
  readonly man: number;
  readonly square: number;
  readonly facing: number;
  /** Where a careful player looks from there; by itself as before. */
  readonly inward?: number;
  /** Movement points; null where nothing is spent. */
  readonly cost: number | null;
  readonly row: readonly Chosen[];
  /** The squares on the way, this one included. */
  readonly path: readonly number[];
  /** The option it is, where one answer is enough. */
  readonly index: number | null;
}

/** Questions that are answered by a square and a facing. */
export const AIMED: ReadonlySet<string> = new Set(["place", "mover", "move", "turn"]);

function ends(of: Row, man: number, first: readonly Chosen[]): Way[] {
  return rows(of, "ends").map((end) => ({
    man,
    square: int(end, "square", NOWHERE),
    facing: int(end, "facing"),
    cost: int(end, "cost"),
    path: ints(end, "path"),
    row: [...first, ...ints(end, "row").map((choice) => ({ ask: "move", choice }))],
    index: null,
  }));
}

/** All ways that the question offers. */
export function waysOf(arena: Arena, asked: Asked | null): Way[] {
  if (asked === null) return [];
  const seat = arena.you ?? 0;
  const told = about(asked);
  if (asked.ask === "move") return ends(told, int(told, "gladiator", NOBODY), []);
  return asked.options.flatMap((option, index): Way[] => {
    if (option.ask !== asked.ask) return [];
    const row = [{ ask: option.ask, choice: option.choice }];
    if (option.ask === "place") return [{ man: int(told, "gladiator", NOBODY), ...standOf(option.choice), inward: int(told, "facing"), cost: null, row, path: [], index }];
    if (option.ask === "mover") {
      const man = moverOf(option.choice, seat);
      return man === null ? [] : ends(aboutChoice(asked, option.choice), man, row);
    }
    const turn = option.ask === "turn" ? turnOf(option.choice, seat) : null;
    return turn === null ? [] : [{ man: turn.man, square: squareOf(arena, turn.man), facing: turn.facing, cost: null, row, path: [], index }];
  });
}

/** The gladiator who is to go: the one there is, or the one that was chosen; a coach is told first. */
export function goer(ways: readonly Way[], acts: Acts): number {
  if (acts.isCoached && acts.asked?.ask === "mover") return NOBODY;
  const men = [...new Set(ways.map((way) => way.man))];
  const { man } = planOf(acts);
  return men.length === 1 ? (men[0] ?? NOBODY) : men.includes(man) ? man : NOBODY;
}

/** The gladiator of whom a question asks where he goes: the only one, or the one that was chosen; NOBODY while that is open. */
export function chosenMan(asked: Asked, seat: number): number {
  const men = asked.ask === "mover" ? asked.options.flatMap((option) => (option.ask === "mover" ? [moverOf(option.choice, seat) ?? NOBODY] : [])).filter((man) => man !== NOBODY) : [];
  const { man } = planFor(asked);
  return men.length === 1 ? (men[0] ?? NOBODY) : men.includes(man) ? man : NOBODY;
}

/** The ways of the one who is to go. */
export function waysNow(arena: Arena, acts: Acts): Way[] {
  const ways = waysOf(arena, acts.asked);
  const man = goer(ways, acts);
  return ways.filter((way) => way.man === man);
}

export function into(ways: readonly Way[], square: number): Way[] {
  return ways.filter((way) => way.square === square);
}

/** What is aimed at now. */
export function aimed(ways: readonly Way[], acts: Acts): Way | null {
  const { square, facing } = planOf(acts);
  return ways.find((way) => way.square === square && way.facing === facing) ?? null;
}

/** The cheapest way into a square; of equal ones, the one that keeps the facing, or looks inward. */
export function best(arena: Arena, ways: readonly Way[], square: number): Way | undefined {
  const there = into(ways, square);
  const least = Math.min(...there.map((way) => way.cost ?? 0));
  const cheapest = there.filter((way) => (way.cost ?? 0) === least);
  return cheapest.find((way) => way.facing === (way.inward ?? arena.facing[way.man])) ?? cheapest[0];
}

export function aimAt(arena: Arena, ways: readonly Way[], square: number, acts: Acts): void {
  const way = best(arena, ways, square);
  if (way !== undefined) change(acts, { square, facing: way.facing });
}

/** Turn what is aimed at to the next facing, to the left or to the right. */
export function turnAim(ways: readonly Way[], now: Way, isLeft: boolean, acts: Acts): void {
  const order = into(ways, now.square).sort((a, b) => left(quarters(now.facing, a.facing), quarters(now.facing, b.facing)));
  const next = isLeft ? order.at(-1) : order[1];
  if (next !== undefined) change(acts, { facing: next.facing });
}

/** A coach goes on with the move himself: he is not told to stop. */
export function send(way: Way, acts: Acts): void {
  clear(acts);
  if (way.index !== null) acts.answer(way.index);
  else acts.row(acts.isCoached ? way.row.filter(({ ask, choice }) => ask !== "move" || isPace(choice)) : way.row);
}

/** Choose who goes: he is only looked at, unless a coach waits for the answer. */
export function choose(man: number, acts: Acts, seat: number): void {
  const index = acts.isCoached ? naming(acts.asked, man, seat) : null;
  if (index === null) change(acts, { man, square: NOWHERE });
  else acts.touch(index);
}

/** The option that names a gladiator as the one who moves; or null. */
export function naming(asked: Asked | null, man: number, seat: number): number | null {
  const index = asked?.ask === "mover" ? asked.options.findIndex((option) => option.ask === "mover" && manOf(seat, option.choice) === man) : NONE;
  return index < 0 ? null : index;
}

/** The options that are left when some squares are picked: all that point to every one of them. */
export function narrowed(arena: Arena, acts: Acts): number[] {
  const { asked } = acts;
  const { picked } = planOf(acts);
  const own = (asked?.options ?? []).map((option, index) => ({ option, index })).filter(({ option }) => option.ask === asked?.ask);
  return own.filter(({ option }) => picked.every((square) => squaresFor(arena, option).includes(square))).map(({ index }) => index);
}

/** Pick a square among options that point to two: the only one left is touched, several are narrowed down. */
export function pick(arena: Arena, acts: Acts, square: number): void {
  const { asked } = acts;
  if (asked === null) return;
  const there = pointing(arena, asked).get(square) ?? [];
  const within = narrowed(arena, acts).filter((index) => there.includes(index));
  const found = within.length > 0 ? within : there;
  change(acts, { picked: within.length > 0 ? [...new Set([...planOf(acts).picked, square])] : [square] });
  const [only] = found;
  if (found.length === 1 && only !== undefined) acts.touch(only);
}

/** Where the option leads that a bot would choose: the square of a pace, or whom an attack strikes. */
export function hintedSquare(arena: Arena, { asked, hinted }: Acts): number {
  const option = hinted === null ? undefined : asked?.options[hinted];
  if (asked === null || option === undefined || option.ask !== asked.ask) return NOWHERE;
  if (option.ask !== "move") return squaresFor(arena, option).at(-1) ?? NOWHERE;
  const begun = waysOf(arena, asked).filter(({ row: [first] }) => first?.choice === option.choice);
  const shortest = Math.min(...begun.map(({ row }) => row.length));
  return begun.find(({ row }) => row.length === shortest)?.square ?? NOWHERE;
}

/** Whether a way begins with the option that a bot would choose. */
export function isHinted({ row: [first] }: Way, { asked, hinted }: Acts): boolean {
  const option = hinted === null ? undefined : asked?.options[hinted];
  return option !== undefined && first?.ask === option.ask && first.choice === option.choice;
}

/** The card whose uses are asked for; NONE while it is still to be chosen. */
export function card(asked: Asked): number {
  const chosen = lastPlan().card;
  return asked.ask === "play" && asked.options.some((option) => option.ask === "play" && playOf(option.choice).card === chosen) ? chosen : NONE;
}

/** Where a coach lets every use of a card wait: the place of the one whose reason is told, that of the right use if there is one; else null. */
export function heldPlay({ asked, isCoached, holds }: Acts, card: number): number | null {
  const plays = (asked?.options ?? []).flatMap((option, index) => (option.ask === "play" ? [{ index, ...playOf(option.choice) }] : []));
  const own = plays.filter((play) => play.card === card);
  if (!isCoached || own.some(({ index }) => holds(index) === "")) return null;
  const right = plays.find(({ index }) => holds(index) === "");
  return (own.find(({ use }) => use === right?.use) ?? own[0])?.index ?? null;
}

/** Look at the uses of a card; where they must all wait, the coach says why. */
export function openCard(acts: Acts, card: number): void {
  const held = heldPlay(acts, card);
  if (held === null) change(acts, { card });
  else acts.touch(held);
}
