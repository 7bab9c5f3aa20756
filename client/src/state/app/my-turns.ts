/** The tables where I am waited for: counted on the tab, told once, and the next of them is one key away. */
import { computed, effect, signal } from "@preact/signals";
import { http } from "../../wire/http";
import type { TableInfo } from "../../wire/types";
import { titleOf, ui } from "../../words/ui";
import { announce } from "../../browser/announce";
import { notify } from "./notices";
import { addressOf } from "../../browser/root";
import { go, route } from "./route";
import { settings } from "../../browser/settings";
import { play } from "./sound";

const EVERY = 15_000;
const MOST_SHOWN = 9;

/** As the server said when it was last asked. */
const told = signal<readonly TableInfo[]>([]);
/** The table of this page, if it waits for me: its line knows better than what was told before. */
const asking = signal<string | null>(null);
const words = signal("Harena");

/** The other tables that wait for me. */
export const others = computed<readonly TableInfo[]>(() => {
  const now = route.value;
  return told.value.filter((table) => now.page !== "table" || table.id !== now.id);
});
export const count = computed(() => others.value.length + (asking.value === null ? 0 : 1));

/** What the page is called, and which table it shows if that waits for me. */
export function entitle(name: string, table: string | null = null): void {
  words.value = name;
  if (table !== null && asking.peek() === null && document.visibilityState === "hidden") notify(table, name);
  asking.value = table;
}

/** Ask the server anew; what has come since is told. */
export async function look(): Promise<void> {
  let found: readonly TableInfo[];
  try {
    found = (await http.waiting()).tables;
  } catch {
    return; // Next time, perhaps.
  }
  const before = new Set(told.peek().map((table) => table.id));
  const isFirst = !looked;
  looked = true;
  told.value = found;
  const fresh = others.peek().filter((table) => !before.has(table.id));
  if (isFirst || fresh.length === 0) return;
  play("horn");
  announce(ui("turn-elsewhere", { games: fresh.map((table) => titleOf(table.game)).join(", ") }));
  if (document.visibilityState === "hidden") for (const table of fresh) notify(table.id, `${ui("your-turn")} · ${titleOf(table.game)}`);
}
let looked = false;

/** The table after this one that waits for me; round and round. */
export function next(): TableInfo | undefined {
  const now = route.peek();
  const place = now.page === "table" ? told.peek().findIndex((table) => table.id === now.id) : -1;
  return [...told.peek().slice(place + 1), ...told.peek()].find((table) => others.peek().includes(table));
}

function onKey(key: KeyboardEvent): void {
  if (key.key.toLowerCase() !== "n" || key.ctrlKey || key.metaKey || key.altKey || !settings.value.keys) return;
  if (key.target instanceof Element && key.target.closest("input, textarea, select, dialog") !== null) return;
  const table = next();
  if (table !== undefined) go(`/t/${table.id}`);
}

/** The sign of the house, with how many wait. */
function sign(waiting: number): string {
  if (waiting === 0) return addressOf("/favicon.svg");
  const number = waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : String(waiting);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#6E2232"/><ellipse cx="26" cy="38" rx="20" ry="15" fill="none" stroke="#FBF0E4" stroke-width="4"/><ellipse cx="26" cy="38" rx="11" ry="7" fill="#E3A57A"/><circle cx="44" cy="20" r="19" fill="#FBF0E4"/><text x="44" y="29" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="26" fill="#6E2232">${number}</text></svg>`,
  )}`;
}

/** From now on, as long as the page is open. */
export function watchTurns(): void {
  addEventListener("keydown", onKey);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void look());
  setInterval(() => void look(), EVERY);
  effect(() => {
    // Another page has not said yet whether it waits for me.
    if (route.value) asking.value = null;
    void look();
  });
  effect(() => {
    document.title = count.value === 0 ? words.value : `(${count.value}) ${words.value}`;
  });
  effect(() => {
    document.querySelector("link[rel=icon]")?.setAttribute("href", sign(count.value));
    if ("setAppBadge" in navigator) void (count.value === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count.value)).catch(() => undefined);
  });
}
