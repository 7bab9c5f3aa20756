/** What a bot would do, in words: the game's own reason for a choice at first sight, else how the bot came to it. */
import { type Asked, nameAlone, type Option, type Room } from "../../stage/scene";
import type { Stage } from "../../stage/stage";
import { spoken } from "../../words/signs";
import { chance, has, learn, say } from "../../words/words";
import type { Advised } from "../../wire/types";

export async function adviceOf(stage: Stage, room: Room, asked: Asked, { index, why, better, worse, rather }: Advised): Promise<string> {
  const option = asked.options[index];
  if (option === undefined) return "";
  await learn(`${stage.game}/lessons`);
  const named = (one: Option): string => spoken(nameAlone(stage.option(one, room, asked)), stage.picture);
  const other = asked.options[rather];
  const key = `${stage.game}-advice-${option.ask}`;
  const about = Object.entries(asked.about).filter((fact): fact is [string, string | number] => typeof fact[1] === "string" || typeof fact[1] === "number");
  const reason = why === "instinct" && has(key) ? say(key, { ...Object.fromEntries(about), ...stage.parts(option, room) }) : say(`advice-${why}`, { better: chance(better), worse: chance(worse), other: other === undefined ? "" : named(other) });
  return say("advice", { option: named(option), why: reason });
}
