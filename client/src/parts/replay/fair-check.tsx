/** The check of the dice, done here with code of its own, and what came of it. */
import { useState } from "preact/hooks";
import { checkFair, type FairResult } from "../../fair/check";
import { type Source } from "../../wire/http";
import { ui, worded } from "../../words/ui";

export function FairCheck({ source }: { source: Source }) {
  const [result, setResult] = useState<FairResult | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      setResult(await checkFair(source));
    } catch (failed) {
      setTrouble(worded(failed, ui("fair-none")));
    }
    setBusy(false);
  };
  return (
    <div class="col" aria-live="polite">
      <span class="caps">{ui("fair-title")}</span>
      {result === null && trouble === "" && (
        <button type="button" class={busy ? "btn sm busy" : "btn sm"} onClick={() => void check()}>
          {ui("fair-check")}
        </button>
      )}
      {trouble !== "" && <p class="small">{trouble}</p>}
      {result !== null && <Found result={result} />}
    </div>
  );
}

function Found({ result }: { result: FairResult }) {
  const lines: [boolean, string][] = [
    [result.promise, ui(result.promise ? "fair-commitment-good" : "fair-commitment-bad")],
    ...(result.kept === null ? [] : [[result.kept, ui(result.kept ? "fair-kept-good" : "fair-kept-bad")] as [boolean, string]]),
    [result.secret, ui(result.secret ? "fair-secret-good" : "fair-secret-bad")],
    ...(result.own === null ? [] : [[result.own, ui(result.own ? "fair-own-good" : "fair-own-bad")] as [boolean, string]]),
    [result.wrong === null, result.wrong === null ? ui("fair-dice-good", { draws: result.draws }) : ui("fair-dice-bad", { step: result.wrong })],
    [result.events, ui(result.events ? "fair-events-good" : "fair-events-bad")],
  ];
  return (
    <ul class="col small">
      {lines.map(([isGood, text]) => (
        <li key={text} class={`note ${isGood ? "good" : "bad"}`}>
          {text}
        </li>
      ))}
      <li>
        {ui("fair-fingerprint", { fingerprint: result.fingerprint })}{" "}
        {result.receipt !== null && (
          <a href={`data:application/json,${encodeURIComponent(JSON.stringify(result.receipt))}`} download={`harena-receipt-${result.receipt.table}.json`}>
            {ui("fair-receipt")}
          </a>
        )}
      </li>
      <li>
        {ui("fair-rest")} <a href="/help#dice">{ui("fair-more")}</a>
      </li>
    </ul>
  );
}
