/** Spartacus at the table. */
import { h } from "preact";
import { PlainWords } from "../../stage/plain/words";
import type { Rulebook } from "../../stage/rulebook";
import type { Scene } from "../../stage/scene";
import { stage, type Stage } from "../../stage/stage";
import { Answers, hasAnswers } from "./input/answers";
import { Board } from "./render/board";
import { Fight, fightNow } from "./render/fight";
import { RATIO } from "./render/geometry";
import { Hand } from "./render/hand";
import { Offers } from "./render/offers";
import { Places } from "./render/places";
import { SeatMore } from "./render/seat";
import { Self } from "./render/self";
import { SumLine } from "./render/sum-line";
import { names } from "../../words/lists";
import { ui } from "../../words/ui";
import { type Arena, begin, NONE, SETUP } from "./state/arena";
import { layOut } from "./state/content";
import { isOnBoard } from "./state/pointing";
import { REDUCERS } from "./state/reducers";
import { settle } from "./state/settle";
import { choice, ofVictim } from "./words/asking";
import { known } from "./words/known";
import { houseName } from "./words/nouns";
import { phases, where } from "./words/phases";
import "../../look/dice.css";
import "../../look/duel.css";
import "./render/paint.css";
import "./render/capua.css";
import "./render/auction.css";
import "./render/houses.css";
import "./render/tiles.css";
import "./render/choosing.css";
import "./render/own.css";
import "./render/amounts.css";
import "./render/bargains.css";
import "./render/combat.css";

const SCENE: Omit<Scene<Arena>, "tell" | "question" | "reason" | "option" | "Answers"> = {
  game: "spartacus",
  isOnBoard,
  begin,
  reducers: REDUCERS,
  settle: (arena, { view }) => settle(arena, view),
  known,
  stand: (arena, seat) => ({ role: [{ text: houseName(arena, seat), term: "house" }].filter(({ text }) => text !== ""), score: arena.phase === SETUP ? null : (arena.influence[seat] ?? null), facts: [] }),
  result: (arena, winners, room) => (winners.length === 0 ? null : ui("spartacus-result", { names: names(winners.map((seat) => room.names[seat] ?? "")), count: winners.length, winner: winners.includes(room.you ?? NONE) ? "you" : "other", influence: arena.influence[winners[0] ?? 0] ?? 0 })),
  scoreTerm: "influence",
  phases,
  where,
  ratio: RATIO,
  Board,
  Places,
  Fight,
  fightNow,
  Offers,
  SumLine,
  hasAnswers,
  Hand,
  Self,
  SeatMore,
};

export function open(book: Rulebook): Stage {
  layOut(book.files, book.names, book.asks);
  const words = new PlainWords(book);
  const scene: Scene<Arena> = {
    ...SCENE,
    tell: (_, kind, args, room) => words.tell(kind, args, room),
    question: (_, asked, room) => words.question(asked, room, ofVictim(asked, room)),
    reason: (_, asked) => words.reason(asked),
    option: (arena, option, room, asked) => choice(words, arena, option, room, asked),
    Answers: (props) => h(Answers, { ...props, words }),
  };
  return stage(scene, book);
}
