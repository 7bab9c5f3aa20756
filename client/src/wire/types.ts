// Made by `python -m harena.server.protocol.typescript`. Do not edit.

/** Its kind and what this viewer may know of it. */
export type Event = [string, ...number[]];

/** Something was refused, and nothing has changed. */
export interface Problem {
  code: string;
  sentence: string;
  facts: Record<string, string | number>;
}

/** Another option of play, or `seats`, and the values of it that will do. */
export interface PlayCondition {
  option: string;
  values: (boolean | number | string)[];
}

/** Values that contradict the other options unless all conditions hold. */
export interface PlayNeed {
  values: (boolean | number | string)[];
  conditions: PlayCondition[];
}

/** An option of play: one of `values`, or a number from `low` to `high`.

    It means something only `when` all conditions of one row hold, or there are none. The numbers of
    one `of_seats` are seats, counted from 0. */
export interface PlayChoice {
  name: string;
  default: boolean | number | string;
  section: string;
  values: (boolean | number | string)[];
  low: number;
  high: number;
  group: string;
  of_seats: boolean;
  when: PlayCondition[][];
  needs: PlayNeed[];
}

/** How many matches a bot won against greedy, as its ladder counted; a shared one is a half. */
export interface BotStrength {
  bot: string;
  won: number;
  matches: number;
}

/** A game on the shelf; whether some of its questions may close, as silence is an answer.

    `packs` are those it can be played with here, the built-in one first. */
export interface GameSummary {
  game: string;
  version: number;
  seats: number[];
  options: PlayChoice[];
  bots: string[];
  strengths: BotStrength[];
  windows: boolean;
  packs: string[];
}

/** Of which domain the choices of a question are; an option's id is first_id + choice. */
export interface AskKind {
  domain: string;
  first_id: number;
  size: number;
}

/** A game and what its numbers mean. */
export interface GameInfo {
  game: string;
  version: number;
  seats: number[];
  options: PlayChoice[];
  bots: string[];
  strengths: BotStrength[];
  windows: boolean;
  packs: string[];
  asks: Record<string, AskKind>;
  events: Record<string, string[]>;
  names: Record<string, string[]>;
  round_event: string;
}

/** Seconds: for the whole match, after each answer, and at most for one (0: no cap). */
export interface ClockRule {
  bank: number;
  increment?: number;
  cap?: number;
}

/** What a seat of a new table is to be. */
export interface SeatWish {
  kind: "bot" | "link" | "me" | "open";
  name?: string | null;
  bot?: string | null;
  pledge?: string | null;
}

/** A new table; `window` is the seconds after which silence passes, where it may (0: never).

    Without a `pack` it is played with that of the `record` it goes on from, or the built-in one. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  clock?: ClockRule | null;
  patience?: number;
  window?: number;
  record?: string | null;
  pack?: string | null;
}

/** A step of a match that was played to its end: at a table, or in a record. */
export interface Source {
  kind: "record" | "table";
  id: string;
  step: number;
}

/** A seat as everybody sees it; `mine` is about the guest who asks.

    `hints` is how often whoever sits there has asked what a bot would do. A seat that is `kept` is
    for who had it in the match before, and for nobody else. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "link" | "open";
  bot: string | null;
  name: string | null;
  held: boolean;
  mine: boolean;
  by_bot: boolean;
  contributed: boolean;
  hints: number;
  kept: boolean;
}

/** What can be known of the dice before the end.

    By seat: the hash of its own bytes, and from the beginning of the match on the bytes themselves. */
export interface Fair {
  commitment: string;
  contributions: string[];
  pledges: string[];
  fingerprint: string;
}

