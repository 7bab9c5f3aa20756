/** Questions, reasons and options of Clash in words. */
import { say, sentence } from "../../../words/words";
import { narrow } from "../../../browser/screen";
import { ui } from "../../../words/ui";
import { phaseRow } from "../../../stage/phases";
import { type Asked, type Choice, type Option, type Phase, type Room, seatFacts } from "../../../stage/scene";
import { total } from "../../../stage/counting";
import { about, int, type Row } from "../../../stage/reading";
import { type Arena, isFight, lairOf, NOWHERE, spotAt } from "../state/arena";
import { casualtyOf } from "../state/decode";
import { ON_BOARD } from "../state/choices";
import { ANIMALS, spaceId, TYPES } from "../state/content";
import { animalLabel, animalName, pieceName, strength, symbols, teamSigns, tile } from "./nouns";

/** The context of a question: the third argument of its options. */
const context = (asked: Asked): number => asked.options[0]?.args[2] ?? NOWHERE;

export function question(arena: Arena, asked: Asked, room: Room): string {
  const place = context(asked);
  const facts = about(asked);
  const seat = seatFacts(room, "seat", room.you ?? 0);
  switch (asked.ask) {
    case "lair":
      return say("clash-ask-lair", { ...seat, piece: animalName(int(facts, "animal")) });
    case "net":
    case "casualty":
      return say(`clash-ask-${asked.ask}`, { ...seat, count: int(facts, "count") });
    case "recruit": {
      const { men } = spotAt(arena, place);
      return say("clash-ask-recruit", { space: spaceId(place), strength: total(men) ? teamSigns(men) : "none" });
    }
    case "target":
      return say("clash-ask-target", { piece: pieceName(spotAt(arena, place), room), space: spaceId(place) });
    case "reroll":
      return say("clash-ask-reroll", { hits: hits(facts) });
    default:
      return say(`clash-ask-${asked.ask}`, seat);
  }
}

function hits(facts: Row): string {
  return say("clash-hits", { singles: int(facts, "singles"), lethals: int(facts, "lethals") });
}

/** One line of reason under the question. */
export function reason(asked: Asked): string {
  const facts = about(asked);
  switch (asked.ask) {
    case "place":
      return ui("clash-why-place", { bases: int(facts, "bases") });
    case "target":
      return ui("clash-why-target");
    case "lair":
      return ui("clash-why-lair", { tile: tile(int(facts, "animal")), points: int(facts, "points") });
    case "casualty":
      return ui("clash-why-casualty", { rolls: int(facts, "rolls") });
    case "ground":
      return ui(narrow.value ? "clash-why-ground-touch" : "clash-why-ground");
    default:
      return ui(`clash-why-${asked.ask}`);
  }
}

export function choice(arena: Arena, option: Option, room: Room, asked: Asked | null): Choice {
  const { ask, choice: chosen } = option;
  if (ON_BOARD.has(ask)) return onBoard(arena, option, room);
  const type = TYPES[ask === "casualty" ? casualtyOf(chosen).type : chosen] ?? "sword";
  switch (ask) {
    case "recruit":
      return {
        title: sentence(say("clash-type", { type })),
        note: ui("clash-ability-left", { ability: say("clash-ability", { type }), left: arena.piles[chosen] ?? 0 }),
        figure: `type-${type}`,
      };
    case "net":
      return { title: sentence(say("clash-option-net", { type })), figure: `type-${type}`, cloth: int(about(asked), "foe") };
    case "casualty": {
      const off = casualtyOf(chosen).off ? "yes" : "no";
      return { title: sentence(say("clash-option-casualty", { type, off })), figure: `type-${type}` };
    }
    case "beast":
      return beastChoice(arena, chosen);
    default:
      return again(option);
  }
}

function onBoard(arena: Arena, option: Option, room: Room): Choice {
  const spot = spotAt(arena, option.choice);
  const title = spaceId(option.choice);
  if (option.ask === "ground") {
    const how = option.step === "enter" ? "enter" : option.choice === option.args[2] ? "stay" : "move";
    return { title: say("clash-option-ground", { space: title, how }) };
  }
  if (spot.owner < 0 && spot.animal < 0) return { title };
  return { title: `${title} ${option.ask === "target" ? pieceName(spot, room) : ""}`.trim(), note: strength(spot) };
}

function again(option: Option): Choice {
  const hits = say("clash-hits", { singles: option.args[2] ?? 0, lethals: option.args[3] ?? 0 });
  return option.choice === 1
    ? { title: ui("clash-again"), note: ui("clash-again-note") }
    : { title: ui("clash-keep"), note: hits };
}

function beastChoice(arena: Arena, animal: number): Choice {
  const printed = ANIMALS[animal];
  if (printed === undefined) {
    return { title: sentence(say("clash-option-beast", { where: "pass", space: "", tile: "" })) };
  }
  const lair = lairOf(arena, animal);
  const wounds = lair === NOWHERE ? 0 : spotAt(arena, lair).tokens;
  const note = `${symbols(animal)} ${wounds}/${printed.life}`;
  return {
    title: `${sentence(animalLabel(animal))} · ${lair === NOWHERE ? ui("clash-beside") : spaceId(lair)}`,
    note,
    figure: printed.kind,
  };
}

const PLAN = ["team", "ground", "target"];
const PHASES = ["entry", "animals", "fight"];
const FIGHT = ["attack", "nets", "first", "second"];

/** The row above the board: where in the plan or in the fight we are. */
export function phases(arena: Arena, asked: Asked | null): Phase[] {
  const row = (names: string[], now: number): Phase[] => phaseRow(names, names[now] ?? "", (name) => ({ name: ui(`clash-phase-${name}`), term: `phase.${name}` }));
  if (arena.ended !== null) return [];
  if (!isFight(arena)) return row(PHASES, PHASES.indexOf(arena.phase));
  const planned = asked === null ? -1 : PLAN.indexOf(asked.ask === "beast" ? "team" : asked.ask);
  if (planned >= 0) return row([asked?.ask === "beast" || about(asked).mover === "beast" ? "beast" : "team", "ground", "target"], planned);
  const { fight } = arena;
  if (fight === null || fight.isOver) return [];
  const rolls = new Set(fight.rolls.map((roll) => roll.side)).size;
  return row(FIGHT, asked?.ask === "net" ? 1 : rolls === 0 ? 0 : rolls + 1);
}
