/** The shell that a service worker keeps: registered here, and left as soon as the server is back. */
import { signal } from "@preact/signals";
import { addressOf, pathOf, root } from "../../browser/root";
import { http } from "../../wire/http";

const AGAIN = 5000;

/** Whether this page came from what was kept, because the server could not be reached. */
export const offline = signal("offline" in document.documentElement.dataset);

/** Keep what this page has loaded already, before there was a worker to see it pass. */
async function catchUp(): Promise<void> {
  const name = (await caches.keys()).find((one) => one.startsWith("shell-"));
  if (name === undefined) return;
  const shell = await caches.open(name);
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const own = loaded.filter((url) => url.origin === location.origin);
  for (const { pathname } of own.filter((url) => pathOf(url.pathname)?.startsWith("/assets/"))) {
    if ((await shell.match(pathname)) === undefined) await shell.add(pathname);
  }
  // Asked for once more, they pass the worker, which keeps them.
  if (pathOf(location.pathname)?.startsWith("/replay/")) {
    await Promise.all(own.filter((url) => pathOf(url.pathname)?.startsWith("/api/")).map((url) => fetch(url, { credentials: "same-origin" })));
  }
}

async function register(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(addressOf("/worker.js"));
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) {
    const controlled = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    active?.postMessage("here");
    await controlled;
  }
  if (isFirst) await catchUp();
  document.documentElement.dataset.kept = "yes";
}

/** An old shell never speaks to a server that is back: the page is loaded anew. */
async function comeBack(): Promise<void> {
  try {
    await http.health();
    location.reload();
  } catch {
    setTimeout(() => void comeBack(), AGAIN);
  }
}

/** A part of this build is gone: if the server has another one by now, the page is loaded anew; a table goes on where it was. */
async function renew(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const now = await fetch(root, { cache: "no-store" });
  if (entry !== null && now.ok && !(await now.text()).includes(new URL(entry.src).pathname)) location.reload();
}

export function keepShell(): void {
  addEventListener("vite:preloadError", () => void renew().catch(() => undefined));
  if (offline.peek()) void comeBack();
  if (import.meta.env.PROD && "serviceWorker" in navigator) register().catch(() => undefined);
}
