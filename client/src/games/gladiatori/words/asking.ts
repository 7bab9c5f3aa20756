/** Questions, reasons and options in words: the messages of the terminal, with the facts they need. */
import { ui } from "../../../words/ui";
import { type Facts, has as hasWord, say, sentence } from "../../../words/words";
import { type Asked, type Choice, type Option, type Room, seatFacts } from "../../scene";
import { ahead, bloodFor, sideOf } from "../state/looking";
import { type Arena, hexOf, isBeast, NOBODY, NOWHERE, UNSEEN } from "../state/arena";
import { CARD_SIGNS, CARDS, CHARACTERS, figureOf, hexId, itemSign, KIND, lifeOf, PRICES, sizeOf, TRAIT_SIGNS } from "../state/content";
import * as decode from "../state/decode";
import * as nouns from "./nouns";

/** An argument of the question: what its options have in common. */
export function context(asked: Asked, place: number): number {
  return asked.options.find((option) => option.ask === asked.ask)?.args[place] ?? NOWHERE;
}

const owned = (arena: Arena, trait: number): number => arena.own?.remaining[trait] ?? 0;

/** A row is one question: how many of it are answered already does not matter to the reader. */
function rowOf(ask: string): string | null {
  if (ask.startsWith("build_")) return "build";
  return ask === "back" ? "rest" : ["split", "rest", "spend", "recover", "adapt", "lunge"].includes(ask) ? ask : null;
}

export function question(arena: Arena, asked: Asked, room: Room): string {
  const row = rowOf(asked.ask);
  if (row !== null) return ui(`gladiatori-ask-${row}`, { turn: arena.turn, coins: arena.own?.coins ?? 0, count: Math.max(0, context(asked, 2)) });
  return say(`gladiatori-ask-${asked.ask}`, questionFacts(arena, asked, room));
}

function questionFacts(arena: Arena, asked: Asked, room: Room): Facts {
  const you = room.you ?? 0;
  const left = context(asked, 2);
  const coins = arena.own?.coins ?? 0;
  const attack = arena.attacks[arena.targets.indexOf(you)] ?? 0;
  switch (asked.ask) {
    case "character":
      return { coins: 0 };
    case "build_move":
    case "build_power": {
      const bought = asked.options[0]?.choice ?? 0;
      return { coins, price: KIND[bought]?.cost ?? 0, ...nouns.cardFacts(bought), ...nouns.powerFacts(bought) };
    }
    case "bid":
      return nouns.itemLine(arena, arena.offered[0] ?? NOWHERE);
    case "split":
      return nouns.cardFacts(decode.kindsOf(arena, you)[left] ?? 0);
    case "ready":
      return { place: arena.order.indexOf(you) + 1, players: arena.order.length };
    case "opening":
      return { speed: owned(arena, 4) };
    case "add":
      return {
        role: arena.attacker === NOBODY || arena.attacker === you ? "attacker" : "defender",
        ...nouns.cardFacts(arena.own?.card ?? 0),
        played: sizeOf(arena.own?.played ?? []) === 0 ? 0 : nouns.cardsList(arena.own?.played ?? []),
      };
    case "target":
    case "break":
      return { swept: arena.swept ? "yes" : "no", ...nouns.figureFacts(arena, room, "target", arena.targets[0] ?? 0) };
    case "reaction":
      return { ...attackerFacts(arena, room), side: sideOf(arena, you), attack: isBeast(arena.attacker) ? attack : "none" };
    case "lunge":
    case "spend":
    case "recover":
    case "adapt":
    case "movement":
      return { left };
    case "skill": {
      const trait = left;
      const isDefence = trait === 1;
      return { attack: isDefence ? attack : "none", ...nouns.traitFacts(trait), value: owned(arena, trait) };
    }
    case "blood":
      return { value: owned(arena, 3) };
    case "dodge":
      return { attack, value: owned(arena, 4) };
    case "unbalanced":
    case "escape":
    case "toll":
      return nouns.figureFacts(arena, room, "figure", foeOf(arena, you));
    case "feint": {
      const place = Math.max(0, arena.targets.indexOf(you));
      return {
        role: arena.attacker === you ? "attacker" : "defender",
        attack: arena.attacks[place] ?? 0,
        defence: arena.defences[place] ?? 0,
      };
    }
    case "payment":
      return { damage: arena.damage };
    case "reflex":
      return { free: left === 1 ? "yes" : "no", speed: owned(arena, 4) };
    case "rest":
      return { value: owned(arena, 2) };
    case "back":
      return { left: arena.own?.resting ?? 0, element: "card", card: "strength", trait: "offense" };
    default:
      return { coins };
  }
}

function foeOf(arena: Arena, you: number): number {
  return arena.attacker === you ? (arena.targets[0] ?? NOBODY) : arena.attacker;
}

function attackerFacts(arena: Arena, room: Room): Facts {
  const foe = arena.attacker;
  const sheet = arena.sheets[foe];
  const card = sheet?.card ?? UNSEEN;
  return {
    ...nouns.figureFacts(arena, room, "figure", foe),
    card: card === UNSEEN ? "unknown" : decode.cardId(card),
    played: sheet?.played ?? 0,
  };
}

/** One line of reason under the question. */
/** What a creation is made of: what stands already, and the coins there are. */
function whyBuild(arena: Arena): string {
  const you = arena.you ?? 0;
  const [coins, xp, character] = [arena.purse[you] ?? 0, arena.xp[you] ?? 0, arena.character[you] ?? NOWHERE];
  if (character >= 0) return ui("gladiatori-why-build-surplus", { character: nouns.characterName(character), left: coins - PRICES.limits.coins });
  if (!arena.campaign) return "";
  return ui(xp > 0 ? "gladiatori-why-build-xp" : "gladiatori-why-build-first", { coins, xp });
}

