/** What the reader has set, kept in this browser. */
import { effect, signal } from "@preact/signals";
import { isLanguage, type Language, preferred } from "./languages";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
/** When the screen is covered between two people: where there are secrets, or always. */
export type Cover = "secrets" | "always";
export type Pace = "calm" | "normal" | "quick" | "instant";

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  /** Whether bots wait where one may step in. */
  stepIn: boolean;
  keys: boolean;
  strongGrid: boolean;
  cover: Cover;
  chat: boolean;
  name: string;
}

const KEY = "harena.settings";

function defaults(): Settings {
  return {
    language: preferred(navigator.languages),
    theme: "system",
    motion: "system",
    pace: "normal",
    sound: false,
    notify: false,
    confirm: true,
    stepIn: true,
    keys: true,
    strongGrid: false,
    cover: "secrets",
    chat: true,
    name: "",
  };
}

/** What was kept, as far as it still fits; exported for tests. */
export function restore(text: string | null, base: Settings): Settings {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    // What cannot be read is forgotten.
  }
  if (kept === null || typeof kept !== "object") return base;
  const known = Object.entries(kept).filter(
    ([key, value]) => key in base && typeof value === typeof base[key as keyof Settings],
  );
  const settings: Settings = { ...base, ...(Object.fromEntries(known) as Partial<Settings>) };
  return isLanguage(settings.language) ? settings : { ...settings, language: base.language };
}

function begin(): Settings {
  const asked = new URLSearchParams(location.search).get("lang");
  const kept = restore(localStorage.getItem(KEY), defaults());
  return asked !== null && isLanguage(asked) ? { ...kept, language: asked } : kept;
}

export const settings = signal<Settings>(begin());

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value };
}

const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const systemNight = signal(night.matches);
night.addEventListener("change", () => (systemNight.value = night.matches));

export function isNight(): boolean {
  const { theme } = settings.value;
  return theme === "dark" || (theme === "system" && systemNight.value);
}

/** Whether nothing should travel or tumble. */
export function isStill(): boolean {
  const { motion } = settings.value;
  return motion === "none" || (motion === "system" && still.matches);
}

effect(() => {
  localStorage.setItem(KEY, JSON.stringify(settings.value));
  const root = document.documentElement.dataset;
  root.theme = isNight() ? "dark" : "light";
  root.motion = settings.value.motion;
  root.grid = settings.value.strongGrid ? "strong" : "plain";
});
