/** Clash of the Gladiators at the table. */
import type { Rulebook } from "../rulebook";
import type { Scene } from "../scene";
import { stage, type Stage } from "../stage";
import { type Arena, begin, NOWHERE, teamsOf, total } from "./state/arena";
import { Aside } from "./render/aside";
import { choice, phases, question, reason } from "./words/asking";
import { Board } from "./render/board";
import { retrace } from "./state/chance";
import { spaceOf } from "./state/choices";
import { tell } from "./words/chronicle";
import { layOut } from "./state/content";
import { Fight } from "./render/fight";
import { signName } from "./words/nouns";
import { Places } from "./render/places";
import { REDUCERS } from "./state/reducers";
import { settle } from "./state/settle";
import { ui } from "../../words/ui";
import "./render/clash.css";

/** What the points of a seat are made of, after the end. */
function spoils(arena: Arena, seat: number): string[] {
  const pen = arena.pens[seat];
  const survived = arena.survivors[seat] ?? 0;
  const captured = pen === undefined ? 0 : total(pen.men) - survived;
  const animals = pen?.animals.length ?? 0;
  return [
    ui("clash-captured", { count: captured }),
    ...(animals > 0 ? [ui("clash-beasts", { count: animals })] : []),
    ...(survived > 0 ? [ui("clash-survived", { count: survived })] : []),
  ];
}

const SCENE: Scene<Arena> = {
  game: "clash",
  isOnBoard: (arena, option) => spaceOf(arena, option) !== NOWHERE,
  begin,
  reducers: REDUCERS,
  settle: (arena, { view }) => settle(arena, view),
  tell,
  signName,
  question,
  reason: (arena, asked) => reason(arena, asked),
  option: choice,
  stand: (arena, seat) => {
    const teams = teamsOf(arena, seat);
    const men = teams.reduce((sum, team) => sum + total(team.men), 0);
    const bases = arena.bases[seat] ?? 0;
    if (arena.ended !== null) return { score: arena.scores[seat] ?? 0, facts: spoils(arena, seat) };
    return {
      score: arena.fighting || arena.ended !== null ? (arena.scores[seat] ?? 0) : null,
      facts: [
        ui("clash-teams", { count: teams.length }),
        ui("clash-men", { count: men }),
        ...(bases > 0 ? [ui("clash-bases", { count: bases })] : []),
      ],
    };
  },
  retrace,
  phases,
  where: (arena) => (arena.fighting ? ui("clash-round", { number: Math.max(1, arena.round) }) : ui("clash-entry")),
  Board,
  Places,
  Fight,
  Aside,
};

export function open(book: Rulebook): Stage {
  layOut(book.files);
  return stage(SCENE, book);
}
