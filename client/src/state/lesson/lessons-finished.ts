/** The lessons that were finished in this browser, by game. */
import { effect, signal } from "@preact/signals";

const KEY = "harena.lessons";

type Progress = Readonly<Record<string, readonly string[]>>;

function restore(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (kept === null || typeof kept !== "object") return {};
    const rows = Object.entries(kept).filter((row): row is [string, unknown[]] => Array.isArray(row[1]));
    return Object.fromEntries(rows.map(([game, done]) => [game, done.filter((one): one is string => typeof one === "string")]));
  } catch {
    return {}; // What cannot be read is forgotten.
  }
}

export const progress = signal<Progress>(restore());

export function finish(game: string, lesson: string): void {
  const done = progress.peek()[game] ?? [];
  if (!done.includes(lesson)) progress.value = { ...progress.peek(), [game]: [...done, lesson] };
}

effect(() => localStorage.setItem(KEY, JSON.stringify(progress.value)));
