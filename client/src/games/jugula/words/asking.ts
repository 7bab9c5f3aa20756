/** Questions and answers in words: the messages of the terminal, with what the browser shows besides. */
import { ui } from "../../../words/ui";
import { chance, has, say, sentence } from "../../../words/words";
import { foretell } from "../../../stage/foretold";
import { about, aboutChoice, int, row, text } from "../../../stage/reading";
import type { Asked, Choice, Option, Room } from "../../../stage/scene";
import { card as chosenCard, chosenMan } from "../state/plan";
import { type Arena, NOBODY, NONE } from "../state/arena";
import { ARMATURAE, CARDS, figureOf, HINDERING, TEXT, TOP, USE_SIGNS, USES } from "../state/content";
import { attackOf, isCard, moverOf, playOf, shoveOf } from "../state/decode";
import type { ArenaWords } from "./chronicle";
import { cardName, manName, percent, termOf } from "./nouns";

/** Questions whose answers are cards. */
const OF_CARDS: ReadonlySet<string> = new Set(["prima", "discard", "recall", "augury", "keep"]);

/** Questions whose answers have chances. */
export const WEIGHED: ReadonlySet<string> = new Set(["attack", "commit"]);
/** Where a fight may wound. */
const HARMING: ReadonlySet<string> = new Set(["succeeds", "holds"]);

export function question(words: ArenaWords, arena: Arena, asked: Asked, room: Room): string {
  const card = chosenCard(asked);
  // Both sums stand in the fight.
  if (asked.ask === "commit") return ui("jugula-which-commit", { role: text(about(asked), "role") });
  const man = chosenMan(asked, arena.you ?? 0);
  if (man !== NOBODY) return ui("jugula-where-goes", { man: manName(arena, man) });
  return card === NONE ? words.question(arena, asked, room) : ui("jugula-which-use", { card: cardName(card) });
}

/** What a card is good for, in numbers. */
function cardLine(card: number): string {
  const [, move = 0, attack = 0, vox = 0, draw = 0, prima = 0] = CARDS[card]?.uses ?? [];
  return ui("jugula-card-line", { move, attack, vox, draw, prima, combat: CARDS[card]?.combat ?? 0 });
}

/** What a text says. */
export function textOf(card: number): string {
  return has("jugula-text") ? say("jugula-text", { text: CARDS[card]?.text ?? "none" }) : "";
}

export function choice(words: ArenaWords, arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  return { ...foretell("jugula", option, asked, named(words, arena, option, room, asked)), ...(WEIGHED.has(option.ask) && likely(asked, option.choice)) };
}

/** How likely an attack or a combat card comes to something, or holds: of every answer the same, with its word; below its number and the chance of a wound. */
export function likely(asked: Asked | null, chosen: number): Partial<Choice> {
  const told = aboutChoice(asked, chosen);
  const result = row(told, "result");
  const word = text(result, "word");
  if (word === "") return {};
  const [odds, hurt] = [int(result, "chance"), text(result, "hurt")];
  const numbers = [...("attack" in told ? [ui("jugula-against", { attack: int(told, "attack"), defence: int(told, "defence") })] : []), ...(int(told, "value", NONE) > NONE ? [ui("jugula-card-value", { value: int(told, "value") })] : [])];
  const harm = HARMING.has(word) ? [ui("jugula-harm", { hurt, chance: chance(int(result, "risk")) })] : [];
  return { note: sentence(`${[...numbers, ...harm].join(" · ")}${say("jugula-top-from", { from: text(result, "from") })}`), result: percent(odds), unit: ui("jugula-likely", { word, hurt }), odds };
}

function named(words: ArenaWords, arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  const { ask, choice: chosen } = option;
  const seat = arena.you ?? 0;
  const plain = words.option(arena, option, room, asked);
  if (OF_CARDS.has(ask) && isCard(chosen)) return { title: cardName(chosen), note: cardLine(chosen), figure: CARDS[chosen]?.isPrima === true ? "laurel" : "card-back", term: termOf("card", cardName(chosen)) };
  switch (ask) {
    case "armatura":
    case "fighter":
      return { title: ARMATURAE[chosen]?.name ?? "", term: termOf("armatura", ARMATURAE[chosen]?.name ?? "") };
    case "play":
      return { ...use(chosen), alone: plain.title };
    case "commit":
      return chosen === TOP ? { title: ui("jugula-top"), figure: "card-back" } : { title: cardName(chosen), figure: "sword", term: termOf("card", cardName(chosen)) };
    case "attack": {
      const attack = attackOf(chosen, seat);
      if (attack === null) return plain;
      const title = ui(attack.kind === HINDERING ? "jugula-hinders" : "jugula-attacks", { man: manName(arena, attack.man), target: manName(arena, attack.target) });
      return { title, figure: attack.kind === HINDERING ? "net" : "sword" };
    }
    case "shove": {
      const { man, target } = shoveOf(chosen, seat);
      return { title: ui("jugula-shoves", { man: manName(arena, man), target: manName(arena, target) }), figure: figureOf(arena.armatura[man] ?? NONE) };
    }
    case "mover":
    case "advance":
    case "heal": {
      const man = moverOf(chosen, seat);
      if (man === null) return plain;
      const points = int(aboutChoice(asked, chosen), "points");
      return { title: manName(arena, man), figure: figureOf(arena.armatura[man] ?? NONE), ...(points > 0 && { unit: ui("jugula-points-of-movement"), result: String(points) }) };
    }
    case "dust":
      return { ...plain, title: manName(arena, chosen), figure: figureOf(arena.armatura[chosen] ?? NONE) };
    case "quarter":
      return plain;
    default:
      return plain;
  }
}

/** A use of a card: its sign and its number. */
export function use(chosen: number): Choice {
  const played = playOf(chosen);
  const title = ui("jugula-use", { use: USES[played.use] ?? "", count: CARDS[played.card]?.uses[played.use] ?? 0 });
  return { title, figure: USE_SIGNS[played.use] ?? "", term: `use.${USES[played.use] ?? ""}`, ...(played.use === TEXT && { note: textOf(played.card) }) };
}

/** Why a use cannot be chosen now, as the question says it. */
export function refusedUse(asked: Asked, chosen: number): string {
  const refused = row(about(asked), "refused");
  const reason = Object.entries(refused).find(([, choices]) => Array.isArray(choices) && choices.includes(chosen))?.[0] ?? "";
  const key = `jugula-refusal-${reason}`;
  return reason !== "" && has(key) ? say(key) : ui("jugula-not-now");
}

