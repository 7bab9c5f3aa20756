/** Questions, reasons and options in words: the messages of the terminal, with the facts they need. */
import { ui } from "../../../words/ui";
import { type Facts, has as hasWord, say, sentence } from "../../../words/words";
import { type Asked, type Choice, type Option, type Room, seatFacts } from "../../scene";
import { place, total } from "../../counting";
import { foretell } from "../../foretold";
import { about, aboutChoice, int, ints, type Row, rows, text } from "../../reading";
import { bloodFor } from "../state/looking";
import { type Arena, hexOf, NOBODY, NOWHERE, UNSEEN } from "../state/arena";
import { CARD_SIGNS, CARDS, CHARACTERS, figureOf, hexId, itemSign, SKILLS, TRAIT_SIGNS } from "../state/content";
import * as decode from "../state/decode";
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
  const isWalking = asked.ask === "add" && text(about(asked), "role") === "attacker" && decode.cardId(arena.own?.card ?? NOWHERE) === "movement";
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
      return { ...figure("figure"), side: text(facts, "side"), attack: known, card: card === UNSEEN ? "unknown" : decode.cardId(card), played: int(facts, "played") };
    }
    case "movement":
      return { left };
    case "skill":
      return { attack: known, ...nouns.traitFacts(int(facts, "trait")), value: int(facts, "value") };
    case "blood":
    case "dodge":
      return { attack, value: int(facts, "value") };
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

/** One line of reason under the question. */
export function reason(arena: Arena, asked: Asked): string {
  const facts = about(asked);
  if (asked.ask.startsWith("build_")) return whyBuild(arena, facts);
  const [coins, usual] = [arena.purse[arena.you ?? 0] ?? 0, int(facts, "usual")];
  if (asked.ask === "character" && coins > usual) return ui("gladiatori-why-character-xp", { usual, coins });
  const key = `gladiatori-why-${asked.ask}`;
  if (!hasWord(`browser-${key}`)) return "";
  return ui(key, { coins: int(facts, "coins"), hand: total(arena.own?.hand ?? []), life: arena.own?.hitPoints ?? 0 });
}

/** Longer than this, a name is a sentence. */
const LONGEST = 48;
const COUNTED: ReadonlySet<string> = new Set(["blood", "dodge", "depth", "split", "back"]);

/** An option with what it comes to. */
export function choice(arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  return foretell("gladiatori", option, asked, named(arena, option, room, asked));
}

function named(arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  const { ask } = option;
  const you = room.you ?? 0;
  if (COUNTED.has(ask)) return { title: ui(`gladiatori-count-${ask}`, { count: option.choice }) };
  const title = sentence(say(`gladiatori-option-${ask}`, optionFacts(arena, option, room, asked)));
  const [head = "", ...rest] = title.split(": ");
  const split = rest.length > 0 && head.length < LONGEST ? { title: head, note: sentence(rest.join(": ")) } : { title };
  const figure = figureFor(arena, option, you);
  return { ...split, ...(figure !== "" && { figure }) };
}

/** The sign on an option's button. */
function figureFor(arena: Arena, { ask, choice: chosen }: Option, you: number): string {
  switch (ask) {
    case "character":
      return figureOf(chosen);
    case "draft":
    case "pick":
    case "drop":
    case "break":
      return itemSign(chosen);
    case "action":
      return chosen < decode.PASSING ? (CARD_SIGNS[decode.actionOf(chosen).card] ?? "") : "";
    case "reaction":
      return chosen < decode.REACTING ? (CARD_SIGNS[decode.reactionOf(chosen).card] ?? "") : "";
    case "fight": {
      const { fight, item } = decode.fightOf(chosen);
      return item >= 0 && fight !== "break" ? itemSign(item) : fight === "none" ? "" : "sword";
    }
    case "skill":
    case "overskill":
      return chosen === 0 && ask === "skill" ? "" : (TRAIT_SIGNS[ask === "skill" ? (arena.attacker === you ? 0 : 1) : chosen] ?? "");
    default:
      return "";
  }
}

