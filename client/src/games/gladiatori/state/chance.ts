/** Where chance comes into Gladiatori: sides and order, Items by lot, beasts, their ways and their dice. */
import type { KeyedDice } from "../../../fair/dice";
import type { Event, ReplayStep } from "../../../wire/types";
import type { Args, Retraced } from "../../scene";
import { BEASTS, FIRST_BEAST, GATE_OF, GATES, ITEMS, RELEASE } from "./content";
import { among, Pit } from "./pit";

const SIDES = 6;
const MOST_BEASTS = 30;
const PACK_RELEASE = 1233;

type Options = Readonly<Record<string, unknown>>;

/** One event, with what is to come in the same step. */
interface Told {
  readonly pit: Pit;
  readonly options: Options;
  readonly dice: KeyedDice;
  readonly args: Args;
  readonly next: readonly Event[];
}

/** Whether what an event tells is what the dice say; those that tell nothing of chance are not here. */
const CHECKS: Readonly<Record<string, (told: Told) => boolean>> = {
  began: prepared,
  put_up: ({ pit, dice, args }) => {
    const left = unassigned(pit);
    return left[dice.below(left.length)] === args[0];
  },
  laid_out: ({ pit, dice, args }) => {
    const left = unassigned(pit);
    const [, ...items] = args;
    const drawn = dice.shuffled(left.length).map((place) => left[place] ?? 0).slice(0, items.length);
    return isSame(drawn.sort((a, b) => a - b), items) && dice.below(pit.seats) === args[0];
  },
  took_item: ({ pit, dice, args: [seat, item] }) => {
    const rivals = [...pit.wishes].filter(([, wish]) => wish === item).map(([rival]) => rival).sort((a, b) => a - b);
    if (rivals.length < 2) return true;
    rivals.forEach((rival) => pit.wishes.delete(rival));
    return rivals[dice.below(rivals.length)] === seat;
  },
  ordered: ({ pit, options, dice, args: [round] }) => {
    if (pit.round === round) return true;
    pit.coming.forEach((count, kind) => {
      for (let beast = 0; beast < count; beast++) pit.letIn(kind);
      pit.coming[kind] = 0;
    });
    const isHunt = ["solo", "cooperative"].includes(modeOf(options, pit.seats));
    if (round === 1 && isHunt) release(pit, dice, sum(pit.waiting));
    return true;
  },
  release: ({ pit, options, dice, args }) => {
    const face = dice.below(SIDES);
    const number = Math.min(sum(pit.waiting), releaseTable(options)[face] ?? 0, MOST_BEASTS - pit.alive.length);
    release(pit, dice, number);
    return face + 1 === args[0];
  },
  beasts_ordered: ({ pit, dice, args }) => {
    const pack = pit.alive;
    const order = dice.shuffled(pack.length).map((place) => FIRST_BEAST + (pack[place] ?? 0));
    return isSame(order.reverse(), args);
  },
  shut_out: ({ dice, args }) => dice.below(SIDES) + 1 === args[1],
  entered: (told) => {
    const [figure = 0, kind, gate = 0, face = 0] = told.args;
    const isRolled = told.dice.below(SIDES) + 1 === face && told.pit.beasts[figure - FIRST_BEAST] === kind;
    const open = gatesFor(face).find((hex) => !told.pit.isHeld(hex));
    return isRolled && gate === open && walks(told, figure, gate, face);
  },
  paced: (told) => {
    const [figure = 0, face = 0] = told.args;
    const start = told.pit.lairs[figure - FIRST_BEAST] ?? 0;
    return told.dice.below(SIDES) + 1 === face && walks(told, figure, start, face);
  },
  beast_rolled: ({ pit, dice, args: [figure = 0, ...faces], next }) => {
    const blow = next.find(([kind]) => kind === "attack" || kind === "defence");
    if (blow?.[0] === "attack" && blow[1] === figure) {
      const prey = pit.preyOf(figure - FIRST_BEAST);
      if (among(prey, dice) !== blow[2]) return false;
    }
    return isSame(dice.throw(faces.length, SIDES).map((side) => side + 1), faces);
  },
};

/** How many dice an event shows. */
const DICE: Readonly<Record<string, (args: Args) => number>> = {
  release: () => 1,
  shut_out: () => 1,
  entered: () => 1,
  paced: () => 1,
  beast_rolled: (args) => args.length - 1,
};

