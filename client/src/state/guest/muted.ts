/** Whose words are not shown in this browser: everybody's, or those of some seats of some tables. Nobody learns of it. */
import { effect, signal } from "@preact/signals";
import { settings } from "../../browser/settings";

const KEY = "harena.muted";
const MOST = 100;

function begin(): readonly string[] {
  const kept = localStorage.getItem(KEY) ?? "";
  return kept === "" ? [] : kept.split(" ");
}

const muted = signal<readonly string[]>(begin());

effect(() => localStorage.setItem(KEY, muted.value.join(" ")));

export function isMuted(table: string, seat: number | null): boolean {
  return !settings.value.chat || muted.value.includes(`${table}/${seat}`);
}

export function mute(table: string, seat: number, isQuiet: boolean): void {
  const others = muted.peek().filter((one) => one !== `${table}/${seat}`);
  muted.value = isQuiet ? [...others, `${table}/${seat}`].slice(-MOST) : others;
}
