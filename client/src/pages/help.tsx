/** How to play, the keys, and what the check of the dice does and does not promise. */
import { useEffect, useState } from "preact/hooks";
import { type GameHelp, helpOfAll } from "../stage/shelf";
import { ruleName, ruleOf } from "../parts/question/decision";
import { KeyTable } from "../parts/shell/key-list";
import { Top } from "../parts/shell/top-bar";
import { entitle } from "../state/app/my-turns";
import { ofGame, titleOf, ui } from "../words/ui";
import "../look/glance.css";

export function Help() {
  useEffect(() => entitle(`${ui("help")} · Harena`));
  return (
    <>
      <Top />
      <main class="prose">
        <HelpText />
      </main>
    </>
  );
}

export function HelpText() {
  const [helps, setHelps] = useState<readonly GameHelp[]>([]);
  useEffect(() => {
    void helpOfAll().then((found) => {
      setHelps(found);
      requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
    });
  }, []);
  return (
    <>
      <h1>{ui("help")}</h1>
      <section>
        <h2>{ui("help-start")}</h2>
        <p>{ui("help-start-1")}</p>
        <p>{ui("help-start-2")}</p>
        <p>{ui("help-start-3")}</p>
      </section>
      {helps.map((help) => (
        <GameSection key={help.game} {...help} />
      ))}
      <section>
        <h2>{ui("keys")}</h2>
        <KeyTable />
        {helps
          .filter(({ game }) => ofGame(game, "help-keys-note", "") !== "")
          .map(({ game }) => (
            <p key={game}>
              <b>{titleOf(game)}</b>: {ofGame(game, "help-keys-note", "")}
            </p>
          ))}
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
    </>
  );
}

/** A game: what it is about, how it looks, and its rules one by one. */
function GameSection({ game, rules, Glance }: GameHelp) {
  return (
    <section id={game}>
      <h2>{titleOf(game)}</h2>
      <p>{ofGame(game, "how", "")}</p>
      {Glance !== null && <Glance />}
      {rules.map((ask) => (
        <details class="panel pad" key={ask}>
          <summary>{ruleName(game, ask)}</summary>
          <p>{ruleOf(game, ask)}</p>
        </details>
      ))}
    </section>
  );
}
