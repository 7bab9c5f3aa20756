/** Settings, help, rules or odds over a live table, which goes on below; closing leads back to it. */
import { Dialog } from "../parts/basics/dialog";
import { closeSheet, type Sheet } from "../state/app/route";
import { titleOf, ui } from "../words/ui";
import { HelpText } from "./help";
import { OddsText } from "./odds";
import { RulesText } from "./rules";
import { SettingsForm } from "./settings";

export function SheetOver({ sheet }: { sheet: Sheet }) {
  const name = sheet.page === "rules" || sheet.page === "odds" ? ui(`${sheet.page}-of`, { game: titleOf(sheet.game) }) : ui(sheet.page);
  return (
    <Dialog label={name} close={closeSheet} closing={ui("back-to-table")}>
      <div class={sheet.page === "rules" ? "prose rulebook sheet" : "prose sheet"}>
        {sheet.page === "settings" && <SettingsForm />}
        {sheet.page === "help" && <HelpText />}
        {sheet.page === "rules" && <RulesText game={sheet.game} key={sheet.game} />}
        {sheet.page === "odds" && <OddsText game={sheet.game} key={sheet.game} />}
      </div>
    </Dialog>
  );
}
