/** A page that cannot be shown, and why. */
import { Figure } from "../parts/basics/figure";
import { Top } from "../parts/shell/top-bar";
import { Refusal } from "../wire/http";
import { refusal, ui } from "../words/ui";

export function Trouble({ trouble }: { trouble: unknown }) {
  const words =
    trouble instanceof Refusal ? refusal(trouble.problem.code, trouble.problem.facts, trouble.problem.sentence) : ui("table-closed");
  return (
    <>
      <Top />
      <main class="prose">
        <Figure name="i-gate" class="tile lost" />
        <h1>{ui("no-table")}</h1>
        <p>{words}</p>
        <p class="row wrap">
          {trouble instanceof Refusal && trouble.problem.code === "retired" && (
            <a class="btn" href={`/replay/table/${trouble.problem.facts.table}`}>
              {ui("replay")}
            </a>
          )}
          <a class="btn primary" href="/">
            {ui("to-home")}
          </a>
        </p>
        {trouble instanceof Refusal && <p class="small muted">{trouble.problem.code}</p>}
      </main>
    </>
  );
}

/** A table whose host gave up waiting. */
export function Closed() {
  return (
    <>
      <Top />
      <main class="prose">
        <Figure name="i-gate" class="tile lost" />
        <h1>{ui("closed-title")}</h1>
        <p>{ui("closed-note")}</p>
        <p class="row wrap">
          <a class="btn primary" href="/new">
            {ui("new-table")}
          </a>
          <a class="btn" href="/">
            {ui("to-home")}
          </a>
        </p>
      </main>
    </>
  );
}

export function Missing() {
  return (
    <>
      <Top />
      <main class="prose">
        <Figure name="retiarius" class="tile lost" />
        <h1>{ui("missing")}</h1>
        <p>{ui("missing-note")}</p>
        <p>
          <a class="btn primary" href="/">
            {ui("to-home")}
          </a>
        </p>
      </main>
    </>
  );
}
