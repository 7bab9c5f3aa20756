/** What happens in the arena, in sentences: the declared arguments of each event, with the names of gladiators as they stand. */
import type { Facts } from "../../../words/words";
import { PlainWords } from "../../../stage/plain/words";
import { Names, type Rulebook } from "../../../stage/rulebook";
import { about, int, text } from "../../../stage/reading";
import { type Args, type Asked, type Choice, type Option, type Room, type Told } from "../../../stage/scene";
import { type Arena, begin } from "../state/arena";
import { attackOf, moverOf, seatOf, shoveOf, turnOf } from "../state/decode";
import { armaturaName, manFacts, manName } from "./nouns";

/** The things of the game with all that their words need; who a gladiator is, the arena tells. */
class ArenaNames extends Names {
  arena: Arena = begin(0);
  /** Whether somebody has moved, turned or attacked already, as the question says it. */
  begun = "";

  override thing(variable: string, domain: string, choice: number, room: Room): Facts {
    const { arena } = this;
    const seat = arena.you ?? 0;
    const facts = { ...super.thing(variable, domain, choice, room), begun: this.begun };
    const of = (name: string, man: number | null | undefined): Facts => (man == null ? {} : manFacts(arena, room, name, man));
    switch (domain) {
      case "gladiator":
        return of(variable, choice);
      case "mover":
      case "place":
        return { ...facts, ...of("gladiator", moverOf(choice, seat)) };
      case "turn":
        return { ...facts, ...of("gladiator", turnOf(choice, seat)?.man) };
      case "assault": {
        const attack = attackOf(choice, seat);
        return { ...facts, ...of("gladiator", attack?.man), ...of("target", attack?.target) };
      }
      case "shove": {
        const { man, target } = shoveOf(choice, seat);
        return { ...facts, ...of("gladiator", man), ...of("target", target) };
      }
      default:
        return facts;
    }
  }

  override called(domain: string, choice: number, room: Room): string {
    return domain === "gladiator" ? manName(this.arena, choice) : super.called(domain, choice, room);
  }

  override seatOf(kind: string, args: Args): number | null {
    return this.book.events[kind]?.[0] === "gladiator" ? seatOf(args[0] ?? 0) : super.seatOf(kind, args);
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
    // The last card in hand is played unasked: then it is told why.
    const more = kind === "played" ? { last: arena.hands[args[0] ?? 0] === 1 ? "yes" : "no" } : {};
    return this.words.tell(kind, args, room, more);
  }

  /** A question with the gladiators it is about by their names. */
  question(arena: Arena, asked: Asked, room: Room): string {
    this.names.arena = arena;
    const told = about(asked);
    const men = ["gladiator", "target"].filter((name) => name in told).map((name) => manFacts(arena, room, name, int(told, name)));
    const armatura = "armatura" in told ? { armatura: armaturaName(int(told, "armatura")) } : {};
    return this.words.question({ ...asked, about: Object.assign({}, told, ...men, armatura) }, room);
  }

  option(arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
    this.names.arena = arena;
    this.names.begun = text(about(asked), "begun");
    return this.words.option(option, room);
  }

  reason(asked: Asked): string {
    return this.words.reason(asked);
  }
}
