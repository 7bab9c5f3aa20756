/** What each kind of event does to the arena. No rules: only what the event says. */
import { total } from "../../../stage/counting";
import type { Args } from "../../../stage/scene";
import { type Arena, type Lesson, NO_LESSON, NOBODY, NOWHERE, SURRENDERED } from "./arena";
import { FIGHT_REDUCERS } from "./fight-reducers";
import { isBeast, slotOf } from "./numbering";
import { at } from "../../../stage/reducing";
import { including, without } from "../../../stage/sets";

type Reducer = (arena: Arena, args: Args) => Arena;

export function change<T>(list: readonly T[], place: number, value: T): T[] {
  const changed = [...list];
  while (changed.length <= place) changed.push(value);
  changed[place] = value;
  return changed;
}

/** A figure goes from one hex to another. */
export function travel(arena: Arena, figure: number, from: number, to: number): Arena {
  const tick = arena.tick + 1;
  const moves = from === NOWHERE ? arena.moves : { ...arena.moves, [figure]: { from, tick } };
  if (isBeast(figure)) return { ...arena, tick, moves, lairs: change(arena.lairs, slotOf(figure), to) };
  return { ...arena, tick, moves, place: change(arena.place, figure, to) };
}

function mark(arena: Arena, args: Args): Arena {
  const [seat, marker, count] = [at(args, 0), at(args, 1), at(args, 2)];
  if (marker === 0) return { ...arena, trapped: change(arena.trapped, seat, count) };
  return { ...arena, unbalanced: change(arena.unbalanced, seat, count) };
}

function throwDice(arena: Arena, figure: number, faces: readonly number[]): Arena {
  const tick = arena.tick + 1;
  return { ...arena, tick, thrown: { figure, faces, tick } };
}

function learn(arena: Arena, seat: number, more: Partial<Lesson>): Arena {
  const lessons = Array.from({ length: arena.seats }, (_, one) => arena.lessons[one] ?? NO_LESSON);
  return { ...arena, lessons: change(lessons, seat, { ...(lessons[seat] ?? NO_LESSON), ...more }) };
}

const same: Reducer = (arena) => arena;

export const REDUCERS: Readonly<Record<string, Reducer>> = {
  began: (arena, args) => ({ ...arena, order: [...args] }),
  set_apart: same,
  beasts_ordered: same,
  beasts_waited: (arena, args) => ({ ...arena, waiting: [...args] }),
  took_character: (arena, args) => ({ ...arena, character: change(arena.character, at(args, 0), at(args, 1)) }),
  built: same,
  ready: same,
  box_held: same,
  bought: same,
  put_up: (arena, args) => ({ ...arena, offered: [at(args, 0)] }),
  bid: same,
  laid_out: (arena, args) => ({ ...arena, offered: args.slice(1) }),
  picked: same,
  took_item: (arena, args) => ({
    ...arena,
    items: change(arena.items, at(args, 0), including(arena.items[at(args, 0)] ?? 0, at(args, 1))),
    offered: arena.offered.filter((item) => item !== at(args, 1)),
  }),
  left_over: (arena, args) => ({ ...arena, gone: including(arena.gone, at(args, 0)) }),
  dropped: (arena, args) => ({ ...arena, items: change(arena.items, at(args, 0), without(arena.items[at(args, 0)] ?? 0, at(args, 1))) }),
  placed: (arena, args) => {
    const put = travel(arena, at(args, 0), NOWHERE, at(args, 1));
    return { ...put, facing: change(arena.facing, at(args, 0), at(args, 2)) };
  },
  turn_began: (arena, args) => ({ ...arena, turn: at(args, 0), round: 0, fight: null }),
  split: (arena, args) => {
    const before = arena.sheets[at(args, 0)];
    if (before === undefined) return arena;
    const numbers = [at(args, 1), at(args, 2), at(args, 3), ...before.numbers.slice(3)];
    return { ...arena, sheets: change(arena.sheets, at(args, 0), { ...before, numbers }) };
  },
  ordered: (arena, args) => ({ ...arena, round: at(args, 0), order: args.slice(1) }),
  round_taken: (arena, args) => ({ ...arena, current: at(args, 0), fight: arena.fight && { ...arena.fight, isOver: true } }),
  moved: (arena, args) => {
    const went = travel(arena, at(args, 0), at(args, 1), at(args, 2));
    return { ...went, facing: change(arena.facing, at(args, 0), at(args, 3)) };
  },
  turned: (arena, args) => ({ ...arena, facing: change(arena.facing, at(args, 0), at(args, 1)) }),
  marked: mark,
  spent: same,
  recovered: same,
  power: (arena, args) => ({ ...arena, used: change(arena.used, at(args, 0), including(arena.used[at(args, 0)] ?? 0, at(args, 1))) }),
  surrendered: (arena, args) => ({ ...arena, fate: change(arena.fate, at(args, 0), SURRENDERED) }),
  scored: (arena, args) => ({ ...arena, points: change(arena.points, at(args, 0), total([arena.points[at(args, 0)] ?? 0, at(args, 1)])) }),
  removed: same,
  item_lost: (arena, args) => ({ ...arena, items: change(arena.items, at(args, 0), without(arena.items[at(args, 0)] ?? 0, at(args, 1))) }),
  pushed: (arena, args) => {
    const figure = at(args, 1);
    const from = isBeast(figure) ? arena.lairs[slotOf(figure)] : arena.place[figure];
    return travel(arena, figure, from ?? NOWHERE, at(args, 2));
  },
  adapted: same,
  rested: same,
  release: (arena, args) => throwDice(arena, NOBODY, [at(args, 0)]),
  entered: (arena, args) => {
    const slot = slotOf(at(args, 0));
    const came = { ...arena, beasts: change(arena.beasts, slot, at(args, 1)), netted: change(arena.netted, slot, 0) };
    return throwDice(travel(came, at(args, 0), NOWHERE, at(args, 2)), at(args, 0), [at(args, 3)]);
  },
  shut_out: (arena, args) => throwDice(arena, at(args, 0), [at(args, 1)]),
  paced: (arena, args) => throwDice(arena, at(args, 0), [at(args, 1)]),
  prowled: (arena, args) => travel(arena, at(args, 0), at(args, 1), at(args, 2)),
  loosened: (arena, args) => ({ ...arena, netted: change(arena.netted, slotOf(at(args, 0)), at(args, 1)) }),
  called: (arena, args) => ({ ...arena, waiting: change(arena.waiting, at(args, 0), (arena.waiting[at(args, 0)] ?? 0) + 1) }),
  ended: (arena, args) => ({ ...arena, ended: at(args, 0), outnumbered: args.slice(1), current: NOBODY, fight: arena.fight && { ...arena.fight, isOver: true } }),
  learned: (arena, args) =>
    learn(arena, at(args, 0), { points: at(args, 1), victory: at(args, 2), beasts: at(args, 3), xp: at(args, 4), coins: at(args, 5) }),
  carried_off: (arena, args) => learn(arena, at(args, 0), { hitPoints: at(args, 1) }),
  died: (arena, args) => learn(arena, at(args, 0), { isDead: true, hitPoints: at(args, 1), coins: at(args, 2) }),
  ...FIGHT_REDUCERS,
};
