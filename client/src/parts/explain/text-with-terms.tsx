/** A text whose words explain themselves; in a question they can be reached by Tab too. */
import { marked } from "../../words/marking";
import { table } from "./explain";

export function TextWithTerms({ text, isAskable = false }: { text: string; isAskable?: boolean }) {
  const asked = table.value;
  if (asked === null) return <>{text}</>;
  return (
    <>
      {marked(asked.game, text).map((part, place) =>
        typeof part === "string" ? (
          part
        ) : isAskable ? (
          <button key={place} type="button" class="term" data-term={part.term}>
            {part.text}
          </button>
        ) : (
          <span key={place} data-term={part.term}>
            {part.text}
          </span>
        ),
      )}
    </>
  );
}
