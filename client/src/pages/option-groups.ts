/**
 * The options of play in groups, and which of them make sense together: a form that is no wall.
 *
 * What is possible the server decides; here is only what is worth asking.
 */
import type { PlayChoice } from "../wire/types";
import type { Value } from "../parts/option-row";

/** What has been chosen so far. */
export interface Setting {
  readonly seats: number;
  value(option: string): Value;
}

export interface Group {
  readonly name: string;
  readonly options: readonly string[];
}

type Test = (setting: Setting) => boolean;
type Fits = (value: Value, setting: Setting) => boolean;

interface Guide {
  readonly groups: readonly Group[];
  readonly shown: Readonly<Record<string, Test>>;
  readonly fits: Readonly<Record<string, Fits>>;
}

const hasBeasts: Test = ({ seats, value }) => value("beasts") !== "none" && (seats === 1 || value("beasts") !== "usual");
const isMix: Test = (setting) => hasBeasts(setting) && setting.value("beast_kind") === "mix";
const areFoes: Test = ({ value }) => value("beasts") !== "cooperative";
/** More than the usual coins: then a pre-made character has some left. */
const COINS = ["coins_1", "coins_2", "coins_3", "coins_4"];
const seated =
  (seat: number): Test =>
  ({ seats }) =>
    seats >= seat;

const GUIDES: Readonly<Record<string, Guide>> = {
  clash: { groups: [], shown: {}, fits: { first: (value, { seats }) => typeof value !== "number" || value < seats } },
  gladiatori: {
    groups: [
      { name: "players", options: ["turns", "learning", "teams", "lone_seat", "placement"] },
      { name: "characters", options: ["characters", "premade_duplicates", "items", "overlimit"] },
      { name: "beasts", options: ["beasts", "beast_kind", "beast_number", "dogs", "wolves", "lions", "bears", "release_table"] },
      { name: "variants", options: ["damage_bonus", "help", "campaign", "coins_1", "coins_2", "coins_3", "coins_4"] },
    ],
    shown: {
      teams: (setting) => setting.seats > 2 && areFoes(setting),
      lone_seat: (setting) => setting.seats === 3 && areFoes(setting) && setting.value("teams") !== "free",
      premade_duplicates: ({ seats, value }) => seats > 1 && value("characters") !== "created",
      overlimit: ({ value }) => value("characters") !== "premade" || value("campaign") === true || COINS.some((option) => Number(value(option)) > 0),
      beast_kind: hasBeasts,
      beast_number: hasBeasts,
      dogs: isMix,
      wolves: isMix,
      lions: isMix,
      bears: isMix,
      release_table: ({ value }) => value("beasts") === "coliseum",
      coins_2: seated(2),
      coins_3: seated(3),
      coins_4: seated(4),
    },
    fits: {
      teams: (value, { seats }) => (value !== "two_against_two" || seats === 4) && (value !== "two_against_one" || seats === 3),
      items: (value, { seats }) => value !== "auction" || seats > 1,
      beasts: (value, { seats }) => value === "usual" || (value === "solo") === (seats === 1),
      beast_number: (value, setting) => typeof value !== "number" || setting.value("beast_kind") !== "mix",
    },
  },
};

/** The groups of a game; what no group names comes first, without a heading. */
export function groupsOf(game: string, options: readonly PlayChoice[]): Group[] {
  const groups = GUIDES[game]?.groups ?? [];
  const named = new Set(groups.flatMap((group) => group.options));
  const others = options.map(({ name }) => name).filter((name) => !named.has(name));
  return [...(others.length > 0 ? [{ name: "", options: others }] : []), ...groups];
}

export function isShown(game: string, option: string, setting: Setting): boolean {
  return GUIDES[game]?.shown[option]?.(setting) ?? true;
}

/** The values of an option that go with the others. */
export function valuesOf(game: string, option: PlayChoice, setting: Setting): Value[] {
  const fits = GUIDES[game]?.fits[option.name];
  return option.values.filter((value) => fits === undefined || fits(value, setting));
}

/** What is sent: options that are shown, with values that fit. */
export function chosenOf(game: string, options: readonly PlayChoice[], chosen: Readonly<Record<string, Value>>, setting: Setting): Record<string, Value> {
  const kept = options.filter(({ name }) => name in chosen && isShown(game, name, setting));
  const entries = kept.flatMap((option): [string, Value][] => {
    const value = chosen[option.name];
    if (value === undefined || (option.values.length > 0 && !valuesOf(game, option, setting).includes(value))) return [];
    return [[option.name, value]];
  });
  return Object.fromEntries(entries);
}
