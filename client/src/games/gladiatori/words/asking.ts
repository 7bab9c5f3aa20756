/** Questions, reasons and options in words: the messages of the terminal, with the facts they need. */
import { narrow } from "../../../browser/screen";
import { ui } from "../../../words/ui";
import { type Facts, has as hasWord, say, sentence } from "../../../words/words";
import type { Asked, Choice, Option, Room } from "../../../stage/scene";
import { place, total } from "../../../stage/counting";
import { foretell } from "../../../stage/foretold";
import { about, aboutChoice, int, ints, plainFacts, row, type Row, rows, text } from "../../../stage/reading";
import { bloodFor } from "../state/looking";
import { type Arena, hexOf, NOBODY, NOWHERE, UNSEEN } from "../state/arena";
import { CARD_SIGNS, CHARACTERS, figureOf, hexId, itemSign, NAMES, TRAIT_SIGNS } from "../state/content";
import { cardId, cardIn, itemIn, type Parts, partsOf, pointOf, pushOf, traitIn } from "../state/decode";
import * as nouns from "./nouns";

/** An argument of the question: what its options have in common. */
export function context(asked: Asked, place: number): number {
  return asked.options.find((option) => option.ask === asked.ask)?.args[place] ?? NOWHERE;
}

/** A row is one question: how many of it are answered already does not matter to the reader. */
function rowOf(ask: string): string | null {
  if (ask.startsWith("build_")) return "build";
  return ask === "back" ? "rest" : ["split", "rest", "spend", "recover", "adapt", "lunge"].includes(ask) ? ask : null;
}

export function question(arena: Arena, asked: Asked, room: Room): string {
  const row = rowOf(asked.ask);
  if (row !== null) return ui(`gladiatori-ask-${row}`, { turn: arena.turn, coins: int(about(asked), "coins"), count: int(about(asked), "most") });
  return say(variant(arena, asked) ?? `gladiatori-ask-${asked.ask}`, questionFacts(arena, asked, room));
}

/** Another wording, where the usual one would not be true; as in the terminal. */
function variant(arena: Arena, asked: Asked): string | null {
  const own = asked.options.filter((option) => option.ask === asked.ask);
  if (asked.ask === "ready" && own.length === 1) return "gladiatori-ready-alone";
  if (asked.ask === "opening" && int(about(asked), "speed") === 0) return "gladiatori-opening-still";
  const isWalking = asked.ask === "add" && text(about(asked), "role") === "attacker" && cardId(arena.own?.card ?? NOWHERE) === "movement";
  return isWalking ? "gladiatori-add-to-movement" : null;
}

function questionFacts(arena: Arena, asked: Asked, room: Room): Facts {
  const you = room.you ?? 0;
  const left = context(asked, 2);
  const facts = about(asked);
  const attack = int(facts, "attack", UNSEEN);
  const known = "attack" in facts ? attack : "none";
  const figure = (variable: string): Facts => nouns.figureFacts(arena, room, variable, int(facts, "figure", NOBODY));
  switch (asked.ask) {
    case "bid":
      return nouns.itemLine(arena, arena.offered[0] ?? NOWHERE);
    case "ready":
      return { place: place(arena.order.indexOf(you)), players: arena.order.length };
    case "opening":
      return { speed: int(facts, "speed") };
    case "add":
      return {
        role: text(facts, "role"),
        ...nouns.cardFacts(arena.own?.card ?? 0),
        played: total(arena.own?.played ?? []) === 0 ? 0 : nouns.cardsList(arena.own?.played ?? []),
      };
    case "target":
      return { swept: arena.swept ? "yes" : "no" };
    case "break":
      return figure("target");
    case "reaction": {
      const card = int(facts, "card", UNSEEN);
      return { ...figure("figure"), side: text(facts, "side"), attack: known, card: card === UNSEEN ? "unknown" : cardId(card), played: int(facts, "played") };
    }
    case "movement":
      return { left };
    case "skill":
      return { attack: known, ...nouns.traitFacts(int(facts, "trait")), value: int(facts, "value") };
    case "blood":
    case "dodge":
      return { attack, half: int(facts, "half"), value: int(facts, "value") };
    case "unbalanced":
    case "escape":
    case "toll":
      return figure("figure");
    case "feint":
      return { role: text(facts, "role"), attack: ints(facts, "attacks").join(", "), defence: ints(facts, "defences").join(", ") };
    case "payment":
      return { damage: int(facts, "owed") };
    case "reflex":
      return { free: int(facts, "free") === 1 ? "yes" : "no", speed: int(facts, "speed") };
    default:
      return { coins: int(facts, "coins") };
  }
}

