/** What is said to screen readers: politely, or at once. */
import { signal } from "@preact/signals";

export const polite = signal("");
export const urgent = signal("");

export function announce(text: string): void {
  polite.value = text;
}

export function announceNow(text: string): void {
  urgent.value = text;
}

/** Nothing that was said is left to be read again. */
export function silence(): void {
  polite.value = "";
  urgent.value = "";
}
