/** Who stands where and which beasts live, followed by the events alone: what the lots are drawn among. */
import type { KeyedDice } from "../../../fair/dice";
import type { Args } from "../../scene";
import { beside, NOWHERE } from "./arena";
import { BEASTS, FIRST_BEAST, GATES, HEXES, POWERS } from "./content";

export const DEAD = -1;
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** One of several by lot; where there is but one no lot is drawn. */
export function among(choices: readonly number[], dice: KeyedDice): number | undefined {
  return choices.length < 2 ? choices[0] : choices[dice.below(choices.length)];
}

export class Pit {
  readonly place: number[];
  readonly beasts: number[] = [];
  readonly lairs: number[] = [];
  readonly coming = BEASTS.map(() => 0);
  waiting = BEASTS.map(() => 0);
  stands = new Set<number>();
  /** Items that somebody has, or that are out of the game. */
  readonly taken = new Set<number>();
  /** Who wants which Item, since the last were given out. */
  readonly wishes = new Map<number, number>();
  round = 0;
  private readonly doomed = new Set<number>();
  private readonly near = HEXES.map((_, hex) => DIRECTIONS.map((direction) => beside(hex, direction)).filter((other) => other !== NOWHERE));

  constructor(readonly seats: number) {
    this.place = Array.from({ length: seats }, () => NOWHERE);
  }

  get alive(): number[] {
    return this.beasts.flatMap((kind, slot) => (kind === DEAD ? [] : [slot]));
  }

  /** A beast at the gate: in the first free slot. */
  letIn(kind: number): void {
    const free = this.beasts.indexOf(DEAD);
    const slot = free < 0 ? this.beasts.length : free;
    this.beasts[slot] = kind;
    this.lairs[slot] = NOWHERE;
  }

  /** The gladiators beside a beast. */
  preyOf(slot: number): number[] {
    const around = this.near[this.lairs[slot] ?? NOWHERE] ?? [];
    return this.standing().filter((seat) => around.includes(this.place[seat] ?? NOWHERE));
  }

  /** Whether a gladiator stands there. */
  isHeld(hex: number): boolean {
    return this.standing().some((seat) => this.place[seat] === hex);
  }

  /** 20.4: to the nearest hex beside a gladiator, by a shortest way, by lot among equals. */
  walk(start: number, paces: number, dice: KeyedDice): number {
    const goals = this.goals(start);
    const ways = this.distances(start, start);
    const reached = goals.filter((hex) => (ways[hex] ?? NOWHERE) >= 0);
    const nearest = Math.min(...reached.map((hex) => ways[hex] ?? 0));
    const best = reached.filter((hex) => ways[hex] === nearest);
    if (best.length === 0) return start;
    const goal = best[dice.below(best.length)] ?? start;
    const back = this.distances(goal, start);
    let hex = start;
    for (let pace = 0; pace < paces && hex !== goal; pace++) {
      const nearer = (this.near[hex] ?? []).filter((other) => back[other] === (back[hex] ?? 0) - 1);
      hex = among(nearer, dice) ?? hex;
    }
    return hex;
  }

  private standing(): number[] {
    return this.place.flatMap((hex, seat) => (hex !== NOWHERE && this.stands.has(seat) ? [seat] : []));
  }

  private goals(start: number): number[] {
    const found = this.standing().flatMap((seat) => this.near[this.place[seat] ?? NOWHERE] ?? []);
    return [...new Set(found)].filter((hex) => this.isOpen(hex, start)).sort((a, b) => a - b);
  }

  private isOpen(hex: number, start: number): boolean {
    if (hex === start) return true;
    if (this.isHeld(hex)) return false;
    return GATES.includes(hex) || !this.lairs.includes(hex);
  }

  /** How far hexes are over free ones; NOWHERE where there is no way. */
  private distances(origin: number, start: number): number[] {
    const ways = HEXES.map(() => NOWHERE);
    ways[origin] = 0;
    const edge = [origin];
    for (const hex of edge) {
      for (const other of this.near[hex] ?? []) {
        if (ways[other] !== NOWHERE || !this.isOpen(other, start)) continue;
        ways[other] = (ways[hex] ?? 0) + 1;
        edge.push(other);
      }
    }
    return ways;
  }

  /** What an event changes. */
  follow(kind: string, args: Args): void {
    const [first = NOWHERE, second = NOWHERE, third = NOWHERE] = args;
    switch (kind) {
      case "placed":
        this.place[first] = second;
        break;
      case "moved":
        this.place[first] = third;
        break;
      case "pushed":
        if (second >= FIRST_BEAST) this.lairs[second - FIRST_BEAST] = third;
        else this.place[second] = third;
        break;
      case "turn_began":
        this.round = 0;
        break;
      case "ordered":
        if (this.round !== first) this.stands = new Set(args.slice(1));
        this.round = first;
        break;
      case "killed":
      case "surrendered":
        this.stands.delete(first);
        break;
      case "power":
        if (POWERS[second] === "unbeatable") this.defy(first);
        break;
      case "wounded":
        if (this.doomed.has(first)) this.stands.delete(first);
        break;
      case "entered":
      case "prowled":
        this.lairs[first - FIRST_BEAST] = third;
        break;
      case "called":
        this.coming[first] = (this.coming[first] ?? 0) + 1;
        break;
      case "slain":
        this.beasts[first - FIRST_BEAST] = DEAD;
        this.lairs[first - FIRST_BEAST] = NOWHERE;
        break;
      case "picked":
        this.wishes.set(first, second);
        break;
      case "took_item":
        this.taken.add(second);
        this.wishes.delete(first);
        break;
      case "left_over":
        this.taken.add(first);
        break;
    }
  }

  /** One who was just killed fights on; used as a mere +2, Unbeatable does nothing else. */
  private defy(seat: number): void {
    if (this.stands.has(seat)) return;
    this.doomed.add(seat);
    this.stands.add(seat);
  }
}
