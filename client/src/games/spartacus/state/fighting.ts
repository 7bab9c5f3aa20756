/** What happens on the sand: wagers, Initiative, attacks with the dice of both, and how it ends. */
import { at, put } from "../../../stage/reducing";
import type { Args } from "../../../stage/scene";
import { type Arena, type Attack, type Combat, NONE } from "./arena";
import { idOf, STARTS } from "./content";

const NEW: Combat = { bout: 0, initiative: [[], []], totals: [0, 0], first: NONE, attack: null, loser: NONE, grade: NONE, thumb: NONE };

const change = (arena: Arena, more: (combat: Combat) => Partial<Combat>): Arena => {
  const combat = arena.combat ?? NEW;
  return { ...arena, combat: { ...combat, ...more(combat) } };
};

const inAttack = (arena: Arena, more: (attack: Attack) => Partial<Attack>): Arena => change(arena, ({ attack }) => ({ attack: attack === null ? null : { ...attack, ...more(attack) } }));

/** Denarii in the four corners. */
export function wagered(arena: Arena, args: Args): Arena {
  const stakes = idOf("stakes", at(args, 1)).split("-").map(Number);
  return { ...arena, stakes: put(arena.stakes, at(args, 0), stakes) };
}

export const began = (arena: Arena): Arena => ({ ...arena, hexes: STARTS, moves: {}, combat: NEW });

export const boutBegan = (arena: Arena, args: Args): Arena => change(arena, () => ({ ...NEW, bout: at(args, 0) }));

export function initiative(arena: Arena, args: Args): Arena {
  const [side = NONE, total = 0, ...dice] = args;
  return change(arena, (combat) => ({ initiative: put(combat.initiative, side, dice), totals: put(combat.totals, side, total) }));
}

export const goesFirst = (arena: Arena, args: Args): Arena => change(arena, () => ({ first: at(args, 0) }));

export function moved(arena: Arena, args: Args): Arena {
  const tick = arena.tick + 1;
  return change({ ...arena, tick, hexes: put(arena.hexes, at(args, 0), at(args, 2)), moves: { ...arena.moves, [at(args, 0)]: { from: at(args, 1), tick } } }, () => ({}));
}

export const attacked = (arena: Arena, args: Args): Arena =>
  change({ ...arena, tick: arena.tick + 1 }, () => ({ attack: { side: at(args, 0), isQuick: idOf("assault", at(args, 1)) === "quick", rolled: [[], []], damage: null, more: [] } }));

export const rolled = (arena: Arena, args: Args): Arena => inAttack(arena, (attack) => ({ rolled: put(attack.rolled, at(args, 0), args.slice(1)) }));

export const rerolled = (arena: Arena, args: Args): Arena => inAttack(arena, (attack) => ({ rolled: put(attack.rolled, at(args, 0), args.slice(2)) }));

export const compared = (arena: Arena, args: Args): Arena => inAttack(arena, () => ({ damage: at(args, 1) }));

/** What came besides the rows. */
export const besides = (kind: string) => (arena: Arena, args: Args): Arena => inAttack(arena, ({ more }) => ({ more: [...more, [kind, at(args, 0), at(args, 1)] as const] }));

export const lostDie = (arena: Arena, args: Args): Arena => ({ ...arena, pools: put(arena.pools, at(args, 0), put(arena.pools[at(args, 0)] ?? [], at(args, 1), at(args, 2))) });

export const defeated = (arena: Arena, args: Args): Arena => change(arena, () => ({ loser: at(args, 0), grade: at(args, 1) }));

export const thumb = (arena: Arena, args: Args): Arena => change(arena, () => ({ thumb: at(args, 0) }));
