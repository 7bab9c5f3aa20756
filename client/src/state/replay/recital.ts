/** A match to be seen again: every step with the arena it leaves, from one pair of eyes. */
import { openStage } from "../../stage/shelf";
import type { Room } from "../../stage/scene";
import type { Stage } from "../../stage/stage";
import { http, type Source } from "../../wire/http";
import type { ReplayStep } from "../../wire/types";
import { ui } from "../../words/ui";
import { seatNames } from "../table/seat-names";
import { type Ending, endingOf, endingWords, hintsOf, isCampaign, playersOf } from "./record-facts";
import type { Line } from "../viewer/telling";

const CHUNK = 50;

export interface Moment {
  readonly number: number;
  readonly seat: number | null;
  readonly lines: readonly Line[];
  readonly scores: readonly (number | null)[];
  /** Who must answer then; nobody at the end. */
  readonly toAct: readonly number[];
  readonly sign: string | null;
  readonly round: string | null;
  show(): void;
}

export interface Recital {
  readonly stage: Stage;
  readonly room: Room;
  readonly moments: readonly Moment[];
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly (string | null)[];
  readonly winners: readonly number[];
  /** Nobody has won, nor has the game itself. */
  readonly isDrawn: boolean;
  readonly isOver: boolean;
  /** Played by rules that are no more: it can only be looked at. */
  readonly isRetired: boolean;
  readonly isCampaign: boolean;
  /** How often a bot was asked what it would do. */
  readonly hints: number;
  /** How it ended, where not by its rules, and whether it was an exercise. */
  readonly endings: readonly string[];
}

interface Header {
  game: string;
  names: string[];
  bots: (string | null)[];
  isOver: boolean;
  isRetired: boolean;
  isCampaign: boolean;
  hints: number;
  ending: Ending;
}

async function headerOf(source: Source): Promise<Header> {
  if (source.kind === "table") {
    const table = await http.table(source.id);
    return {
      game: table.game,
      names: seatNames(table.seats),
      bots: table.seats.map((seat) => seat.bot),
      isOver: table.state === "over",
      isRetired: table.retired !== "",
      isCampaign: table.options.campaign === true && table.exercise === null,
      hints: hintsOf({ hints: table.seats.map((seat) => seat.hints) }),
      ending: { why: table.ended, resigned: table.resigned, winners: table.winners, exercise: table.exercise?.step ?? null },
    };
  }
  const record = await http.record(source);
  const seats = typeof record.seats === "number" ? record.seats : 2;
  const players = playersOf(record);
  return {
    game: String(record.game),
    names: Array.from({ length: seats }, (_, seat) => players[seat]?.name || ui("seat-number", { number: seat + 1 })),
    bots: Array.from({ length: seats }, (_, seat) => players[seat]?.bot || null),
    isOver: true,
    isRetired: false,
    isCampaign: isCampaign(record) && !("exercise" in record),
    hints: hintsOf(record),
    ending: endingOf(record),
  };
}

async function stepsOf(source: Source, eyes: string): Promise<ReplayStep[]> {
  const first = await http.steps(source, eyes, 0, CHUNK);
  const starts: number[] = [];
  for (let start = CHUNK; start <= first.last; start += CHUNK) starts.push(start);
  const rest = await Promise.all(starts.map((start) => http.steps(source, eyes, start, CHUNK)));
  return [first, ...rest].flatMap((chunk) => chunk.steps);
}

export async function recite(source: Source, eyes: string): Promise<Recital> {
  const [header, steps, printed] = await Promise.all([headerOf(source), stepsOf(source, eyes), http.content(source)]);
  const stage = await openStage(header.game, printed);
  const you = /^\d+$/.test(eyes) ? Number(eyes) : null;
  const room: Room = { names: header.names, you };
  stage.reset(header.names.length);
  const lines: Line[] = [];
  const moments = steps.map((step): Moment => {
    let sign: string | null = null;
    let round: string | null = null;
    step.events.forEach((event, place) => {
      const kind = String(event[0]);
      for (const told of stage.play(event, room)) {
        lines.push({ ...told, event: step.first_event + place });
        if (told.heading) round = told.text;
      }
      sign = stage.sign(kind) ?? sign;
    });
    stage.settle(step);
    const scores = header.names.map((_, seat) => stage.stand(seat).score);
    return { number: step.number, seat: step.seat, lines: lines.slice(), scores, toAct: step.to_act, sign, round, show: stage.keep() };
  });
  const winners = header.ending.why === null ? (steps.at(-1)?.winners ?? []) : header.ending.winners;
  const isDrawn = winners.length === 0 && !stage.isLost();
  moments[0]?.show();
  return { stage, room, moments, game: header.game, seats: header.names.length, bots: header.bots, winners, isDrawn, isOver: header.isOver, isRetired: header.isRetired, isCampaign: header.isCampaign, endings: endingWords(header.ending, room), hints: header.hints };
}
