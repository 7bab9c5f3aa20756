/** The arena of stone: marble around the sand, letters and numbers on it. Decoration only. */
import { squareId } from "../state/decode";
import { COLUMNS, middle, SCREEN, SIDE } from "./geometry";

export function Stone() {
  return (
    <g aria-hidden="true">
      <rect x="6" y="4" width="628" height="620" rx="22" fill="var(--marble-2)" stroke="var(--marble-line)" stroke-width="2" />
      <rect x="32" y="26" width="576" height="576" rx="8" fill="var(--marble)" stroke="var(--marble-line)" stroke-width="2" />
      {COLUMNS.map((column) => {
        const [foot, side] = [SCREEN.at(-1)?.[column] ?? 0, SCREEN[column]?.[0] ?? 0];
        return (
          <g key={column} class="edge">
            <text x={middle(foot).x} y="618" text-anchor="middle">
              {squareId(foot)[0]}
            </text>
            <text x="20" y={middle(side).y + SIDE * 0.06} text-anchor="middle">
              {squareId(side)[1]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
