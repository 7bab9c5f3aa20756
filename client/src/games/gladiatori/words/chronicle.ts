/** What happens in the arena, in sentences: the declared arguments of each event, and what a sentence needs besides. */
import { names } from "../../../words/lists";
import { signed } from "../../../words/numbers";
import { ui } from "../../../words/ui";
import { type Facts, sentence } from "../../../words/words";
import { pairs } from "../../../stage/counting";
import { PlainWords } from "../../../stage/plain/words";
import { Names, type Rulebook } from "../../../stage/rulebook";
import { at } from "../../../stage/reducing";
import { type Args, type Room, type Scene, seatFacts } from "../../../stage/scene";
import { type Arena, begin, NOWHERE } from "../state/arena";
import { PARTS } from "../state/content";
import { isBeast, slotOf } from "../state/numbering";
import { cardFacts, figureFacts, figureName, herds, itemName, kindsList, partName, thingFacts } from "./nouns";

/** What the lone player and the two against him have at the end; nothing is lost where nobody is alone. */
export const outnumbered = (room: Room, args: Args): Facts => ({
  ...seatFacts(room, "lone", at(args, 0)),
  handicap: args[1] ?? 0,
  two: at(args, 2),
  one: at(args, 3),
});

/** The things of the game, as the arena has them. */
class BoutNames extends Names {
  arena: Arena = begin(0);

  override thing(variable: string, domain: string, choice: number, room: Room): Facts {
    return thingFacts(this.arena, room, variable, domain, choice);
  }

  override called(domain: string, choice: number, room: Room): string {
    return domain === "figure" ? figureName(this.arena, choice, room) : super.called(domain, choice, room);
  }

  override seatOf(kind: string, args: Args): number | null {
    const isFigure = this.book.events[kind]?.[0] === "figure";
    return isFigure && !isBeast(at(args, 0)) ? at(args, 0) : super.seatOf(kind, args);
  }
}

/** What a sentence needs beyond the arguments of its event. */
const MORE: Readonly<Record<string, (arena: Arena, args: Args, room: Room) => Facts>> = {
  beasts_waited: (_, args) => ({ beasts: herds(args) }),
  laid_out: (_, args) => ({ items: names(args.slice(1).map(itemName)) }),
  revealed: (_, args) => ({ ...cardFacts(at(args, 1)), cards: args[2] === undefined ? "none" : kindsList(args.slice(2)) }),
  scored: (_, args) => ({ points: at(args, 1) > 0 ? `+${at(args, 1)}` : String(at(args, 1)).replace("-", "−") }),
  entered: (arena, args, room) => {
    const beasts = [...arena.beasts];
    beasts[slotOf(at(args, 0))] = at(args, 1);
    return figureFacts({ ...arena, beasts }, room, "figure", at(args, 0));
  },
  beast_rolled: (_, args) => ({ faces: args.slice(1).join(", ") }),
  ended: (_, args, room) => outnumbered(room, args.slice(1)),
};

/** The parts of a sum that no other event tells: Skill, points, or what is secret. */
const UNSHOWN: ReadonlySet<string> = new Set(["untold", "skill", "points"]);

/** What of a sum is told nowhere else, and what a Dodge has left of the attack. */
function besides(book: Rulebook, arena: Arena, kind: string, args: Args): string[] {
  const declared = book.events[kind] ?? [];
  const first = declared.indexOf("+*parts");
  if (first < 0) return [];
  const parts = pairs(args.slice(first)).filter(([part]) => UNSHOWN.has(PARTS[part] ?? ""));
  const listed = parts.map(([part, value]) => `${partName(part)} ${signed(value)}`).join(", ");
  const attack = arena.fight?.targets.find((one) => one.figure === at(args, 0))?.attack ?? null;
  const met = args[declared.indexOf("+met")];
  const isHalved = met !== undefined && attack !== null && met !== attack;
  return [listed === "" ? "" : `${sentence(listed)}.`, isHalved ? ui("gladiatori-told-dodge", { attack, met }) : ""].filter(Boolean);
}

export function teller(book: Rulebook): Scene<Arena>["tell"] {
  const things = new BoutNames(book);
  const words = new PlainWords(book, things);
  return (arena, kind, args, room) => {
    things.arena = arena;
    // An order of beasts that have no names yet tells nobody anything.
    if (kind === "beasts_ordered" && args.some((figure) => (arena.beasts[slotOf(figure)] ?? NOWHERE) === NOWHERE)) return [];
    return words.tell(kind, args, room, MORE[kind]?.(arena, args, room)).map((told) => ({ ...told, text: [told.text, ...besides(book, arena, kind, args)].join(" ") }));
  };
}