/** What a creation is made of: what stands already, and the coins there are. */
function whyBuild(arena: Arena, facts: Row): string {
  const you = arena.you ?? 0;
  const [coins, xp, character] = [arena.purse[you] ?? 0, arena.xp[you] ?? 0, arena.character[you] ?? NOWHERE];
  if (character >= 0) return ui("gladiatori-why-build-surplus", { character: nouns.characterName(character), left: int(facts, "surplus") });
  if (!arena.campaign) return "";
  return ui(xp > 0 ? "gladiatori-why-build-xp" : "gladiatori-why-build-first", { coins, xp });
}

/** Whom a blow strikes, where there is nobody else. */
export function againstWhom(arena: Arena, asked: Asked | null, room: Room): string {
  const figure = int(about(asked), "figure", NOBODY);
  return figure === NOBODY ? "" : ui("gladiatori-against-whom", { side: text(about(asked), "side") || "none", target: nouns.figureName(arena, figure, room) });
}

/** The reason of an Action, with whom a blow would strike. */
function whyAct(arena: Arena, asked: Asked, room: Room): string {
  const against = againstWhom(arena, asked, room);
  return [ui("gladiatori-why-action"), against === "" ? "" : ui("gladiatori-blow-now", { against })].filter(Boolean).join(" ");
}

/** One line of reason under the question. */
export function reason(arena: Arena, asked: Asked, room: Room): string {
  if (asked.ask === "action") return whyAct(arena, asked, room);
  const facts = about(asked);
  if (asked.ask.startsWith("build_")) return whyBuild(arena, facts);
  if (asked.ask === "character" && int(facts, "surplus") > 0) return ui("gladiatori-why-character-xp", { usual: int(facts, "usual"), coins: arena.purse[arena.you ?? 0] ?? 0 });
  // A facing says what it comes to where an enemy stands.
  const isAlone = asked.ask === "face" && !("each" in facts);
  const key = `gladiatori-why-${asked.ask}${isAlone ? "-alone" : ""}`;
  if (!hasWord(`browser-${key}`)) return "";
  return ui(key, { coins: int(facts, "coins"), after: int(facts, "after"), hand: total(arena.own?.hand ?? []), life: arena.own?.hitPoints ?? 0 });
}

/** Longer than this, a name is a sentence. */
const LONGEST = 48;
const COUNTED: ReadonlySet<string> = new Set(["blood", "dodge", "depth", "split", "back"]);

/** Shown by their titles alone: nothing of them is a note. */
const WHOLE: ReadonlySet<string> = new Set(["rest"]);

/** An option with what it comes to. */
export function choice(arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  const whole = foretell("gladiatori", option, asked, named(arena, option, room, asked));
  if (!narrow.value || option.ask !== "dodge") return whole;
  // A phone leaves out long causes; what may still come is why so little may be enough.
  const result = row(aboutChoice(asked, option.choice), "result");
  return int(result, "more") > 0 ? { ...whole, isBrief: true, note: ui("gladiatori-with-more", { with: text(result, "with"), most: int(result, "most") }) } : whole;
}

/** An option by its name; the stage adds what it comes to. */
export function named(arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  const { ask } = option;
  const parts = partsOf(option);
  if (COUNTED.has(ask)) return { title: ui(`gladiatori-count-${ask}`, { count: option.choice, thing: countedThing(asked) }) };
  const title = sentence(say(`gladiatori-option-${ask}`, optionFacts(arena, option, parts, room, asked)));
  const [, head = "", rest = ""] = /^(.*?)\s?: (.*)$/su.exec(title) ?? [];
  const split = rest !== "" && head.length < LONGEST && !WHOLE.has(ask) ? { title: head, note: sentence(rest) } : { title };
  const figure = figureFor(option, parts, asked);
  return { ...split, ...(figure !== "" && { figure }) };
}

