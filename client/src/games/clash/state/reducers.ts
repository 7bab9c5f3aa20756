/** What each kind of event does to the arena. No rules: only what the event says. */
import { plus, sum } from "../../../stage/counting";
import { at } from "../../../stage/reducing";
import type { Args } from "../../../stage/scene";
import {
  type Arena,
  EMPTY,
  type Fight,
  NOBODY,
  NOWHERE,
  type Pen,
  type Roll,
  type Side,
  type Spot,
  spotAt,
  type Struck,
} from "./arena";

type Reducer = (arena: Arena, args: Args) => Arena;

function put(arena: Arena, space: number, spot: Spot): Arena {
  return { ...arena, spots: arena.spots.map((one, place) => (place === space ? spot : one)) };
}

function toPen(arena: Arena, seat: number, change: (pen: Pen) => Pen): Arena {
  if (seat === NOBODY) return arena;
  return { ...arena, pens: arena.pens.map((pen, one) => (one === seat ? change(pen) : pen)) };
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

const LAST_GHOSTS = -5;

function haunt(arena: Arena, space: number, type: number): Arena {
  const { owner, animal } = spotAt(arena, space);
  const tick = arena.tick + 1;
  return { ...arena, tick, ghosts: [...arena.ghosts.slice(LAST_GHOSTS), { space, type, animal, owner, tick }] };
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

/** What a blow came to: its event tells all of it. */
export function blow(args: Args): Struck {
  return {
    singles: at(args, 2),
    stopped: at(args, 3),
    lethals: at(args, 4),
    through: at(args, 5),
    before: at(args, 6),
    tokens: at(args, 7),
    pairs: at(args, 8),
    lost: at(args, 9),
    left: at(args, 10),
    falls: at(args, 11) === 1,
  };
}

function strike(arena: Arena, args: Args): Arena {
  const space = at(args, 1);
  const struck = blow(args);
  const told = fought(arena, (fight) => {
    const last = fight.rolls.at(-1);
    return { ...fight, rolls: fight.rolls.map((roll): Roll => (roll === last ? { ...roll, struck } : roll)) };
  });
  return put(told, space, { ...spotAt(arena, space), tokens: struck.left });
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
  const seat = at(args, 0);
  const own = arena.spots.filter((spot) => spot.owner === seat).map((spot) => spot.men);
  const men = own.reduce<number[]>((all, one) => sum(all, one), [0, 0, 0, 0, 0]);
  const spots = arena.spots.map((spot) => (spot.owner === seat ? EMPTY : spot));
  return toPen({ ...arena, spots }, seat, (pen) => ({ ...pen, men: sum(pen.men, men) }));
}

function score(arena: Arena, args: Args): Arena {
  const seat = at(args, 0);
  const spoils = { captives: at(args, 2), survivors: at(args, 4), animals: at(args, 6) };
  return {
    ...arena,
    scores: arena.scores.map((points, one) => (one === seat ? at(args, 1) : points)),
    spoils: arena.scores.map((_, one) => (one === seat ? spoils : arena.spoils[one])),
  };
}

/** Ends the fight before: it stays to be read until the next one begins. */
function turnTo(arena: Arena, seat: number): Arena {
  return { ...arena, turn: seat, fight: arena.fight && { ...arena.fight, isOver: true } };
}

export const REDUCERS: Readonly<Record<string, Reducer>> = {
  began: (arena, args) => ({ ...arena, first: at(args, 0), turn: at(args, 0) }),
  round_began: (arena, args) => ({ ...arena, round: at(args, 0) }),
  recruited: recruit,
  entry_ended: (arena) => ({ ...arena, piles: arena.piles.map(() => 0), round: 0, phase: "animals" }),
  drawn: (arena, args) => ({ ...arena, turn: at(args, 0), drawn: at(args, 1), stack: arena.stack - 1 }),
  settled: (arena, args) => ({
    ...land(put(arena, at(args, 2), { ...EMPTY, animal: at(args, 1) }), at(args, 2)),
    drawn: NOWHERE,
  }),
  turned_up: (arena, args) => ({ ...arena, spares: [...args], stack: 0, phase: "fight" }),
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
      spears: [],
      rolls: [],
      fell: null,
      isOver: false,
    },
  }),
  faced: (arena, args) => fought(arena, (fight) => ({ ...fight, first: onSide(fight, at(args, 1)), spears: [at(args, 2), at(args, 3)] })),
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
  scored: score,
};
