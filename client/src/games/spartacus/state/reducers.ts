/** One reducer for each kind of event: what the event says, and nothing else. */
import { plus } from "../../../stage/counting";
import type { Args } from "../../../stage/scene";
import { at, put } from "../../../stage/reducing";
import { including, without } from "../../../stage/sets";
import { ALL, type Arena, ARENA, DISCARD, EXHAUSTED, INJURED, MARKET, NO_CORNER, NOBODY, NONE, ON_OFFER, READY, TOURNAMENT } from "./arena";
import { bargained, drafted, ended, laidOpen, takenBy } from "./bargaining";
import * as combat from "./fighting";

type Reducer = (arena: Arena, args: Args) => Arena;

/** What an event names last: the thing itself. */
const last = (args: Args): number => args.at(-1) ?? NONE;
const same: Reducer = (arena) => arena;

/** Denarii come to a seat, or go. */
const coins = (arena: Arena, seat: number, count: number): Arena => ({ ...arena, coins: plus(arena.coins, seat, count) });
const cards = (arena: Arena, seat: number, count: number): Arena => ({ ...arena, held: plus(arena.held, seat, count) });
const guards = (arena: Arena, seat: number, count: number): Arena => ({ ...arena, guards: plus(arena.guards, seat, count) });

/** A card of the hand is seen by all, and lies on the discard pile. */
function throws(arena: Arena, seat: number, kind: number): Arena {
  const hand = seat === arena.you ? plus(arena.hand, kind, -1) : arena.hand;
  return cards({ ...arena, hand, thrown: plus(arena.thrown, kind, 1) }, seat, -1);
}

const moves = (arena: Arena, card: number, place: number): Arena => ({ ...arena, place: put(arena.place, card, place), condition: put(arena.condition, card, READY) });
const turns = (arena: Arena, card: number, condition: number): Arena => ({ ...arena, condition: put(arena.condition, card, condition) });
const level: Reducer = (arena, args) => ({ ...arena, influence: put(arena.influence, at(args, 0), at(args, 2)) });
const leaves: Reducer = (arena, args) => moves(arena, at(args, 1), DISCARD);

function draws(arena: Arena, args: Args): Arena {
  const [seat = NOBODY, count = 0, ...kinds] = args;
  const hand = seat === arena.you ? kinds.reduce((now, kind) => plus(now, kind, 1), [...arena.hand]) : arena.hand;
  return cards({ ...arena, hand }, seat, count);
}

/** A phase begins with an empty table between the Houses. */
function begins(arena: Arena, phase: number): Arena {
  const isClear = phase === ARENA || phase === TOURNAMENT;
  const none = arena.house.map(() => null);
  return { ...arena, phase, active: NOBODY, pleas: [], reactions: [], fists: none, bids: none, auction: "", sold: null, combat: isClear ? null : arena.combat, ...(isClear && { corners: [NO_CORNER, NO_CORNER], stakes: arena.house.map(() => []) }), ...(phase === MARKET && { closed: 0, lot: NONE }) };
}

const endsScheme = (arena: Arena): Arena => ({ ...arena, scheme: NONE, stands: false, target: NOBODY, reactions: [], pleas: [], supporters: 0, pleading: false });

/** Something else is done in the turn: a Scheme that has succeeded is over, of which no event tells. */
const goesOn = (reducer: Reducer): Reducer => (arena, args) => reducer(arena.stands ? endsScheme(arena) : arena, args);

const answered = (answer: "yes" | "no"): Reducer => (arena, args) => ({ ...arena, pleas: arena.pleas.map((plea) => (plea.to === at(args, 0) && plea.answer === "asked" ? { ...plea, answer } : plea)) });

/** A fist opens; the first of a new round closes those of the one before. */
function opens(arena: Arena, args: Args): Arena {
  const [seat, coins, all] = [at(args, 0), at(args, 1), at(args, 2)];
  return { ...arena, sold: null, fists: put(arena.fists, seat, coins), laid: put(arena.laid, seat, all), bids: put(arena.bids, seat, all) };
}

/** Somebody has a limit, or none any more; how high it is only he is told. */
function limits(arena: Arena, args: Args): Arena {
  const [seat = NOBODY, isSet = 0, total = 0] = args;
  return { ...arena, proxies: isSet > 0 ? including(arena.proxies, seat) : without(arena.proxies, seat), goesTo: seat === arena.you ? total : arena.goesTo };
}

const closesFists = (arena: Arena): Arena => ({ ...arena, fists: arena.house.map(() => null), bids: arena.house.map(() => null) });

/** A lot is sold, or nobody has it: what was bid, ties and all, stands beside the next one. */
function endsLot(arena: Arena, card: number): Arena {
  return { ...closesFists(arena), lot: NONE, laid: arena.laid.map(() => 0), sold: { card, bids: arena.bids } };
}

