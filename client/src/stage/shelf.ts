/** How games come to the table: those that have a folder here, loaded when they are opened; any other from its rulebook alone. */
import type { ComponentChildren } from "preact";
import { http } from "../wire/http";
import type { Content, TableInfo } from "../wire/types";
import { learn } from "../words/words";
import { declaredOf } from "./declared";
import type { GameOdds } from "./odds";
import { plainScene } from "./plain/scene";
import { type Rulebook, rulesOf } from "./rulebook";
import { type Stage, stage } from "./stage";

const FOLDERS = import.meta.glob<{ open: (book: Rulebook) => Stage }>("../games/*/index.ts");

const CAREERS = import.meta.glob<{ Careers: Careers }>("../games/*/render/careers.tsx");

/** What a campaign has made of everybody so far, as the game draws it. */
export type Careers = (props: { tables: readonly TableInfo[]; names: readonly string[] }) => ComponentChildren;

export async function careersOf(game: string): Promise<Careers | null> {
  return (await CAREERS[`../games/${game}/render/careers.tsx`]?.())?.Careers ?? null;
}

const ODDS = import.meta.glob<GameOdds>("../games/*/odds.tsx");

export async function oddsOf(game: string): Promise<GameOdds> {
  const own = ODDS[`../games/${game}/odds.tsx`];
  if (own !== undefined) return own();
  const { ChooseNumbers } = await import("./plain/odds");
  return { Choose: ChooseNumbers, usual: ["", ""], called: (word) => word };
}

const GLANCES = import.meta.glob<() => ComponentChildren>("../games/*/render/glance.tsx", { import: "Glance" });

/** What the help page tells of a game. */
export interface GameHelp {
  readonly game: string;
  /** The questions whose rules it explains. */
  readonly rules: readonly string[];
  readonly Glance: (() => ComponentChildren) | null;
}

/** The help of all games that the server has. */
export async function helpOfAll(): Promise<GameHelp[]> {
  const games = await Promise.all((await http.games()).map(({ game }) => http.game(game)));
  return Promise.all(
    games.map(async ({ game, asks }) => {
      const [Glance] = await Promise.all([GLANCES[`../games/${game}/render/glance.tsx`]?.(), learn(game), learn(`${game}/rules`)]);
      return { game, rules: rulesOf(game, Object.keys(asks)), Glance: Glance ?? null };
    }),
  );
}

/** A fresh stage for a match of this game with this content. */
export async function openStage(game: string, content: Content): Promise<Stage> {
  const [folder, declared] = await Promise.all([FOLDERS[`../games/${game}/index.ts`]?.(), declaredOf(game), learn(game)]);
  const book = { ...content, game, declared };
  return folder?.open(book) ?? stage(plainScene(book), book);
}
