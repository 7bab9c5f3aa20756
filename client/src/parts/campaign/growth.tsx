/** How the gladiators of a campaign have grown: a line for each, from match to match; those who are lost end theirs with a skull. */
import type { TableInfo } from "../../wire/types";
import { ui } from "../../words/ui";
import "../../look/growth.css";

const [WIDTH, HEIGHT, LEFT, FOOT, TOP] = [360, 190, 34, 24, 14];
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 3"];
const MARK = 13;
const MOST_NAMED = 8;

/** One gladiator: whose, from which match on, and what he had at each gate. Where a seat may have several, by his name. */
interface Grown {
  readonly seat: number;
  readonly name?: string;
  readonly from: number;
  readonly values: readonly number[];
  readonly isLost: boolean;
}

const lineOf = (seat: number, dash: number) => ({ stroke: `var(--seat-${seat + 1}-ink)`, "stroke-dasharray": DASHES[dash] });

/** The line of the first of each seat is that of the seat; those after him have others. */
function dashOf(all: readonly Grown[], place: number): number {
  const { seat = 0 } = all[place] ?? {};
  return (seat + all.slice(0, place).filter((other) => other.seat === seat).length) % DASHES.length;
}

/** What is drawn stands above it, and whose line is whose below; all of it in words for those who listen. */
export function Growth({ tables, all, caption, told }: { tables: readonly TableInfo[]; all: readonly Grown[]; caption: string; told: readonly string[] }) {
  const most = Math.max(4, ...all.flatMap(({ values }) => values));
  const step = Math.max(1, Math.ceil(most / 4));
  const rungs = Array.from({ length: Math.floor(most / step) + 1 }, (_, rung) => rung * step);
  const gates = tables.length + 1;
  const x = (gate: number): number => LEFT + (gate / (gates - 1)) * (WIDTH - LEFT - MARK);
  // Lines that run together are drawn a little apart.
  const y = (value: number, apart: number): number => HEIGHT - FOOT - (value / most) * (HEIGHT - FOOT - TOP) - apart * 1.5;
  const stride = Math.ceil(tables.length / MOST_NAMED);
  return (
    <figure class="growth">
      <figcaption>{caption}</figcaption>
      <svg class="careers" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${caption}. ${told.join(". ")}`}>
        {rungs.map((value) => (
          <g key={value}>
            <path class="rung" d={`M${LEFT} ${y(value, 0)}H${WIDTH}`} />
            <text x={LEFT - 12} y={y(value, 0) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {tables.map((table, match) => (
          <text key={table.id} x={(x(match) + x(match + 1)) / 2} y={HEIGHT - 7} text-anchor="middle">
            {match % stride > 0 ? "" : stride > 1 ? match + 1 : ui("campaign-match", { number: match + 1 })}
          </text>
        ))}
        {all.map((career, place) => {
          const dash = dashOf(all, place);
          return (
            <g key={place}>
              <polyline points={career.values.map((value, gate) => `${x(career.from + gate)},${y(value, dash)}`).join(" ")} {...lineOf(career.seat, dash)} />
              {career.values.map((value, gate) => {
                const isEnd = career.isLost && gate === career.values.length - 1;
                const size = isEnd ? MARK + 5 : MARK;
                return (
                  <svg key={gate} x={x(career.from + gate) - size / 2} y={y(value, dash) - size / 2} width={size} height={size} viewBox="0 0 64 64">
                    <use href={isEnd ? "#f-skull" : `#f-seat-${career.seat + 1}`} />
                  </svg>
                );
              })}
            </g>
          );
        })}
      </svg>
      {all.some(({ name }) => name !== undefined) && (
        <ul class="legend">
          {all.map(({ seat, name }, place) => (
            <li key={place}>
              <svg class="line" viewBox="0 0 44 13" aria-hidden="true">
                <path d="M0 6.5H44" {...lineOf(seat, dashOf(all, place))} />
                <svg x={22 - MARK / 2} width={MARK} height={MARK} viewBox="0 0 64 64">
                  <use href={`#f-seat-${seat + 1}`} />
                </svg>
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
