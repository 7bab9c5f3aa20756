/**
 * The whole check of a finished match, here in the browser and with code of its own: the promise, the
 * secret, this browser's own bytes, every throw, and that the events shown are those of the record.
 */
import { openStage } from "../games/shelf";
import { ownBytesAt } from "../state/own-bytes";
import { http, type Source } from "../wire/http";
import type { Event, ReplayStep } from "../wire/types";
import { bytes } from "./bytes";
import { KeyedDice } from "./dice";
import { digestsOf } from "./digests";
import { type GameRecord, hasSecret, keepsPromise, toldIn } from "./promise";

const CHUNK = 50;

export interface FairResult {
  readonly promise: boolean;
  readonly secret: boolean;
  /** Whether my own bytes went in; null if this browser gave none to the table. */
  readonly own: boolean | null;
  readonly events: boolean;
  readonly dice: number;
  /** The first decision whose chance does not follow from the secret. */
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

export async function checkFair(source: Source): Promise<FairResult> {
  const record = await http.record(source);
  const game = String(record.game);
  const told = toldIn(record);
  const [steps, printed, info] = await Promise.all([stepsOf(source), http.content(source), http.game(game)]);
  const stage = await openStage(game, printed);
  const secret = bytes(String(record.secret));
  const events: Event[] = steps.flatMap((step) => step.events);
  const traced = stage.retrace(record, steps, (answer) => new KeyedDice(secret, answer));
  const digests = digestsOf(events, answersOf(record), info.round_event);
  return {
    promise: await keepsPromise(told),
    secret: await hasSecret(told, record),
    own: ownBytesAt(told.table)?.every((own) => told.contributions.includes(own)) ?? null,
    events: JSON.stringify(digests) === JSON.stringify(record.digests),
    ...traced,
  };
}
