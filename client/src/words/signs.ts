/**
 * Small pictures inside a sentence.
 *
 * A message takes plain text, so a picture travels through it as one character of the private use
 * area, and is drawn where it comes out. Which pictures there are is a game's own matter: it numbers
 * them and says what each is. For ears there is `spoken`, which turns signs to words.
 */
const FIRST = 0xe000;
/** The last characters are colours, one for each seat. */
const CLOTH = 0xe0f0;
const LAST = 0xe0ff;

/** A sign of a game: what it is called, and the figure that draws it. */
export interface Sign {
  readonly name: string;
  readonly figure: string;
  readonly class: string;
}

/** What the signs of a game are, by their numbers. */
export type Signs = (number: number) => Sign;

/** Of a game that has none. */
export const NO_SIGNS: Signs = () => ({ name: "", figure: "", class: "" });

/** A character that stands for a sign, or for a colour that the figures after it wear. */
export type Mark = { readonly kind: "sign"; readonly number: number } | { readonly kind: "cloth"; readonly seat: number };

export const signAs = (number: number): string => String.fromCharCode(FIRST + number);
/** Figures after this one wear the colour of that seat. */
export const clothSign = (seat: number): string => String.fromCharCode(CLOTH + seat);

function markOf(character: string): Mark | null {
  const code = character.charCodeAt(0);
  if (code < FIRST || code > LAST) return null;
  return code < CLOTH ? { kind: "sign", number: code - FIRST } : { kind: "cloth", seat: code - CLOTH };
}

/** A full stop after pictures would stand alone. */
const LONE_STOP = /(?<=[\uE000-\uE0FF])\.$/;

/** After pictures nothing is set off by a comma. */
export const endsInSign = (text: string): boolean => /[\uE000-\uE0FF]$/.test(text);

/** A text cut into runs of words and runs of marks. */
export function pieces(text: string): (string | Mark[])[] {
  const found: (string | Mark[])[] = [];
  for (const character of text.replace(LONE_STOP, "")) {
    const mark = markOf(character);
    const last = found.at(-1);
    if (mark === null) {
      if (typeof last === "string") found[found.length - 1] = last + character;
      else found.push(character);
    } else if (Array.isArray(last)) last.push(mark);
    else found.push([mark]);
  }
  return found;
}

/** The same text for ears: each run of signs as a list of words. */
export function spoken(text: string, signs: Signs): string {
  const called = (marks: readonly Mark[]): string => marks.flatMap((mark) => (mark.kind === "sign" ? [signs(mark.number).name] : [])).join(", ");
  return pieces(text)
    .map((piece) => (typeof piece === "string" ? piece : called(piece)))
    .join("");
}
