/** What this browser kept of its tables before it gave its own chance: what was promised there, and its bytes. */
export interface Receipt {
  readonly table: string;
  readonly commitment: string;
  /** Of every seat, as they stood when this browser opened its own. */
  readonly pledges: readonly string[];
  readonly bytes: readonly string[];
}

const KEY = "harena.receipts";
const MOST = 60;

function all(): Receipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isReceipt) : [];
  } catch {
    return [];
  }
}

function isReceipt(kept: unknown): kept is Receipt {
  const { table, commitment, pledges, bytes } = (kept ?? {}) as Partial<Receipt>;
  return typeof table === "string" && typeof commitment === "string" && Array.isArray(pledges) && Array.isArray(bytes);
}

export function keepReceipt(receipt: Receipt): void {
  const others = all().filter(({ table }) => table !== receipt.table);
  localStorage.setItem(KEY, JSON.stringify([...others, receipt].slice(-MOST)));
}

export function receiptOf(table: string): Receipt | null {
  return all().find((one) => one.table === table) ?? null;
}
