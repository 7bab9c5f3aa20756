/** Chances drawn: lines over a row of numbers, else bars side by side. Lines differ by dash and mark as well as by colour. */
import { ui } from "../../words/ui";

const [WIDTH, HEIGHT, LEFT, FOOT, TOP] = [560, 200, 40, 34, 10];
const DASHES = ["", "8 4", "2 4", "10 3 2 3", "1 3"];
const COLOURS = 5;
const RUNGS = [0, 0.25, 0.5, 0.75, 1];
const GAP = 0.24;

interface Props {
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** What each value of a row is. */
  readonly names: readonly string[];
  /** What the rows are. */
  readonly across: string;
}

const y = (value: number): number => HEIGHT - FOOT - value * (HEIGHT - FOOT - TOP);

export function OddsChart({ rows, names, across }: Props) {
  if (rows.length < 2) return null;
  const isCounted = rows.every(({ name }) => /^[+-]?\d+$/.test(name));
  return (
    <figure class="odds-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={ui("odds-chart", { across, names: names.join(", ") })}>
        {RUNGS.map((rung) => (
          <g key={rung}>
            <path class="rung" d={`M${LEFT} ${y(rung)}H${WIDTH}`} />
            <text x={LEFT - 6} y={y(rung) + 4} text-anchor="end">
              {100 * rung}
            </text>
          </g>
        ))}
        {isCounted ? <Lines rows={rows} /> : <Bars rows={rows} />}
      </svg>
      <ul>
        {names.map((name, place) => (
          <li key={name}>
            <svg viewBox="0 0 28 12" aria-hidden="true">
              {isCounted ? <path class={`line c${place % COLOURS}`} d="M0 6H28" stroke-dasharray={DASHES[place % COLOURS]} /> : <rect class={`c${place % COLOURS}`} width="28" height="12" />}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Lines({ rows }: Pick<Props, "rows">) {
  const x = (place: number): number => LEFT + 14 + (place / (rows.length - 1)) * (WIDTH - LEFT - 28);
  const lines = rows[0]?.values.map((_, line) => rows.map(({ values }, place) => [x(place), y(values[line] ?? 0)] as const)) ?? [];
  return (
    <>
      {rows.map(({ name }, place) => (
        <text key={name} x={x(place)} y={HEIGHT - 14} text-anchor="middle">
          {name}
        </text>
      ))}
      {lines.map((points, line) => (
        <g key={line} class={`line c${line % COLOURS}`}>
          <polyline points={points.map((point) => point.join(",")).join(" ")} stroke-dasharray={DASHES[line % COLOURS]} />
          {points.map(([px, py], place) => (
            <circle key={place} cx={px} cy={py} r="3.5" />
          ))}
        </g>
      ))}
    </>
  );
}

function Bars({ rows }: Pick<Props, "rows">) {
  const room = (WIDTH - LEFT) / rows.length;
  return (
    <>
      {rows.map(({ name, values }, place) => {
        const wide = (room * (1 - GAP)) / values.length;
        const start = LEFT + room * (place + GAP / 2);
        return (
          <g key={name}>
            {values.map((value, bar) => (
              <rect key={bar} class={`c${bar % COLOURS}`} x={start + bar * wide} y={y(value)} width={wide} height={y(0) - y(value)} />
            ))}
            <text x={LEFT + room * (place + 0.5)} y={HEIGHT - 14} text-anchor="middle">
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}
