/** The position as the view has it. Events tell the same in part; the view is what counts. */
import { int, ints, isRow, lists, type Row, row, rows, text, yes } from "../../../stage/reading";
import type { View } from "../../../stage/scene";
import { type Arena, begin, type Laid, noCards, NOBODY, type Own, type Sheet, UNSEEN } from "./arena";
import { ownRow } from "./numbering";

function laid([kind = UNSEEN, rotated = 0, down = 0]: number[]): Laid {
  return { kind, rotated: rotated === 1, down: down === 1 };
}

function sheet(seen: Row): Sheet {
  return {
    numbers: ints(seen, "numbers"),
    cards: int(seen, "cards"),
    laid_aside: int(seen, "laid_aside"),
    row: lists(seen, "row").map(laid),
    reuse: ints(seen, "reuse"),
    acting: yes(seen, "acting"),
    card: int(seen, "card", UNSEEN),
    played: int(seen, "played"),
    shown: ints(seen, "shown"),
  };
}

function own(seen: Row): Own {
  const cards = (key: string): readonly number[] => (ints(seen, key).length > 0 ? ints(seen, key) : noCards());
  return {
    start: ints(seen, "start"),
    remaining: ints(seen, "remaining"),
    owned: cards("owned"),
    deck: cards("deck"),
    hand: cards("hand"),
    life: cards("life"),
    discard: cards("discard"),
    laid_aside: cards("laid_aside"),
    played: cards("played"),
    lunged: cards("lunged"),
    powers: int(seen, "powers"),
    overskilled: int(seen, "overskilled"),
    coins: int(seen, "coins"),
    card: int(seen, "card", UNSEEN),
    hitPoints: int(seen, "hit_points"),
  };
}

function sheets(view: View): Sheet[] {
  const mine = isRow(view.own) ? view.own : null;
  return rows(view, "sheets").map((one, seat) => (mine !== null && seat === view.seat ? { ...sheet(one), row: ownRow(int(mine, "row")) } : sheet(one)));
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
    halved: Object.fromEntries(Object.keys(row(view, "halved")).map((item) => [item, ints(row(view, "halved"), item)])),
    sides: ints(view, "sides"),
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
    wonBy: int(view, "won_by"),
    hasTeams: text(view, "parties") === "teams",
    scores: ints(view, "scores"),
    campaign: yes(view, "campaign"),
    xp: ints(view, "xp"),
  };
  const isActing = seen.fight !== null && seen.sheets[seen.fight.attacker.figure]?.acting === true;
  const isFighting = isActing || (seen.attacker !== NOBODY && seen.targets.length > 0);
  const fight = seen.fight === null ? null : { ...seen.fight, isOver: !isFighting };
  return { ...seen, fight };
}

