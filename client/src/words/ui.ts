/** The words of the browser's own pages: `locale/<language>/browser.ftl`. */
import { type Facts, has, say } from "./words";

export function ui(key: string, facts: Facts = {}): string {
  return say(`browser-${key}`, facts);
}

/** A refusal in words: the browser's own, else the house's, else the server's English. */
export function refusal(code: string, facts: Record<string, boolean | number | string>, sentence: string): string {
  const plain = Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, typeof value === "boolean" ? String(value) : value]),
  );
  for (const key of [`browser-refused-${code}`, `refused-${code}`]) if (has(key)) return say(key, plain);
  return sentence;
}
