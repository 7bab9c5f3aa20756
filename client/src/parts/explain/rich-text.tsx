/** A sentence with its small pictures. */
import { pieces, type Sign, spoken } from "../../words/signs";
import { Figure } from "../basics/figure";
import { TextWithTerms } from "./text-with-terms";

const TYPES = ["spear", "net", "sword", "trident", "shield"];
const FACES = ["die-blank", "die-star", "die-stars"];

interface RichProps {
  text: string;
  name: (sign: Sign) => string;
  /** Whose colour figures wear. */
  seat?: number | null;
  /** Whether its words can be reached by Tab. */
  isAskable?: boolean;
}

export function Rich({ text, name, seat = null, isAskable = false }: RichProps) {
  const parts = pieces(text);
  if (parts.every((part) => typeof part === "string")) return <TextWithTerms text={text} isAskable={isAskable} />;
  const cloth = { "--fig-2": seat === null ? "#8d7d66" : `var(--seat-${seat + 1})` };
  return (
    <>
      <span class="sr">{spoken(text, name)}</span>
      <span aria-hidden="true">
        {parts.map((part, place) =>
          typeof part === "string" ? (
            <TextWithTerms key={place} text={part} />
          ) : (
            <span class="inl" style={clothOf(part) ?? cloth} key={place}>
              {part.map((sign, one) => (
                <SignFigure sign={sign} key={one} />
              ))}
            </span>
          ),
        )}
      </span>
    </>
  );
}

/** The colour that a run of signs begins with, if it does. */
function clothOf(signs: readonly Sign[]): { "--fig-2": string } | null {
  const first = signs[0];
  return first?.kind === "cloth" ? { "--fig-2": `var(--seat-${first.seat + 1})` } : null;
}

function SignFigure({ sign }: { sign: Sign }) {
  switch (sign.kind) {
    case "man":
      return <Figure name={`type-${TYPES[sign.type]}`} class={sign.off ? "tile off" : "tile"} />;
    case "symbol":
      return <Figure name={TYPES[sign.type] ?? "sword"} class="w" />;
    case "face":
      return <Figure name={FACES[sign.face] ?? "die-blank"} class="d" />;
    case "cloth":
      return null;
    case "wound":
      return <Figure name="wound" class="w" />;
  }
}
