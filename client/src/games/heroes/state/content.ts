/**
 * What is printed on arenas, styles and names of Heroes, as the rules of the match read it.
 *
 * It comes with the table (docs/protocol.md). A page shows one match at a time: opening its stage lays
 * its content out here, before anything is drawn.
 */
export const PARTS = ["head", "left_arm", "chest", "right_arm", "belly", "left_leg", "right_leg"] as const;
export const ATTRIBUTES = ["savvy", "strength", "speed"] as const;
export const ITEMS = ["sword", "spear", "trident", "small_shield", "large_shield", "net"] as const;
export const STYLES = ["dimachaerus", "hoplomachus", "murmillo", "retiarius", "secutor", "thraex"] as const;
export const SIDES = ["left", "right"] as const;
const KINDS = ["wall", "heart", "center"] as const;
export const OPENINGS = ["plain", "advantage", "bash"] as const;
export const VERDICTS = ["death", "undecided", "mercy"] as const;

export interface Zone {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly kind: (typeof KINDS)[number];
  /** A gate or the small door, by its sign. */
  readonly entrance: string;
}

export interface Ground {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  readonly zones: readonly Zone[];
}

export interface Style {
  readonly id: string;
  readonly armour: readonly number[];
  /** What the left and the right hand hold. */
  readonly hands: readonly string[];
}

interface Printed {
  arenas: { arena: { id: string; zones: string }[] };
  styles: { style: { id: string; armour: number[]; left: string; right: string }[] };
  gladiators: { size: { size: string }[]; points: { most_attribute: number } };
  campaign: { day: { fights: number } };
}

const OF_SIGN: Readonly<Record<string, Zone["kind"]>> = { H: "heart", C: "center" };
const ENTRANCES = "<>NSD";
const COLUMNS = "abcdefghijkl";
const NOTHING = ".";

let GROUNDS: readonly Ground[] = [];
export let STYLE_CARDS: readonly Style[] = [];
/** The size of each row of table 3-1. */
export let SIZES: readonly string[] = [];
/** As high as an Attribute goes: so many boxes has its track. */
export let MOST = 0;
/** How many matches a gladiator may fight in a Day. */
export let FIGHTS = 0;
/** The names that the rules give to what is chosen and told. */
export let NAMES: Readonly<Record<string, readonly string[]>> = {};

function ground(id: string, drawing: string): Ground {
  const lines = drawing.trim().split("\n").map((line) => line.trim().split(/\s+/));
  const zones = lines.flatMap((line, row) =>
    line.flatMap((sign, column): Zone[] => (sign === NOTHING ? [] : [{ id: `${COLUMNS[column] ?? ""}${row + 1}`, column, row, kind: OF_SIGN[sign] ?? "wall", entrance: ENTRANCES.includes(sign) ? sign : "" }])),
  );
  return { id, columns: Math.max(...lines.map((line) => line.length)), rows: lines.length, zones };
}

/** Lay out the content of a match: the files of its pack, which the server has checked, and the names of its rules. */
export function layOut(files: Readonly<Record<string, unknown>>, names: Readonly<Record<string, readonly string[]>>): void {
  const { arenas, styles, gladiators, campaign } = files as unknown as Printed;
  GROUNDS = arenas.arena.map(({ id, zones }) => ground(id, zones));
  STYLE_CARDS = styles.style.map(({ id, armour, left, right }) => ({ id, armour, hands: [left, right] }));
  SIZES = gladiators.size.map(({ size }) => size);
  MOST = gladiators.points.most_attribute;
  FIGHTS = campaign.day.fights;
  NAMES = names;
}

export const groundOf = (id: string): Ground => GROUNDS.find((one) => one.id === id) ?? GROUNDS[0] ?? { id: "", columns: 1, rows: 1, zones: [] };

/** The figure of a style; before he has one, a helmet. */
export const figureOf = (style: number): string => STYLES[style] ?? "helmet";

const SIGNS: Readonly<Record<string, string>> = { small_shield: "type-shield", large_shield: "shield" };

/** The sign of an item. */
export const signOf = (item: string): string => SIGNS[item] ?? item;
