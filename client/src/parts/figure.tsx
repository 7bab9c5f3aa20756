/** Figures of the sprite. */
import type { JSX } from "preact";

interface FigureProps {
  name: string;
  class?: string;
  style?: JSX.CSSProperties;
  /** A name for ears; without one the figure is decoration. */
  label?: string;
}

export function Figure({ name, class: className, style, label }: FigureProps) {
  const voice = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={className ?? "fig"} style={style} viewBox="0 0 64 64" {...voice}>
      <use href={`#f-${name}`} />
    </svg>
  );
}

/** The shape of a seat, in its colour. */
export function SeatMark({ seat, class: className = "mark" }: { seat: number; class?: string }) {
  return <Figure name={`seat-${seat + 1}`} class={className} />;
}
