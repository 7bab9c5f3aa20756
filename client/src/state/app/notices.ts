/** The browser's own notices, if the reader has asked for them here and the browser allows it. */
import { signal } from "@preact/signals";
import { addressOf } from "../../browser/root";
import { go } from "./route";
import { set, settings } from "../../browser/settings";

/** What the browser allows: asked for only when the reader presses something. */
export const allowed = signal<NotificationPermission | "never">("Notification" in globalThis ? Notification.permission : "never");

export async function askForNotices(): Promise<void> {
  if (allowed.value === "never") return;
  allowed.value = await Notification.requestPermission();
  set("notify", allowed.value === "granted");
}

/** Say that a table waits; a touch on it leads there. */
export function notify(table: string, text: string): void {
  if (!settings.peek().notify || allowed.peek() !== "granted") return;
  const options = { tag: table, icon: addressOf("/icon-192.png"), body: "Harena", data: { path: `/t/${table}`, address: addressOf(`/t/${table}`) } };
  void show(text, options);
}

/** Phones want the notice from the worker, which can also open the page again. */
async function show(text: string, options: NotificationOptions & { data: { path: string } }): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active != null) {
    await worker.showNotification(text, options);
    return;
  }
  const notice = new Notification(text, options);
  notice.onclick = () => {
    focus();
    go(options.data.path);
    notice.close();
  };
}
