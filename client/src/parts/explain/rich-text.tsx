/** A sentence with its small pictures. */
import { type Mark, pieces, type Signs, spoken } from "../../words/signs";
import { Figure } from "../basics/figure";
import { TextWithTerms } from "./text-with-terms";

interface RichProps {
  text: string;
  signs: Signs;
  /** Whose colour figures wear. */
  seat?: number | null;
  /** Whether its words can be reached by Tab. */
  isAskable?: boolean;
}

export function Rich({ text, signs, seat = null, isAskable = false }: RichProps) {
  const parts = pieces(text);
  if (parts.every((part) => typeof part === "string")) return <TextWithTerms text={text} isAskable={isAskable} />;
  const cloth = { "--fig-2": seat === null ? "var(--stone)" : `var(--seat-${seat + 1})` };
  return (
    <>
      <span class="sr">{spoken(text, signs)}</span>
      <span aria-hidden="true">
        {parts.map((part, place) =>
          typeof part === "string" ? (
            <TextWithTerms key={place} text={part} />
          ) : (
            <span class="inl" style={clothOf(part) ?? cloth} key={place}>
              {part.map((mark, one) => mark.kind === "sign" && <Figure name={signs(mark.number).figure} class={signs(mark.number).class} key={one} />)}
            </span>
          ),
        )}
      </span>
    </>
  );
}

/** The colour that a run of signs begins with, if it does. */
function clothOf(marks: readonly Mark[]): { "--fig-2": string } | null {
  const first = marks[0];
  return first?.kind === "cloth" ? { "--fig-2": `var(--seat-${first.seat + 1})` } : null;
}
