/** The events of a fight: who strikes whom, what is shown, the two sums and what comes of them. */
import type { Args } from "../../../stage/scene";
import { type Arena, type Fight, NOWHERE, type Outcome, type Party, type Target, UNSEEN } from "./arena";
import { cardIn, itemIn, partsIn } from "./decode";
import { slotOf } from "./numbering";
import { at } from "../../../stage/reducing";
import { including } from "../../../stage/sets";

type Reducer = (arena: Arena, args: Args) => Arena;

function party(figure: number): Party {
  return { figure, card: UNSEEN, cards: [], hidden: 0, value: null, faces: [], parts: [], isPassive: false };
}

function target(figure: number): Target {
  return { ...party(figure), attack: null, attackParts: [], met: null, outcome: null, damage: 0, cardsOfBlow: 0, more: 0 };
}

/** A fight that an attacker begins; before that, he may have laid a card. */
function begun(arena: Arena, figure: number): Fight {
  const { fight } = arena;
  if (fight !== null && !fight.isOver && fight.attacker.figure === figure) return fight;
  return { kind: "none", item: NOWHERE, attacker: party(figure), targets: [], isOver: false };
}

function change(fight: Fight, figure: number, how: (one: Party) => Party): Fight {
  if (fight.attacker.figure === figure) return { ...fight, attacker: how(fight.attacker) };
  return { ...fight, targets: fight.targets.map((one) => (one.figure === figure ? { ...one, ...how(one) } : one)) };
}

/** Somebody who fights shows or lays something. */
function of(arena: Arena, figure: number, how: (one: Party) => Party): Arena {
  const { fight } = arena;
  const isIn = fight !== null && !fight.isOver && (fight.attacker.figure === figure || fight.targets.some((one) => one.figure === figure));
  const now = isIn ? fight : begun(arena, figure);
  return { ...arena, fight: change(now, figure, how) };
}

function settled(arena: Arena, figure: number, outcome: Outcome, more: Partial<Target> = {}): Arena {
  const { fight } = arena;
  if (fight === null) return arena;
  const targets = fight.targets.map((one) => (one.figure === figure ? { ...one, outcome, ...more } : one));
  return { ...arena, fight: { ...fight, targets } };
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
  const outcome: Outcome | null = partsIn("outcome", at(args, 3)).outcome === "null" ? "null" : null;
  const targets = known.map((one) => (one.figure === foe ? { ...one, attack: value, attackParts: args.slice(4), outcome: one.outcome ?? outcome } : one));
  return { ...arena, fight: { ...fight, attacker: { ...fight.attacker, value }, targets } };
}

/** A target says its defence: the sum, and what of the attack it had to meet. */
function defend(arena: Arena, args: Args): Arena {
  const figure = at(args, 0);
  const said = of(arena, figure, (one) => ({ ...one, value: at(args, 1), parts: args.slice(3) }));
  if (said.fight === null) return said;
  const targets = said.fight.targets.map((one) => (one.figure === figure ? { ...one, met: at(args, 2) } : one));
  return { ...said, fight: { ...said.fight, targets } };
}

export const FIGHT_REDUCERS: Readonly<Record<string, Reducer>> = {
  passed: (arena, args) => {
    const seat = at(args, 0);
    const isTarget = arena.fight?.isOver === false && arena.fight.targets.some((one) => one.figure === seat);
    return isTarget ? of(arena, seat, (one) => ({ ...one, isPassive: true })) : arena;
  },
  laid: (arena, args) => {
    const card = cardIn(partsIn("seen", at(args, 1)));
    return of(arena, at(args, 0), (one) => ({ ...one, card: card < 0 ? UNSEEN : card, hidden: 0, cards: [] }));
  },
  reused: (arena, args) => of(arena, at(args, 0), (one) => ({ ...one, card: at(args, 1), hidden: 0, cards: [] })),
  stood_by: (arena) => arena,
  added: (arena, args) => of(arena, at(args, 0), (one) => ({ ...one, hidden: one.hidden + 1 })),
  declared: (arena, args) => {
    const parts = partsIn("fight", at(args, 1));
    const item = itemIn(parts);
    return { ...arena, fight: { ...begun(arena, at(args, 0)), kind: parts.fight ?? "strike", item: item < 0 ? (arena.fight?.item ?? item) : item, targets: [] } };
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
  plain: (arena) => arena,
  raged: (arena) => arena,
  sacrificed: (arena) => arena,
  acrobatic: (arena) => arena,
  lunged: (arena) => arena,
  leapt: (arena) => arena,
  deepened: (arena) => arena,
  attack,
  answered: (arena) => arena,
  defence: defend,
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
  damaged: (arena, args) => ({ ...settled(arena, at(args, 0), "damaged"), damaged: including(arena.damaged, at(args, 1)) }),
  wounded: (arena, args) => settled(arena, at(args, 0), "wounded", { damage: at(args, 1), cardsOfBlow: at(args, 2), more: at(args, 3) }),
  killed: (arena, args) => settled(arena, at(args, 0), "slain"),
  slain: (arena, args) => {
    const lairs = [...arena.lairs];
    lairs[slotOf(at(args, 0))] = NOWHERE;
    return { ...settled(arena, at(args, 0), "slain"), lairs };
  },
  beast_rolled: rolled,
};

