/** Who plays a game for the first time is offered lighter rules and hints, once. */
import { signal } from "@preact/signals";

const KEY = "harena.first";

/** The table that is somebody's first of its game, until hints have been pointed out there. */
export const firstTable = signal<string | null>(null);

function offered(): string[] {
  return (localStorage.getItem(KEY) ?? "").split(" ");
}

/** Whether the lighter rules of a game were offered in this browser, whatever was chosen. */
export function wasOffered(game: string): boolean {
  return offered().includes(game);
}

export function noteOffered(game: string): void {
  if (!wasOffered(game)) localStorage.setItem(KEY, [...offered(), game].join(" ").trim());
}
