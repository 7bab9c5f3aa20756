/** The replays that the service worker has kept: what can be read without a net. */
import { pathOf } from "../../browser/root";
import type { TableInfo } from "../../wire/types";

export interface KeptReplay {
  readonly path: string;
  readonly game: string;
  readonly table: TableInfo | null;
}

const HEADER = /^\/api\/(table|record)s\/([^/]+)$/;

/** Of each replay what stands at its head, the one seen last first. */
export async function keptReplays(): Promise<KeptReplay[]> {
  const found: KeptReplay[] = [];
  if (!("caches" in globalThis)) return found;
  for (const name of (await caches.keys()).filter((one) => one.startsWith("replays-"))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const header = HEADER.exec(pathOf(new URL(request.url).pathname) ?? "");
      if (header === null) continue;
      const [, kind = "", id = ""] = header;
      const told = (await (await cache.match(request))?.json()) as { game: string } | undefined;
      if (told !== undefined) found.push({ path: `/replay/${kind}/${id}`, game: told.game, table: kind === "table" ? (told as TableInfo) : null });
    }
  }
  return found.reverse();
}
