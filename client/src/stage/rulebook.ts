/** What the rules of a match declare: its questions, events and names, as the server gives them, and what both tables say of them. */
import type { Content } from "../wire/types";
import { names } from "../words/lists";
import { type Facts, has, plainly, say, sentence } from "../words/words";
import type { Declared } from "./declared";
import { type Args, type Option, type Room, seatFacts } from "./scene";

export interface Rulebook extends Content {
  readonly game: string;
  readonly declared: Declared;
}

/** Names made of parts: `throw-hasta` is the fight `throw` and the item `hasta`. The model is the terminal's `parts.py`. */
export class Names {
  private readonly patterns: Readonly<Record<string, readonly RegExp[]>>;
  private readonly known = new Map<string, Readonly<Record<string, string>>>();

  constructor(protected readonly book: Rulebook) {
    const domains = Object.entries(book.declared.domains ?? {});
    this.patterns = Object.fromEntries(domains.map(([domain, made]) => [domain, made.map((one) => new RegExp(`^(?:${one})$`))]));
  }

  /** What a question chooses among. */
  domainOf(ask: string): string {
    return this.book.asks[ask] ?? ask;
  }

  /** The id of a thing in its domain; a plain number where it has none. */
  idOf(domain: string, choice: number): string {
    return this.book.names[domain]?.[choice] ?? String(choice);
  }

  /** The parts of an id by variable; one that is whole stands for its domain. */
  partsOf(domain: string, id: string): Readonly<Record<string, string>> {
    const key = `${domain} ${id}`;
    const found = this.known.get(key) ?? this.takeApart(domain, id);
    this.known.set(key, found);
    return found;
  }

  private takeApart(domain: string, id: string): Readonly<Record<string, string>> {
    for (const pattern of this.patterns[domain] ?? []) {
      const groups = Object.entries(pattern.exec(id)?.groups ?? {}).filter(([, value]) => value !== undefined);
      const fits = groups.every(([part, value]) => part === domain || (this.book.names[part]?.includes(value) ?? true));
      if (groups.length > 0 && fits) return { [domain]: groups[0]?.[0] ?? domain, ...Object.fromEntries(groups) };
    }
    return { [domain]: id };
  }

  /** What explains an option: the thing that is chosen, else one of its parts, else the question. */
  things({ ask, choice }: Option): string {
    const domain = this.domainOf(ask);
    const id = this.idOf(domain, choice);
    const parts = this.partsOf(domain, id);
    const named = Object.entries(parts).filter(([, value]) => value !== id && !(value in parts));
    return [[domain, id], ...named.reverse(), ["ask", ask]].map((thing) => thing.join(".").replaceAll(" ", "_")).join(" ");
  }

  /** A thing for a message: its id, or the parts that it is made of; `seat` and `…_seat` go by their names. */
  thing(variable: string, domain: string, choice: number, room: Room): Facts {
    if (domain === "seat") return seatFacts(room, variable, choice);
    const parts = Object.entries(this.partsOf(domain, this.idOf(domain, choice)));
    const facts: Facts = Object.fromEntries(parts.map(([part, value]) => [part, numbered(value)]));
    for (const [part, seat] of Object.entries(facts)) {
      if (/^seat$|_seat$/.test(part) && typeof seat === "number") Object.assign(facts, seatFacts(room, part, seat));
    }
    return { ...facts, [variable]: facts[variable] ?? facts[domain] ?? "" };
  }

  /** The arguments of an event by name. A veiled event may tell less. */
  factsOf(kind: string, args: Args, room: Room): Facts {
    const facts: Record<string, Facts[string]> = {};
    const told = new Set<string>();
    (this.book.events[kind] ?? []).forEach((named, place) => {
      const [name = "", domain = name] = named.replace(/^[*+]+/, "").split(":");
      if (named.includes("*")) facts[name] = names(args.slice(place).map((arg) => this.called(domain, arg, room)));
      else if (place < args.length) {
        // A foe is a gladiator too, but not the one who was told before.
        const found = Object.entries(this.argument(name, domain, args[place] ?? 0, room));
        Object.assign(facts, Object.fromEntries(found.filter(([key]) => key === name || !told.has(key))));
      }
      told.add(name);
    });
    return facts;
  }

  private argument(name: string, domain: string, arg: number, room: Room): Facts {
    return domain === "seat" || domain in this.book.names ? this.thing(name, domain, arg, room) : { [name]: arg };
  }

  /** A thing in a row: as `<game>-row-<domain>` has it, or else by its bare name. */
  called(domain: string, choice: number, room: Room): string {
    if (domain === "seat") return room.names[choice] ?? "";
    const [key, id] = [`${this.book.game}-row-${domain}`, this.idOf(domain, choice)];
    return has(key) ? say(key, this.partsOf(domain, id)) : plainly(id);
  }

  /** The seat that an event is about: its first argument of that domain. */
  seatOf(kind: string, args: Args): number | null {
    const place = (this.book.events[kind] ?? []).findIndex((named) => named === "seat" || (named.endsWith(":seat") && !named.startsWith("+")));
    const seat = place < 0 ? undefined : args[place];
    return seat === undefined || seat < 0 ? null : seat;
  }
}

/** The questions whose rules are explained: those that have a heading of their own, or else all that have words. */
export function rulesOf(game: string, asks: readonly string[]): string[] {
  const told = asks.filter((ask) => has(`${game}-rule-${ask}`));
  const headed = told.filter((ask) => has(`browser-${game}-rule-of-${ask}`));
  return headed.length > 0 ? headed : told;
}

/** A number counts as one in a message. */
function numbered(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id;
}

/** An event without words of its own: its kind, and what it names. */
export function toldPlainly(kind: string, facts: Facts): string {
  const said = Object.entries(facts).filter(([name]) => !name.includes("-")).map(([name, fact]) => `${plainly(name)} ${typeof fact === "string" ? plainly(fact) : fact}`);
  return sentence(plainly(kind)) + (said.length > 0 ? `: ${said.join(", ")}` : "");
}