/** A table as everybody sees it; `host` is about the guest who asks.

    Of a campaign: `after` is the table before, `record` the record it goes on from, `carried` what
    was brought along, `left` what the match leaves to the next. `rematch` is the next table, and
    `agreed` are the seats that want it. `resigned` are those that gave up; `ended` says why the
    match is over, where not by its rules. An `exercise` goes on from a step of another match. What
    is carried was `brought` along, unless it was won at the tables of this server in a row. A table
    that the rules of today play otherwise is `retired`: why, as a sentence; it can still be read.
    Who says nothing for `window` seconds passes, where silence is an answer by the rules; 0: never.
    The match has a `number` in its campaign, from 1; tables from before it was counted have 0. Its
    `pack` is the built-in one, or one of those that this server has beside it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  state: "closed" | "gathering" | "over" | "playing";
  options: Record<string, boolean | number | string>;
  public: boolean;
  clock: ClockRule | null;
  patience: number;
  made_at: number;
  begun_at: number | null;
  ended_at: number | null;
  seats: SeatInfo[];
  host: boolean;
  answers: number;
  to_act: number[];
  scores: number[];
  winners: number[];
  fair: Fair;
  rematch: string | null;
  after: string | null;
  record: string | null;
  carried: Record<string, unknown>;
  left: Record<string, unknown>;
  agreed: number[];
  window: number;
  resigned: number[];
  ended: "agreed" | "resigned" | "rules" | null;
  exercise: Source | null;
  brought: boolean;
  retired: string;
  number: number;
  pack: string;
}

/** The link of a seat. The token is told once. */
export interface SeatLink {
  seat: number;
  token: string;
  path: string;
}

/** A table that was just made, and the links of its free seats. */
export interface Made {
  table: TableInfo;
  links: SeatLink[];
}

/** The guest who asks, and where he sits. */
export interface Me {
  name: string | null;
  tables: TableInfo[];
}

/** Something that a guest said at a table. */
export interface SaidLine {
  table: string;
  at: number;
  text: string;
}

/** What a guest has told the owner of the server of somebody. */
export interface ReportLine {
  table: string;
  at: number;
  seat: number;
  text: string;
}

/** All that is known of a guest: for him alone. */
export interface OwnData {
  name: string | null;
  made_at: number;
  bytes: number;
  tables: TableInfo[];
  said: SaidLine[];
  records: string[];
  notes: Record<string, string[]>;
  blocked: number;
  reports: ReportLine[];
}

/** What a guest writes beside one match of a campaign: all of it, in order. */
export interface Notes {
  lines: string[];
}

/** What a guest wants to be called. */
export interface NameWish {
  name: string;
}

/** By token, or by the number of an open seat. */
export interface SitWish {
  seat?: number | null;
  token?: string | null;
  name?: string | null;
  pledge?: string | null;
}

/** The bytes behind my pledges, in any order: when every seat is taken, and not before. */
export interface OpenWish {
  bytes: string[];
}

/** Once more; a pledge for each of my seats, in their order. */
export interface RematchWish {
  pledges?: string[];
}

/** Whether I do not want to read who sits there, nor to have him at tables of mine. */
export interface BlockWish {
  blocked?: boolean;
}

/** What the owner of the server should know of who sits there. */
export interface ReportWish {
  text: string;
}

/** Which bot is to sit there. */
export interface BotWish {
  bot: string;
}

/** Play on from a step, on that seat; the bot has the others. */
export interface ExerciseWish {
  step: number;
  seat: number;
  bot?: string;
}

/** An empty object. */
export interface Nothing {
}

/** How the server is. */
export interface Health {
  ok: boolean;
  tables: number;
  sockets: number;
  lag_ms: number;
}

/** The position after `number` answers, also as text, and what the last of them brought.

    With all eyes: every field of the state, and what was drawn, as limits and values. */
export interface ReplayStep {
  number: number;
  seat: number | null;
  first_event: number;
  events: Event[];
  view: Record<string, unknown>;
  to_act: number[];
  scores: number[];
  winners: number[];
  portrait: string;
  open: Record<string, unknown> | null;
  draws: number[][] | null;
}

/** Some steps of a match. */
export interface Steps {
  last: number;
  steps: ReplayStep[];
}

/** A match as it was told, with what is known of its table. */
export interface Story {
  table: TableInfo;
  steps: ReplayStep[];
}

/** What is printed on the components of a match, and what the numbers of the match mean.

    `files` are those of its pack; `asks` names the domain of each question, `events` the arguments
    of each event, `names` the ids of each domain. */
