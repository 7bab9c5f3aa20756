/** This browser's own chance: pledged when it sits down, kept with what the table promised, opened when all are in. */
import { keepReceipt, receiptOf } from "../browser/receipts";
import { http } from "../wire/http";
import type { TableInfo } from "../wire/types";
import { bytes, hex } from "./bytes";

const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

async function sha256(message: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message)));
}

export function pledgeOf(own: string): Promise<string> {
  return sha256(bytes(own));
}

/** 80 bits of a table and its promise, short enough to be written down. */
export async function fingerprint(table: string, commitment: string): Promise<string> {
  const mark = BigInt(`0x${(await sha256(new TextEncoder().encode(`${table}\0${commitment}`))).slice(0, 20)}`);
  const letters = Array.from({ length: 16 }, (_, place) => LETTERS[Number((mark >> BigInt(75 - 5 * place)) & 31n)]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** Sit down with bytes for so many seats. Over an open line a browser reckons no hashes: then it gives none. */
export async function withChance(seats: number, sit: (pledges: string[]) => Promise<TableInfo>): Promise<TableInfo> {
  if (!isSecureContext) return sit([]);
  const own = Array.from({ length: seats }, () => hex(crypto.getRandomValues(new Uint8Array(16))));
  const pledges = await Promise.all(own.map(pledgeOf));
  const table = await sit([...pledges]);
  const given = own.filter((_, place) => table.fair.pledges.includes(pledges[place] ?? ""));
  if (given.length > 0) {
    const before = receiptOf(table.id)?.bytes ?? [];
    keepReceipt({ table: table.id, commitment: table.fair.commitment, pledges: [], bytes: [...before, ...given] });
  }
  return openChance(table);
}

/** When every seat is taken, and not before, this browser opens what it has pledged. */
export async function openChance(table: TableInfo): Promise<TableInfo> {
  const receipt = receiptOf(table.id);
  if (receipt === null || table.state !== "gathering" || table.seats.some((seat) => !seat.held)) return table;
  if (receipt.commitment !== table.fair.commitment || receipt.pledges.length > 0) return table;
  keepReceipt({ ...receipt, pledges: table.fair.pledges });
  return http.open(table.id, receipt.bytes);
}
