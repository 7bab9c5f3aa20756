/** The bytes of chance this browser gave to its tables, remembered until the dice are checked. */
const KEY = "harena.bytes";
const MOST = 60;

function all(): [string, string[]][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string[]][];
  } catch {
    return [];
  }
}

export function keepOwnBytes(table: string, given: readonly string[]): void {
  const kept = all().filter(([id]) => id !== table);
  const before = ownBytesAt(table) ?? [];
  localStorage.setItem(KEY, JSON.stringify([...kept, [table, [...before, ...given]]].slice(-MOST)));
}

export function ownBytesAt(table: string): readonly string[] | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}
