/** Which page: the address of the browser, and nothing else. */
import { signal } from "@preact/signals";
import { addressOf, pathOf } from "../../browser/root";

type Route =
  | { page: "home" }
  | { page: "new"; game: string | null; record: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; kind: "table" | "record"; id: string; step: number | null; eyes: string | null; analyse: boolean }
  | { page: "campaign"; id: string }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; game: string; id: string }
  | { page: "help" }
  | { page: "rules"; game: string }
  | { page: "odds"; game: string }
  | { page: "settings" }
  | { page: "missing" };

/** The page of an address. */
export function routeOf(url: URL): Route {
  const path = pathOf(url.pathname);
  if (path === null) return { page: "missing" };
  const parts = path.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "new" && parts.length === 1) return { page: "new", game: url.searchParams.get("game"), record: url.searchParams.get("record") };
  if (first === "t" && second !== undefined && parts.length === 2) return { page: "table", id: second };
  if (first === "replay" && (second === "table" || second === "record") && third !== undefined) {
    const step = Number.parseInt(url.searchParams.get("step") ?? "", 10);
    return {
      page: "replay",
      kind: second,
      id: third,
      step: Number.isNaN(step) ? null : step,
      eyes: url.searchParams.get("eyes"),
      analyse: url.searchParams.has("analyse"),
    };
  }
  if (first === "campaign" && second !== undefined && parts.length === 2) return { page: "campaign", id: second };
  if (first === "learn" && parts.length <= 2) return { page: "learn", game: second ?? null };
  if (first === "learn" && second !== undefined && third !== undefined && parts.length === 3) return { page: "lesson", game: second, id: third };
  if (first === "help" && parts.length === 1) return { page: "help" };
  if (first === "rules" && second !== undefined && parts.length === 2) return { page: "rules", game: second };
  if (first === "odds" && second !== undefined && parts.length === 2) return { page: "odds", game: second };
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  return { page: "missing" };
}

/** Pages with a table, over which others open. */
export const LIE_UNDER: ReadonlySet<Route["page"]> = new Set(["table", "replay", "lesson"]);

/** Pages that open over a table, a replay or a lesson, which goes on below. */
export type Sheet = Extract<Route, { page: "settings" | "help" | "rules" | "odds" }>;

export const route = signal<Route>({ page: "home" });
export const sheet = signal<Sheet | null>(null);
follow();

/** The page of the address, or a sheet over the page that the history remembers below it. */
function follow(): void {
  const now = routeOf(new URL(location.href));
  const below = underneath();
  if (below !== null && isSheet(now)) {
    sheet.value = now;
    route.value = routeOf(new URL(below, location.href));
  } else {
    sheet.value = null;
    route.value = now;
  }
}

function isSheet(route: Route): route is Sheet {
  return route.page === "settings" || route.page === "help" || route.page === "rules" || route.page === "odds";
}

function underneath(): string | null {
  const kept: unknown = history.state;
  return kept !== null && typeof kept === "object" && "under" in kept && typeof kept.under === "string" ? kept.under : null;
}

export function go(path: string): void {
  const address = addressOf(path);
  const opens = isSheet(routeOf(new URL(address, location.href)));
  const canLieUnder = LIE_UNDER.has(route.peek().page);
  if (opens && sheet.peek() !== null) history.replaceState(history.state, "", address);
  else history.pushState(opens && canLieUnder ? { under: location.pathname + location.search } : null, "", address);
  follow();
  if (sheet.peek() === null) scrollTo(0, 0);
}

/** Back to what lies under the sheet. */
export function closeSheet(): void {
  if (sheet.peek() !== null) history.back();
}

/** The same page under another address, without a step in the history. */
export function rename(path: string): void {
  history.replaceState(null, "", addressOf(path));
}

addEventListener("popstate", follow);

/** Links of our own pages change the page without loading it anew. */
addEventListener("click", (click) => {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  const path = pathOf(url.pathname);
  if (url.origin !== location.origin || path === null || path.startsWith("/api/")) return;
  if (url.hash !== "" && url.pathname === location.pathname) {
    if (sheet.peek() === null) return;
    // An anchor would leave the history without what lies under the sheet.
    click.preventDefault();
    document.getElementById(url.hash.slice(1))?.scrollIntoView();
    return;
  }
  click.preventDefault();
  go(path + url.search + url.hash);
});
