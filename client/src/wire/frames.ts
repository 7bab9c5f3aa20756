/** What comes over the socket, read with care: a frame of an unknown type is logged and skipped. */
import type { Out } from "./types";

const TYPES: ReadonlySet<string> = new Set<Out["type"]>(["welcome", "frame", "here", "done", "refused", "odds", "why", "hint", "pong"]);

export function read(text: string): Out | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    console.warn("wire: a frame that is not JSON was skipped");
    return null;
  }
  const type = said !== null && typeof said === "object" && "type" in said ? said.type : undefined;
  if (typeof type === "string" && TYPES.has(type)) return said as Out;
  console.warn(`wire: a frame of unknown type was skipped: ${String(type)}`);
  return null;
}
