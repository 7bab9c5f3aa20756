/** One reducer for each kind of event: what the event says, and nothing else. */
import { plus } from "../../../stage/counting";
import { including, without } from "../../../stage/sets";
import { at, put } from "../../../stage/reducing";
import type { Args } from "../../../stage/scene";
import { type Arena, begin, type Fight, HEALTHY, NOBODY, NONE, NOWHERE, OUT, WOUNDED } from "./arena";
import { CARDS, FROM_HAND, OF_ATTACK } from "./content";
import { menOf, seatOf } from "./decode";

type Reducer = (arena: Arena, args: Args) => Arena;

const same: Reducer = (arena) => arena;

/** A gladiator goes somewhere; what lies around him is known when the position is. */
function go(arena: Arena, man: number, square: number, facing: number): Arena {
  const tick = arena.tick + 1;
  const from = arena.square[man] ?? NOWHERE;
  return {
    ...arena,
    tick,
    square: put(arena.square, man, square),
    facing: put(arena.facing, man, facing),
    around: put(arena.around, man, []),
    moves: from === NOWHERE || square === NOWHERE ? arena.moves : { ...arena.moves, [man]: { from, tick } },
  };
}

/** So many cards more in a hand, or fewer. */
function hold(arena: Arena, seat: number, more: number): Arena {
  return { ...arena, hands: plus(arena.hands, seat, more) };
}

function inFight(arena: Arena, change: (fight: Fight) => Fight): Arena {
  return arena.fight === null ? arena : { ...arena, fight: change(arena.fight) };
}

/** Something befalls the target of the fight. */
function befell(arena: Arena, man: number, what: string, points = 0): Arena {
  return inFight(arena, (fight) => (fight.target === man ? { ...fight, befell: [...fight.befell, what], points } : fight));
}

const attacked: Reducer = (arena, args) => {
  const tick = arena.tick + 1;
  const parts = args.slice(5);
  return {
    ...arena,
    tick,
    fight: {
      man: at(args, 0),
      target: at(args, 1),
      kind: at(args, 2),
      attack: at(args, 3),
      defence: at(args, 4),
      attackParts: parts.slice(0, OF_ATTACK.length),
      defenceParts: parts.slice(OF_ATTACK.length),
      opened: [null, null],
      totals: null,
      outcome: null,
      befell: [],
      points: 0,
      tick,
    },
  };
};

const revealed: Reducer = (arena, args) =>
  inFight(at(args, 2) === FROM_HAND ? hold(arena, at(args, 0), -1) : arena, (fight) => {
    const opened = { card: at(args, 1), source: at(args, 2), value: at(args, 3) };
    const isAttacker = seatOf(fight.man) === at(args, 0);
    return { ...fight, opened: isAttacker ? [opened, fight.opened[1]] : [fight.opened[0], opened] };
  });

const braced: Reducer = (arena, args) => {
  const marker = CARDS[at(args, 1)]?.text === "murus" ? "murus" : "testudo";
  return { ...arena, [marker]: including(arena[marker], at(args, 0)) };
};

function leave(arena: Arena, men: readonly number[]): Arena {
  return men.reduce((now, man) => go(now, man, NOWHERE, now.facing[man] ?? 0), arena);
}

export const REDUCERS: Readonly<Record<string, Reducer>> = {
  ordered: (arena, args) => ({ ...arena, order: [...args] }),
  enrolled: same,
  match_began: (arena, args) => ({ ...begin(arena.seats), order: arena.order, scores: arena.scores, own: arena.own, you: arena.you, tick: arena.tick, match: at(args, 0), matches: at(args, 1) }),
  fielded: same,
  placed: (arena, args) => {
    const man = at(args, 0);
    const placed = go(arena, man, at(args, 2), at(args, 3));
    return { ...placed, armatura: put(arena.armatura, man, at(args, 1)), condition: put(arena.condition, man, at(args, 4)) };
  },
  brought: same,
  drew: (arena, args) => hold(arena, at(args, 0), at(args, 1)),
  round_began: (arena, args) => ({ ...arena, round: at(args, 0) }),
  turn_began: (arena, args) => ({ ...arena, active: at(args, 0), played: NONE, use: NONE, struck: 0, testudo: at(args, 1), murus: at(args, 2) }),
  played: (arena, args) => ({ ...hold(arena, at(args, 0), -1), active: at(args, 0), played: at(args, 1), use: at(args, 2), moves: {}, fight: null }),
  acclaimed: (arena, args) => ({ ...arena, vox: put(arena.vox, at(args, 0), at(args, 2)) }),
  jeered: (arena, args) => ({ ...arena, vox: put(arena.vox, at(args, 0), at(args, 2)) }),
  reshuffled: same,
  took: (arena, args) => hold(arena, at(args, 0), 1),
  stirred: same,
  moved: (arena, args) => go(arena, at(args, 0), at(args, 2), at(args, 3)),
  turned: (arena, args) => ({ ...arena, facing: put(arena.facing, at(args, 0), at(args, 1)), around: put(arena.around, at(args, 0), []) }),
  freed: (arena, args) => ({ ...arena, hindered: without(arena.hindered, at(args, 0)) }),
  attacked,
  revealed,
  fought: (arena, args) => inFight(arena, (fight) => ({ ...fight, totals: [at(args, 2), at(args, 3)], outcome: at(args, 4) })),
  pushed: (arena, args) => befell(go(arena, at(args, 0), at(args, 2), arena.facing[at(args, 0)] ?? 0), at(args, 0), "pushed"),
  cornered: (arena, args) => befell(arena, at(args, 0), "cornered"),
  stood: (arena, args) => befell(arena, at(args, 0), "stood"),
  hindered: (arena, args) => befell({ ...arena, hindered: including(arena.hindered, at(args, 0)) }, at(args, 0), "hindered"),
  wounded: (arena, args) => {
    const hurt = { ...arena, condition: put(arena.condition, at(args, 0), WOUNDED), points: put(arena.points, at(args, 1), at(args, 3)), struck: including(arena.struck, at(args, 0)) };
    return befell(hurt, at(args, 0), "wounded", at(args, 2));
  },
  felled: (arena, args) => {
    const gone = leave(arena, [at(args, 0)]);
    const out = { ...gone, condition: put(arena.condition, at(args, 0), OUT), points: put(arena.points, at(args, 2), at(args, 4)), hindered: without(arena.hindered, at(args, 0)) };
    return befell(out, at(args, 0), "felled", at(args, 3));
  },
  healed: (arena, args) => ({ ...arena, condition: put(arena.condition, at(args, 0), HEALTHY) }),
  braced,
  dusted: (arena, args) => ({ ...arena, dusted: including(arena.dusted, at(args, 0)) }),
  recalled: (arena, args) => hold(arena, at(args, 0), 1),
  robbed: (arena, args) => hold(arena, at(args, 0), -1),
  augured: (arena, args) => hold(arena, at(args, 0), at(args, 2)),
  discarded: (arena, args) => hold(arena, at(args, 0), -1),
  removed: same,
  surrendered: same,
  withdrew: (arena, args) => ({ ...leave(arena, menOf(at(args, 0))), withdrawn: including(arena.withdrawn, at(args, 0)) }),
  decided: (arena) => ({ ...arena, active: NOBODY }),
  glorified: (arena, args) => ({ ...arena, scores: put(arena.scores, at(args, 0), at(args, 3)) }),
  ended: (arena) => ({ ...arena, ended: true }),
};
