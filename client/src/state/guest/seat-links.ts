/** Seat links come once; this tab keeps them until it is closed. */
import type { SeatLink } from "../../wire/types";

const key = (table: string): string => `harena.links.${table}`;

export function keptLinks(table: string): Map<number, string> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as [number, string][];
    return new Map(kept);
  } catch {
    return new Map();
  }
}

export function keepLink(table: string, link: SeatLink): void {
  const kept = keptLinks(table).set(link.seat, link.path);
  sessionStorage.setItem(key(table), JSON.stringify([...kept]));
}
