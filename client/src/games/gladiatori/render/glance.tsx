/** How Gladiatori is played, in figures and short sentences, for whoever has never played. */
import type { ComponentChildren } from "preact";
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { say, sentence } from "../../../words/words";
import { Around } from "./around";
import "./glance.css";

const STEPS = ["card-back", "laurel", "i-speed", "sword", "i-blood"];
const ACTIONS = ["strength", "dexterity", "berserk", "movement"];
const SIGNS: Readonly<Record<string, string>> = { strength: "i-strength", dexterity: "i-dexterity", berserk: "i-berserk", movement: "i-move" };
const STATES = [
  ["trapped", "net"],
  ["unbalanced", "i-facing"],
  ["down", "skull"],
  ["passive", "i-gate"],
] as const;
const POINTS = [
  "front-attack", "front-damage", "first-blood", "front-kill", "beast-kill", "survival", "rear-attack", "rear-damage", "rear-kill",
  "flight", "cowardice", "surrender",
];
const BEASTS = ["dog", "wolf", "lion", "bear"];

export function Glance() {
  return (
    <>
      <Part name="turn">
        <ol class="steps">
          {STEPS.map((figure, place) => (
            <li key={figure}>
              <Figure name={figure} class="tile" />
              <span>{ui(`gladiatori-help-turn-${place + 1}`)}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part name="cards">
        <ul>
          {(["action", "energy", "life"] as const).map((what, place) => (
            <li key={what}>
              <Figure name={["i-strength", "card-back", "i-blood"][place] ?? ""} class="tile" />
              <span>{ui(`gladiatori-help-cards-${what}`)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="match">
        <Matching />
      </Part>
      <Part name="around">
        <Around />
      </Part>
      <Part name="status">
        <ul>
          {STATES.map(([state, figure]) => (
            <li key={state}>
              <Figure name={figure} class="tile" />
              <span>
                <b>{sentence(state === "trapped" ? say("gladiatori-marker", { marker: state }) : say(`gladiatori-panel-${state}`))}</b>
                {ui(`gladiatori-help-status-${state}`)}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="points">
        <ul class="worths">
          {POINTS.map((reason) => ({ reason, points: ui("gladiatori-help-worth", { reason }) })).map(({ reason, points }) => (
            <li key={reason}>
              <b class={points.startsWith("+") ? "plus" : "minus"}>{points}</b>
              <span>{sentence(say("gladiatori-reason", { reason }))}</span>
            </li>
          ))}
        </ul>
        <p class="small muted">{ui("gladiatori-help-points-note")}</p>
      </Part>
      <Part name="beasts">
        <ul>
          {BEASTS.map((beast) => (
            <li key={beast}>
              <Figure name={beast} class="tile" />
              <span>
                <b>{sentence(say("gladiatori-beast", { beast }))}</b>
                {ui(`gladiatori-help-beasts-${beast}`)}
              </span>
            </li>
          ))}
        </ul>
        <p class="small muted">{ui("gladiatori-help-beasts-note")}</p>
      </Part>
      <Part name="campaign">
        <p>{ui("gladiatori-help-campaign-note")}</p>
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="panel pad glance">
      <h3 class="caps">{ui(`gladiatori-help-${name}`)}</h3>
      {children}
    </div>
  );
}

/** Each Action card beside the Reaction that the same card is. */
function Matching() {
  return (
    <>
      <table class="matching">
        <thead>
          <tr>
            <th scope="col">{ui("gladiatori-help-match-attack")}</th>
            <th scope="col">{ui("gladiatori-help-match-reaction")}</th>
          </tr>
        </thead>
        <tbody>
          {ACTIONS.map((card) => (
            <tr key={card}>
              <td>
                <div>
                  <Figure name={SIGNS[card] ?? ""} class="" />
                  <span>
                    <b>{say("gladiatori-card", { card })}</b>
                    {card === "movement" ? ui("gladiatori-help-match-none") : say("gladiatori-card-help", { card })}
                  </span>
                </div>
              </td>
              <td>
                <span>
                  <b>{say("gladiatori-reaction", { card })}</b>
                  {ui(`gladiatori-help-match-${card}`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{ui("gladiatori-help-match-same")}</p>
    </>
  );
}
