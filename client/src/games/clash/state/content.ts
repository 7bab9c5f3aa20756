/**
 * What is printed on the pieces of Clash, as the rules of the match read it.
 *
 * It comes with the table (docs/protocol.md), so that every pack is drawn as it is. A page shows one
 * match at a time: opening its stage lays its content out here, before anything is drawn.
 */
export interface Space {
  readonly id: string;
  readonly q: number;
  readonly r: number;
}

export interface Animal {
  readonly id: string;
  readonly kind: "lion" | "bull" | "bear";
  readonly name: string;
  /** Symbols in the order of TYPES. */
  readonly symbols: readonly number[];
  readonly life: number;
}

export const TYPES = ["spear", "net", "sword", "trident", "shield"] as const;
export const SPEAR = 0;
export const SWORD = 2;
export const TRIDENT = 3;
export const SHIELD = 4;
export const BEASTS = ["lion", "bull", "bear"] as const;

interface Tile {
  id: string;
  kind: Animal["kind"];
  name: string;
  life: number;
  spears?: number;
  nets?: number;
  swords?: number;
  tridents?: number;
  shields?: number;
}

export interface Rules {
  team: { size: number; free_dice: number; tokens_per_gladiator: number };
  animals: { free_dice: number; wounds_per_lethal: number; wounds_per_single: number };
  points: { gladiator: number; animal: number };
  bases: Record<string, number>;
  supply: Record<string, number>;
  die: { faces: string[] };
}

interface Printed {
  animals: { animal: Tile[] };
  board: { space: Space[] };
  rules: Rules;
}

export let SPACES: readonly Space[] = [];
export let ANIMALS: readonly Animal[] = [];
export let RULES: Rules = {
  team: { size: 0, free_dice: 0, tokens_per_gladiator: 1 },
  animals: { free_dice: 0, wounds_per_lethal: 0, wounds_per_single: 0 },
  points: { gladiator: 0, animal: 0 },
  bases: {},
  supply: {},
  die: { faces: [] },
};

/** Lay out the content of a match: the files of its pack, which the server has checked. */
export function layOut(files: Readonly<Record<string, unknown>>): void {
  const { animals, board, rules } = files as unknown as Printed;
  SPACES = board.space;
  RULES = rules;
  ANIMALS = animals.animal.map((tile) => ({
    id: tile.id,
    kind: tile.kind,
    name: tile.name,
    life: tile.life,
    symbols: [tile.spears ?? 0, tile.nets ?? 0, tile.swords ?? 0, tile.tridents ?? 0, tile.shields ?? 0],
  }));
}

export function spaceId(space: number): string {
  return SPACES[space]?.id ?? "?";
}