const DEALING: Readonly<Record<string, Reducer>> = {
  turned_to: goesOn((arena, args) => drafted(arena, at(args, 0), at(args, 1))),
  offered_card: (arena, args) => bargained(arena, (offer) => ({ ...offer, gives: [...offer.gives, last(args)] })),
  wanted_card: (arena, args) => bargained(arena, (offer) => ({ ...offer, takes: [...offer.takes, last(args)] })),
  offered_guard: (arena) => bargained(arena, (offer) => ({ ...offer, givesGuards: offer.givesGuards + 1 })),
  wanted_guard: (arena) => bargained(arena, (offer) => ({ ...offer, takesGuards: offer.takesGuards + 1 })),
  offered_coins: (arena, args) => bargained(arena, (offer) => ({ ...offer, pays: last(args) })),
  wanted_coins: (arena, args) => bargained(arena, (offer) => ({ ...offer, charges: last(args) })),
  said: (arena, args) => bargained(arena, (offer) => ({ ...offer, word: last(args) })),
  dropped: (arena) => ({ ...arena, offer: null }),
  offered: (arena) => laidOpen(arena),
  offered_all: (arena) => laidOpen(arena),
  turned_to_all: goesOn((arena, args) => drafted(arena, at(args, 0), ALL)),
  replied: same,
  offer_expired: (arena) => ended(arena, "expired"),
  accepted: (arena, args) => ended(takenBy(arena, at(args, 0)), "accepted"),
  declined: (arena) => ended(arena, "declined"),
  offer_withdrawn: (arena) => ended(arena, "withdrawn"),
  countered: (arena, args) => drafted(ended(arena, "countered"), at(args, 0), at(args, 1)),
  traded: (arena, args) => moves(arena, at(args, 2), at(args, 1)),
  guards_traded: (arena, args) => {
    const [seat = NOBODY, to = NOBODY, gives = 0, takes = 0] = args;
    return guards(guards(guards(guards(arena, seat, -gives), to, gives), to, -takes), seat, takes);
  },
};

const IN_INTRIGUE: Readonly<Record<string, Reducer>> = {
  turn_began: (arena, args) => ({ ...endsScheme(arena), active: at(args, 0), boost: 0 }),
  reacted: (arena, args) => {
    const played = throws(arena, at(args, 0), at(args, 1));
    return { ...played, reactions: [...played.reactions, { seat: at(args, 0), kind: at(args, 1) }] };
  },
  silenced: same,
  drew: draws,
  reshuffled: same,
  looked: same,
  peeked: same,
  put_back: same,
  foresaw: same,
  cashed: goesOn((arena, args) => coins(throws(arena, at(args, 0), at(args, 1)), at(args, 0), at(args, 2))),
  discarded: (arena, args) => throws(arena, at(args, 0), at(args, 1)),
  used_power: goesOn(same),
  put_up: goesOn((arena) => ({ ...arena, pleading: true, pleas: [], supporters: 0 })),
  took_back: endsScheme,
  pleaded: (arena, args) => ({ ...arena, pleas: [...arena.pleas, { to: at(args, 1), claim: at(args, 2), fee: at(args, 3), promise: at(args, 4), answer: "asked" }] }),
  refused: answered("no"),
  supported: (arena, args) => answered("yes")({ ...arena, supporters: including(arena.supporters, at(args, 0)) }, args),
  boosted: (arena, args) => ({ ...arena, boost: at(args, 1) }),
  showed: (arena, args) => cards({ ...arena, scheme: at(args, 1), target: NOBODY, stands: false, pleading: false, hand: at(args, 0) === arena.you ? plus(arena.hand, at(args, 1), -1) : arena.hand }, at(args, 0), -1),
  launched: (arena, args) => ({ ...arena, scheme: at(args, 1), target: at(args, 2), named: at(args, 3), reactions: [] }),
  guarded: same,
  redirected: (arena, args) => ({ ...arena, target: at(args, 1) }),
  cancelled: (arena) => endsScheme(arena),
  succeeded: (arena) => ({ ...arena, stands: true }),
  marked: same,
  ordered: (arena, args) => ({ ...arena, orders: put(arena.orders, at(args, 0), at(args, 1)) }),
};

