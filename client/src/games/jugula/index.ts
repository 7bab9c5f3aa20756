/** Jugula at the table. */
import { h } from "preact";
import { signed } from "../../words/numbers";
import { ui } from "../../words/ui";
import type { Rulebook } from "../../stage/rulebook";
import type { Fact, Scene } from "../../stage/scene";
import { stage, type Stage } from "../../stage/stage";
import { has } from "../../stage/sets";
import { Answers, hasAnswers, isWithinRow } from "./input/answers";
import { Board } from "./render/board";
import { Fight, fightNow } from "./render/fight";
import { RATIO } from "./render/geometry";
import { Hand } from "./render/hand";
import { Places } from "./render/places";
import { SeatMore } from "./render/seat";
import { Self } from "./render/self";
import { SumLine } from "./render/sum-line";
import { type Arena, begin } from "./state/arena";
import { isOnBoard } from "./state/choices";
import { layOut } from "./state/content";
import { REDUCERS } from "./state/reducers";
import { settle } from "./state/settle";
import { choice, question } from "./words/asking";
import { ArenaWords } from "./words/chronicle";
import { known } from "./words/known";
import { phases } from "./words/phases";
import "../../look/duel.css";
import "./render/armaturae.css";
import "./render/cards.css";
import "./render/jugula.css";

/** The cards of a seat in numbers, and what Vox Populi gives him. */
function facts(arena: Arena, seat: number): Fact[] {
  if (arena.round === 0) return [];
  if (has(arena.withdrawn, seat)) return [{ text: ui("jugula-withdrawn"), term: "withdraw" }];
  return [
    { text: ui("jugula-fact-hand", { count: arena.hands[seat] ?? 0, limit: arena.limits[seat] ?? 0 }), term: "hand" },
    { text: ui("jugula-fact-deck", { count: arena.decks[seat] ?? 0 }), term: "deck" },
    { text: ui("jugula-fact-prima", { count: arena.primas[seat] ?? 0 }), term: "prima" },
    { text: ui("jugula-fact-vox", { level: arena.vox[seat] ?? 0, bonus: signed(arena.bonus[seat] ?? 0) }), term: "vox" },
  ];
}

const SCENE: Omit<Scene<Arena>, "tell" | "question" | "reason" | "option" | "Answers"> = {
  game: "jugula",
  isOnBoard,
  begin,
  reducers: REDUCERS,
  settle: (arena, { view }) => settle(arena, view),
  known,
  stand: (arena, seat) => ({ score: (arena.matches > 1 ? arena.scores : arena.points)[seat] ?? 0, facts: facts(arena, seat) }),
  scoreTerm: "points",
  phases,
  where: (arena) => (arena.round === 0 ? "" : ui(arena.matches > 1 ? "jugula-now-munus" : "jugula-now", { round: arena.round, rounds: arena.rounds, match: arena.match, matches: arena.matches })),
  ratio: RATIO,
  Board,
  Places,
  Fight,
  fightNow,
  SumLine,
  hasAnswers,
  isWithinRow,
  Hand,
  Self,
  SeatMore,
};

export function open(book: Rulebook): Stage {
  layOut(book.files);
  const words = new ArenaWords(book);
  const scene: Scene<Arena> = {
    ...SCENE,
    tell: (arena, kind, args, room) => words.tell(arena, kind, args, room),
    question: (arena, asked, room) => question(words, arena, asked, room),
    reason: (_, asked) => words.reason(asked),
    option: (arena, option, room, asked) => choice(words, arena, option, room, asked),
    Answers: (props) => h(Answers, { ...props, words }),
  };
  return stage(scene, book);
}
