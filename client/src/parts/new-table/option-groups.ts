/** The options of play in groups, and which of them go together, as the rules declare it: a form that is no wall. */
import type { Value } from "./option-row";
import type { PlayChoice, PlayCondition } from "../../wire/types";

/** What has been chosen so far. */
export interface Setting {
  readonly seats: number;
  value(option: string): Value;
}

export interface Group {
  readonly name: string;
  readonly options: readonly PlayChoice[];
}

function hold(conditions: readonly PlayCondition[], setting: Setting): boolean {
  return conditions.every(({ option, values }) => values.includes(option === "seats" ? setting.seats : setting.value(option)));
}

/** Whether an option makes a difference. */
export function isShown(option: PlayChoice, setting: Setting): boolean {
  return option.when.length === 0 || option.when.some((row) => hold(row, setting));
}

/** The values of an option that go with the others. */
export function valuesOf(option: PlayChoice, setting: Setting): Value[] {
  const fits = (value: Value): boolean =>
    !(option.of_seats && typeof value === "number" && value >= setting.seats) && option.needs.every((need) => !need.values.includes(value) || hold(need.conditions, setting));
  return option.values.filter(fits);
}

/** The groups of a game in the order in which they come; what is in none comes first. */
export function groupsOf(options: readonly PlayChoice[]): Group[] {
  const names = new Set(["", ...options.map(({ group }) => group)]);
  return [...names].map((name) => ({ name, options: options.filter(({ group }) => group === name) })).filter((group) => group.options.length > 0);
}

/** What is sent: options that are shown, with values that fit; one whose default does not fit has the first that does. */
export function chosenOf(options: readonly PlayChoice[], chosen: Readonly<Record<string, Value>>, setting: Setting): Record<string, Value> {
  const entries = options.flatMap((option): [string, Value][] => {
    if (!isShown(option, setting)) return [];
    const value = chosen[option.name];
    if (option.values.length === 0) return value === undefined ? [] : [[option.name, value]];
    const fitting = valuesOf(option, setting);
    if (value !== undefined && fitting.includes(value)) return [[option.name, value]];
    const [first] = fitting;
    const isWanting = option.values.includes(option.default) && !fitting.includes(option.default);
    return isWanting && first !== undefined ? [[option.name, first]] : [];
  });
  return Object.fromEntries(entries);
}
