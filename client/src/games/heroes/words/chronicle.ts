/** What happens in the arena, in sentences: the declared arguments of each event, and whose gladiators they are about. */
import { PlainWords } from "../../../stage/plain/words";
import { Names, type Rulebook } from "../../../stage/rulebook";
import { type Args, type Asked, type Choice, type Option, type Room, type Told } from "../../../stage/scene";
import { type Arena, begin, called, NOBODY, seatOf } from "../state/arena";

/** The names of the rules; which seat a gladiator belongs to, the arena tells. */
class ArenaNames extends Names {
  arena: Arena = begin(0);

  /** A zone of the board that is played on: in a campaign the locale of each match decides on it. */
  override idOf(domain: string, choice: number): string {
    return (domain === "zone" ? this.arena.ground.zones[choice]?.id : undefined) ?? super.idOf(domain, choice);
  }

  override seatOf(kind: string, args: Args): number | null {
    if (this.book.events[kind]?.[0] !== "gladiator") return super.seatOf(kind, args);
    const man = called(this.arena, args[0] ?? NOBODY);
    const seat = man === undefined || man.owner === NOBODY ? NOBODY : seatOf(this.arena, man);
    return seat === NOBODY ? null : seat;
  }
}

/** The messages of the terminal, with the facts they need. */
export class ArenaWords {
  private readonly names: ArenaNames;
  private readonly words: PlainWords;

  constructor(book: Rulebook) {
    this.names = new ArenaNames(book);
    this.words = new PlainWords(book, this.names);
  }

  tell(arena: Arena, kind: string, args: Args, room: Room): Told[] {
    this.names.arena = arena;
    return this.words.tell(kind, args, room);
  }

  question(asked: Asked, room: Room): string {
    return this.words.question(asked, room);
  }

  option(arena: Arena, option: Option, room: Room): Choice {
    this.names.arena = arena;
    return this.words.option(option, room);
  }

  /** What explains an option. */
  things(option: Option): string {
    return this.names.things(option);
  }

  reason(asked: Asked): string {
    return this.words.reason(asked);
  }
}
