/** Where things are added up with `stage/counting.ts` in the folder of a game, and why that is no rule (`rules.test.ts`). */
export const COUNTED: Readonly<Record<string, { readonly why: string; readonly calls: readonly string[] }>> = {
  "clash/index.ts": {
    why: "gladiators on the board, counted",
    calls: [
      "total(teams.map((team) => total(team.men)))",
    ],
  },
  "clash/render/aside.tsx": {
    why: "whether anybody is in a pen",
    calls: [
      "total(pen.men)",
    ],
  },
  "clash/render/fight.tsx": {
    why: "gladiators of a team, counted",
    calls: [
      "total(foe.men)",
    ],
  },
  "clash/render/plate.tsx": {
    why: "gladiators of a team, counted, for the place of the newest",
    calls: [
      "total(spot.men)",
    ],
  },
  "clash/words/asking.ts": {
    why: "whether there is a team yet",
    calls: [
      "total(men)",
    ],
  },
  "clash/words/chronicle.ts": {
    why: "the team as it is with the one who was told to join it",
    calls: [
      "plus(men, at(args, 2), 1)",
      "total(men)",
    ],
  },
  "clash/words/known.ts": {
    why: "gladiators of a type, counted",
    calls: [
      "total(teamsOf(arena, room.you).map((team) => team.men[type] ?? 0))",
    ],
  },
  "clash/words/nouns.ts": {
    why: "gladiators of a team, counted; those who are told as switched off have another sign",
    calls: [
      "left(count, idle)",
      "total(spot.men)",
    ],
  },
  "gladiatori/input/aiming.ts": {
    why: "which way to turn lies nearer, for an order of buttons",
    calls: [
      "left(turnBetween(now.facing, a.facing), turnBetween(now.facing, b.facing))",
    ],
  },
  "gladiatori/input/choosing/build.ts": {
    why: "prices that the question declares for each amount, and places in its rows",
    calls: [
      "left(amount(good, counts), good.low)",
      "left(value, good.low)",
      "total(goods(props).map((good) => cost(good, amount(good, counts))))",
    ],
  },
  "gladiatori/input/choosing/building.tsx": {
    why: "those prices against the purse that the question declares",
    calls: [
      "leftOf(cost(good, value + 1), cost(good, now))",
      "leftOf(price(props, made), price(props, counts))",
      "leftOf(purse(props), price(props, counts))",
      "total([int(about(props.acts.asked), what), more])",
      "weigh(goods(props), (good) => amount(good, counts), (good) => good[what])",
    ],
  },
  "gladiatori/input/choosing/picking.ts": {
    why: "what the question says each thing is worth, against what it says is owed",
    calls: [
      "left(a.worth, b.worth)",
      "left(b.worth, a.worth)",
      "left(debt, paid(chosen, counts))",
      'left(int(facts, "least"), picked)',
      'left(int(facts, "life"), worth)',
      "left(limit, picked)",
      "total(Object.values(counts))",
      'total([int(facts, "life"), weigh(of, count, (thing) => thing.life)])',
      'total([ints(plan, "bases")[picked] ?? 0, weigh(of, count, (thing) => gains[thing.choice] ?? 0)])',
      'total([sum, int(plan, "more")])',
      "weigh(things, (thing) => counts[thing.choice] ?? 0, (thing) => thing.worth)",
    ],
  },
  "gladiatori/input/choosing/resting.tsx": {
    why: "what the question says is missing, against what it says may be won back",
    calls: [
      "leftOf(all, spent(props, counts))",
      "leftOf(left, take)",
      "leftOf(resistance, spent(props, counts, byResistance))",
      "leftOf(some, take)",
      "total([now, Math.max(0, more)])",
      "weigh(found, (line) => Math.min(byResistance(line) ? leftResistance : left, leftOf(line.missing, counts[line.place] ?? 0)), () => 1)",
      "weigh(lines(props).filter(test), (line) => counts[line.place] ?? 0, () => 1)",
    ],
  },
  "gladiatori/input/choosing/splitting.tsx": {
    why: "life and cards that the question declares for each kind, by how many are on which side",
    calls: [
      "left(hand, greens)",
      "left(held, now)",
      "left(kind.held, inHand(kind))",
      "total([deck, items, cover])",
      "total([deck, items])",
      'total([int(facts, "cards"), weigh(kinds, behind, () => 1)])',
      'total([int(facts, "deadly"), weigh(kinds, behind, (kind) => kind.life)])',
      'total([int(facts, "deck"), weigh(kinds, behind, (kind) => kind.life)])',
      'total([int(facts, "greens"), int(facts, "reds"), weigh(kinds, inHand, () => 1)])',
      'total([int(facts, "greens"), weigh(kinds, inHand, (kind) => kind.green)])',
    ],
  },
  "gladiatori/render/aside.tsx": {
    why: "cards of a row, counted",
    calls: [
      "total(arena.own.deck)",
    ],
  },
  "gladiatori/render/hand.tsx": {
    why: "cards of a row, counted",
    calls: [
      "total(cards)",
      "total(own.discard)",
      "total(own.laid_aside)",
    ],
  },
  "gladiatori/words/asking.ts": {
    why: "cards of a row, counted",
    calls: [
      "total(arena.own?.hand ?? [])",
      "total(arena.own?.played ?? [])",
    ],
  },
  "heroes/input/answers.tsx": {
    why: "points set so far, against those that the question declares",
    calls: [
      "left(points, spent)",
      "left(spent, points)",
      "total(values)",
    ],
  },
  "jugula/state/plan.ts": {
    why: "which way to turn lies nearer, for an order of buttons",
    calls: [
      "left(quarters(now.facing, a.facing), quarters(now.facing, b.facing))",
    ],
  },
  "spartacus/input/wagering.tsx": {
    why: "what is staked, counted",
    calls: [
      "total(stakes)",
    ],
  },
  "spartacus/render/auction.tsx": {
    why: "dice printed on a card, counted",
    calls: [
      "total(dice)",
    ],
  },
  "spartacus/render/discards.tsx": {
    why: "cards of a pile, counted",
    calls: [
      "total(found.map(({ count }) => count))",
    ],
  },
  "spartacus/render/fight.tsx": {
    why: "dice that are left, counted",
    calls: [
      "total(pools)",
    ],
  },
  "spartacus/render/hand.tsx": {
    why: "cards of a hand, counted",
    calls: [
      "total(arena.hand)",
    ],
  },
  "spartacus/render/pieces.tsx": {
    why: "dice that are left, counted",
    calls: [
      "total(pools)",
    ],
  },
};

/** Numbers with a name that something is compared with, and what they are. */
export const LIMITS: Readonly<Record<string, string>> = {
  AT_ONCE: "names that have room in the order of a turn",
  DOOMED: "the last of the fates in which one still fights: how a fate is numbered",
  FEW: "gladiators beside whom there is room for the referee",
  FEW_SALES: "rows that are not folded",
  LONGEST: "letters of a title",
  LONG_LIST: "rows of a list on a narrow screen",
  MOST_SQUARES: "squares that are listed beside the board",
  NONE: "no number at all",
  SHORT: "letters of a short name",
  SHORT_LIST: "rows of a list on a narrow screen",
  WORD: "letters of a short word",
};
