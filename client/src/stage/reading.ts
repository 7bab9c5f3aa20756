/** Views and the facts of questions are the game's own JSON: read here with their types. */
import type { Asked } from "../wire/types";

export type Row = Readonly<Record<string, unknown>>;

const NOTHING: Row = {};

export const isRow = (value: unknown): value is Row => value !== null && typeof value === "object" && !Array.isArray(value);

export const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : []);

export const int = (row: Row, key: string, otherwise = 0): number => {
  const value = row[key];
  return typeof value === "number" ? value : otherwise;
};
export const text = (row: Row, key: string, otherwise = ""): string => {
  const value = row[key];
  return typeof value === "string" ? value : otherwise;
};
export const yes = (row: Row, key: string): boolean => row[key] === true;
export const ints = (row: Row, key: string): number[] => numbers(row[key]);
export const texts = (row: Row, key: string): string[] => {
  const value = row[key];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
};
export const lists = (row: Row, key: string): number[][] => {
  const value = row[key];
  return Array.isArray(value) ? value.map(numbers) : [];
};
export const row = (of: Row, key: string): Row => {
  const value = of[key];
  return isRow(value) ? value : NOTHING;
};
export const rows = (of: Row, key: string): Row[] => {
  const value = of[key];
  return Array.isArray(value) ? value.filter(isRow) : [];
};

/** What a question is about. */
export const about = (asked: Asked | null): Row => asked?.about ?? NOTHING;

/** What a question says of one of its choices. */
export const aboutChoice = (asked: Asked | null, choice: number): Row => row(row(about(asked), "each"), String(choice));

/** What stands in a row as it is: words and numbers. */
export const plainFacts = (of: Row): Record<string, string | number> =>
  Object.fromEntries(Object.entries(of).filter((fact): fact is [string, string | number] => ["string", "number"].includes(typeof fact[1])));
