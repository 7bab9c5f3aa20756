/** A short fact with its figures set in bold; all of it explains itself, and its words by themselves. */
import { TextWithTerms } from "./text-with-terms";

export function Fact({ text, term }: { text: string; term?: string }) {
  return <span data-term={term}>{text.split(/(\d+(?:–\d+)?)/).map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : <TextWithTerms key={place} text={part} />))}</span>;
}
