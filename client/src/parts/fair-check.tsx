/** The check of the dice, done here with code of its own: the commitment, then the secret. */
import { useState } from "preact/hooks";
import { http, Refusal, type Source } from "../wire/http";
import { refusal, ui } from "../words/ui";
import { checkFair, type FairResult } from "../state/fair";

export function FairCheck({ source }: { source: Source }) {
  const [result, setResult] = useState<FairResult | null>(null);
  const [trouble, setTrouble] = useState("");
  const check = async (): Promise<void> => {
    try {
      setResult(await checkFair(await http.record(source)));
    } catch (failed) {
      setTrouble(failed instanceof Refusal ? refusal(failed.problem.code, failed.problem.facts, failed.problem.sentence) : ui("fair-none"));
    }
  };
  return (
    <div class="col" aria-live="polite">
      <span class="caps">{ui("fair-title")}</span>
      {result === null && trouble === "" && (
        <button type="button" class="btn sm" onClick={() => void check()}>
          {ui("fair-check")}
        </button>
      )}
      {trouble !== "" && <p class="small">{trouble}</p>}
      {result !== null && (
        <ul class="col small">
          <li class={`note ${result.commitment ? "good" : "bad"}`}>{ui(result.commitment ? "fair-commitment-good" : "fair-commitment-bad")}</li>
          <li class={`note ${result.secret ? "good" : "bad"}`}>{ui(result.secret ? "fair-secret-good" : "fair-secret-bad")}</li>
          <li>
            {ui("fair-rest")} <a href="/help#dice">{ui("fair-more")}</a>
          </li>
        </ul>
      )}
    </div>
  );
}
