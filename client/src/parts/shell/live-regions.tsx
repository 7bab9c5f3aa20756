/** The live regions: what has happened, politely; what cannot wait, at once. */
import { polite, urgent } from "../../browser/announce";

export function Voice() {
  return (
    <>
      <div class="sr" aria-live="polite" data-voice="polite">
        {polite.value}
      </div>
      <div class="sr" aria-live="assertive" data-voice="urgent">
        {urgent.value}
      </div>
    </>
  );
}
