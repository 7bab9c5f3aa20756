/**
 * The service worker: keeps the shell of this build, and the replays that were looked at, for reading without a net.
 *
 * The net always comes first: what is kept is shown only when the server cannot be reached, so an old shell never
 * speaks to a newer server. Everything is kept under the name of the build, and goes with it.
 */
interface Kept {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Kept {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Touched extends Kept {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface Scope {
  readonly clients: { get(id: string): Promise<Tab | undefined>; matchAll(which: { type: "window" }): Promise<Tab[]>; claim(): Promise<void>; openWindow(path: string): Promise<unknown> };
  readonly location: Location;
  addEventListener(kind: "install" | "activate" | "message", act: (event: Kept) => void): void;
  addEventListener(kind: "fetch", act: (event: Asked) => void): void;
  addEventListener(kind: "notificationclick", act: (event: Touched) => void): void;
}
/** Put in when the client is built: its digest, and the files of the first screen. */
declare const __BUILD__: string;
declare const __SHELL__: readonly string[];

const worker = self as unknown as Scope;
const SHELL = `shell-${__BUILD__}`;
const REPLAYS = `replays-${__BUILD__}`;
/** The worker lies at the root of the house. */
const ROOT = new URL("./", worker.location.href).pathname;
const OF_A_REPLAY = /^api\/(tables|records)\/[^/]+(\/(steps|content|record))?$/;
const MOST_KEPT = 600;

worker.addEventListener("install", (event) => event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll([...__SHELL__]))));

worker.addEventListener("activate", (event) => event.waitUntil(tidy()));

// A page that was just being loaded then says so: any word from a page means that.
worker.addEventListener("message", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin || !url.pathname.startsWith(ROOT)) return;
  const path = url.pathname.slice(ROOT.length);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
  else if (OF_A_REPLAY.test(path)) event.respondWith(replay(request, event.clientId));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data?.address ?? ROOT)));
});

/** What other builds have kept goes. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== REPLAYS).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page of the server; without a net the kept shell, which is told so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failed) {
    const kept = await caches.match(ROOT, { cacheName: SHELL });
    if (kept === undefined) throw failed;
    const text = (await kept.text()).replace("<html ", "<html data-offline ");
    return new Response(text, { headers: kept.headers });
  }
}

/** Files whose names hold a digest never change. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: SHELL });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** What a replay asks for is kept, and read again without a net. */
async function replay(request: Request, client: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    const tab = await worker.clients.get(client);
    if (answer.ok && tab !== undefined && new URL(tab.url).pathname.startsWith(`${ROOT}replay/`)) await keep(request, answer.clone());
    return answer;
  } catch (failed) {
    const kept = await caches.match(request, { cacheName: REPLAYS });
    if (kept === undefined) throw failed;
    return kept;
  }
}

async function keep(request: Request, answer: Response): Promise<void> {
  const replays = await caches.open(REPLAYS);
  await replays.put(request, answer);
  const all = await replays.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((one) => replays.delete(one)));
}

/** To the table that waits, in a page that is open if there is one. */
async function lead(path: string): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: "window" });
  if (tab === undefined) await worker.clients.openWindow(path);
  else {
    await tab.focus();
    await tab.navigate(path);
  }
}
