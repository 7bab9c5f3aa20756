/** What happens in the arena, in sentences: the messages of the terminal, with pictures in them. */
import { type Facts, say, sentence } from "../../../words/words";
import { plus, total } from "../../counting";
import { type Args, type Room, seatFacts, type Told } from "../../scene";
import { type Arena, spotAt } from "../state/arena";
import { ANIMALS, spaceId, TYPES } from "../state/content";
import { blow } from "../state/reducers";
import { animalName, faces, pieceName, strength, symbols, teamSigns, tile } from "./nouns";

const SINGLE = 1;
const LETHAL = 2;

type Teller = (arena: Arena, args: Args, room: Room) => Told[];

const at = (args: Args, place: number): number => args[place] ?? -1;

function line(key: string, facts: Facts, seat: number | null, spaces: number[] = []): Told[] {
  return [{ text: sentence(say(`clash-event-${key}`, facts)), seat: seat === -1 ? null : seat, spaces }];
}

function typed(type: number): Facts {
  return { type: TYPES[type] ?? "sword" };
}

function animalFacts(animal: number): Facts {
  return { piece: animalName(animal), symbols: symbols(animal), life: ANIMALS[animal]?.life ?? 0 };
}

function pieceAt(arena: Arena, space: number, room: Room): string {
  return pieceName(spotAt(arena, space), room);
}

function faced(arena: Arena, args: Args, room: Room): Told[] {
  const [space, spears, fewer] = [at(args, 1), at(args, 2), at(args, 3)];
  const facts = { piece: pieceAt(arena, space, room), spears, fewer, tied: spears === fewer ? "yes" : "no" };
  return line("faced", facts, at(args, 0), [space]);
}

function rolled(arena: Arena, args: Args, room: Room): Told[] {
  const [seat, space, again] = [at(args, 0), at(args, 1), at(args, 2)];
  const dice = args.slice(3);
  const singles = dice.filter((face) => face === SINGLE).length;
  const lethals = dice.filter((face) => face === LETHAL).length;
  const facts = {
    ...seatFacts(room, "seat", seat),
    again: again === 1 ? "again" : "keep",
    piece: pieceAt(arena, space, room),
    dice: faces(dice),
    count: dice.length,
    hits: say("clash-hits", { singles, lethals }),
    "for-animal": spotAt(arena, space).animal >= 0 ? "yes" : "no",
  };
  return line("rolled", facts, seat, [space]);
}

/** What shields stop, and what the rest does; of a team that falls the next event tells. */
function struck(arena: Arena, args: Args, room: Room): Told[] {
  const [seat, space] = [at(args, 0), at(args, 1)];
  const spot = spotAt(arena, space);
  const { falls, ...found } = blow(args);
  const facts = { ...found, piece: pieceName(spot, room), space: spaceId(space) };
  const told = found.stopped > 0 ? line("struck", facts, seat, [space]) : [];
  const wounds = (key: string, more: Facts): Told[] => [...told, { text: sentence(say(key, more)), seat, spaces: [space] }];
  if (found.through === 0 && found.lethals === 0) return told;
  if (spot.animal >= 0) return wounds("clash-wounds-animal", { ...facts, wounds: found.lost, total: found.left, life: ANIMALS[spot.animal]?.life ?? 0 });
  return falls ? told : wounds("clash-wounds-team", facts);
}

