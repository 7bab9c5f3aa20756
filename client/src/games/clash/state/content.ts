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

interface Animal {
  readonly id: string;
  readonly kind: "lion" | "bull" | "bear";
  readonly name: string;
  /** Symbols in the order of TYPES. */
  readonly symbols: readonly number[];
  readonly life: number;
}

export const TYPES = ["spear", "net", "sword", "trident", "shield"] as const;
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
}

export let SPACES: readonly Space[] = [];
export let ANIMALS: readonly Animal[] = [];

/** Lay out the content of a match: the files of its pack, which the server has checked. */
export function layOut(files: Readonly<Record<string, unknown>>): void {
  const { animals, board } = files as unknown as Printed;
  SPACES = board.space;
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
