/** Whether the seed is the one promised before the match, and the secret of the dice follows from it. */
import { bytes, hex, joined } from "./bytes";
import { pledgeOf } from "./pledge";

const LABEL = "harena/1";
const OWN_BYTES = 16;

interface Told {
  readonly server_seed: string;
  readonly salt: string;
  readonly commitment: string;
  readonly contributions: readonly string[];
  /** Empty in records from before seats pledged their bytes. */
  readonly pledges: readonly string[];
  readonly table: string;
}

export type GameRecord = Readonly<Record<string, unknown>>;

/** What the record tells of its seed; an error if it tells nothing. */
export function toldIn(record: GameRecord): Told {
  const { fair } = record;
  if (fair === null || typeof fair !== "object") throw new Error("the record says nothing of its seed");
  const row = fair as Record<string, unknown>;
  const text = (key: string): string => {
    const value = row[key];
    if (typeof value !== "string") throw new Error(`record, field fair.${key}: text was expected`);
    return value;
  };
  return {
    server_seed: text("server_seed"),
    salt: text("salt"),
    commitment: text("commitment"),
    contributions: Array.isArray(row.contributions) ? row.contributions.map(String) : [],
    pledges: Array.isArray(row.pledges) ? row.pledges.map(String) : [],
    table: text("table"),
  };
}

export async function keepsPromise(told: Told): Promise<boolean> {
  const opened = await crypto.subtle.digest("SHA-256", joined([bytes(told.server_seed), bytes(told.salt)]));
  return hex(new Uint8Array(opened)) === told.commitment;
}

/** Whether everyone's own bytes, or nothing, went in as they should. */
function isWhole(told: Told, seats: unknown): boolean {
  return told.contributions.length === seats && told.contributions.every((given) => given === "" || given.length === 2 * OWN_BYTES);
}

/** Whether everyone opened what he had pledged; records from before know no pledges. */
export async function hasPledges({ pledges, contributions }: Told): Promise<boolean> {
  const opened = await Promise.all(contributions.map((own) => (own === "" ? "" : pledgeOf(own))));
  return pledges.length === 0 || opened.every((pledge, seat) => pledge === "" || pledge === pledges[seat]);
}

export async function hasSecret(told: Told, record: GameRecord): Promise<boolean> {
  if (!isWhole(told, record.seats)) return false;
  const key = await crypto.subtle.importKey("raw", bytes(told.server_seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const utf8 = new TextEncoder();
  const zero = new Uint8Array([0]);
  const message = joined([
    utf8.encode(LABEL),
    zero,
    utf8.encode(told.table),
    zero,
    ...told.contributions.flatMap((given) => [new Uint8Array([given.length / 2]), bytes(given)]),
  ]);
  return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, message))) === record.secret;
}
