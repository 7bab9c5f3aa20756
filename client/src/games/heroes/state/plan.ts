/**
 * What is being chosen before it is sent: a zone of the arena with all that can be done there, or Attributes that are
 * still divided. Board and answers show the same.
 */
import type { Chosen } from "../../../wire/types";
import { refusedAt } from "../../../stage/foretold";
import { planning } from "../../../stage/planning";
import { about, int, ints, type Row, row, rows, texts } from "../../../stage/reading";
import type { Acts, Asked, Option } from "../../../stage/scene";
import { type Arena, called, type Man, NEW_MAN, NONE, NOWHERE } from "./arena";
import { NAMES, type Style, STYLE_CARDS } from "./content";

interface Plan {
  readonly zone: number;
  /** Savvy, Strength and Speed. */
  readonly values: readonly number[];
}

export const { planOf, change, clear } = planning<Plan>({ zone: NOWHERE, values: [] });

/** Questions that are answered by a Fighting Style. */
export const OF_STYLE: ReadonlySet<string> = new Set(["primary", "secondary", "style", "opponent"]);

/** A deed with its place: one choice for the player, a row of answers for the rules. */
export interface Way {
  readonly zone: number;
  readonly action: number;
  /** At whom, by his name. */
  readonly target: number;
  readonly row: readonly Chosen[];
  readonly result: Row;
}

function chosen(way: Row): Chosen[] {
  const answers = Array.isArray(way.row) ? (way.row as [string, number][]) : [];
  return answers.map(([ask, choice]) => ({ ask, choice }));
}

/** All that can be done somewhere; a coach waits for each answer by itself. */
export function waysOf(acts: Acts): Way[] {
  if (acts.asked?.ask !== "action" || acts.isCoached) return [];
  return rows(about(acts.asked), "ways").map((way) => ({ zone: int(way, "zone", NOWHERE), action: int(way, "action", NONE), target: int(way, "target", NONE), row: chosen(way), result: row(way, "result") }));
}

export function send(way: Way, acts: Acts): void {
  clear(acts);
  const [only] = way.row;
  const index = way.row.length === 1 && only !== undefined ? (acts.asked?.options.findIndex((option) => option.ask === only.ask && option.choice === only.choice) ?? NONE) : NONE;
  if (index >= 0) acts.answer(index);
  else acts.row(way.row);
}

/** The zone that an option names: a zone, or where a target stands. */
function zoneFor(arena: Arena, { ask, choice }: Option): number {
  if (ask === "zone") return choice;
  return ask === "target" ? (called(arena, choice)?.zone ?? NOWHERE) : NOWHERE;
}

/** The options that name each zone, by their places in the list. */
export function pointing(arena: Arena, asked: Asked | null): Map<number, number[]> {
  const found = new Map<number, number[]>();
  asked?.options.forEach((option, index) => {
    const zone = option.ask === asked.ask ? zoneFor(arena, option) : NOWHERE;
    if (zone !== NOWHERE) found.set(zone, [...(found.get(zone) ?? []), index]);
  });
  return found;
}

/** Whether a deed begins with the option that a bot would choose. */
export function isHinted({ row: [first] }: Way, { asked, hinted }: Acts): boolean {
  const option = hinted === null ? undefined : asked?.options[hinted];
  return option !== undefined && first?.ask === option.ask && first.choice === option.choice;
}

/** The zone of the option that a bot would choose; of a deed, where it can be done in one alone. */
export function hintedZone(arena: Arena, acts: Acts): number {
  const option = acts.hinted === null ? undefined : acts.asked?.options[acts.hinted];
  if (option === undefined) return NOWHERE;
  const begun = waysOf(acts).filter((way) => isHinted(way, acts));
  const [only = NOWHERE, ...others] = new Set(begun.map(({ zone }) => zone));
  return begun.length === 0 ? zoneFor(arena, option) : others.length === 0 ? only : NOWHERE;
}

/** A zone is touched: something is done there, or what can be done there is shown first. */
export function touchZone(arena: Arena, acts: Acts, zone: number): void {
  const { asked } = acts;
  if (asked === null) return;
  const planned = planOf(acts).zone;
  const there = waysOf(acts).filter((way) => way.zone === zone);
  const first = there.find((way) => isHinted(way, acts)) ?? there[0];
  const indices = pointing(arena, asked).get(zone) ?? [];
  if (first !== undefined && planned === zone) send(first, acts);
  else if (first !== undefined || indices.length > 1) change(acts, { zone });
  else if (indices[0] !== undefined) acts.touch(indices[0]);
  else if (planned !== NOWHERE) clear(acts);
  else acts.refuse(refusedAt(asked, zone), (whole) => pointing(arena, whole).get(zone)?.[0]);
}

/** Whether an option is chosen on the board; the question then need not list it. */
export const isOnBoard = (_: Arena, option: Option): boolean => option.ask === "zone";

/** The gladiator that a question is about. */
export function concerned(arena: Arena, asked: Asked | null): Man | undefined {
  return asked === null ? undefined : arena.men[int(about(asked), "gladiator", NONE)];
}

/** Who is being made: the one of the question, else the last who has a name. */
export function inTheMaking(arena: Arena, asked: Asked | null): Man {
  return concerned(arena, asked) ?? arena.men.findLast((man) => man.name !== NONE && man.style === NONE) ?? NEW_MAN;
}

/** The styles as he who is being made would wear them, once everybody knows with which hand he fights: by the question, else as the rules name the parts of left-handers. */
export function stylesFor(arena: Arena, asked: Asked | null): readonly Pick<Style, "armour" | "hands">[] {
  const told = rows(about(asked), "styles");
  if (told.length > 0) return told.map((card) => ({ armour: ints(card, "armour"), hands: texts(card, "hands") }));
  const { left, size } = inTheMaking(arena, asked);
  return left && size !== "" ? STYLE_CARDS.map(turnedRound) : STYLE_CARDS;
}

function turnedRound({ armour, hands }: Style): Pick<Style, "armour" | "hands"> {
  const { part = [], mirrored = [] } = NAMES;
  return { armour: mirrored.map((id) => armour[part.indexOf(id)] ?? 0), hands: [...hands].reverse() };
}

/** The Attributes that are being divided: what was set, or else the first way there is. */
export function valuesOf(acts: Acts): readonly number[] {
  const { values } = planOf(acts);
  if (values.length > 0) return values;
  const first = acts.asked?.options.find((option) => option.ask === "build")?.choice ?? NONE;
  return buildOf(int(about(acts.asked), "lead", first));
}

export const buildOf = (choice: number): number[] => (NAMES.build?.[choice] ?? "").split("-").map(Number);

/** The number by which the rules know such Attributes. */
export const choiceOf = (values: readonly number[]): number => NAMES.build?.indexOf(values.join("-")) ?? NONE;

/** Why these Attributes are none of the ways, as the question says it. */
export function refusedBuild(asked: Asked, choice: number): string {
  const refused = row(about(asked), "refused");
  return Object.entries(refused).find(([, choices]) => Array.isArray(choices) && choices.includes(choice))?.[0] ?? "";
}

