/**
 * Checks what can be checked of a finished match without its rules: that the seed is the one that
 * was promised before the first answer, and that the secret of the dice follows from it.
 */
export interface FairResult {
  readonly commitment: boolean;
  readonly secret: boolean;
}

interface Told {
  server_seed: string;
  salt: string;
  commitment: string;
  contributions: string[];
  table: string;
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(hex.length / 2);
  for (let place = 0; place < found.length; place++) found[place] = Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16);
  return found;
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

function toldIn(record: Record<string, unknown>): Told {
  const { fair } = record;
  if (fair === null || typeof fair !== "object") throw new Error("the record says nothing of its seed");
  const row = fair as Record<string, unknown>;
  const text = (key: string): string => {
    const value = row[key];
    if (typeof value !== "string") throw new Error(`record, field fair.${key}: text was expected`);
    return value;
  };
  const given = Array.isArray(row.contributions) ? row.contributions.map(String) : [];
  return {
    server_seed: text("server_seed"),
    salt: text("salt"),
    commitment: text("commitment"),
    contributions: given,
    table: text("table"),
  };
}

export async function checkFair(record: Record<string, unknown>): Promise<FairResult> {
  const told = toldIn(record);
  const seed = bytes(told.server_seed);
  const committed = await crypto.subtle.digest("SHA-256", joined([seed, bytes(told.salt)]));
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const utf8 = new TextEncoder();
  const zero = new Uint8Array([0]);
  const message = joined([
    utf8.encode("harena/1"),
    zero,
    utf8.encode(told.table),
    zero,
    ...told.contributions.flatMap((given) => [new Uint8Array([given.length / 2]), bytes(given)]),
  ]);
  const secret = await crypto.subtle.sign("HMAC", key, message);
  return { commitment: hex(committed) === told.commitment, secret: hex(secret) === record.secret };
}
