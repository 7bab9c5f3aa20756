/** What a thing on the screen is in this position: a space with who stands there, an animal, a type of gladiator. */
import { labelled, ui } from "../../../words/ui";
import { sentence } from "../../../words/words";
import { total } from "../../../stage/counting";
import type { Acts, Known, Room } from "../../../stage/scene";
import { type Arena, isFight, lairOf, NOBODY, NOWHERE, spotAt, teamsOf } from "../state/arena";
import { pointed } from "../state/choices";
import { ANIMALS, spaceId, TYPES } from "../state/content";
import { animalLabel, counted, pieceName, spaceLabel } from "./nouns";
import { percent } from "./odds";

export function known(arena: Arena, thing: string, room: Room, acts: Acts): Known | null {
  const [kind = "", name = ""] = thing.split(".");
  switch (kind) {
    case "cell":
      return cell(arena, Number(name), room, acts);
    case "animal":
    case "beast":
      return animal(arena, ANIMALS.findIndex((one) => one.name.replaceAll(" ", "_") === name), room);
    case "type":
      return gladiator(arena, (TYPES as readonly string[]).indexOf(name), room);
    case "points":
      return room.you === null || !isFight(arena) ? null : { now: ui("points", { count: arena.scores[room.you] ?? 0 }) };
    default:
      return null;
  }
}

function cell(arena: Arena, space: number, room: Room, acts: Acts): Known {
  const spot = spotAt(arena, space);
  const known = spot.animal === NOWHERE ? team(arena, space, room) : (animal(arena, spot.animal, room) ?? {});
  const attacked = aimedAt(arena, space, acts);
  return attacked === "" ? known : { ...known, now: [known.now, attacked].filter(Boolean).join(" ") };
}

function team(arena: Arena, space: number, room: Room): Known {
  const spot = spotAt(arena, space);
  if (spot.owner === NOBODY) return { term: "space", title: spaceId(space) };
  return { term: "team", title: labelled(spaceId(space), pieceName(spot, room)), now: spaceLabel(arena, space, room) };
}

/** What an attack on a space may come to: the chance that stands on it, and what it is the chance of. */
function aimedAt(arena: Arena, space: number, { asked, odds }: Acts): string {
  const told = asked?.ask === "target" ? odds.get(pointed(arena, asked).get(space) ?? NOWHERE) : undefined;
  return told?.target_falls === undefined ? "" : ui("clash-now-target", { falls: percent(told.target_falls), fall: percent(told.attacker_falls ?? 0) });
}

function animal(arena: Arena, number: number, room: Room): Known | null {
  const printed = ANIMALS[number];
  if (printed === undefined) return null;
  const lair = lairOf(arena, number);
  const now = lair === NOWHERE ? ui("clash-now-animal", { symbols: counted(printed.symbols), life: printed.life }) : spaceLabel(arena, lair, room);
  return { term: printed.kind, title: sentence(animalLabel(number)), now };
}

/** How many of a type are mine, and how many can still be chosen. */
function gladiator(arena: Arena, type: number, room: Room): Known | null {
  if (room.you === null || type < 0) return null;
  const mine = total(teamsOf(arena, room.you).map((team) => team.men[type] ?? 0));
  return { now: ui("clash-now-type", { mine, left: arena.piles[type] ?? 0, entering: arena.phase === "entry" ? "yes" : "no" }) };
}
