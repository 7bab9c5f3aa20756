/** One reducer for each kind of event: what the event says, and nothing else. */
import { at, put } from "../../../stage/reducing";
import type { Args } from "../../../stage/scene";
import { type Arena, called, type Man, NEW_MAN, NONE, NOWHERE, SPARED } from "./arena";
import { blow, counterstrike, endTest, plea, pushBlow, pushPlea, retest, rolled, selected, test, withoutLast } from "./deeds";
import { groundOf, NAMES } from "./content";

type Reducer = (arena: Arena, args: Args) => Arena;

const same: Reducer = (arena) => arena;
const NET = 5;
const DEAD = 1;
const EXECUTED = 2;
const SAND_IN_EYES = { blinded: true };

/** Something changes on a Roster Card. */
function change(arena: Arena, name: number, more: Partial<Man> | ((man: Man) => Partial<Man>)): Arena {
  return { ...arena, men: arena.men.map((man) => (man.name === name ? { ...man, ...(typeof more === "function" ? more(man) : more) } : man)) };
}

/** He takes a place among the others: one that the view has kept for him, or a new one. */
function join(arena: Arena, man: Man): Arena {
  const place = arena.men.findIndex((one) => one.name === man.name || (one.name === NONE && one.owner === man.owner));
  return { ...arena, men: place < 0 ? [...arena.men, man] : put(arena.men, place, { ...man, side: arena.men[place]?.side ?? NONE }) };
}

/** He goes somewhere. */
function go(arena: Arena, name: number, zone: number): Arena {
  const tick = arena.tick + 1;
  const from = called(arena, name)?.zone ?? NOWHERE;
  return { ...change(arena, name, { zone }), tick, moves: from === NOWHERE ? arena.moves : { ...arena.moves, [name]: { from, tick } } };
}

/** An item leaves his hands. */
function letGo(arena: Arena, name: number, item: number): Arena {
  return change(arena, name, ({ hands }) => ({ hands: put(hands, hands.indexOf(item), NONE) }));
}

function lay(arena: Arena, zone: number, item: number): Arena {
  return { ...arena, items: [...arena.items, [zone, item]] };
}

function take(arena: Arena, zone: number, item: number): Arena {
  const place = arena.items.findIndex(([where, what]) => where === zone && what === item);
  return { ...arena, items: arena.items.filter((_, index) => index !== place) };
}

const zoneOf = (arena: Arena, name: number): number => called(arena, name)?.zone ?? NOWHERE;

/** Something befalls the one who was hit. */
const befalls = (kind: string, more: Partial<Man> = {}): Reducer => (arena, args) => blow(change(arena, at(args, 0), more), (now) => ({ befell: [...now.befell, kind] }));

const fates = (kind: string, fate: number): Reducer => (arena, args) => plea(befalls(kind, { fate })(arena, args), { outcome: kind });

/** What happens between the matches of a campaign changes nobody's place in the arena. */
const OF_CAMPAIGN = [
  "month_began", "left_empty", "day_held", "barred", "waited", "stepped_up", "dared", "answered", "put_forward", "recovered", "scarred", "died_of_wounds", "famed",
  "laurelled", "defamed", "trained_up", "declined", "invalided", "sought_freedom", "moved_up", "retired", "recorded", "ranked",
];

