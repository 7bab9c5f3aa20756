/** The events of a fight: who strikes whom, what is shown, the two sums and what comes of them. */
import type { Args } from "../../scene";
import { type Arena, beside, type Fight, hexOf, isBeast, NOWHERE, type Outcome, type Party, type Target, UNSEEN } from "./arena";
import { FIRST_BEAST, KINDS } from "./content";
import { fightOf } from "./decode";
import { sideOfHex } from "./looking";

type Reducer = (arena: Arena, args: Args) => Arena;

const at = (args: Args, place: number): number => args[place] ?? NOWHERE;

function party(figure: number): Party {
  return { figure, card: UNSEEN, cards: [], hidden: 0, value: null, faces: [], parts: [], isPassive: false };
}

function target(figure: number): Target {
  return { ...party(figure), attack: null, outcome: null, damage: 0 };
}

/** A fight that an attacker begins; before that, he may have laid a card. */
function begun(arena: Arena, figure: number): Fight {
  const { fight } = arena;
  if (fight !== null && !fight.over && fight.attacker.figure === figure) return fight;
  return { kind: "none", item: NOWHERE, attacker: party(figure), targets: [], over: false };
}

function change(fight: Fight, figure: number, how: (one: Party) => Party): Fight {
  if (fight.attacker.figure === figure) return { ...fight, attacker: how(fight.attacker) };
  return { ...fight, targets: fight.targets.map((one) => (one.figure === figure ? { ...one, ...how(one) } : one)) };
}

/** Somebody who fights shows or lays something. */
function of(arena: Arena, figure: number, how: (one: Party) => Party): Arena {
  const { fight } = arena;
  const isIn = fight !== null && !fight.over && (fight.attacker.figure === figure || fight.targets.some((one) => one.figure === figure));
  const now = isIn ? fight : begun(arena, figure);
  return { ...arena, fight: change(now, figure, how) };
}

function settled(arena: Arena, figure: number, outcome: Outcome, damage = 0): Arena {
  const { fight } = arena;
  if (fight === null) return arena;
  const targets = fight.targets.map((one) => (one.figure === figure ? { ...one, outcome, damage: one.damage + damage } : one));
  return { ...arena, fight: { ...fight, targets } };
}

function plus(key: string, value: number): (one: Party) => Party {
  return (one) => ({ ...one, parts: [...one.parts, [key, value]] });
}

/** What a gladiator's markers cost him, Trapped 3 and Face-down 5 (14.3), as they lie now. */
function marked(arena: Arena, one: Party): Party {
  if (isBeast(one.figure) || one.parts.some(([key]) => key === "markers")) return one;
  const lost = ((arena.trapped[one.figure] ?? 0) > 0 ? 3 : 0) + ((arena.down[one.figure] ?? 0) > 0 ? 5 : 0);
  return lost === 0 ? one : plus("markers", -lost)(one);
}

/** The 3 that one loses whose attacker is beside him and not in front (7.2.7). */
function turnedAway(arena: Arena, one: Party): Party {
  const here = hexOf(arena, one.figure);
  const there = hexOf(arena, arena.fight?.attacker.figure ?? NOWHERE);
  const isBeside = [0, 1, 2, 3, 4, 5].some((direction) => beside(here, direction) === there);
  if (isBeast(one.figure) || here === NOWHERE || there === NOWHERE || !isBeside) return one;
  return sideOfHex(here, arena.facing[one.figure] ?? 0, there) === "front" ? one : plus("behind", -3)(one);
}

function rolled(arena: Arena, args: Args): Arena {
  const figure = at(args, 0);
  const faces = args.slice(1);
  const tick = arena.tick + 1;
  const thrown = { ...arena, tick, thrown: { figure, faces, tick } };
  return of(thrown, figure, (one) => ({ ...one, faces: [...faces] }));
}