const TELLERS: Readonly<Record<string, Teller>> = {
  began: (_, args, room) => line("began", seatFacts(room, "seat", at(args, 0)), at(args, 0)),
  round_began: (arena, args) => [
    {
      text: sentence(
        say("clash-event-round_began", { phase: arena.fighting ? "fight" : "entry", round: at(args, 0) }),
      ),
      seat: null,
      spaces: [],
      heading: true,
    },
  ],
  recruited: (arena, args, room) => {
    const [seat, space, type] = [at(args, 0), at(args, 1), at(args, 2)];
    const { men } = spotAt(arena, space);
    const facts = {
      ...seatFacts(room, "seat", seat),
      ...typed(type),
      space: spaceId(space),
      new: total(men) === 0 ? "yes" : "no",
      team: teamSigns(plus(men, type, 1)),
    };
    return line("recruited", facts, seat, [space]);
  },
  entry_ended: () => line("entry_ended", {}, null),
  drawn: (_, args, room) =>
    line("drawn", { ...seatFacts(room, "seat", at(args, 0)), ...animalFacts(at(args, 1)) }, at(args, 0)),
  settled: (_, args, room) =>
    line(
      "settled",
      { ...seatFacts(room, "seat", at(args, 0)), ...animalFacts(at(args, 1)), space: spaceId(at(args, 2)) },
      at(args, 0),
      [at(args, 2)],
    ),
  turned_up: (_, args) => line("turned_up", { tiles: args.map((animal) => tile(animal)).join(", ") }, null),
  moved: (arena, args, room) =>
    line(
      "moved",
      {
        ...seatFacts(room, "seat", at(args, 0)),
        piece: pieceAt(arena, at(args, 1), room),
        start: spaceId(at(args, 1)),
        space: spaceId(at(args, 2)),
      },
      at(args, 0),
      [at(args, 1), at(args, 2)],
    ),
  led: (_, args, room) =>
    line("led", { ...seatFacts(room, "seat", at(args, 0)), ...animalFacts(at(args, 1)) }, at(args, 0)),
  entered: (_, args) =>
    line("entered", { ...animalFacts(at(args, 1)), space: spaceId(at(args, 2)) }, at(args, 0), [at(args, 2)]),
  passed: (_, args, room) => line("passed", seatFacts(room, "seat", at(args, 0)), at(args, 0)),
  attacked: (arena, args, room) => {
    const [seat, start, space] = [at(args, 0), at(args, 1), at(args, 2)];
    const facts = {
      ...seatFacts(room, "seat", seat),
      piece: pieceAt(arena, start, room),
      strength: strength(spotAt(arena, start)),
      foe: pieceAt(arena, space, room),
      "foe-strength": strength(spotAt(arena, space)),
      start: spaceId(start),
      space: spaceId(space),
    };
    return line("attacked", facts, seat, [start, space]);
  },
  faced,
  netted: (_, args, room) =>
    line(
      "netted",
      { ...seatFacts(room, "seat", at(args, 0)), ...typed(at(args, 2)), space: spaceId(at(args, 1)) },
      at(args, 0),
      [at(args, 1)],
    ),
  rolled,
  struck,
  fell: (arena, args, room) => {
    const [seat, space, type, captor] = [at(args, 0), at(args, 1), at(args, 2), at(args, 4)];
    const facts = {
      ...seatFacts(room, "seat", seat),
      ...seatFacts(room, "captor", captor),
      ...typed(type),
      piece: pieceAt(arena, space, room),
      space: spaceId(space),
    };
    return line("fell", facts, seat, [space]);
  },
  wiped_out: (arena, args, room) => {
    const [seat, space, count, captor] = [at(args, 0), at(args, 1), at(args, 2), at(args, 3)];
    const facts = {
      ...seatFacts(room, "seat", seat),
      ...seatFacts(room, "captor", captor),
      piece: pieceAt(arena, space, room),
      space: spaceId(space),
      count,
    };
    return line("wiped_out", facts, seat, [space]);
  },
  killed: (_, args, room) => {
    const [animal, space, captor, points] = [at(args, 0), at(args, 1), at(args, 2), at(args, 3)];
    const facts = {
      ...seatFacts(room, "captor", captor),
      ...animalFacts(animal),
      space: spaceId(space),
      points,
    };
    return line("killed", facts, captor, [space]);
  },
  advanced: (arena, args, room) =>
    line(
      "advanced",
      {
        piece: pieceAt(arena, at(args, 0), room),
        start: spaceId(at(args, 0)),
        space: spaceId(at(args, 1)),
      },
      spotAt(arena, at(args, 0)).owner,
      [at(args, 0), at(args, 1)],
    ),
  ended: (_, args) => line("ended", { reason: ["one-left", "no-animals", "idle"][at(args, 0)] ?? "idle" }, null),
  survived: (_, args, room) =>
    line("survived", { ...seatFacts(room, "seat", at(args, 0)), count: at(args, 1) }, at(args, 0)),
  scored: (_, args, room) =>
    line("scored", { ...seatFacts(room, "seat", at(args, 0)), points: at(args, 1) }, at(args, 0)),
};

/** The sentences of an event, told with the arena as it stood before. */
export function tell(arena: Arena, kind: string, args: Args, room: Room): Told[] {
  return TELLERS[kind]?.(arena, args, room) ?? [];
}
