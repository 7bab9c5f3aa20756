/** How to play, the keys, and what the check of the dice does and does not promise. */
import { useEffect } from "preact/hooks";
import { KeyTable } from "../parts/keys";
import { Glance } from "../games/clash/render/glance";
import { Glance as GladiatoriGlance } from "../games/gladiatori/render/glance";
import { Top } from "../parts/top";
import { ui } from "../words/ui";
import { say } from "../words/words";

const RULES = ["place", "recruit", "lair", "team", "ground", "target", "net", "reroll", "casualty", "beast"];
const GLADIATORI_RULES = ["split", "opening", "action", "add", "fight", "reaction", "skill", "feint", "payment", "spend", "recover", "rest", "interject"];

export function Help() {
  useEffect(() => {
    document.title = `${ui("help")} · Harena`;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <Top />
      <main class="prose">
        <h1>{ui("help")}</h1>
        <section>
          <h2>{ui("help-start")}</h2>
          <p>{ui("help-start-1")}</p>
          <p>{ui("help-start-2")}</p>
          <p>{ui("help-start-3")}</p>
        </section>
        <section id="clash">
          <h2>{say("clash-title")}</h2>
          <p>{ui("clash-how")}</p>
          <Glance />
          {RULES.map((ask) => (
            <details class="panel pad" key={ask}>
              <summary>{ui(`rule-of-${ask}`)}</summary>
              <p>{say(`clash-rule-${ask}`)}</p>
            </details>
          ))}
        </section>
        <section id="gladiatori">
          <h2>{say("gladiatori-title")}</h2>
          <p>{ui("gladiatori-how")}</p>
          <GladiatoriGlance />
          {GLADIATORI_RULES.map((ask) => (
            <details class="panel pad" key={ask}>
              <summary>{ui(`gladiatori-rule-of-${ask}`)}</summary>
              <p>{say(`gladiatori-rule-${ask}`)}</p>
            </details>
          ))}
        </section>
        <section>
          <h2>{ui("keys")}</h2>
          <KeyTable />
          <p>
            <b>{say("gladiatori-title")}</b>: {ui("gladiatori-help-keys-note")}
          </p>
        </section>
        <section id="dice">
          <h2>{ui("help-dice")}</h2>
          <ul class="col">
            {[1, 2, 3, 4].map((step) => (
              <li key={step}>{ui(`help-dice-${step}`)}</li>
            ))}
          </ul>
          <h3>{ui("help-not")}</h3>
          <ul class="col">
            {[1, 2, 3].map((step) => (
              <li key={step}>{ui(`help-not-${step}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{ui("help-private")}</h2>
          <p>{ui("help-private-1")}</p>
        </section>
      </main>
    </>
  );
}
