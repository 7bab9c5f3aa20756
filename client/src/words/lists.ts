/** Several names in a row, as the language joins them. */
import { LOCALES } from "../browser/languages";
import { spoken } from "./words";

export function names(list: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[spoken.value], { type: "conjunction" }).format(list);
}