/** What a row counts now: the first of what is still to be split, or to come back. */
function countedThing(asked: Asked | null): string {
  const facts = about(asked);
  const first = [...rows(facts, "kinds"), ...rows(facts, "lines")][0] ?? {};
  return "card" in first ? nouns.cardName(int(first, "card")) : "trait" in first ? nouns.traitName(int(first, "trait")) : "";
}

/** The sign on an option's button. */
function figureFor({ ask, choice: chosen }: Option, parts: Parts, asked: Asked | null): string {
  switch (ask) {
    case "character":
      return figureOf(chosen);
    case "draft":
    case "pick":
    case "drop":
    case "break":
      return "item" in parts ? itemSign(itemIn(parts)) : "";
    case "action":
    case "reaction":
      return CARD_SIGNS[cardIn(parts)] ?? "";
    case "fight":
      return "item" in parts && parts.fight !== "break" ? itemSign(itemIn(parts)) : parts.fight === "none" ? "" : "sword";
    case "skill":
      return parts.yes === "yes" ? (TRAIT_SIGNS[int(about(asked), "trait")] ?? "") : "";
    case "overskill":
      return TRAIT_SIGNS[traitIn(parts)] ?? "";
    default:
      return "";
  }
}

/** The parts of what is chosen, what the question says of it, and what only this position tells. */
function optionFacts(arena: Arena, option: Option, parts: Parts, room: Room, asked: Asked | null): Facts {
  const { ask, choice: chosen } = option;
  const domain = NAMES?.domainOf(ask) ?? ask;
  const thing = rows(about(asked), "things").find((one) => int(one, "choice", NOWHERE) === chosen) ?? {};
  return {
    count: int(thing, "most", 1),
    life: int(thing, "worth"),
    ...nouns.thingFacts(arena, room, domain, domain, chosen),
    ...plainFacts(aboutChoice(asked, chosen)),
    ...positionFacts(arena, option, parts, room, about(asked)),
  };
}

function positionFacts(arena: Arena, option: Option, parts: Parts, room: Room, facts: Row): Facts {
  const { ask, choice: chosen } = option;
  const you = room.you ?? 0;
  switch (ask) {
    case "character": {
      const one = CHARACTERS[chosen];
      const [offense = 0, guard = 0, endurance = 0, blood = 0, speed = 0] = one?.traits ?? [];
      const powers = (one?.powers ?? []).map(nouns.powerName).join(", ");
      return { offense, guard, endurance, blood, speed, powers, coins: int(facts, "coins") };
    }
    case "draft":
    case "pick":
    case "drop":
    case "break":
      return "item" in parts ? nouns.itemLine(arena, itemIn(parts)) : {};
    case "face":
      return { arrow: nouns.arrow(chosen) };
    case "opening":
    case "closing":
    case "movement":
    case "reflex": {
      const point = pointOf(arena, you, option);
      return point === null ? {} : { hex: hexId(point.hex), arrow: nouns.arrow(point.facing) };
    }
    case "action":
      return { blood: bloodFor(arena, you, cardIn(parts)) };
    case "reaction":
      return { blood: bloodFor(arena, you, cardIn(parts)), help: "card" in parts ? say("gladiatori-reaction-help", parts) : "" };
    case "fight":
      return nouns.figureFacts(arena, room, "target", int(facts, "figure", NOBODY));
    case "target":
      return { hex: hexId(hexOf(arena, chosen)) };
    case "push": {
      const { figure, hex } = pushOf(arena, option);
      return { ...nouns.figureFacts(arena, room, "figure", figure), hex: hexId(hex) };
    }
    case "skill":
      return { value: int(facts, "value"), after: int(facts, "after") };
    default:
      return {};
  }
}
