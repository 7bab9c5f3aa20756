/** A text whose words explain themselves; in a question they can be reached by Tab too. */
import { marked } from "../../words/marking";
import { table } from "./explain";

const SIGNS = /^\u00a0?\p{P}+/u;

interface TextWithTermsProps {
  text: string;
  isAskable?: boolean;
  /** How many of its words are marked, where it is not as many as usual. */
  most?: number;
}

export function TextWithTerms({ text, isAskable = false, most }: TextWithTermsProps) {
  const asked = table.value;
  if (asked === null) return <>{text}</>;
  const parts = marked(asked.game, text, most);
  /** The signs after a word that can be asked: they stay on its line. */
  const signsAfter = (place: number): string => {
    const [before, part] = [parts[place - 1], parts[place]];
    return isAskable && typeof part === "string" && before !== undefined && typeof before !== "string" ? (SIGNS.exec(part)?.[0] ?? "") : "";
  };
  return (
    <>
      {parts.map((part, place) =>
        typeof part === "string" ? (
          part.slice(signsAfter(place).length)
        ) : isAskable ? (
          <span key={place} class="glued">
            <button type="button" class="term" data-term={part.term}>
              {part.text}
            </button>
            {signsAfter(place + 1)}
          </span>
        ) : (
          <span key={place} data-term={part.term}>
            {part.text}
          </span>
        ),
      )}
    </>
  );
}