export const REDUCERS: Readonly<Record<string, Reducer>> = {
  lot_cast: (arena, args) => ({ ...arena, toTheDeath: at(args, 0) === 1 }),
  began: (arena, args) => ({ ...arena, toTheDeath: at(args, 0) === 1 }),
  named: (arena, args) => join({ ...arena, making: true, between: false }, { ...NEW_MAN, owner: at(args, 0), name: at(args, 1), woman: at(args, 2) === 1 }),
  sized: (arena, args) => change(arena, at(args, 0), { left: at(args, 1) === 1, size: NAMES.size?.[at(args, 2)] ?? "" }),
  signed: (arena, args) => change(arena, at(args, 0), { signatures: [at(args, 1)] }),
  signed_again: (arena, args) => change(arena, at(args, 0), ({ signatures }) => ({ signatures: [signatures[0] ?? 0, at(args, 1)] })),
  built: (arena, args) => change(arena, at(args, 0), { attributes: args.slice(1, 4) }),
  trained: (arena, args) => change(arena, at(args, 0), { primary: at(args, 1) }),
  trained_too: (arena, args) => change(arena, at(args, 0), { secondary: at(args, 1) }),
  armed: (arena, args) => change(arena, at(args, 0), { style: at(args, 1), attributes: args.slice(4, 7), original: args.slice(4, 7), bonus: at(args, 7), total: at(args, 8) }),
  challenged: same,
  recruited: (arena, args) => join(arena, { ...NEW_MAN, name: at(args, 0), style: at(args, 1), attributes: args.slice(3, 6), original: args.slice(3, 6), signatures: [at(args, 6)], bonus: at(args, 7), total: at(args, 8) }),
  entered: (arena, args) => go({ ...arena, making: false, between: false }, at(args, 0), at(args, 1)),
  turn_began: (arena, args) => ({ ...arena, turn: at(args, 0), making: false, between: false, order: [], acting: NONE, moves: {} }),
  order_rolled: same,
  ordered: (arena, args) => ({ ...arena, order: [...args] }),
  acts: (arena, args) => ({ ...arena, acting: at(args, 0), order: arena.order.filter((name) => name !== at(args, 0)), deeds: [], moves: {} }),
  considered: same,
  moved: (arena, args) => go(arena, at(args, 0), at(args, 2)),
  rolled_away: (arena, args) => go(arena, at(args, 0), at(args, 2)),
  sidestepped: same,
  rested: (arena, args) => change(arena, at(args, 0), { bonus: at(args, 1) }),
  stood: (arena, args) => change(arena, at(args, 0), { bonus: at(args, 1), down: false }),
  freed: (arena, args) => endTest(change(arena, at(args, 0), { ensnared: false, down: false }), "freed"),
  struggled: same,
  dropped: (arena, args) => lay(letGo(arena, at(args, 0), at(args, 1)), zoneOf(arena, at(args, 0)), at(args, 1)),
  picked: (arena, args) => take(change(arena, at(args, 0), ({ hands }) => ({ hands: put(hands, at(args, 2), at(args, 1)) })), zoneOf(arena, at(args, 0)), at(args, 1)),
  switched: (arena, args) => change(letGo(arena, at(args, 0), at(args, 1)), at(args, 0), ({ hands }) => ({ hands: put(hands, at(args, 2), at(args, 1)) })),
  faced: (arena, args) => test(arena, "manoeuvre", at(args, 0), at(args, 1)),
  selected,
  rolled,
  no_opening: (arena) => endTest(arena, "no_opening"),
  weighed: same,
  attacked: (arena, args) => test(endTest(arena, "attacked"), "attack", at(args, 0), at(args, 1), at(args, 2)),
  even: (arena) => retest(arena),
  counterstruck: (arena, args) => counterstrike(arena, at(args, 0), at(args, 1)),
  faded: withoutLast,
  tossed: (arena, args) => test(arena, "net_toss", at(args, 0), at(args, 1)),
  net_kept: (arena) => endTest(arena, "net_kept"),
  net_missed: (arena, args) => endTest(lay(letGo(arena, at(args, 0), NET), at(args, 2), NET), "net_missed"),
  ensnared: (arena, args) => endTest(change(letGo(arena, at(args, 0), NET), at(args, 1), { ensnared: true }), "ensnared"),
  destroyed: (arena, args) => take(arena, zoneOf(arena, at(args, 0)), NET),
  threw: (arena, args) => test(letGo(arena, at(args, 0), at(args, 2)), "throw", at(args, 0), at(args, 1)),
  missed: (arena, args) => endTest(lay(arena, at(args, 2), at(args, 1)), "missed"),
  kicked: (arena, args) => test(arena, "sand", at(args, 0), at(args, 1)),
  blinded: (arena, args) => endTest(change(arena, at(args, 0), SAND_IN_EYES), "blinded"),
  unharmed: (arena) => endTest(arena, "unharmed"),
  cleared: (arena, args) => (at(args, 1) === 1 ? change(arena, at(args, 0), { blinded: false }) : arena),
  hit: (arena, args) => pushBlow(endTest(arena, "hit"), at(args, 0), at(args, 1), at(args, 2)),
  located: (arena, args) => blow(arena, ({ rolls }) => ({ rolls: [...rolls, [at(args, 2), at(args, 3)]] })),
  stopped: (arena, args) => blow(arena, () => ({ part: at(args, 1), stopped: true })),
  struck: (arena, args) => blow(arena, () => ({ part: at(args, 2), damage: at(args, 3), impact: at(args, 5), force: at(args, 6), armour: at(args, 7) })),
  defied: (arena, args) => blow(arena, () => ({ damage: at(args, 1), defied: args.slice(2) })),
  wounded: (arena, args) => befalls("wounded")(change(arena, at(args, 0), ({ parts, wounds }) => ({ parts: put(parts, at(args, 1), at(args, 3)), wounds: wounds + 1 })), args),
  weakened: (arena, args) => change(arena, at(args, 0), ({ attributes }) => ({ attributes: put(attributes, at(args, 1), at(args, 2)) })),
  steadied: befalls("steadied"),
  knocked_down: befalls("knocked_down", { down: true }),
  arm_lost: befalls("arm_lost"),
  collapsed: befalls("collapsed", { down: true }),
  crippled: befalls("crippled", { down: true }),
  surrendered: same,
  appealed: (arena, args) => pushPlea(arena, at(args, 0), at(args, 1), at(args, 2), args.slice(3, 5)),
  implored: (arena, args) => plea(arena, { emperor: { own: at(args, 1), his: at(args, 2), savvy: at(args, 3), mind: at(args, 4), mine: args.slice(5, 7), dice: args.slice(7, 9) } }),
  hesitated: (arena, args) => plea(arena, { doubt: args.slice(1, 3) }),
  spared: fates("spared", SPARED),
  executed: fates("executed", EXECUTED),
  killed: fates("killed", DEAD),
  diludium: (arena) => ({ ...arena, deeds: [] }),
  refreshed: (arena, args) => change(go(arena, at(args, 0), at(args, 2)), at(args, 0), { bonus: at(args, 1) }),
  lots_drawn: same,
  dismissed: (arena, args) => ({ ...arena, ended: true, dismissed: at(args, 0) }),
  won: (arena) => ({ ...arena, ended: true }),
  arena_changed: (arena, args) => ({ ...arena, ground: groundOf(NAMES.arena?.[at(args, 0)] ?? arena.ground.id) }),
  campaign_over: (arena, args) => ({ ...arena, month: at(args, 0) }),
  ...Object.fromEntries(OF_CAMPAIGN.map((kind) => [kind, same])),
};
