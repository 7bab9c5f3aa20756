/** The round at a glance, for the help page: schemes, closed fists, the sand and the thumb. */
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import "./glance.css";

const STEPS = [
  ["card-back", "intrigue"],
  ["denarius", "market"],
  ["fist", "auction"],
  ["i-host", "host"],
  ["helmet", "arena"],
  ["thumb-up", "thumb"],
] as const;

export function Glance() {
  return (
    <ol class="round-glance">
      {STEPS.map(([sign, phase]) => (
        <li key={phase}>
          <Figure name={sign} class="" />
          <span>{ui("spartacus-phase", { phase })}</span>
        </li>
      ))}
    </ol>
  );
}
