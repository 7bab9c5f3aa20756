/**
 * What is printed on armaturae, cards and track of Jugula, as the rules of the match read it.
 *
 * It comes with the table (docs/protocol.md). A page shows one match at a time: opening its stage lays
 * its content out here, before anything is drawn.
 */
export const USES = ["text", "move", "attack", "vox", "draw", "prima"] as const;
export const USE_SIGNS: readonly string[] = ["i-feint", "i-move", "sword", "crowd", "card-back", "laurel"];
export const TEXT = 0;
export const FACINGS = ["N", "E", "S", "W"] as const;
export const OUTCOMES = ["repelled", "equal", "pushed", "wounded", "out", "hindered"] as const;
export const ENDINGS = ["goal", "last", "rounds", "none-left", "resigned"] as const;
/** What the two sums are made of, in the order of the event. */
export const OF_ATTACK = ["value", "harassed", "dusted", "zone", "vox", "text", "threats"] as const;
export const OF_DEFENCE = ["value", "harassed", "dusted", "bow", "massive", "testudo", "token", "threats"] as const;
/** Committed: the top of the deck, whatever it is. */
export const TOP = 24;
export const HINDERING = 1;
/** Where a combat card that is opened comes from. */
export const FROM_HAND = 0;

/** One side of an armatura: attack and defence against light and against heavy. */
export interface Side {
  readonly movement: number;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly allonge: number;
  readonly traits: readonly string[];
}

interface Armatura {
  readonly id: string;
  readonly name: string;
  readonly class: "light" | "heavy";
  /** Healthy, wounded. */
  readonly sides: readonly Side[];
}

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly combat: number;
  readonly isPrima: boolean;
  /** The number of each use; none for the text. */
  readonly uses: readonly number[];
}

type PrintedSide = Pick<Side, "movement" | "attack" | "defence"> & Partial<Side>;
type PrintedCard = Readonly<Record<(typeof USES)[number] | "combat", number>> & { readonly id: string; readonly name: string };

interface Printed {
  armaturae: { armatura: (Pick<Armatura, "id" | "name" | "class"> & Partial<Side> & { healthy: PrintedSide; wounded: PrintedSide })[] };
  cards: { jugula: PrintedCard[]; prima: PrintedCard[] };
  vox: { bonus: number[]; limit: number[] };
}

export let ARMATURAE: readonly Armatura[] = [];
export let CARDS: readonly Card[] = [];
/** The Vox Populi track: what each level adds to an attack. */
export let LEVELS: readonly number[] = [];

/** Lay out the content of a match: the files of its pack, which the server has checked. */
export function layOut(files: Readonly<Record<string, unknown>>): void {
  const { armaturae, cards, vox } = files as unknown as Printed;
  ARMATURAE = armaturae.armatura.map((one) => ({
    id: one.id,
    name: one.name,
    class: one.class,
    sides: [one.healthy, one.wounded].map((side) => ({ ...side, allonge: side.allonge ?? one.allonge ?? 0, traits: side.traits ?? one.traits ?? [] })),
  }));
  const printed = (list: PrintedCard[], isPrima: boolean): Card[] =>
    list.map((card) => ({ id: card.id, name: card.name, text: String(card.text), combat: card.combat, isPrima, uses: USES.map((use) => Number(card[use]) || 0) }));
  CARDS = [...printed(cards.jugula, false), ...printed(cards.prima, true)];
  LEVELS = vox.bonus;
}

const FIGURES: ReadonlySet<string> = new Set([
  "murmillo", "secutor", "thraex", "hoplomachus", "retiarius", "provocator", "scissor", "crupellarius", "sagittarius", "veles", "laquerius",
]);

/** The figure of an armatura; one that somebody has made wears plain arms. */
export function figureOf(armatura: number): string {
  const id = ARMATURAE[armatura]?.id ?? "";
  if (id === "dimachaerius") return "dimachaerus";
  return FIGURES.has(id) ? id : ARMATURAE[armatura]?.class === "light" ? "thraex" : "murmillo";
}
