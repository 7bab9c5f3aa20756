/** Settings or help over a live table, which goes on below; closing leads back to it. */
import { Dialog } from "../parts/dialog";
import { closeSheet, type Sheet } from "../state/route";
import { ui } from "../words/ui";
import { HelpText } from "./help";
import { SettingsForm } from "./settings";

export function SheetOver({ page }: { page: Sheet }) {
  return (
    <Dialog label={ui(page)} close={closeSheet} closing={ui("back-to-table")}>
      <div class="prose sheet">{page === "settings" ? <SettingsForm /> : <HelpText />}</div>
    </Dialog>
  );
}
