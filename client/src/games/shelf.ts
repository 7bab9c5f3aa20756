/** The games that have a folder here. Each is loaded when a table of it is opened. */
import type { ComponentChildren } from "preact";
import type { TableInfo } from "../wire/types";
import { learn } from "../words/words";
import { type Declared, declaredOf } from "./declared";
import type { Files } from "./scene";
import type { Stage } from "./stage";

const FOLDERS = import.meta.glob<{ open: (files: Files, declared: Declared) => Stage }>("./*/index.ts");

const CAREERS = import.meta.glob<{ Careers: Careers }>("./*/render/careers.tsx");

/** What a campaign has made of everybody so far, as the game draws it. */
export type Careers = (props: { tables: readonly TableInfo[]; names: readonly string[] }) => ComponentChildren;

export async function careersOf(game: string): Promise<Careers | null> {
  return (await CAREERS[`./${game}/render/careers.tsx`]?.())?.Careers ?? null;
}

export function isOnShelf(game: string): boolean {
  return `./${game}/index.ts` in FOLDERS;
}

/** A fresh stage for a match of this game with this content. */
export async function openStage(game: string, files: Files): Promise<Stage> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (load === undefined) throw new Error(`the client has no folder for the game ${game}`);
  const [folder, declared] = await Promise.all([load(), declaredOf(game), learn(game)]);
  return folder.open(files, declared);
}
