/** The growth of all gladiators of a campaign: XP after each match, a line for each; the dead end theirs. */
import { ui } from "../../../words/ui";
import type { TableInfo } from "../../../wire/types";
import "./careers.css";

const [WIDTH, HEIGHT, LEFT, FOOT, TOP] = [360, 190, 34, 24, 14];
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];
const MARK = 13;

interface Line {
  readonly xp: number;
  readonly dead: boolean;
}

/** The career of one gladiator: from which match on, and his XP at each gate. */
interface Career {
  readonly seat: number;
  readonly from: number;
  readonly xp: readonly number[];
  readonly isDead: boolean;
}

function lines(past: Readonly<Record<string, unknown>>): Line[] {
  const found = past.gladiators;
  return Array.isArray(found) ? (found as Line[]) : [];
}

/** A seat's gladiators one after the other: where one dies another begins. */
export function careers(tables: readonly TableInfo[], seat: number): Career[] {
  const found: Career[] = [];
  tables.forEach((table, match) => {
    const start = lines(table.carried)[seat]?.xp ?? 0;
    const last = found.at(-1);
    const now = last === undefined || last.isDead ? { seat, from: match, xp: [start], isDead: false } : last;
    const after = lines(table.left)[seat];
    const grown = after === undefined ? now : { ...now, xp: [...now.xp, after.dead ? start : after.xp], isDead: after.dead };
    if (now === last) found.pop();
    found.push(grown);
  });
  return found;
}

export function Careers({ tables, names }: { tables: readonly TableInfo[]; names: readonly string[] }) {
  const all = names.flatMap((_, seat) => careers(tables, seat));
  const most = Math.max(4, ...all.flatMap(({ xp }) => xp));
  const step = Math.max(1, Math.ceil(most / 4));
  const rungs = Array.from({ length: Math.floor(most / step) + 1 }, (_, rung) => rung * step);
  const gates = tables.length + 1;
  const x = (gate: number): number => LEFT + (gate / (gates - 1)) * (WIDTH - LEFT - MARK);
  const y = (xp: number, seat: number): number => HEIGHT - FOOT - (xp / most) * (HEIGHT - FOOT - TOP) - seat * 1.5;
  const told = names.map((name, seat) => `${name}: ${careers(tables, seat).map(({ xp, isDead }) => xp.join(", ") + (isDead ? ` (${ui("gladiatori-gain-dead-short")})` : "")).join("; ")}`);
  return (
    <svg class="careers" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${ui("gladiatori-xp-chart")}. ${told.join(". ")}`}>
      {rungs.map((xp) => (
        <g key={xp}>
          <path class="rung" d={`M${LEFT} ${y(xp, 0)}H${WIDTH}`} />
          <text x={LEFT - 12} y={y(xp, 0) + 4} text-anchor="end">
            {xp}
          </text>
        </g>
      ))}
      {tables.map((table, match) => (
        <text key={table.id} x={(x(match) + x(match + 1)) / 2} y={HEIGHT - 7} text-anchor="middle">
          {ui("campaign-match", { number: match + 1 })}
        </text>
      ))}
      {all.map((career) => (
        <g key={`${career.seat}-${career.from}`}>
          <polyline
            points={career.xp.map((xp, gate) => `${x(career.from + gate)},${y(xp, career.seat)}`).join(" ")}
            stroke={`var(--seat-${career.seat + 1}-ink)`}
            stroke-dasharray={DASHES[career.seat]}
          />
          {career.xp.map((xp, gate) => {
            const isEnd = career.isDead && gate === career.xp.length - 1;
            const size = isEnd ? MARK + 5 : MARK;
            return (
              <svg key={gate} x={x(career.from + gate) - size / 2} y={y(xp, career.seat) - size / 2} width={size} height={size} viewBox="0 0 64 64">
                <use href={isEnd ? "#f-skull" : `#f-seat-${career.seat + 1}`} />
              </svg>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
