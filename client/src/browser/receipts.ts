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
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Receipt[];
  } catch {
    return [];
  }
}

export function keepReceipt(receipt: Receipt): void {
  const others = all().filter(({ table }) => table !== receipt.table);
  localStorage.setItem(KEY, JSON.stringify([...others, receipt].slice(-MOST)));
}

export function receiptOf(table: string): Receipt | null {
  return all().find((one) => one.table === table) ?? null;
}
