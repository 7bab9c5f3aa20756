import files from "virtual:content/gladiatori";
import { beforeEach, describe, expect, it } from "vitest";
import { bytes } from "../src/fair/bytes";
import { KeyedDice } from "../src/fair/dice";
import { retrace } from "../src/games/gladiatori/state/chance";
import { layOut } from "../src/games/gladiatori/state/content";
import type { Retraced } from "../src/games/scene";
import type { ReplayStep } from "../src/wire/types";
import fixture from "./fixtures/lots.json";

type Told = (string | number)[];
interface Match {
  record: { seats: number; options: Record<string, unknown>; secret: string };
  steps: Told[][];
}
const matches = fixture as unknown as Match[];

beforeEach(() => layOut(files));

function check({ record, steps }: Match): Retraced {
  const secret = bytes(record.secret);
  const shown = steps.map((events, number) => ({ number, events })) as unknown as ReplayStep[];
  return retrace(record, shown, (answer) => new KeyedDice(secret, answer));
}

/** The first event of a kind in any match: the match, changed, and the step it stands in. */
function turned(kind: string, change: (event: Told) => void): [Match, number] {
  const match = matches.find(({ steps }) => steps.flat().some(([one]) => one === kind));
  if (match === undefined) throw new Error(`a match with the event ${kind} was expected`);
  const copy = structuredClone(match);
  const step = copy.steps.findIndex((events) => events.some(([one]) => one === kind));
  change(copy.steps[step]?.find(([one]) => one === kind) ?? []);
  return [copy, step];
}

const another = (place: number, most: number) => (event: Told): void => {
  event[place] = (Number(event[place]) % most) + 1;
};

describe("the lots of Gladiatori", () => {
  it.each(matches.map((match, number) => [number, match] as const))("of match %i all fall as the secret says", (_, match) => {
    const shown = match.steps.flat().reduce((sum, [kind, ...args]) => {
      if (kind === "beast_rolled") return sum + args.length - 1;
      return sum + Number(["release", "entered", "shut_out", "paced"].includes(String(kind)));
    }, 0);
    expect(check(match)).toEqual({ dice: shown, wrong: null });
  });

  it("are dice where there are beasts", () => {
    expect(matches.map((match) => check(match).dice > 0)).toEqual([true, true, true, true, false]);
  });

  it.each([
    ["beast_rolled", another(2, 6)],
    ["paced", another(2, 6)],
    ["entered", another(4, 6)],
    ["release", another(1, 6)],
    ["put_up", another(1, 17)],
    ["laid_out", another(3, 17)],
    ["prowled", another(3, 80)],
    ["set_apart", another(1, 3)],
    ["beasts_waited", another(1, 9)],
    ["began", (event: Told) => event.push(event.splice(1, 1)[0] ?? 0)],
    ["beasts_ordered", (event: Told) => event.push(event.splice(1, 1)[0] ?? 0)],
  ] as const)("are found out when %s was changed", (kind, change) => {
    const [match, step] = turned(kind, change);
    expect(check(match).wrong).toBe(step);
  });

  it("are found out when another seat was given the Item that two wanted", () => {
    const match = structuredClone(matches[4] as Match);
    const step = match.steps.findIndex((events) => {
      const wanted = events.filter(([kind]) => kind === "picked").map(([, , item]) => item);
      return new Set(wanted).size < wanted.length;
    });
    const events = match.steps[step] ?? [];
    const wanted = events.filter(([kind]) => kind === "picked");
    const item = wanted.map(([, , one]) => one).find((one, place, all) => all.indexOf(one) !== place);
    const taken = events.find(([kind, , one]) => kind === "took_item" && one === item) ?? [];
    taken[1] = wanted.find(([, seat, one]) => one === item && seat !== taken[1])?.[1] ?? -1;
    expect(check(match).wrong).toBe(step);
  });
});
