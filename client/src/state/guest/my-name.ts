/** What I am called at new tables. */
import { ui } from "../../words/ui";
import { settings } from "../../browser/settings";

export function myName(): string {
  return settings.value.name.trim() || ui("nameless");
}
