/** The small pictures in sentences of Clash: gladiators, netted ones faded, symbols, faces of dice, wound tokens. */
import { type Sign, signAs } from "../../../words/signs";
import { ui } from "../../../words/ui";
import { say } from "../../../words/words";
import { TYPES } from "../state/content";

const FACES = ["blank", "single", "lethal"] as const;
const FACE_FIGURES = ["die-blank", "die-star", "die-stars"] as const;

export function typeName(type: number): string {
  return say("clash-type", { type: TYPES[type] ?? "sword" });
}

export function faceName(face: number): string {
  return ui(`clash-face-${FACES[face] ?? "blank"}`);
}

interface Pictured {
  readonly kind: "man" | "netted" | "symbol" | "face" | "wound";
  readonly of: number;
  readonly figure: string;
  readonly class: string;
  readonly name: () => string;
}

/** A sign is its place in this list. */
const SIGNS: readonly Pictured[] = [
  ...TYPES.map((type, of): Pictured => ({ kind: "man", of, figure: `type-${type}`, class: "tile", name: () => typeName(of) })),
  ...TYPES.map((type, of): Pictured => ({ kind: "netted", of, figure: `type-${type}`, class: "tile off", name: () => ui("clash-netted", { type: typeName(of) }) })),
  ...TYPES.map((type, of): Pictured => ({ kind: "symbol", of, figure: type, class: "w", name: () => typeName(of) })),
  ...FACE_FIGURES.map((figure, of): Pictured => ({ kind: "face", of, figure, class: "d", name: () => faceName(of) })),
  { kind: "wound", of: 0, figure: "wound", class: "w", name: () => ui("clash-wound-token") },
];

const NONE: Sign = { name: "", figure: "", class: "" };
const called = (kind: Pictured["kind"], of: number): string => signAs(SIGNS.findIndex((sign) => sign.kind === kind && sign.of === of));

export const manSign = (type: number, isNetted = false): string => called(isNetted ? "netted" : "man", type);
export const symbolSign = (type: number): string => called("symbol", type);
export const faceSign = (face: number): string => called("face", face);
export const woundSign = (): string => called("wound", 0);

/** What a sign is, in the language of now. */
export function picture(number: number): Sign {
  const found = SIGNS[number];
  return found === undefined ? NONE : { ...found, name: found.name() };
}