export const REDUCERS: Readonly<Record<string, Reducer>> = {
  cast: same,
  hosting: (arena, args) => ({ ...arena, host: at(args, 0) }),
  housed: (arena, args) => ({ ...arena, house: put(arena.house, at(args, 0), at(args, 1)) }),
  dealt: (arena, args) => moves(arena, at(args, 1), at(args, 0)),
  began: (arena, args) => ({ ...arena, guards: put(arena.guards, at(args, 0), at(args, 1)), coins: put(arena.coins, at(args, 0), at(args, 2)), influence: put(arena.influence, at(args, 0), at(args, 3)) }),
  round_began: (arena, args) => ({ ...arena, round: at(args, 0), bargains: [] }),
  phase_began: goesOn((arena, args) => begins(arena, at(args, 0))),
  tested: same,
  healed: (arena, args) => turns(arena, at(args, 1), READY),
  died: leaves,
  released: leaves,
  balanced: (arena, args) => coins(coins(arena, at(args, 0), at(args, 1)), at(args, 0), -at(args, 2)),
  exhausted: (arena, args) => turns(arena, at(args, 1), EXHAUSTED),
  injured: (arena, args) => turns(arena, at(args, 1), INJURED),
  lost: leaves,
  guard_laid: goesOn((arena, args) => guards(cards(arena, at(args, 0), -1), at(args, 0), 1)),
  guards_spent: (arena, args) => guards(guards(arena, at(args, 0), -at(args, 1)), at(args, 0), -at(args, 2)),
  veterans: (arena, args) => guards(arena, at(args, 0), at(args, 1)),
  earned: (arena, args) => coins(arena, at(args, 0), at(args, 1)),
  spent: (arena, args) => coins(arena, at(args, 0), -at(args, 1)),
  gave: (arena, args) => coins(coins(arena, at(args, 0), -at(args, 2)), at(args, 1), at(args, 2)),
  slipped: same,
  rose: level,
  fell: level,
  held_aside: (arena, args) => coins({ ...arena, deeds: [...arena.deeds, { payer: at(args, 0), doer: at(args, 1), deed: at(args, 2), coins: at(args, 3) }] }, at(args, 0), -at(args, 3)),
  deed_paid: (arena, args) => coins({ ...arena, deeds: arena.deeds.filter(({ payer, deed }) => payer !== at(args, 0) || deed !== at(args, 2)) }, at(args, 1), at(args, 3)),
  deed_void: (arena, args) => coins({ ...arena, deeds: arena.deeds.filter(({ payer, deed }) => payer !== at(args, 0) || deed !== at(args, 2)) }, at(args, 0), at(args, 3)),
  ...IN_INTRIGUE,
  ...DEALING,
  sold: (arena, args) => coins(moves(arena, at(args, 1), DISCARD), at(args, 0), at(args, 2)),
  sold_guard: (arena, args) => coins(guards(arena, at(args, 0), -1), at(args, 0), at(args, 1)),
  chose_trade: same,
  waited: same,
  closed: (arena, args) => ({ ...arena, closed: including(arena.closed, at(args, 0)) }),
  lots_laid: (arena, args) => ({ ...closesFists(arena), auction: "card", lots: at(args, 0) }),
  lot: (arena, args) => ({ ...closesFists(arena), lot: at(args, 0), lots: arena.lots - 1, proxies: 0, goesTo: 0, place: put(arena.place, at(args, 0), ON_OFFER), laid: arena.laid.map(() => 0) }),
  limited: limits,
  bid: opens,
  tied: (arena, args) => ({ ...arena, bidders: args.reduce((set, seat) => including(set, seat), 0) }),
  won_lot: (arena, args) => moves(endsLot(arena, at(args, 1)), at(args, 1), at(args, 0)),
  won_host: (arena, args) => ({ ...arena, host: at(args, 0) }),
  auction_failed: (arena, args) => moves(endsLot(arena, at(args, 0)), at(args, 0), DISCARD),
  treasury: (arena, args) => ({ ...arena, auction: "", coins: put(arena.coins, at(args, 0), at(args, 1)), closed: without(arena.closed, at(args, 0)) }),
  called: same,
  bribed: same,
  invited: (arena, args) => ({ ...arena, invited: including(arena.invited, at(args, 0)) }),
  refused_games: same,
  accepted_games: (arena, args) => ({ ...arena, corners: put(arena.corners, at(args, 1), { ...NO_CORNER, owner: at(args, 0) }) }),
  sent: (arena, args) => ({ ...arena, corners: arena.corners.map((corner) => (corner.owner === at(args, 0) ? { ...corner, fighter: at(args, 1) } : corner)) }),
  armed: (arena, args) => ({ ...arena, corners: arena.corners.map((corner) => (corner.owner === at(args, 0) ? { ...corner, gear: [...corner.gear, at(args, 1)] } : corner)) }),
  no_games: same,
  tribute: (arena, args) => coins(arena, at(args, 0), at(args, 1)),
  wagered: combat.wagered,
  settled: (arena, args) => coins(arena, at(args, 0), at(args, 2)),
  combat_began: combat.began,
  bout_began: combat.boutBegan,
  netted: same,
  initiative: combat.initiative,
  took_initiative: same,
  goes_first: combat.goesFirst,
  moved: combat.moved,
  attacked: combat.attacked,
  sanded: combat.besides("sanded"),
  rolled: combat.rolled,
  rerolled: combat.rerolled,
  compared: combat.compared,
  automatic: combat.besides("automatic"),
  ignored: combat.besides("ignored"),
  resisted: combat.besides("resisted"),
  lost_die: combat.lostDie,
  stalled: same,
  defeated: combat.defeated,
  favored: (arena, args) => ({ ...arena, favors: plus(arena.favors, at(args, 1), 1) }),
  crowned: same,
  thumb: combat.thumb,
  spared: same,
  tournament: same,
  duel: (arena, args) => ({ ...arena, corners: [at(args, 0), at(args, 1)].map((owner) => ({ ...NO_CORNER, owner })), combat: null }),
  forfeited: same,
  won: (arena, args) => ({ ...arena, winner: at(args, 0) }),
};
