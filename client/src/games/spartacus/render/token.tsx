/** A combatant on his disc: rim and mark of the seat, and how many dice are left of his health. */
import { Rim } from "../../../board/rim";
import { Figure } from "../../../parts/basics/figure";

const KEY = "var(--key)";

interface TokenProps {
  seat: number;
  figure: string;
  r: number;
  /** The dice he has left; null before the combat. */
  health: number | null;
  gear: readonly string[];
  /** Whether he stands left of the other: his health is told on the side away from him, where no sword is drawn. */
  isLeft: boolean;
  class?: string;
}

export function Token({ seat, figure, r, health, gear, isLeft, class: more = "" }: TokenProps) {
  const paint = `var(--seat-${seat + 1})`;
  return (
    <g class={`tok ${more}`} style={{ "--fig-2": paint }} aria-hidden="true">
      <circle class="sh" cy="3" r={r} />
      <circle r={r} fill="var(--ivory)" stroke="var(--tok-edge)" stroke-width="1.4" />
      <circle r={r - 2.8} fill="none" stroke={KEY} stroke-width="5.4" />
      <circle r={r - 2.8} fill="none" stroke={paint} stroke-width="3.8" />
      <Rim seat={seat} r={r - 2.8} />
      <use href={`#f-${figure}`} x={-r * 0.79} y={-r * 0.8} width={r * 1.58} height={r * 1.58} />
      <svg x={-r * 1.1} y={r * 0.38} width={r * 0.6} height={r * 0.6} viewBox="-6 -6 76 76" overflow="visible">
        <use href={`#f-seat-${seat + 1}`} width="64" height="64" stroke="var(--ivory)" />
      </svg>
      {health !== null && (
        <g transform={`translate(${(r * (isLeft ? -0.76 : 0.76)).toFixed(1)} ${(-r * 0.74).toFixed(1)})`}>
          <circle class="life" r={r * 0.38} />
          <text class="health" y={r * 0.15} text-anchor="middle">
            {health}
          </text>
        </g>
      )}
      {gear.map((sign, place) => (
        <g key={place} class="mark" transform={`translate(${(r * (0.2 + place * 0.56)).toFixed(1)} ${(r * 0.95).toFixed(1)})`}>
          <circle r={r * 0.27} />
          <use href={`#f-${sign}`} x={-r * 0.2} y={-r * 0.2} width={r * 0.4} height={r * 0.4} />
        </g>
      ))}
    </g>
  );
}

/** A closed fist in the colour of a seat. */
export function Fist({ seat, isOpen }: { seat: number; isOpen: boolean }) {
  return <Figure name="fist" class={isOpen ? "clench thinking" : "clench"} style={{ "--fig-2": `var(--seat-${seat + 1})` }} />;
}
