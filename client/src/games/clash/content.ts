/** What is printed on the pieces of Clash, as the rules read it. */
import printed from "virtual:content/clash";

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
export const NET = 1;
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

interface Printed {
  animals: { animal: Tile[] };
  board: { space: Space[] };
  rules: {
    team: { size: number; free_dice: number; tokens_per_gladiator: number };
    animals: { free_dice: number; wounds_per_lethal: number; wounds_per_single: number };
    points: { gladiator: number; animal: number };
    bases: Record<string, number>;
    supply: Record<string, number>;
  };
}

const { animals, board, rules } = printed as Printed;

export const SPACES: readonly Space[] = board.space;
export const RULES = rules;
export const ANIMALS: readonly Animal[] = animals.animal.map((tile) => ({
  id: tile.id,
  kind: tile.kind,
  name: tile.name,
  life: tile.life,
  symbols: [tile.spears ?? 0, tile.nets ?? 0, tile.swords ?? 0, tile.tridents ?? 0, tile.shields ?? 0],
}));

export function spaceId(space: number): string {
  return SPACES[space]?.id ?? "?";
}