export function reason(arena: Arena, asked: Asked): string {
  if (asked.ask.startsWith("build_")) return whyBuild(arena);
  const coins = arena.purse[arena.you ?? 0] ?? 0;
  const usual = PRICES.limits.coins;
  if (asked.ask === "character" && coins > usual) return ui("gladiatori-why-character-xp", { usual, coins });
  const key = `gladiatori-why-${asked.ask}`;
  if (!hasWord(`browser-${key}`)) return "";
  return ui(key, { coins: arena.own?.coins ?? 0, hand: sizeOf(arena.own?.hand ?? []), life: lifeOf(arena.own?.life ?? []) });
}

const COUNTED: ReadonlySet<string> = new Set(["blood", "dodge", "depth", "split", "back"]);

export function choice(arena: Arena, option: Option, room: Room): Choice {
  const { ask } = option;
  const you = room.you ?? 0;
  if (COUNTED.has(ask)) return { title: ui(`gladiatori-count-${ask}`, { count: option.choice }) };
  const title = sentence(say(`gladiatori-option-${ask}`, optionFacts(arena, option, room)));
  const cut = title.indexOf(": ");
  const split = cut > 0 && cut < 48 ? { title: title.slice(0, cut), note: sentence(title.slice(cut + 2)) } : { title };
  const figure = figureFor(arena, option, you);
  const declines = ask === "fight" && decode.fightOf(option.choice).fight === "none";
  return { ...split, ...(figure !== "" && { figure }), ...(declines && { declines }) };
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
      return chosen < 8 ? (CARD_SIGNS[decode.reactionOf(chosen).card] ?? "") : "";
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

function optionFacts(arena: Arena, option: Option, room: Room): Facts {
  const { ask, choice: chosen } = option;
  const you = room.you ?? 0;
  const counted = (kind: number): Facts => ({ ...nouns.cardFacts(kind), count: Math.max(1, arena.own?.hand[kind] ?? 1) });
  switch (ask) {
    case "character": {
      const one = CHARACTERS[chosen];
      const [offense = 0, guard = 0, endurance = 0, blood = 0, speed = 0] = one?.traits ?? [];
      const powers = (one?.powers ?? []).map(nouns.powerName).join(", ");
      const cards = one?.cards ?? [];
      return {
        ...nouns.characterFacts(chosen), offense, guard, endurance, blood, speed, powers,
        cards: sizeOf(cards), life: lifeOf(cards), coins: arena.own?.coins ?? 0,
      };
    }
    case "build_move":
    case "extra":
      return { purchase: chosen < CARDS.length ? "card" : "none", ...nouns.cardFacts(chosen), price: 2 * (KIND[chosen]?.cost ?? 0) };
    case "build_power":
      return { lesson: chosen < 9 ? "power" : "none", ...nouns.powerFacts(chosen) };
    case "bid":
      return { ones: Math.floor(chosen / decode.BID_BASE), zeros: chosen % decode.BID_BASE };
    case "draft":
    case "pick":
    case "drop":
      return nouns.itemLine(arena, chosen);
    case "break":
      return { broken: chosen < decode.YIELDING - 15 ? "item" : "none", ...nouns.itemLine(arena, chosen) };
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
      const foe = ahead(arena, you);
      return { fight, turn, ...nouns.itemFacts(item), ...nouns.figureFacts(arena, room, "target", foe) };
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
    case "overskill": {
      const value = owned(arena, chosen);
      return { skill: chosen < 3 ? "trait" : "none", ...nouns.traitFacts(chosen), value, raised: Math.min(value + 5, 3 * value) };
    }
    case "power":
      return { exertion: chosen < 9 ? "power" : "none", ...nouns.powerFacts(chosen) };
    case "leap":
      return { attack: 2 * Math.floor(chosen / 4), damage: chosen % 4 };
    case "sacrifice":
      return { sacrifice: chosen < CARDS.length ? "card" : "none", ...counted(chosen) };
    case "skill":
      return { yes: chosen === 1 ? "yes" : "no", value: owned(arena, option.args[2] ?? 0) };
    case "acrobatics":
    case "feint":
    case "unbeatable":
      return { yes: chosen === 1 ? "yes" : "no" };
    case "unbalanced":
      return { unbalanced: chosen === 1 ? "pay" : "marker" };
    case "payment":
    case "toll": {
      const { payment, card, item } = decode.paymentOf(chosen);
      const life = payment === "item" ? (nouns.itemLine(arena, item).life ?? 0) : (KIND[card]?.hp ?? 0);
      return { payment, ...nouns.cardFacts(card), ...nouns.itemFacts(item), count: Math.max(1, arena.own?.life[card] ?? 1), life };
    }
    case "push": {
      const { figure, hex } = decode.pushOf(arena, chosen);
      return { push: chosen === 0 ? "none" : "figure", ...nouns.figureFacts(arena, room, "figure", figure), hex: hexId(hex) };
    }
    case "spend":
    case "recover": {
      const { element, card, trait } = decode.elementOf(chosen);
      const count = element === "trait" ? owned(arena, trait) : ((ask === "spend" ? arena.own?.hand[card] : arena.own?.discard[card]) ?? 1);
      return { element, ...nouns.cardFacts(card), trait: decode.traitId(trait), count };
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
      return { interjection: chosen < 9 ? "power" : "surrender", ...nouns.powerFacts(chosen) };
    default:
      return { count: chosen };
  }
}
