/**
 * The check of a finished match of any game, here in the browser and with code of its own: the promise, the secret,
 * this browser's own bytes, every number that was drawn, and that the events shown are those of the record.
 *
 * That the events follow from the numbers by the rules is not seen here: `harena verify` plays the record again.
 */
import { type Receipt, receiptOf } from "../browser/receipts";
import { http, type Source } from "../wire/http";
import type { Event, ReplayStep } from "../wire/types";
import { bytes } from "./bytes";
import { KeyedDice } from "./dice";
import { digestsOf } from "./digests";
import { fingerprint } from "./pledge";
import { type GameRecord, hasPledges, hasSecret, keepsPromise, toldIn } from "./promise";

const CHUNK = 50;

export interface FairResult {
  readonly promise: boolean;
  readonly secret: boolean;
  /** Whether my own bytes went in; null if this browser gave none to the table. */
  readonly own: boolean | null;
  /** Whether the table, its promise and all pledges are those this browser kept; null if it kept nothing. */
  readonly kept: boolean | null;
  readonly receipt: Receipt | null;
  readonly fingerprint: string;
  readonly events: boolean;
  /** How many numbers were drawn. */
  readonly draws: number;
  /** The first decision whose draws do not follow from the secret, or were not told. */
  readonly wrong: number | null;
}

async function stepsOf(source: Source): Promise<ReplayStep[]> {
  const steps: ReplayStep[] = [];
  for (let last = 0; steps.length <= last; ) {
    const chunk = await http.steps(source, "all", steps.length, CHUNK);
    steps.push(...chunk.steps);
    last = chunk.last;
    if (chunk.steps.length === 0) break;
  }
  return steps;
}

function answersOf(record: GameRecord): number[] {
  return Array.isArray(record.answers) ? record.answers.flat().map(Number) : [];
}

/** Draw every number of every step again. */
function drawAgain(steps: readonly ReplayStep[], secret: Uint8Array): { draws: number; wrong: number | null } {
  const isDrawn = ({ number, draws }: ReplayStep): boolean => {
    const dice = new KeyedDice(secret, number);
    return draws !== null && draws.every(([limit, value]) => limit !== undefined && dice.below(limit) === value);
  };
  const draws = steps.reduce((sum, step) => sum + (step.draws?.length ?? 0), 0);
  return { draws, wrong: steps.find((step) => !isDrawn(step))?.number ?? null };
}

export async function checkFair(source: Source): Promise<FairResult> {
  const record = await http.record(source);
  const game = String(record.game);
  const told = toldIn(record);
  const [steps, info] = await Promise.all([stepsOf(source), http.game(game)]);
  const events: Event[] = steps.flatMap((step) => step.events);
  const digests = digestsOf(events, answersOf(record), info);
  const receipt = receiptOf(told.table);
  return {
    promise: await keepsPromise(told),
    secret: (await hasSecret(told, record)) && (await hasPledges(told)),
    own: receipt?.bytes.every((own) => told.contributions.includes(own)) ?? null,
    kept: receipt === null ? null : receipt.commitment === told.commitment && (receipt.pledges.length === 0 || JSON.stringify(receipt.pledges) === JSON.stringify(told.pledges)),
    receipt,
    fingerprint: await fingerprint(told.table, told.commitment),
    events: JSON.stringify(digests) === JSON.stringify(record.digests),
    ...drawAgain(steps, bytes(String(record.secret))),
  };
}
