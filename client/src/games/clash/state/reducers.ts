/** What each kind of event does to the arena. No rules: only what the event says. */
import type { Args } from "../../scene";
import {
  type Arena,
  EMPTY,
  type Fight,
  NOBODY,
  NOWHERE,
  type Pen,
  plus,
  pointsOf,
  type Roll,
  type Side,
  type Spot,
  spotAt,
  sum,
  total,
} from "./arena";
import { ANIMALS, RULES } from "./content";

type Reducer = (arena: Arena, args: Args) => Arena;

const at = (args: Args, place: number): number => args[place] ?? NOWHERE;

function put(arena: Arena, space: number, spot: Spot): Arena {
  return { ...arena, spots: arena.spots.map((one, place) => (place === space ? spot : one)) };
}

function toPen(arena: Arena, seat: number, change: (pen: Pen) => Pen): Arena {
  if (seat === NOBODY) return arena;
  const pens = arena.pens.map((pen, one) => (one === seat ? change(pen) : pen));
  return { ...arena, pens, scores: pens.map(pointsOf) };
}

function travel(arena: Arena, start: number, end: number): Arena {
  const moved = put(put(arena, end, spotAt(arena, start)), start, EMPTY);
  const tick = arena.tick + 1;
  const { [start]: _, ...moves } = arena.moves;
  return { ...moved, tick, moves: { ...moves, [end]: { from: start, tick } } };
}

function land(arena: Arena, space: number): Arena {
  const tick = arena.tick + 1;
  return { ...arena, tick, landed: { from: space, tick } };
}

function haunt(arena: Arena, space: number, type: number): Arena {
  const { owner, animal } = spotAt(arena, space);
  const tick = arena.tick + 1;
  return { ...arena, tick, ghosts: [...arena.ghosts.slice(-5), { space, type, animal, owner, tick }] };
}

function sideOf(arena: Arena, space: number): Side {
  const { owner, animal, men, tokens } = spotAt(arena, space);
  return { space, owner, animal, men, tokens, off: [0, 0, 0, 0, 0], fallen: [0, 0, 0, 0, 0] };
}

function onSide(fight: Fight, space: number): number {
  return fight.sides[1].space === space ? 1 : 0;
}

function fought(arena: Arena, change: (fight: Fight) => Fight): Arena {
  return arena.fight === null ? arena : { ...arena, fight: change(arena.fight) };
}

function changeSide(fight: Fight, side: number, change: (side: Side) => Side): Fight {
  const [attacker, defender] = fight.sides;
  return { ...fight, sides: side === 0 ? [change(attacker), defender] : [attacker, change(defender)] };
}

function strike(arena: Arena, args: Args): Arena {
  const [space, singles, stopped, lethals] = [at(args, 1), at(args, 2), at(args, 3), at(args, 4)];
  const spot = spotAt(arena, space);
  const struck = { singles, stopped, lethals, before: spot.tokens };
  const told = fought(arena, (fight) => {
    const last = fight.rolls.length - 1;
    const rolls = fight.rolls.map((roll, place): Roll => (place === last ? { ...roll, struck } : roll));
    return { ...fight, rolls };
  });
  const through = singles - stopped;
  if (through === 0 && lethals === 0) return told;
  if (spot.animal !== NOWHERE) {
    const { wounds_per_single, wounds_per_lethal } = RULES.animals;
    const wounds = spot.tokens + through * wounds_per_single + lethals * wounds_per_lethal;
    return put(told, space, { ...spot, tokens: Math.min(wounds, ANIMALS[spot.animal]?.life ?? wounds) });
  }
  const tokens = spot.tokens + through;
  const pair = RULES.team.tokens_per_gladiator;
  const isLost = lethals + Math.floor(tokens / pair) >= total(spot.men);
  return put(told, space, { ...spot, tokens: isLost ? tokens : tokens % pair });
}

function fall(arena: Arena, args: Args): Arena {
  const [space, type, off, captor] = [at(args, 1), at(args, 2), at(args, 3), at(args, 4)];
  const spot = spotAt(arena, space);
  const gone = put(haunt(arena, space, type), space, { ...spot, men: plus(spot.men, type, -1) });
  const told = fought(gone, (fight) =>
    changeSide(fight, onSide(fight, space), (side) => ({
      ...side,
      fallen: plus(side.fallen, type, 1),
      off: off ? plus(side.off, type, -1) : side.off,
    })),
  );
  return toPen(told, captor, (pen) => ({ ...pen, men: plus(pen.men, type, 1) }));
}

function wipeOut(arena: Arena, args: Args): Arena {
  const [space, captor] = [at(args, 1), at(args, 3)];
  const { men } = spotAt(arena, space);
  const gone = put(haunt(arena, space, NOWHERE), space, EMPTY);
  const told = fought(gone, (fight) => {
    const side = onSide(fight, space);
    const fallen = changeSide(fight, side, (one) => ({ ...one, fallen: sum(one.fallen, men), off: EMPTY.men }));
    return { ...fallen, fell: side };
  });
  return toPen(told, captor, (pen) => ({ ...pen, men: sum(pen.men, men) }));
}

