/** Several names in a row, as the language joins them. */
import { settings } from "../browser/settings";
import { LOCALES } from "../browser/languages";

export function names(list: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[settings.value.language], { type: "conjunction" }).format(list);
}