function attack(arena: Arena, args: Args): Arena {
  const [figure, foe, value] = [at(args, 0), at(args, 1), at(args, 2)];
  const fight = begun(arena, figure);
  const known = fight.targets.some((one) => one.figure === foe) ? fight.targets : [...fight.targets, target(foe)];
  const outcome: Outcome | null = value < 1 ? "null" : null;
  const targets = known.map((one) => (one.figure === foe ? { ...one, attack: value, outcome: one.outcome ?? outcome } : one));
  return { ...arena, fight: { ...fight, attacker: marked(arena, { ...fight.attacker, value }), targets } };
}

export const FIGHT_REDUCERS: Readonly<Record<string, Reducer>> = {
  passed: (arena, args) => {
    const seat = at(args, 0);
    const isTarget = arena.fight?.over === false && arena.fight.targets.some((one) => one.figure === seat);
    return isTarget ? of(arena, seat, (one) => ({ ...one, isPassive: true })) : arena;
  },
  laid: (arena, args) => {
    const card = at(args, 1);
    return of(arena, at(args, 0), (one) => ({ ...one, card: card < KINDS ? card : UNSEEN, hidden: 0, cards: [] }));
  },
  reused: (arena, args) => of(arena, at(args, 0), (one) => ({ ...one, card: at(args, 1), hidden: 0, cards: [] })),
  stood_by: (arena) => arena,
  added: (arena, args) => of(arena, at(args, 0), (one) => ({ ...one, hidden: one.hidden + 1 })),
  declared: (arena, args) => {
    const { fight, item } = fightOf(at(args, 1));
    return { ...arena, fight: { ...begun(arena, at(args, 0)), kind: fight, item: item < 0 ? (arena.fight?.item ?? item) : item, targets: [] } };
  },
  aimed: (arena, args) => {
    const fight = begun(arena, at(args, 0));
    return { ...arena, fight: { ...fight, targets: [...fight.targets, target(at(args, 1))] } };
  },
  helped: (arena, args) => {
    const fight = begun(arena, at(args, 0));
    return { ...arena, fight: { ...fight, kind: "help", targets: [target(at(args, 2))] } };
  },
  lent: (arena) => arena,
  revealed: (arena, args) => of(arena, at(args, 0), (one) => ({ ...one, card: at(args, 1), cards: args.slice(2), hidden: 0 })),
  plain: (arena, args) => of(arena, at(args, 0), plus("plain", 2)),
  raged: (arena) => arena,
  sacrificed: (arena, args) => of(arena, at(args, 0), plus("sacrifice", 3)),
  acrobatic: (arena, args) => of(arena, at(args, 0), plus("acrobatics", 3)),
  lunged: (arena, args) => of(arena, at(args, 0), plus("lunge", 2)),
  leapt: (arena, args) => of(arena, at(args, 0), plus("leap", 2 * at(args, 1))),
  deepened: (arena, args) => of(arena, at(args, 0), plus("depth", -at(args, 1))),
  attack,
  answered: (arena) => arena,
  defence: (arena, args) => of(arena, at(args, 0), (one) => turnedAway(arena, marked(arena, { ...one, value: at(args, 1) }))),
  feinted: (arena, args) => {
    const { fight } = arena;
    if (fight === null) return arena;
    const isAttacker = fight.attacker.figure === at(args, 0);
    const targets = fight.targets.map((one) => (isAttacker || one.figure === at(args, 0) ? { ...one, outcome: "feinted" as const } : one));
    return { ...arena, fight: { ...fight, targets } };
  },
  held: (arena, args) => settled(arena, at(args, 0), "held"),
  netted: (arena, args) => settled(arena, at(args, 0), "netted"),
  broken: (arena, args) => settled(arena, at(args, 0), "broken"),
  damaged: (arena, args) => ({ ...settled(arena, at(args, 0), "damaged"), damaged: arena.damaged | (1 << at(args, 1)) }),
  wounded: (arena, args) => settled(arena, at(args, 0), "wounded", at(args, 1)),
  killed: (arena, args) => settled(arena, at(args, 0), "slain"),
  slain: (arena, args) => {
    const lairs = [...arena.lairs];
    lairs[at(args, 0) - FIRST_BEAST] = NOWHERE;
    return { ...settled(arena, at(args, 0), "slain"), lairs };
  },
  beast_rolled: rolled,
};

