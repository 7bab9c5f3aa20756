/** The rulebooks of the games, as the server gives them. */
import { declaredOf } from "../src/stage/declared";
import type { Rulebook } from "../src/stage/rulebook";
import type { Content } from "../src/wire/types";
import fixture from "./fixtures/rulebooks.json";

type Game = "clash" | "gladiatori" | "heroes" | "jugula" | "spartacus";

export const CONTENT = fixture as unknown as Readonly<Record<Game, Content>>;

export async function bookOf(game: Game): Promise<Rulebook> {
  return { ...CONTENT[game], game, declared: await declaredOf(game) };
}