function optionFacts(arena: Arena, option: Option, room: Room, asked: Asked | null): Facts {
  const { ask, choice: chosen } = option;
  const you = room.you ?? 0;
  const said = aboutChoice(asked, chosen);
  const thing = rows(about(asked), "things").find((one) => int(one, "choice", NOWHERE) === chosen) ?? {};
  const counted = (kind: number): Facts => ({ ...nouns.cardFacts(kind), count: int(thing, "most", 1) });
  switch (ask) {
    case "character": {
      const one = CHARACTERS[chosen];
      const [offense = 0, guard = 0, endurance = 0, blood = 0, speed = 0] = one?.traits ?? [];
      const powers = (one?.powers ?? []).map(nouns.powerName).join(", ");
      return {
        ...nouns.characterFacts(chosen), offense, guard, endurance, blood, speed, powers,
        cards: int(said, "cards"), life: int(said, "life"), coins: int(about(asked), "coins"),
      };
    }
    case "build_move":
    case "extra":
      return { purchase: chosen < CARDS.length ? "card" : "none", ...nouns.cardFacts(chosen), price: int(said, "price") };
    case "build_power":
      return { lesson: chosen < decode.POWER_COUNT ? "power" : "none", ...nouns.powerFacts(chosen) };
    case "bid":
      return decode.bidOf(chosen);
    case "draft":
    case "pick":
    case "drop":
      return nouns.itemLine(arena, chosen);
    case "break":
      return { broken: chosen < decode.NOT_BROKEN ? "item" : "none", ...nouns.itemLine(arena, chosen) };
    case "place":
      return { hex: hexId(chosen) };
    case "face":
      return { arrow: nouns.arrow(chosen), ...nouns.facingFacts(chosen) };
    case "ready":
      return { place: chosen === 0 ? "stay" : chosen };
    case "opening":
    case "closing":
    case "movement":
    case "reflex": {
      const kind = decode.openingOf(ask, chosen);
      const point = chosen < decode.MOVES ? decode.pointOf(arena, you, chosen) : null;
      return {
        opening: kind,
        point: kind,
        hex: point === null ? "" : hexId(point.hex),
        arrow: point === null ? "" : nouns.arrow(point.facing),
        marker: chosen === decode.MOVES ? "trapped" : "unbalanced",
      };
    }
    case "action": {
      const { action, card } = decode.actionOf(chosen);
      return { action, ...nouns.cardFacts(card), blood: bloodFor(arena, you, card) };
    }
    case "add":
    case "lunge":
      return { added: chosen < decode.ENOUGH ? "card" : "enough", ...counted(chosen) };
    case "fight": {
      const { fight, turn, item } = decode.fightOf(chosen);
      return { fight, turn, ...nouns.itemFacts(item), ...nouns.figureFacts(arena, room, "target", int(about(asked), "figure", NOBODY)) };
    }
    case "target":
      return { ...nouns.figureFacts(arena, room, "figure", chosen), hex: hexId(hexOf(arena, chosen)) };
    case "ally":
      return seatFacts(room, "seat", chosen);
    case "reaction": {
      const { reaction, card } = decode.reactionOf(chosen);
      return {
        reaction, ...nouns.cardFacts(card), blood: bloodFor(arena, you, card),
        help: reaction === "pass" ? "" : say("gladiatori-reaction-help", nouns.cardFacts(card)),
      };
    }
    case "plain": {
      const { plain, card, power } = decode.plainOf(chosen);
      return { plain, ...nouns.cardFacts(card), ...nouns.powerFacts(power) };
    }
    case "rage": {
      const { trade, card } = decode.tradeOf(chosen);
      return { trade, ...nouns.cardFacts(card) };
    }
    case "overskill":
      return { skill: chosen < SKILLS ? "trait" : "none", ...nouns.traitFacts(chosen), value: int(said, "value"), raised: int(said, "raised") };
    case "power":
      return { exertion: chosen < decode.POWER_COUNT ? "power" : "none", ...nouns.powerFacts(chosen) };
    case "leap":
      return { attack: int(said, "attack"), damage: int(said, "damage") };
    case "sacrifice":
      return { sacrifice: chosen < CARDS.length ? "card" : "none", ...counted(chosen) };
    case "skill":
      return { yes: chosen === 1 ? "yes" : "no", value: int(about(asked), "value") };
    case "acrobatics":
    case "feint":
    case "unbeatable":
      return { yes: chosen === 1 ? "yes" : "no" };
    case "unbalanced":
      return { unbalanced: chosen === 1 ? "pay" : "marker" };
    case "payment":
    case "toll": {
      const { payment, card, item } = decode.paymentOf(chosen);
      return { payment, ...nouns.cardFacts(card), ...nouns.itemFacts(item), count: int(thing, "most", 1), life: int(thing, "worth") };
    }
    case "push": {
      const { figure, hex } = decode.pushOf(arena, chosen);
      return { push: chosen === 0 ? "none" : "figure", ...nouns.figureFacts(arena, room, "figure", figure), hex: hexId(hex) };
    }
    case "spend":
    case "recover": {
      const { element, card, trait } = decode.elementOf(chosen);
      return { element, ...nouns.cardFacts(card), trait: decode.traitId(trait), count: int(thing, "most", 1) };
    }
    case "adapt": {
      const { adaptation, card } = decode.adaptationOf(chosen);
      return { adaptation, ...nouns.cardFacts(card) };
    }
    case "escape":
      return { escape: chosen === 1 ? "escape" : "stay" };
    case "rest":
      return { rest: ["nothing", "endurance", "resistance", "both"][chosen] ?? "nothing" };
    case "interject":
      return { interjection: chosen < decode.POWER_COUNT ? "power" : "surrender", ...nouns.powerFacts(chosen) };
    default:
      return { count: chosen };
  }
}
