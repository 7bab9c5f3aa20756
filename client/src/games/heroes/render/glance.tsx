/** How Heroes is played, in figures and short sentences, for whoever has never played. */
import type { ComponentChildren } from "preact";
import { Figure } from "../../../parts/basics/figure";
import { ui } from "../../../words/ui";
import { Body, HURT } from "./body";
import "./glance.css";

const ACTS = [["move", "i-move"], ["rest", "i-strength"], ["fight", "sword"], ["net", "net"], ["far", "spear"]] as const;
const TESTS = ["manoeuvre", "attack", "net"] as const;

export function Glance() {
  return (
    <>
      <Part name="turn">
        <p>{ui("heroes-help-turn-note")}</p>
        <ul>
          {ACTS.map(([act, sign]) => (
            <li key={act}>
              <Figure name={sign} class="tile" />
              <span>{ui("heroes-help-act", { act })}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="tests">
        <p>{ui("heroes-help-tests-note")}</p>
        <ul>
          {TESTS.map((test) => (
            <li key={test}>
              <Figure name={test === "net" ? "net" : test === "attack" ? "sword" : "die-3"} class="tile" />
              <span>{ui("heroes-help-test", { test })}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="body">
        <div class="anatomy">
          <Body {...HURT} />
          <p>{ui("heroes-help-body-note")}</p>
        </div>
      </Part>
      <Part name="mercy">
        <p>{ui("heroes-help-mercy-note")}</p>
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="panel pad glance">
      <h3 class="caps">{ui(`heroes-help-${name}`)}</h3>
      {children}
    </div>
  );
}
