/** The position as the view has it. Events tell the same in part; the view is what counts. */
import type { View } from "../../scene";
import { type Arena, begin, type Laid, NO_CARDS, NOBODY, type Own, type Sheet, UNSEEN } from "./arena";
import { withOwnParts } from "./parts";

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => value !== null && typeof value === "object" && !Array.isArray(value);
const int = (row: Row, key: string, otherwise = 0): number => {
  const value = row[key];
  return typeof value === "number" ? value : otherwise;
};
const yes = (row: Row, key: string): boolean => row[key] === true;
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : []);
const ints = (row: Row, key: string): number[] => numbers(row[key]);
const lists = (row: Row, key: string): number[][] => {
  const value = row[key];
  return Array.isArray(value) ? value.map(numbers) : [];
};
const rows = (row: Row, key: string): Row[] => {
  const value = row[key];
  return Array.isArray(value) ? value.filter(isRow) : [];
};

function laid([kind = UNSEEN, rotated = 0, down = 0]: number[]): Laid {
  return { kind, rotated: rotated === 1, down: down === 1 };
}

function sheet(row: Row): Sheet {
  return {
    numbers: ints(row, "numbers"),
    cards: int(row, "cards"),
    laid_aside: int(row, "laid_aside"),
    row: lists(row, "row").map(laid),
    acting: yes(row, "acting"),
    card: int(row, "card", UNSEEN),
    played: int(row, "played"),
    shown: ints(row, "shown"),
  };
}

function own(row: Row): Own {
  const cards = (key: string): readonly number[] => (ints(row, key).length > 0 ? ints(row, key) : NO_CARDS);
  return {
    start: ints(row, "start"),
    remaining: ints(row, "remaining"),
    owned: cards("owned"),
    deck: cards("deck"),
    hand: cards("hand"),
    life: cards("life"),
    discard: cards("discard"),
    laid_aside: cards("laid_aside"),
    played: cards("played"),
    lunged: cards("lunged"),
    powers: int(row, "powers"),
    overskilled: int(row, "overskilled"),
    coins: int(row, "coins"),
    card: int(row, "card", UNSEEN),
    skilled: int(row, "skilled", UNSEEN),
    bled: int(row, "bled"),
    sped: int(row, "sped"),
    wishes: int(row, "wishes"),
    resting: int(row, "resting"),
    stopped: yes(row, "stopped"),
  };
}

const LAID_BITS = 6;

/** My own row, with what lies face-down. */
function ownRow(row: number): Laid[] {
  const found: Laid[] = [];
  for (let rest = row; rest > 0; rest >>= LAID_BITS) {
    found.push({ kind: rest & 3, rotated: (rest & 4) !== 0, down: (rest & 8) !== 0 });
  }
  return found;
}

function sheets(view: View): Sheet[] {
  const mine = isRow(view.own) ? view.own : null;
  return rows(view, "sheets").map((row, seat) => (mine !== null && seat === view.seat ? { ...sheet(row), row: ownRow(int(mine, "row")) } : sheet(row)));
}

/** The pieces of the view; the fight and the moves are known from events alone. */
export function settle(arena: Arena, view: View): Arena {
  const seats = int(view, "seats", arena.seats);
  const base = arena.seats === seats ? arena : begin(seats);
  const seen: Arena = {
    ...base,
    mode: int(view, "mode"),
    turn: int(view, "turn"),
    turns: int(view, "turns"),
    round: int(view, "round"),
    order: ints(view, "order"),
    current: int(view, "current", NOBODY),
    secret: yes(view, "secret"),
    character: ints(view, "character"),
    enlarged: int(view, "enlarged"),
    team: ints(view, "team"),
    points: ints(view, "points"),
    fate: ints(view, "fate"),
    used: ints(view, "used"),
    items: ints(view, "items"),
    damaged: int(view, "damaged"),
    gone: int(view, "gone"),
    offered: ints(view, "offered"),
    nets: ints(view, "nets"),
    place: ints(view, "place"),
    facing: ints(view, "facing"),
    trapped: ints(view, "trapped"),
    unbalanced: ints(view, "unbalanced"),
    down: ints(view, "down"),
    beasts: ints(view, "beasts"),
    lairs: ints(view, "lairs"),
    netted: ints(view, "netted"),
    waiting: ints(view, "waiting"),
    passive: int(view, "passive"),
    guarded: int(view, "guarded"),
    damage: int(view, "damage"),
    attacker: int(view, "attacker", NOBODY),
    targets: ints(view, "targets"),
    attacks: ints(view, "attacks"),
    defences: ints(view, "defences"),
    swept: yes(view, "swept"),
    removed: lists(view, "removed"),
    purse: ints(view, "purse"),
    sheets: sheets(view),
    own: isRow(view.own) ? own(view.own) : null,
    you: typeof view.seat === "number" ? view.seat : null,
    winners: ints(view, "winners"),
    campaign: yes(view, "campaign"),
    xp: ints(view, "xp"),
  };
  const isActing = seen.fight !== null && seen.sheets[seen.fight.attacker.figure]?.acting === true;
  const isFighting = isActing || (seen.attacker !== NOBODY && seen.targets.length > 0);
  const fight = seen.fight === null ? null : { ...withOwnParts(seen.fight, base, seen), over: !isFighting };
  return { ...seen, fight };
}