export function retrace(record: Options, steps: readonly ReplayStep[], diceOf: (answer: number) => KeyedDice): Retraced {
  const options = record.options as Options;
  const pit = new Pit(Number(record.seats));
  let count = 0;
  for (const step of steps) {
    const dice = diceOf(step.number);
    for (const [place, [kind, ...args]] of step.events.entries()) {
      const next = step.events.slice(place + 1);
      if (CHECKS[kind]?.({ pit, options, dice, args, next }) === false) return { dice: count, wrong: step.number };
      pit.follow(kind, args);
      count += DICE[kind]?.(args) ?? 0;
    }
  }
  return { dice: count, wrong: null };
}

/** 4.5, 20.1: who is alone, the order, then the beasts of each player. */
function prepared({ pit, options, dice, args, next }: Told): boolean {
  const mode = modeOf(options, pit.seats);
  const areFoes = mode === "none" || mode === "coliseum";
  const isByLot = pit.seats === 3 && areFoes && options.teams !== "free" && options.lone_seat === "random";
  const lone = isByLot ? dice.below(pit.seats) : null;
  const order = dice.shuffled(pit.seats);
  const apart = next.find(([kind]) => kind === "set_apart");
  if (!isSame(order, args) || (lone !== null && apart?.[1] !== lone)) return false;
  if (mode === "none") return true;
  const [, ...waiting] = next.find(([kind]) => kind === "beasts_waited") ?? [""];
  pit.waiting = drawBeasts(options, pit.seats, dice);
  return isSame(pit.waiting, waiting);
}

function drawBeasts(options: Options, seats: number, dice: KeyedDice): number[] {
  const kind = BEASTS.findIndex(({ id }) => id === options.beast_kind);
  const agreed = ["dogs", "wolves", "lions", "bears"].map((herd) => Number(options[herd]));
  if (kind < 0 && sum(agreed) > 0) return agreed;
  const waiting = BEASTS.map(() => 0);
  if (kind >= 0 && typeof options.beast_number === "number") {
    waiting[kind] = options.beast_number;
    return waiting;
  }
  for (let seat = 0; seat < seats; seat++) {
    const drawn = kind < 0 ? dice.below(BEASTS.length) : kind;
    const { fewest, most } = BEASTS[drawn] ?? { fewest: 0, most: 0 };
    const number = options.beast_number === "random" ? fewest + dice.below(most - fewest + 1) : most;
    waiting[drawn] = (waiting[drawn] ?? 0) + number;
  }
  return waiting;
}

/** The next ones are drawn evenly among all that wait. */
function release(pit: Pit, dice: KeyedDice, number: number): void {
  for (let beast = 0; beast < number; beast++) {
    let place = dice.below(sum(pit.waiting));
    const kind = pit.waiting.findIndex((count) => (place -= count) < 0);
    pit.waiting[kind] = (pit.waiting[kind] ?? 0) - 1;
    pit.letIn(kind);
  }
}

/** Whether a beast goes where the lots lead it. */
function walks({ pit, dice, next }: Told, figure: number, start: number, paces: number): boolean {
  pit.lairs[figure - FIRST_BEAST] = start;
  const end = pit.walk(start, paces, dice);
  const [kind, ...args] = next[0] ?? [""];
  const hasMoved = kind === "prowled" && args[0] === figure;
  return hasMoved ? isSame(args, [figure, start, end]) : end === start;
}

/** The gate of a face, then the other. */
function gatesFor(face: number): number[] {
  const gate = GATE_OF[face - 1] ?? 0;
  return [GATES[gate] ?? 0, GATES[1 - gate] ?? 0];
}

function modeOf(options: Options, seats: number): string {
  if (options.beasts !== "usual") return String(options.beasts);
  return seats === 1 ? "solo" : "none";
}

function releaseTable(options: Options): readonly number[] {
  if (options.release_table === PACK_RELEASE) return RELEASE;
  return [...String(options.release_table).padStart(SIDES, "0")].map(Number);
}

function unassigned(pit: Pit): number[] {
  return ITEMS.map((_, item) => item).filter((item) => !pit.taken.has(item));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, place) => one === b[place]);
}
