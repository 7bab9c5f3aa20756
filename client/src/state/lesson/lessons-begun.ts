/** The lessons that were begun in this browser and not finished: the answers so far, and the dice they go with. */
import type { Chosen } from "../../wire/types";

export interface Begun {
  readonly seed: string;
  readonly answers: readonly Chosen[];
}

const KEY = "harena.lessons-begun";
const MOST = 12;

function restore(): [string, Begun][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRow) : [];
  } catch {
    return []; // What cannot be read is forgotten.
  }
}

function isRow(row: unknown): row is [string, Begun] {
  if (!Array.isArray(row) || typeof row[0] !== "string") return false;
  const begun = row[1] as Partial<Begun> | null;
  return typeof begun?.seed === "string" && Array.isArray(begun.answers);
}

function save(game: string, lesson: string, begun: Begun | null): void {
  const name = `${game}/${lesson}`;
  const others = restore().filter(([one]) => one !== name);
  const rows = begun === null ? others : [...others, [name, begun]].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(rows));
}

/** Where one left a lesson, if one did. */
export function begunAt(game: string, lesson: string): Begun | null {
  return restore().find(([name]) => name === `${game}/${lesson}`)?.[1] ?? null;
}

export function keepBegun(game: string, lesson: string, begun: Begun): void {
  save(game, lesson, begun);
}

export function forgetBegun(game: string, lesson: string): void {
  save(game, lesson, null);
}
