/** Each seat's chance to win along a match. Lines differ by dash as well as by colour. */
import { estimated, lineOf, placeAt } from "../../state/replay/analysis";
import type { AnalysisFound } from "../../wire/types";
import { ui } from "../../words/ui";
import { chance } from "../../words/words";
import { SeatMark } from "../basics/figure";

const [WIDTH, HEIGHT] = [320, 132];
const RUNGS = [0, 0.25, 0.5, 0.75, 1];
const DASHES = ["none", "9 5", "2 4", "14 4 2 4", "4 4"];

interface ChartProps {
  found: AnalysisFound;
  step: number;
  setStep: (step: number) => void;
  names: readonly string[];
}

const x = (along: number): number => along * WIDTH;
const y = (share: number): number => 4 + (1 - share) * (HEIGHT - 8);

export function ChancesChart({ found, step, setStep, names }: ChartProps) {
  const { moments, turnings } = found;
  const last = Math.max(1, moments.at(-1)?.number ?? 1);
  const place = placeAt(found, step);
  const now = moments[place];
  // How it ended is no estimate.
  const isEnd = place === moments.length - 1;
  const sayOf = (seat: number): string => (isEnd ? ui("analysis-end", { chance: chance(now?.chances[seat] ?? 0) }) : estimated(now?.chances[seat] ?? 0));
  const said = names.map((name, seat) => `${name} ${sayOf(seat)}`);
  return (
    <figure class="chances">
      <div class="chartwrap">
        <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {RUNGS.map((rung) => (
            <path key={rung} class="rung" d={`M0 ${y(rung)}H${WIDTH}`} vector-effect="non-scaling-stroke" />
          ))}
          {turnings.map(({ number }) => (
            <path key={number} class="turn" d={`M${x(number / last)} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />
          ))}
          {names.map((name, seat) => (
            <polyline
              key={name}
              points={lineOf(moments, seat).map(([along, share]) => `${x(along).toFixed(1)},${y(share).toFixed(1)}`).join(" ")}
              stroke={`var(--seat-${seat + 1}-ink)`}
              stroke-dasharray={DASHES[seat % DASHES.length]}
              vector-effect="non-scaling-stroke"
            />
          ))}
          <path class="now" d={`M${x(step / last)} 0V${HEIGHT}`} vector-effect="non-scaling-stroke" />
        </svg>
        <input
          type="range"
          min="0"
          max={String(moments.length - 1)}
          value={String(place)}
          aria-label={ui("analysis-chart")}
          aria-valuetext={`${ui("step-of", { step: now?.number ?? 0, last })}. ${said.join(", ")}`}
          onInput={(event) => setStep(moments[event.currentTarget.valueAsNumber]?.number ?? 0)}
        />
      </div>
      <ul aria-hidden="true">
        {names.map((name, seat) => (
          <li key={name}>
            <svg class="dash" viewBox="0 0 28 12">
              <path d="M0 6H28" stroke={`var(--seat-${seat + 1}-ink)`} stroke-dasharray={DASHES[seat % DASHES.length]} />
            </svg>
            <SeatMark seat={seat} class="" />
            <span class="cut">{name}</span>
            <b>{sayOf(seat)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
