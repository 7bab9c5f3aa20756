/** Notes of one's own to a campaign, kept in this browser by the campaign's first table. */
import { effect, signal } from "@preact/signals";

const KEY = "harena.notes";
export const LONGEST_NOTE = 500;

export interface Note {
  /** After which match it was written, counted from 1. */
  readonly match: number;
  readonly text: string;
}

type Notes = Readonly<Record<string, readonly Note[]>>;

function isNote(value: unknown): value is Note {
  return value !== null && typeof value === "object" && "match" in value && typeof value.match === "number" && "text" in value && typeof value.text === "string";
}

function restore(): Notes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (kept === null || typeof kept !== "object") return {};
    const rows = Object.entries(kept).filter((row): row is [string, unknown[]] => Array.isArray(row[1]));
    return Object.fromEntries(rows.map(([campaign, written]) => [campaign, written.filter(isNote)]));
  } catch {
    return {}; // What cannot be read is forgotten.
  }
}

export const notes = signal<Notes>(restore());

/** Write a note; one that says nothing is none. */
export function addNote(campaign: string, match: number, text: string): void {
  const words = text.trim().slice(0, LONGEST_NOTE);
  if (words !== "") notes.value = { ...notes.peek(), [campaign]: [...(notes.peek()[campaign] ?? []), { match, text: words }] };
}

export function dropNote(campaign: string, note: Note): void {
  notes.value = { ...notes.peek(), [campaign]: (notes.peek()[campaign] ?? []).filter((one) => one !== note) };
}

effect(() => localStorage.setItem(KEY, JSON.stringify(notes.value)));
