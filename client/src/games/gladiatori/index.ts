/** Gladiatori at the table. */
import { narrow } from "../../browser/screen";
import { say } from "../../words/words";
import { ui } from "../../words/ui";
import type { Rulebook } from "../../stage/rulebook";
import type { Fact, Scene } from "../../stage/scene";
import { stage, type Stage } from "../../stage/stage";
import { Answers, hasAnswers, isWithinRow } from "./input/answers";
import { MOVING } from "./input/moving";
import { ALIVE, type Arena, begin, COOPERATIVE, NOWHERE, SOLO, UNSEEN } from "./state/arena";
import { Aside } from "./render/aside";
import { named, question, reason } from "./words/asking";
import { Board } from "./render/board";
import { isOnBoard } from "./state/choices";
import { teller } from "./words/chronicle";
import { layOut } from "./state/content";
import { Fight, fightNow } from "./render/fight";
import { Gains } from "./render/gains";
import { RATIO } from "./render/geometry";
import { Hand } from "./render/hand";
import { known } from "./words/known";
import { stateOf } from "./words/labels";
import { characterName } from "./words/nouns";
import { phases } from "./words/phases";
import { Places } from "./render/places";
import { REDUCERS } from "./state/reducers";
import { result } from "./words/result";
import { SeatMore } from "./render/seat";
import { Self } from "./render/self";
import { settle } from "./state/settle";
import { SumLine } from "./render/sum-line";
import "../../look/duel.css";
import "./render/gladiatori.css";
import "./render/cards.css";
import "./input/choosing/choosing.css";
import "./input/answers.css";
import "./render/gains.css";

/** The cards of a seat in numbers, as far as they lie open. */
function facts(arena: Arena, seat: number): Fact[] {
  const sheet = arena.sheets[seat];
  const lesson = arena.lessons[seat];
  if (lesson?.hitPoints != null && !lesson.isDead) return [{ text: ui("gladiatori-unconscious"), term: "experience" }];
  if (arena.ended !== null) return arena.fate[seat] === ALIVE ? [{ text: say("gladiatori-state-alive"), term: "survival" }] : stateOf(arena, seat).slice(0, 1);
  if (sheet === undefined || (sheet.cards === 0 && sheet.laid_aside === 0)) return [];
  const [greens = 0, reds = 0, life = 0, discard = 0, deck = 0] = sheet.numbers;
  const known: Fact[] = deck === UNSEEN ? [{ text: say("gladiatori-panel-secret"), term: "split" }] : [];
  if (life === UNSEEN) known.push({ text: ui("gladiatori-fact-cards", { count: sheet.cards }), term: "deck" });
  else known.push({ text: ui("gladiatori-fact-life", { count: life }), term: "hp-deck" }, { text: ui("gladiatori-fact-hand", { greens, reds }), term: "hand" });
  if (discard !== UNSEEN) known.push({ text: ui("gladiatori-fact-discard", { count: discard }), term: "discard" });
  return known;
}

const SCENE: Omit<Scene<Arena>, "tell"> = {
  game: "gladiatori",
  isOnBoard,
  begin,
  reducers: REDUCERS,
  settle: (arena, { view }) => settle(arena, view),
  known,
  question,
  reason: (arena, asked, room) => reason(arena, asked, room) || (MOVING.has(asked.ask) ? ui(narrow.value ? "gladiatori-move-hint-touch" : "gladiatori-move-hint") : ""),
  option: named,
  stand: (arena, seat) => {
    const character = arena.character[seat] ?? NOWHERE;
    return {
      score: arena.mode === SOLO || arena.mode === COOPERATIVE ? null : (arena.points[seat] ?? 0),
      facts: facts(arena, seat),
      role: [...(character >= 0 ? [{ text: characterName(character), term: "character" }] : []), ...(arena.ended === null ? stateOf(arena, seat) : [])],
    };
  },
  result,
  Gains,
  scoreTerm: "victory-points",
  phases,
  where: (arena) => say("gladiatori-now", { turn: arena.turn, turns: arena.turns, round: arena.round }),
  zooms: true,
  ratio: RATIO,
  Board,
  Places,
  Fight,
  fightNow,
  SumLine,
  Aside,
  hasAnswers,
  Answers,
  isWithinRow,
  Hand,
  Self,
  SeatMore,
};

export function open(book: Rulebook): Stage {
  layOut(book);
  return stage({ ...SCENE, tell: teller(book) }, book);
}
