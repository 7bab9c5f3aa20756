/** The languages there are. The last is for tests: English with every letter dressed up. */
export const LANGUAGES = ["en", "it", "fr", "pt"] as const;
export type Language = (typeof LANGUAGES)[number] | "pseudo";

export const NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  fr: "Français",
  pt: "Português",
  pseudo: "Ƥşḗŭḓǿ",
};

export const LOCALES: Record<Language, string> = {
  en: "en-GB",
  it: "it-IT",
  fr: "fr-FR",
  pt: "pt-BR",
  pseudo: "en-GB",
};

export function isLanguage(text: string): text is Language {
  return text === "pseudo" || (LANGUAGES as readonly string[]).includes(text);
}

/** The first language of the reader's list that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(primary)) return primary;
  }
  return "en";
}
