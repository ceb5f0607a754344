// Being told that it is one's turn while one does not look, by the browser's own push service. Off until asked for.
import { get, post } from "./api";
import { isLocal } from "./local";
import type { PushKept, PushKey } from "./protocol";
import { settings } from "./settings.svelte";

/** Where the service worker finds what a notification is about (`public/sw.js`); the server sends no more than a mark. */
const SHELF = "notes-1";

/** Why this browser cannot tell anything here; empty where it can. */
export function obstacle(): "" | "insecure" | "missing" | "denied" {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : "";
}

/** Ask the person whether the browser may; browsers let only a click do this. */
export const allow = async (): Promise<boolean> => (await Notification.requestPermission()) === "granted";

const word = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** This browser as its push service knows it for this server. */
async function subscription(): Promise<PushSubscription> {
  const { key } = await get<PushKey>("/push");
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && word(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe(); // of an earlier key
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Have the server tell this browser of the turns of these seats, until they are left or the game is over. */
export async function watch(table: string, seats: number[]): Promise<void> {
  if (isLocal(table)) return; // there nobody is waited for
  const { endpoint, keys } = (await subscription()).toJSON();
  for (const seat of seats) {
    const { mark } = await post<PushKept>(`/tables/${table}/seats/${seat}/push?lang=${settings.lang}`, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
    const note = { path: `/t/${table}`, badge: settings.badge, vibrate: settings.vibrate };
    await (await caches.open(SHELF)).put(`/note/${mark}`, new Response(JSON.stringify(note)));
  }
}

/** No more of it, at any table: server, push service and browser forget each other. */
export async function silence(): Promise<void> {
  if (obstacle() === "insecure" || obstacle() === "missing") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (known) {
    await post("/push/forget", { endpoint: known.endpoint });
    await known.unsubscribe();
  }
  await caches.delete(SHELF);
}