export interface Content {
  name: string;
  digest: string;
  files: Record<string, Record<string, unknown>>;
  asks: Record<string, string>;
  events: Record<string, string[]>;
  names: Record<string, string[]>;
  round_event: string;
}

/** A record that was brought here. */
export interface RecordKept {
  id: string;
  game: string;
  seats: number;
  answers: number;
  over: boolean;
}

/** One line of a table's log. */
export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat: number | null;
  name: string | null;
  text: string | null;
  to: number | null;
  why: string | null;
}

/** An option; chosen by its place in the list. */
export interface Option {
  id: number;
  ask: string;
  step: string;
  choice: number;
  args: number[];
}

/** The viewer's own question; `about` is what the game says of it: prices, sides, limits. */
export interface Asked {
  ask: string;
  options: Option[];
  about: Record<string, unknown>;
}

/** A seat's time in milliseconds. */
export interface Clock {
  bank: number;
  since: number | null;
  deadline: number | null;
}

/** A seat asks the others to go back. */
export interface UndoAsked {
  seat: number;
  to: number;
  agreed: number[];
}

/** A seat asks the others to end the match here, without a winner. */
export interface EndAsked {
  seat: number;
  agreed: number[];
}

/** What a viewer may know now, and what he may do; `portrait` is for who asked for it.

    `may_resign` and `may_end` are about giving up, and about asking the others to end the match.
    What he is asked `closes` at a moment, where the table has a window and silence is an answer.
    A bot `waits` whether he does something out of turn, if his socket says when it may go on. */
export interface Position {
  number: number;
  view: Record<string, unknown>;
  to_act: number[];
  asked: Asked | null;
  undo: "ask" | "free" | "none" | "try";
  undo_asked: UndoAsked | null;
  clocks: Clock[];
  scores: number[];
  winners: number[];
  over: boolean;
  portrait: string | null;
  may_resign: boolean;
  may_end: boolean;
  end_asked: EndAsked | null;
  closes: number | null;
  waits: boolean;
}

/** Who is there now. */
export interface Here {
  seats: boolean[];
  watching: number;
}

/** Who is there now, after somebody came or went. */
export interface HereTold {
  type: "here";
  seats: boolean[];
  watching: number;
}

/** Whether one can talk at the table, and the seats whose words this viewer has blocked. */
export interface Manners {
  chat: boolean;
  blocked: number[];
}

/** Everything since the viewer was last here. */
export interface Welcome {
  type: "welcome";
  seq: number;
  seat: number | null;
  now: number;
  table: TableInfo;
  entries: Entry[];
  first_event: number;
  events: Event[];
  position: Position | null;
  here: Here;
  manners: Manners;
}

/** One entry more. */
export interface Frame {
  type: "frame";
  seq: number;
  entry: Entry;
  first_event: number;
  events: Event[];
  position: Position | null;
  table: TableInfo | null;
}

/** The command has had its effect, now or the first time it came. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The command has had no effect. */
export interface Refusal {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  facts: Record<string, string | number>;
  current: Welcome | null;
}

/** What an option may lead to. */
export interface OddsTold {
  type: "odds";
  id: string;
  odds: Record<string, number>;
}

/** Why a choice is not among the options. */
export interface WhyTold {
  type: "why";
  id: string;
  reason: string;
}

/** What the search would choose, and why: `only`, `instinct`, `ahead`, `seldom` or `close`.

    By looking ahead: in what part of the imagined matches it came out better than the choice at
    first sight, `rather`, and in what part worse; `seldom`, if the latter is more, and `close`, if
    both are few. */
export interface HintTold {
  type: "hint";
  id: string;
  index: number;
  why: string;
  better: number;
  worse: number;
  rather: number;
}

/** The server's clock. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** Choose the option at that place. */
export interface Answer {
  type: "answer";
  id: string;
  seq: number;
  index: number;
}

/** A choice by its meaning: the question it answers, and what is chosen. */
export interface Chosen {
  ask: string;
  choice: number;
}

/** Answer several questions of mine that follow each other: all of them, or none. */
export interface Answers {
  type: "row";
  id: string;
  seq: number;
  answers: Chosen[];
}

