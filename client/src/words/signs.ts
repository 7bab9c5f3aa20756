/**
 * Small pictures inside a sentence.
 *
 * A message takes plain text, so a picture travels through it as one character of the private use
 * area, and is drawn where it comes out. For ears there is `spoken`, which turns signs to words.
 */
const TYPE = 0xe000;
const OFF = 0xe010;
const FACE = 0xe020;
const WOUND = "\uE030";
const SYMBOL = 0xe050;
const CLOTH = 0xe060;

export type Sign =
  | { kind: "man"; type: number; off: boolean }
  | { kind: "face"; face: number }
  | { kind: "symbol"; type: number }
  | { kind: "cloth"; seat: number }
  | { kind: "wound" };

export const manSign = (type: number, off = false): string => String.fromCharCode((off ? OFF : TYPE) + type);
export const faceSign = (face: number): string => String.fromCharCode(FACE + face);
export const symbolSign = (type: number): string => String.fromCharCode(SYMBOL + type);
/** Figures after this one wear the colour of that seat. */
export const clothSign = (seat: number): string => String.fromCharCode(CLOTH + seat);
export const woundSign = (): string => WOUND;

export function signOf(character: string): Sign | null {
  const code = character.charCodeAt(0);
  if (character === WOUND) return { kind: "wound" };
  if (code >= TYPE && code < TYPE + 16) return { kind: "man", type: code - TYPE, off: false };
  if (code >= OFF && code < OFF + 16) return { kind: "man", type: code - OFF, off: true };
  if (code >= FACE && code < FACE + 16) return { kind: "face", face: code - FACE };
  if (code >= SYMBOL && code < SYMBOL + 16) return { kind: "symbol", type: code - SYMBOL };
  if (code >= CLOTH && code < CLOTH + 16) return { kind: "cloth", seat: code - CLOTH };
  return null;
}

/** A full stop after pictures would stand alone. */
const LONE_STOP = /(?<=[\uE000-\uE0FF])\.$/;

/** After pictures nothing is set off by a comma. */
export const endsInSign = (text: string): boolean => /[\uE000-\uE0FF]$/.test(text);

/** A text cut into runs of words and runs of signs. */
export function pieces(text: string): (string | Sign[])[] {
  const found: (string | Sign[])[] = [];
  for (const character of text.replace(LONE_STOP, "")) {
    const sign = signOf(character);
    const last = found.at(-1);
    if (sign === null) {
      if (typeof last === "string") found[found.length - 1] = last + character;
      else found.push(character);
    } else if (Array.isArray(last)) last.push(sign);
    else found.push([sign]);
  }
  return found;
}

/** The same text for ears: each run of signs as a list of words. */
export function spoken(text: string, name: (sign: Sign) => string): string {
  return pieces(text)
    .map((piece) => (typeof piece === "string" ? piece : piece.filter((sign) => sign.kind !== "cloth").map(name).join(", ")))
    .join("");
}
