/** Figures of the sprite. */
import type { JSX } from "preact";

interface FigureProps {
  name: string;
  class?: string;
  style?: JSX.CSSProperties;
  /** A name for ears; without one the figure is decoration. */
  label?: string;
  /** What is shown of it to who asks: a sentence, or a term of the glossary. */
  tip?: string | undefined;
  term?: string;
}

export function Figure({ name, class: className, style, label, tip, term }: FigureProps) {
  const voice = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={className ?? "fig"} style={style} viewBox="0 0 64 64" data-tip={tip} data-term={term} {...voice}>
      <use href={`#f-${name}`} />
    </svg>
  );
}

/** The shape of a seat, in its colour. */
export function SeatMark({ seat, class: className = "mark", tip }: { seat: number; class?: string; tip?: string }) {
  return <Figure name={`seat-${seat + 1}`} class={className} tip={tip} />;
}
