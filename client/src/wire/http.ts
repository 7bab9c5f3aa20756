/** Plain HTTP: what is asked for by address. A refusal is thrown with its code and facts. */
import type { Advised, AnalysisState, GameInfo, GameLessons, GameSummary, Health, LessonStep, LessonWish, Made, Me, Content, Notes, Nothing, OddsBook, OwnData, PairPlayed, Problem, RecordKept, SeatLink, SitWish, Steps, Story, TableInfo, TableWish } from "./types";
import { addressOf } from "../browser/root";

export class Refusal extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.sentence);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(addressOf(path), {
      method: body === undefined ? "GET" : "POST",
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: "unreachable", sentence: "the server cannot be reached", facts: {} }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(await problemIn(answer), answer.status);
}

async function problemIn(answer: Response): Promise<Problem> {
  try {
    const said = (await answer.json()) as Partial<Problem>;
    if (typeof said.code === "string") {
      return { code: said.code, sentence: said.sentence ?? said.code, facts: said.facts ?? {} };
    }
  } catch {
    // Not one of our answers: a proxy's page, or nothing at all.
  }
  return { code: "unreachable", sentence: `the server answered ${answer.status}`, facts: {} };
}

const at = encodeURIComponent;

export const http = {
  health: () => ask<Health>("/api/health"),
  games: () => ask<GameSummary[]>("/api/games"),
  game: (game: string) => ask<GameInfo>(`/api/games/${at(game)}`),
  oddsGames: () => ask<string[]>("/api/odds"),
  odds: (game: string, two: readonly string[]) => ask<OddsBook>(`/api/odds/${at(game)}${two.length > 0 ? `?${two.map((one) => `of=${at(one)}`).join("&")}` : ""}`),
  played: (game: string, one: string, other: string) => ask<PairPlayed>(`/api/odds/${at(game)}/played?one=${at(one)}&other=${at(other)}`),
  lessons: () => ask<GameLessons[]>("/api/lessons"),
  lessonContent: (game: string, lesson: string) => ask<Content>(`/api/lessons/${at(game)}/${at(lesson)}`),
  lesson: (game: string, lesson: string, wish: LessonWish) => ask<LessonStep>(`/api/lessons/${at(game)}/${at(lesson)}`, wish),
  lessonHint: (game: string, lesson: string, wish: LessonWish) => ask<Advised>(`/api/lessons/${at(game)}/${at(lesson)}/hint`, wish),
  me: () => ask<Me>("/api/me"),
  waiting: () => ask<Me>("/api/me?waiting=true"),
  rename: (name: string) => ask<Me>("/api/me", { name }),
  myData: () => ask<OwnData>("/api/me/data"),
  forgetMe: () => ask<Nothing>("/api/me/forget", {}),
  tables: (list: "open" | "playing" | "over") => ask<TableInfo[]>(`/api/tables?list=${list}`),
  table: (id: string) => ask<TableInfo>(`/api/tables/${at(id)}`),
  make: (wish: TableWish) => ask<Made>("/api/tables", wish),
  sit: (id: string, wish: SitWish) =>
    ask<TableInfo>(`/api/tables/${at(id)}/sit`, wish),
  link: (id: string, seat: number) => ask<SeatLink>(`/api/tables/${at(id)}/seats/${seat}/link`, {}),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<TableInfo>(`/api/tables/${at(id)}/seats/${seat}/bot`, { bot }),
  kick: (id: string, seat: number) => ask<TableInfo>(`/api/tables/${at(id)}/seats/${seat}/kick`, {}),
  block: (id: string, seat: number, blocked: boolean) => ask<Nothing>(`/api/tables/${at(id)}/seats/${seat}/block`, { blocked }),
  report: (id: string, seat: number, text: string) => ask<Nothing>(`/api/tables/${at(id)}/seats/${seat}/report`, { text }),
  close: (id: string) => ask<TableInfo>(`/api/tables/${at(id)}/close`, {}),
  rematch: (id: string, pledges: readonly string[]) => ask<TableInfo>(`/api/tables/${at(id)}/rematch`, { pledges }),
  open: (id: string, bytes: readonly string[]) => ask<TableInfo>(`/api/tables/${at(id)}/open`, { bytes }),
  exercise: (source: Source, step: number, seat: number) => ask<Made>(`${address(source)}/exercise`, { step, seat }),
  analysis: (source: Source) => ask<AnalysisState>(`${address(source)}/analysis`),
  analyse: (source: Source) => ask<AnalysisState>(`${address(source)}/analysis`, {}),
  campaign: (id: string) => ask<TableInfo[]>(`/api/tables/${at(id)}/campaign`),
  notes: (id: string) => ask<Record<string, string[]>>(`/api/tables/${at(id)}/notes`),
  writeNotes: (id: string, lines: readonly string[]) => ask<Notes>(`/api/tables/${at(id)}/notes`, { lines }),
  story: (id: string) => ask<Story>(`/api/tables/${at(id)}/story`),
  steps: (source: Source, eyes: string, first: number, count: number) =>
    ask<Steps>(`${address(source)}/steps?eyes=${at(eyes)}&first=${first}&count=${count}`),
  content: (source: Source) => ask<Content>(`${address(source)}/content`),
  record: (source: Source) =>
    ask<Record<string, unknown>>(source.kind === "table" ? `${address(source)}/record` : address(source)),
  keep: (record: unknown) => ask<RecordKept>("/api/records", record),
};

/** A match to look at again: one that was played here, or a record that was brought. */
export interface Source {
  kind: "table" | "record";
  id: string;
}

function address(source: Source): string {
  return source.kind === "table" ? `/api/tables/${at(source.id)}` : `/api/records/${at(source.id)}`;
}
