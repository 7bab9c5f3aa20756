/** Numbers of the view come apart into what they stand for: corners of the arena, stakes, offers, deeds. */

/** One of the two who fight: whose he is, his card, what he carries. */
export interface Corner {
  readonly owner: number;
  readonly fighter: number;
  readonly gear: readonly number[];
}

const CORNER = 6;
const OF_GEAR = 2;

export function cornersOf(row: readonly number[]): Corner[] {
  return [0, 1].map((side) => {
    const [owner = -1, fighter = -1, ...gear] = row.slice(CORNER * side, CORNER * side + CORNER);
    return { owner, fighter, gear: gear.slice(0, CORNER - OF_GEAR).filter((card) => card >= 0) };
  });
}

/** A flat row in equal parts. */
export function partsOf(row: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.floor(row.length / size) }, (_, part) => row.slice(part * size, part * size + size));
}

/** What was offered: who to whom, denarii, cards, Guards, and a word that binds nobody. */
export interface Offer {
  readonly maker: number;
  readonly partner: number;
  readonly pays: number;
  readonly charges: number;
  readonly gives: readonly number[];
  readonly takes: readonly number[];
  readonly givesGuards: number;
  readonly takesGuards: number;
  readonly word: number;
}

export function offerOf(rows: readonly (readonly number[])[]): Offer | null {
  const [[maker = -1, partner = -1, pays = 0, charges = 0, givesGuards = 0, takesGuards = 0, word = 0] = [], gives = [], takes = []] = rows;
  return maker < 0 ? null : { maker, partner, pays, charges, gives, takes, givesGuards, takesGuards, word };
}

/** Denarii held aside: by whom, for whose deed, how many. */
export interface Held {
  readonly payer: number;
  readonly doer: number;
  readonly deed: number;
  readonly coins: number;
}

const DEED = 4;

export const heldOf = (row: readonly number[]): Held[] => partsOf(row, DEED).map(([payer = -1, doer = -1, deed = -1, coins = 0]) => ({ payer, doer, deed, coins }));

const FAVORS = 3;
const CHAMPION = 4;

/** How many Favors lie on a card. */
export const favorsOf = (marks: number): number => marks & FAVORS;
export const isChampion = (marks: number): boolean => (marks & CHAMPION) !== 0;