function kill(arena: Arena, args: Args): Arena {
  const [animal, space, captor] = [at(args, 0), at(args, 1), at(args, 2)];
  const gone = put(haunt(arena, space, NOWHERE), space, EMPTY);
  const told = fought(gone, (fight) => ({ ...fight, fell: onSide(fight, space) }));
  return toPen(told, captor, (pen) => ({ ...pen, animals: [...pen.animals, animal] }));
}

function recruit(arena: Arena, args: Args): Arena {
  const [seat, space, type] = [at(args, 0), at(args, 1), at(args, 2)];
  const spot = spotAt(arena, space);
  const isNew = spot.owner === NOBODY;
  const placed = put(arena, space, { ...spot, owner: seat, men: plus(spot.men, type, 1) });
  return {
    ...land(placed, space),
    turn: seat,
    piles: plus(arena.piles, type, -1),
    bases: isNew ? plus(arena.bases, seat, -1) : arena.bases,
  };
}

function survive(arena: Arena, args: Args): Arena {
  const [seat, count] = [at(args, 0), at(args, 1)];
  const own = arena.spots.filter((spot) => spot.owner === seat).map((spot) => spot.men);
  const men = own.reduce<number[]>((all, one) => sum(all, one), [0, 0, 0, 0, 0]);
  const spots = arena.spots.map((spot) => (spot.owner === seat ? EMPTY : spot));
  const saved = toPen({ ...arena, spots }, seat, (pen) => ({ ...pen, men: sum(pen.men, men) }));
  return { ...saved, survivors: plus(arena.survivors, seat, count) };
}

/** Ends the fight before: it stays to be read until the next one begins. */
function turnTo(arena: Arena, seat: number): Arena {
  return { ...arena, turn: seat, fight: arena.fight && { ...arena.fight, over: true } };
}

export const REDUCERS: Readonly<Record<string, Reducer>> = {
  began: (arena, args) => ({ ...arena, first: at(args, 0), turn: at(args, 0) }),
  round_began: (arena, args) => ({ ...arena, round: at(args, 0) }),
  recruited: recruit,
  entry_ended: (arena) => ({ ...arena, piles: arena.piles.map(() => 0), round: 0 }),
  drawn: (arena, args) => ({ ...arena, turn: at(args, 0), drawn: at(args, 1), stack: arena.stack - 1 }),
  settled: (arena, args) => ({
    ...land(put(arena, at(args, 2), { ...EMPTY, animal: at(args, 1) }), at(args, 2)),
    drawn: NOWHERE,
  }),
  turned_up: (arena, args) => ({ ...arena, spares: [...args], stack: 0, fighting: true }),
  moved: (arena, args) => travel(turnTo(arena, at(args, 0)), at(args, 1), at(args, 2)),
  led: (arena, args) => turnTo(arena, at(args, 0)),
  entered: (arena, args) => ({
    ...land(put(turnTo(arena, at(args, 0)), at(args, 2), { ...EMPTY, animal: at(args, 1) }), at(args, 2)),
    spares: arena.spares.filter((animal) => animal !== at(args, 1)),
  }),
  passed: (arena, args) => turnTo(arena, at(args, 0)),
  attacked: (arena, args) => ({
    ...arena,
    turn: at(args, 0),
    ghosts: [],
    fight: {
      sides: [sideOf(arena, at(args, 1)), sideOf(arena, at(args, 2))],
      first: null,
      rolls: [],
      fell: null,
      over: false,
    },
  }),
  faced: (arena, args) => fought(arena, (fight) => ({ ...fight, first: onSide(fight, at(args, 1)) })),
  netted: (arena, args) =>
    fought(arena, (fight) =>
      changeSide(fight, onSide(fight, at(args, 1)), (side) => ({ ...side, off: plus(side.off, at(args, 2), 1) })),
    ),
  rolled: (arena, args) =>
    fought({ ...arena, tick: arena.tick + 1, landed: { from: NOWHERE, tick: 0 } }, (fight) => ({
      ...fight,
      rolls: [
        ...fight.rolls,
        {
          seat: at(args, 0),
          side: onSide(fight, at(args, 1)),
          again: at(args, 2) === 1,
          faces: args.slice(3),
          struck: null,
        },
      ],
    })),
  struck: strike,
  fell: fall,
  wiped_out: wipeOut,
  killed: kill,
  advanced: (arena, args) => travel(arena, at(args, 0), at(args, 1)),
  ended: (arena, args) => ({
    ...turnTo(arena, NOBODY),
    ended: ["one-left", "no-animals", "idle"][at(args, 0)] ?? "idle",
  }),
  survived: survive,
  scored: (arena, args) => ({
    ...arena,
    scores: arena.scores.map((score, seat) => (seat === at(args, 0) ? at(args, 1) : score)),
  }),
};
