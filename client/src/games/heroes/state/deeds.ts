/** What happens in a gladiator-turn, deed by deed: tests with the dice of both, blows, appeals. */
import type { Args } from "../../../stage/scene";
import { type Arena, type Blow, type Deed, NONE, type Plea, type Test, type Tray } from "./arena";
import { OPENINGS } from "./content";

function push(arena: Arena, deed: Deed): Arena {
  return { ...arena, tick: arena.tick + 1, deeds: [...arena.deeds, deed] };
}

function last(arena: Arena, change: (deed: Deed) => Deed): Arena {
  const deed = arena.deeds.at(-1);
  return deed === undefined ? arena : { ...arena, deeds: [...arena.deeds.slice(0, -1), change(deed)] };
}

export function test(arena: Arena, kind: Test["kind"], first: number, other: number, opening = 0): Arena {
  return push(arena, { is: "test", kind, men: [first, other], opening: OPENINGS[opening] ?? "plain", trays: [null, null], selected: [[], []], outcome: "", tick: arena.tick });
}

function inTest(arena: Arena, change: (test: Test) => Partial<Test>): Arena {
  return last(arena, (deed) => (deed.is === "test" ? { ...deed, ...change(deed) } : deed));
}

export const endTest = (arena: Arena, outcome: string): Arena => inTest(arena, (now) => (now.outcome === "" ? { outcome } : {}));

function side<T>(pair: readonly [T, T], isFirst: boolean, value: T): readonly [T, T] {
  return isFirst ? [value, pair[1]] : [pair[0], value];
}

/** One of the game's gladiators throws Bonus Dice to see how many to use. */
export function selected(arena: Arena, args: Args): Arena {
  return inTest(arena, (now) => ({ selected: side(now.selected, now.men[0] === args[0], args.slice(2)) }));
}

export function rolled(arena: Arena, args: Args): Arena {
  const tray: Tray = { successes: args[1] ?? 0, used: args[2] ?? 0, hits: args[3] ?? 0, faces: args.slice(4) };
  return inTest(arena, (now) => ({ trays: side(now.trays, now.men[0] === args[0], tray) }));
}

/** Both test once more, the same attack. */
export function retest(arena: Arena): Arena {
  const deed = arena.deeds.at(-1);
  return deed?.is === "test" ? test(endTest(arena, "even"), "attack", deed.men[0], deed.men[1], OPENINGS.indexOf(deed.opening)) : arena;
}

export const counterstrike = (arena: Arena, first: number, other: number): Arena => test(endTest(arena, "counterstruck"), "attack", first, other);

/** The re-test that was foreseen does not come. */
export function withoutLast(arena: Arena): Arena {
  const deed = arena.deeds.at(-1);
  return deed?.is === "test" && deed.trays[0] === null ? { ...arena, deeds: arena.deeds.slice(0, -1) } : arena;
}

export function pushBlow(arena: Arena, winner: number, loser: number, impact: number): Arena {
  return push(arena, { is: "blow", winner, loser, impact, rolls: [], part: NONE, stopped: false, force: 0, armour: 0, damage: null, defied: [], befell: [], tick: arena.tick });
}

/** Something changes in the blow of now, if there is one. */
export function blow(arena: Arena, change: (blow: Blow) => Partial<Blow>): Arena {
  return last(arena, (deed) => (deed.is === "blow" ? { ...deed, ...change(deed) } : deed));
}

export function pushPlea(arena: Arena, man: number, verdict: number, value: number, dice: readonly number[]): Arena {
  return push(arena, { is: "plea", man, value, dice, verdict, emperor: null, doubt: [], outcome: "", tick: arena.tick });
}

export function plea(arena: Arena, change: Partial<Plea>): Arena {
  return last(arena, (deed) => (deed.is === "plea" ? { ...deed, ...change } : deed));
}

/** The newest deed of a kind. */
export function newest<K extends Deed["is"]>(arena: Arena, is: K): Extract<Deed, { is: K }> | null {
  const found = arena.deeds.findLast((deed): deed is Extract<Deed, { is: K }> => deed.is === is);
  return found ?? null;
}
