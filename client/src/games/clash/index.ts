/** Clash of the Gladiators at the table. */
import { total } from "../../stage/counting";
import type { Rulebook } from "../../stage/rulebook";
import type { Fact, Scene } from "../../stage/scene";
import { stage, type Stage } from "../../stage/stage";
import { type Arena, begin, isFight, teamsOf } from "./state/arena";
import { Aside } from "./render/aside";
import { choice, phases, question, reason } from "./words/asking";
import { Board } from "./render/board";
import { ON_BOARD } from "./state/choices";
import { teller } from "./words/chronicle";
import { layOut } from "./state/content";
import { Fight, fightNow } from "./render/fight";
import { RATIO } from "./render/geometry";
import { known } from "./words/known";
import { picture } from "./words/signs";
import { Places } from "./render/places";
import { REDUCERS } from "./state/reducers";
import { settle } from "./state/settle";
import { ui } from "../../words/ui";
import "./render/clash.css";

/** What the points of a seat are made of, after the end. */
function spoils(arena: Arena, seat: number): Fact[] {
  const { captives, animals, survivors } = arena.spoils[seat] ?? { captives: 0, animals: 0, survivors: 0 };
  return [
    { text: ui("clash-captured", { count: captives }), term: "pen" },
    ...(animals > 0 ? [{ text: ui("clash-beasts", { count: animals }), term: "animal" }] : []),
    ...(survivors > 0 ? [{ text: ui("clash-survived", { count: survivors }), term: "survivor" }] : []),
  ];
}

const SCENE: Omit<Scene<Arena>, "tell"> = {
  game: "clash",
  isOnBoard: (_, { ask }) => ON_BOARD.has(ask),
  begin,
  reducers: REDUCERS,
  settle: (arena, { view }) => settle(arena, view),
  picture,
  known,
  question,
  reason: (_, asked) => reason(asked),
  option: choice,
  stand: (arena, seat) => {
    const teams = teamsOf(arena, seat);
    const men = total(teams.map((team) => total(team.men)));
    const bases = arena.bases[seat] ?? 0;
    if (arena.ended !== null) return { score: arena.scores[seat] ?? 0, facts: spoils(arena, seat) };
    return {
      score: isFight(arena) ? (arena.scores[seat] ?? 0) : null,
      facts: [
        { text: ui("clash-teams", { count: teams.length }), term: "team" },
        { text: ui("clash-men", { count: men }), term: "gladiator" },
        ...(bases > 0 ? [{ text: ui("clash-bases", { count: bases }), term: "base" }] : []),
      ],
    };
  },
  scoreTerm: "points",
  phases,
  where: (arena) => (isFight(arena) ? ui("clash-round", { number: Math.max(1, arena.round) }) : ui("clash-entry")),
  ratio: RATIO,
  Board,
  Places,
  Fight,
  fightNow,
  Aside,
};

export function open(book: Rulebook): Stage {
  layOut(book.files);
  return stage({ ...SCENE, tell: teller(book) }, book);
}
