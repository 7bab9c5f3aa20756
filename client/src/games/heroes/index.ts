/** Heroes of the Colosseum at the table. */
import { h } from "preact";
import { ui } from "../../words/ui";
import type { Rulebook } from "../../stage/rulebook";
import type { Fact, Scene } from "../../stage/scene";
import { stage, type Stage } from "../../stage/stage";
import { Answers, hasAnswers } from "./input/answers";
import { Board } from "./render/board";
import { Fight, fightNow } from "./render/fight";
import { RATIO } from "./render/geometry";
import { Places } from "./render/places";
import { Aside, Hand } from "./render/roster";
import { SeatMore } from "./render/seat";
import { Self } from "./render/self";
import { SumLine } from "./render/sum-line";
import { type Arena, begin, FUNCTIONING, NONE } from "./state/arena";
import { layOut } from "./state/content";
import { isOnBoard } from "./state/plan";
import { REDUCERS } from "./state/reducers";
import { settle } from "./state/settle";
import { choice, question } from "./words/asking";
import { ArenaWords } from "./words/chronicle";
import { known } from "./words/known";
import { nameOf, styleName } from "./words/nouns";
import { phases } from "./words/phases";
import { isLost, result } from "./words/result";
import "../../look/dice.css";
import "../../look/duel.css";
import "./render/heroes.css";
import "./render/roster.css";
import "./render/roster-narrow.css";
import "./render/crowd.css";
import "./render/deeds.css";
import "./render/creation.css";

/** Whom a seat leads: one by name and style, several by how many still function. */
function role(arena: Arena, seat: number): Fact[] {
  const men = arena.men.filter((man) => man.owner === seat && man.name !== NONE);
  const [only] = men;
  if (only === undefined) return [];
  if (men.length === 1) return [{ text: [nameOf(only.name), styleName(only.style)].filter(Boolean).join(", "), term: `man.${only.name} star` }];
  return [{ text: ui("heroes-leads", { count: men.filter((man) => man.fate === FUNCTIONING).length, all: men.length }), term: "star" }];
}

const SCENE: Omit<Scene<Arena>, "tell" | "question" | "reason" | "option" | "Answers"> = {
  game: "heroes",
  isOnBoard,
  begin,
  reducers: REDUCERS,
  settle: (arena, { view }) => settle(arena, view),
  known,
  stand: (arena, seat) => ({ role: role(arena, seat), score: null, facts: [] }),
  result,
  isLost,
  phases,
  where: (arena) => (arena.turn === 0 ? "" : ui("heroes-now", { turn: arena.turn, turns: arena.turns, fatal: arena.toTheDeath ? "yes" : "no" })),
  ratio: RATIO,
  zooms: true,
  Board,
  Places,
  Fight,
  fightNow,
  SumLine,
  Aside,
  hasAnswers,
  Hand,
  Self,
  SeatMore,
};

export function open(book: Rulebook): Stage {
  layOut(book.files, book.names);
  const words = new ArenaWords(book);
  const scene: Scene<Arena> = {
    ...SCENE,
    tell: (arena, kind, args, room) => words.tell(arena, kind, args, room),
    question: (_, asked, room) => question(words, asked, room),
    reason: (_, asked) => words.reason(asked),
    option: (arena, option, room) => choice(words, arena, option, room),
    Answers: (props) => h(Answers, { ...props, words }),
  };
  return stage(scene, book);
}
