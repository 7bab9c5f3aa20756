/** What happens in the arena, in sentences: the declared arguments of each event, with pictures where they say it shorter. */
import { type Facts, say, sentence } from "../../../words/words";
import { plus, total } from "../../../stage/counting";
import { PlainWords } from "../../../stage/plain/words";
import type { Rulebook } from "../../../stage/rulebook";
import { at } from "../../../stage/reducing";
import type { Args, Room, Scene, Told } from "../../../stage/scene";
import { type Arena, spotAt } from "../state/arena";
import { ANIMALS, spaceId } from "../state/content";
import { blow } from "../state/reducers";
import { animalName, faces, pieceName, strength, symbols, teamSigns, tile } from "./nouns";

const FACES = ["blank", "single", "lethal"];

function animalFacts(animal: number): Facts {
  return { piece: animalName(animal), symbols: symbols(animal), life: ANIMALS[animal]?.life ?? 0 };
}

function pieceAt(arena: Arena, space: number, room: Room): string {
  return pieceName(spotAt(arena, space), room);
}

/** What shields stop, and what the rest does; of a team that falls the next event tells. */
function struck(words: PlainWords, arena: Arena, args: Args, room: Room): Told[] {
  const [seat, space] = [at(args, 0), at(args, 1)];
  const spot = spotAt(arena, space);
  const { falls, ...found } = blow(args);
  const facts = { ...found, piece: pieceName(spot, room), space: spaceId(space) };
  const told = found.stopped > 0 ? words.tell("struck", args, room, facts) : [];
  const wounds = (key: string, more: Facts): Told[] => [...told, { text: sentence(say(key, more)), seat }];
  if (found.through === 0 && found.lethals === 0) return told;
  if (spot.animal >= 0) return wounds("clash-wounds-animal", { ...facts, wounds: found.lost, total: found.left, life: ANIMALS[spot.animal]?.life ?? 0 });
  return falls ? told : wounds("clash-wounds-team", facts);
}

type More = (arena: Arena, args: Args, room: Room) => Facts;

/** Who stands on the space of this argument. */
const pieceOn =
  (place: number): More =>
  (arena, args, room) => ({ piece: pieceAt(arena, at(args, place), room) });

const animalOf: More = (_, args) => animalFacts(at(args, 1));

/** What a sentence needs beyond the arguments of its event; the arena is as it stood before. */
const MORE: Readonly<Record<string, More>> = {
  recruited: (arena, args) => {
    const { men } = spotAt(arena, at(args, 1));
    return { new: total(men) === 0 ? "yes" : "no", team: teamSigns(plus(men, at(args, 2), 1)) };
  },
  drawn: animalOf,
  settled: animalOf,
  led: animalOf,
  entered: animalOf,
  killed: (_, args) => animalFacts(at(args, 0)),
  turned_up: (_, args) => ({ tiles: args.map((animal) => tile(animal)).join(", ") }),
  moved: pieceOn(1),
  fell: pieceOn(1),
  wiped_out: pieceOn(1),
  advanced: pieceOn(0),
  attacked: (arena, args, room) => {
    const [start, space] = [at(args, 1), at(args, 2)];
    const [own, foe] = [spotAt(arena, start), spotAt(arena, space)];
    return { piece: pieceName(own, room), strength: strength(own), foe: pieceName(foe, room), "foe-strength": strength(foe) };
  },
  faced: pieceOn(1),
  rolled: (arena, args, room) => {
    const spot = spotAt(arena, at(args, 1));
    const dice = args.slice(3);
    const singles = dice.filter((face) => FACES[face] === "single").length;
    const lethals = dice.filter((face) => FACES[face] === "lethal").length;
    const hits = say("clash-hits", { singles, lethals });
    return { piece: pieceName(spot, room), dice: faces(dice), count: dice.length, hits, "for-animal": spot.animal >= 0 ? "yes" : "no" };
  },
};

export function teller(book: Rulebook): Scene<Arena>["tell"] {
  const words = new PlainWords(book);
  return (arena, kind, args, room) => {
    if (kind === "struck") return struck(words, arena, args, room);
    const told = words.tell(kind, args, room, MORE[kind]?.(arena, args, room));
    const { owner } = spotAt(arena, at(args, 0));
    return kind === "advanced" && owner >= 0 ? told.map((one) => ({ ...one, seat: owner })) : told;
  };
}
