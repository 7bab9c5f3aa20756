/** What a thing on the screen is in this position: a square with who stands there, a card with its text, an armatura with its numbers. */
import { labelled, ui } from "../../../words/ui";
import { has as hasWord, say, sentence } from "../../../words/words";
import type { Known, Room } from "../../../stage/scene";
import { type Arena, manOn, NONE, NOBODY } from "../state/arena";
import { ARMATURAE, CARDS, type Side } from "../state/content";
import { squareId } from "../state/decode";
import { squareLabel } from "./labels";
import { armaturaName, className, termOf, traitsOf } from "./nouns";

export function known(arena: Arena, thing: string, room: Room): Known | null {
  const [kind = "", name = ""] = thing.split(".");
  switch (kind) {
    case "cell":
      return cell(arena, Number(name), room);
    case "card":
      return card(name.replaceAll("_", " "));
    case "vox":
      return room.you === null ? null : { now: ui("jugula-now-vox", { level: arena.vox[room.you] ?? 0, bonus: arena.bonus[room.you] ?? 0, limit: arena.limits[room.you] ?? 0 }) };
    default:
      return null;
  }
}

function cell(arena: Arena, square: number, room: Room): Known {
  const man = manOn(arena, square);
  const now = sentence(squareLabel(arena, square, room));
  if (man === NOBODY) return { term: "square", title: squareId(square), now };
  const armatura = arena.armatura[man] ?? NONE;
  const side = ARMATURAE[armatura]?.sides[arena.condition[man] ?? 0];
  const traits = [className(armatura), ...traitsOf(arena, man).map(({ text }) => text)].join(", ");
  return { term: termOf("armatura", armaturaName(armatura)), title: labelled(squareId(square), armaturaName(armatura)), now: `${now}. ${sentence(traits)}. ${side === undefined ? "" : values(side)}` };
}

/** Movement, attack and defence of a side, against light and heavy. */
export function values({ movement, attack, defence }: Side): string {
  return ui("jugula-values", { movement, "attack-light": attack[0] ?? 0, "attack-heavy": attack[1] ?? 0, "defence-light": defence[0] ?? 0, "defence-heavy": defence[1] ?? 0 });
}

function card(name: string): Known | null {
  const one = CARDS.find((printed) => printed.name === name);
  return one === undefined || !hasWord("jugula-text") ? null : { title: one.name, does: say("jugula-text", { text: one.text }) };
}
