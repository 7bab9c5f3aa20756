/** The pieces of Clash in words and small signs. */
import { clothSign } from "../../../words/signs";
import { say } from "../../../words/words";
import { ui } from "../../../words/ui";
import { left, total } from "../../../stage/counting";
import { type Room, seatFacts } from "../../../stage/scene";
import { type Arena, listed, NOBODY, NOWHERE, type Spot, spotAt } from "../state/arena";
import { ANIMALS, spaceId, TYPES } from "../state/content";
import { faceSign, manSign, symbolSign, woundSign } from "./signs";

export function gladiator(type: number): string {
  return say("clash-gladiator", { type: TYPES[type] ?? "sword" });
}

/** A team as a row of small figures, the switched-off faded. */
export function teamSigns(men: readonly number[], off: readonly number[] = []): string {
  return men
    .map((count, type) => {
      const idle = off[type] ?? 0;
      return `${manSign(type).repeat(Math.max(0, left(count, idle)))}${manSign(type, true).repeat(idle)}`;
    })
    .join("");
}

export function symbols(animal: number): string {
  return listed(ANIMALS[animal]?.symbols ?? []).map(symbolSign).join("");
}

export function faces(rolled: readonly number[]): string {
  return rolled.map(faceSign).join("");
}

/** An animal with its article: `the lion Leaena`. */
export function animalName(animal: number): string {
  const { kind, name } = ANIMALS[animal] ?? { kind: "lion", name: "?" };
  return say("clash-animal", { kind, name });
}

export function animalLabel(animal: number): string {
  const { kind, name } = ANIMALS[animal] ?? { kind: "lion", name: "?" };
  return say("clash-animal-label", { kind, name });
}

export function tile(animal: number, wounds = 0): string {
  return say("clash-tile", {
    animal: animalLabel(animal),
    symbols: symbols(animal),
    wounds,
    life: ANIMALS[animal]?.life ?? 0,
  });
}

/** Whoever stands somewhere, as a noun with its article. */
export function pieceName(spot: Pick<Spot, "owner" | "animal">, room: Room): string {
  if (spot.animal !== NOWHERE) return animalName(spot.animal);
  return spot.owner === NOBODY ? "" : say("clash-team-of", seatFacts(room, "seat", spot.owner));
}

/** How strong a piece is: figures and wound tokens, or symbols and wounds of life. */
export function strength(spot: Spot): string {
  if (spot.animal !== NOWHERE) {
    return `${symbols(spot.animal)} ${spot.tokens}/${ANIMALS[spot.animal]?.life ?? 0}`;
  }
  return `${clothSign(spot.owner)}${teamSigns(spot.men)}${woundSign().repeat(spot.tokens)}`;
}

/** `two swords, one net`: a team counted by type. */
export function counted(men: readonly number[]): string {
  const parts = men.map((count, type) =>
    count > 0 ? ui("clash-count", { count, type: TYPES[type] ?? "sword" }) : "",
  );
  return parts.filter(Boolean).join(", ");
}

/** A space in full, for screen readers: place, owner, what, condition. */
export function spaceLabel(arena: Arena, space: number, room: Room): string {
  const spot = spotAt(arena, space);
  const id = spaceId(space);
  if (spot.animal !== NOWHERE) {
    const { symbols: printed, life } = ANIMALS[spot.animal] ?? { symbols: [], life: 0 };
    return ui("clash-space-animal", {
      space: id,
      animal: animalLabel(spot.animal),
      symbols: counted(printed),
      wounds: spot.tokens,
      life,
    });
  }
  if (spot.owner === NOBODY) return ui("clash-space-empty", { space: id });
  return ui("clash-space-team", {
    space: id,
    team: say("clash-team-of", seatFacts(room, "seat", spot.owner)),
    count: total(spot.men),
    men: counted(spot.men),
    tokens: spot.tokens,
  });
}