/** Take back my last answer; with `free` only if nobody has to be asked. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  free?: boolean;
}

/** Agree to another's undo or to an end, or not. */
export interface Consent {
  type: "consent";
  id: string;
  seq: number;
  agree: boolean;
  to?: "end" | "undo";
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Ask the others to end the match here, without a winner. */
export interface End {
  type: "end";
  id: string;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Let a bot play on. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Play on myself. */
export interface Reclaim {
  type: "reclaim";
  id: string;
}

/** Ask what an option of mine may lead to. */
export interface Odds {
  type: "odds";
  id: string;
  index: number;
}

/** Ask why a choice is not among my options. */
export interface Why {
  type: "why";
  id: string;
  ask: string;
  choice: number;
}

/** Ask what a bot would do; only where all others are bots, and the result says so. */
export interface Hint {
  type: "hint";
  id: string;
  seq: number;
}

/** Let a bot go on that waits whether I step in. */
export interface Wave {
  type: "wave";
  id: string;
  seq: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The lessons that a game brings, in order. */
export interface GameLessons {
  game: string;
  lessons: string[];
}

/** The pupil's answers from the beginning of the lesson, by their meaning.

    `seed` is for a lesson that is a whole match: another one gives other dice. Whoever comes back
    to a lesson wants it `whole`: all that happened, not only what the last answer brought. */
export interface LessonWish {
  answers?: Chosen[];
  seed?: string;
  whole?: boolean;
}

/** Where the answers lead, as a table would show it, and what the coach says.

    `say` and `do` are messages of the catalogues, and so are those of `wrong`: one for each option,
    empty where it is right. If the last answer was not right, nothing was done, and `refused` is
    the message that says why. A task that is `free` has no wrong answers. */
export interface LessonStep {
  welcome: Welcome;
  say: string;
  do: string;
  task: number;
  tasks: number;
  free: boolean;
  over: boolean;
  wrong: string[];
  refused: string;
  odds: Record<string, number>[];
}

/** What the search would choose, and why, as a hint at a table. */
export interface Advised {
  index: number;
  why: string;
  better: number;
  worse: number;
  rather: number;
}

/** After so many answers: each seat's chance to win, from what it knew. */
export interface ChancesThen {
  number: number;
  chances: number[];
}

/** A choice that cost its seat dearly: what was asked, chosen, and preferred by the search.

    `played` and `preferred` are places in the list of options; the chances are those of the seat,
    from what it knew then, with the one and with the other. */
export interface TurningPoint {
  number: number;
  seat: number;
  asked: Asked;
  played: number;
  preferred: number;
  chance_played: number;
  chance_preferred: number;
}

/** Dice or cards decided, mostly after this answer: a seat's chance before and after that. */
export interface StrokeOfLuck {
  number: number;
  seat: number;
  chance_before: number;
  chance_after: number;
}

/** The chances along a match, and where it turned; each from so many imagined matches. */
export interface AnalysisFound {
  playouts: number;
  moments: ChancesThen[];
  turnings: TurningPoint[];
  strokes: StrokeOfLuck[];
}

/** How far it is with a match: so many pieces of so many; when `done`, what was found. */
export interface AnalysisState {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  found: AnalysisFound | null;
}

/** What a row of odds is about, and the chance of each outcome. */
export interface OddsRow {
  label: string;
  chances: number[];
}

/** A table of exact odds: names of its title and columns, and what the title is about. */
export interface OddsSheet {
  title: string;
  about: Record<string, string>;
  columns: string[];
  rows: OddsRow[];
}

/** What is known before a match: tables, and what may be chosen of two that are paired. */
export interface OddsBook {
  choices: Record<string, string[]>;
  sheets: OddsSheet[];
}

/** How often the first of two has won and drawn; of the wins also the interval of 95 %. */
export interface PairPlayed {
  games: number;
  won: number;
  low: number;
  high: number;
  drawn: number;
}

export type Out = Welcome | Frame | HereTold | Done | Refusal | OddsTold | WhyTold | HintTold | Pong;

export type Command = Answer | Answers | Undo | Consent | Resign | End | Say | Leave | Reclaim | Odds | Why | Hint | Wave | Ping;
