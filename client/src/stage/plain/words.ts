/** Sentences, questions and options of any game: from its declarations where the catalogues have words, and plainly where not. */
import { type Facts, has, plainly, say, sentence } from "../../words/words";
import { plainFacts } from "../reading";
import { Names, type Rulebook, toldPlainly } from "../rulebook";
import { type Args, type Asked, type Choice, type Option, type Room, seatFacts, type Told } from "../scene";

export class PlainWords {
  constructor(
    readonly book: Rulebook,
    readonly names: Names = new Names(book),
  ) {}

  /** An event in a sentence; a game may know more of it than its arguments say. */
  tell(kind: string, args: Args, room: Room, more: Facts = {}): Told[] {
    const { game, round_event } = this.book;
    const key = `${game}-event-${kind}`;
    const facts = { ...this.names.factsOf(kind, args, room), ...more };
    const text = has(key) ? sentence(say(key, facts)) : toldPlainly(kind, facts);
    return [{ text, seat: this.names.seatOf(kind, args), ...(kind === round_event ? { heading: true } : {}) }];
  }

  /** A question; a game may know more of it than its plain facts say. */
  question({ ask, about }: Asked, room: Room, more: Facts = {}): string {
    const key = `${this.book.game}-ask-${ask}`;
    return has(key) ? say(key, { ...seatFacts(room, "seat", room.you ?? 0), ...plainFacts(about), ...more }) : `${sentence(plainly(ask))}?`;
  }

  reason({ ask }: Asked): string {
    const key = `browser-${this.book.game}-why-${ask}`;
    return has(key) ? say(key) : "";
  }

  option({ ask, choice }: Option, room: Room): Choice {
    const key = `${this.book.game}-option-${ask}`;
    const domain = this.names.domainOf(ask);
    if (!has(key)) return { title: sentence(this.names.called(domain, choice, room)) };
    return { title: sentence(say(key, this.names.thing(domain, domain, choice, room))) };
  }
}
