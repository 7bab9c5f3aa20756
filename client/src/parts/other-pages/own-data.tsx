/** What the server keeps of a guest: to take along, or to have forgotten. */
import { useState } from "preact/hooks";
import { saveFile } from "../../browser/files";
import { set } from "../../browser/settings";
import { http, Refusal } from "../../wire/http";
import { ui, worded } from "../../words/ui";

export function OwnData() {
  const [sure, setSure] = useState(false);
  const [told, setTold] = useState("");
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    try {
      await what();
    } catch (failed) {
      const isUnknown = failed instanceof Refusal && failed.problem.code === "guest";
      setTold(isUnknown ? ui("own-data-none") : worded(failed));
    }
  };
  const save = (): Promise<void> => attempt(async () => saveFile("harena-my-data.json", await http.myData()));
  const forget = (): Promise<void> =>
    attempt(async () => {
      await http.forgetMe();
      set("name", "");
      sessionStorage.clear();
      setSure(false);
      setTold(ui("forgotten"));
    });
  return (
    <section class="panel pad-l col" aria-label={ui("own-data")}>
      <h2>{ui("own-data")}</h2>
      <p class="small muted">{ui("own-data-note")}</p>
      {told !== "" && (
        <p class="note" role="status">
          {told}
        </p>
      )}
      <div class="row wrap">
        <button type="button" class="btn" onClick={() => void save()}>
          {ui("own-data-save")}
        </button>
        <button type="button" class="btn" aria-expanded={sure} onClick={() => setSure(!sure)}>
          {ui("forget-me")}
        </button>
      </div>
      {sure && (
        <div class="row wrap">
          <span class="small grow">{ui("forget-me-note")}</span>
          <button type="button" class="btn primary" onClick={() => void forget()}>
            {ui("forget-me-sure")}
          </button>
        </div>
      )}
    </section>
  );
}
