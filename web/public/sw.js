// Keeps the client at hand: it opens at once, and without its server it still opens, with home, rules and what the page has
// kept of its own (`web/src/lib/kept.ts`).
// Only files of the client and the engines of the games are kept. Nothing below /api or /docs is ever looked at: tables live
// on the server, and a page of the documentation must not take the place of the client's page.
const SHELF = "jade-1";
const ENGINES = "jade-engines"; // as in web/src/lib/fetching.ts: rules and bots, for games on this device
const ENGINE_LIST = "/engine/engine.json";
const OURS = /^\/(t|new|learn|rules|replay|almanac|me)(\/|$)/; // addresses that the page itself finds its way in
const PAGE = "/";
const LIST = "/files.json"; // the files of the present build, but for the fonts
const ALWAYS = [PAGE, "/icon.svg", "/icon-180.png", "/icon-192.png", "/manifest.webmanifest"];
const MOST = 800; // files of old builds are pushed out by new ones

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(ALWAYS)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("jade-") && name !== SHELF && name !== ENGINES);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
  event.waitUntil(gather());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || /^\/(api|docs)(\/|$)/.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(freshPage(request, event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
  else if (url.pathname === ENGINE_LIST) event.respondWith(freshEngines(request, event));
  else if (url.pathname.startsWith("/engine/")) event.respondWith(keptEngine(request));
  else if (ALWAYS.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
});

/** The page from the server; the kept one when it does not answer. All addresses are served by the same page. */
async function freshPage(request, event) {
  const shelf = await caches.open(SHELF);
  try {
    const reply = await fetch(request);
    if (reply.ok && (reply.headers.get("content-type") ?? "").startsWith("text/html")) {
      await shelf.put(PAGE, reply.clone());
      event.waitUntil(gather());
    }
    // where a plain file server hands out the pages, it knows no tables
    return (!reply.ok && OURS.test(new URL(request.url).pathname) && (await shelf.match(PAGE))) || reply;
  } catch (error) {
    const kept = await shelf.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Fetch what is missing of the present build, one file after the other, so that nobody waits for it. */
async function gather() {
  const shelf = await caches.open(SHELF);
  const reply = await fetch(LIST).catch(() => null);
  if (!reply?.ok) return;
  for (const file of await reply.json()) {
    if (await shelf.match(file)) continue;
    const found = await fetch(file).catch(() => null);
    if (!found?.ok) return; // again with the next page
    await shelf.put(file, found);
  }
}

/** A built file never changes under its name, so the first one fetched is the right one. */
async function keptFile(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) {
    await shelf.put(request, reply.clone());
    const files = await shelf.keys();
    await Promise.all(files.slice(0, Math.max(files.length - MOST, 0)).map((file) => (ALWAYS.includes(new URL(file.url).pathname) ? false : shelf.delete(file))));
  }
  return reply;
}

/** Which engines there are. Who has fetched them for offline play gets the new ones, and then the list that names them. */
async function freshEngines(request, event) {
  const shelf = await caches.open(ENGINES);
  try {
    const reply = await fetch(request);
    if (reply.ok) event.waitUntil(renew(shelf, reply.clone()));
    return reply;
  } catch (error) {
    const kept = await shelf.match(ENGINE_LIST);
    if (kept) return kept;
    throw error;
  }
}

async function renew(shelf, reply) {
  if (!(await shelf.match(ENGINE_LIST))) return; // offline play was not asked for
  const list = await reply.clone().json();
  for (const { code, about } of Object.values(list)) {
    for (const file of [`/engine/${code}`, `/engine/${about}`]) if (!(await shelf.match(file))) await shelf.add(file);
  }
  await shelf.put(ENGINE_LIST, reply);
}

/** An engine never changes under its name. Old ones stay as long as a saved game needs them: the page tidies up. */
async function keptEngine(request) {
  const shelf = await caches.open(ENGINES);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await shelf.put(request, reply.clone());
  return reply;
}

// --- being told of one's turn (`web/src/lib/notify.ts`) ---------------------------------------------------------------
const NOTES = "notes-1"; // what a notification's mark stands for, which the server does not say

self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** Whoever has the table before their eyes is not disturbed. */
async function tell({ title, text, mark }) {
  const kept = await (await caches.open(NOTES)).match(`/note/${mark}`);
  const { path, badge, vibrate } = kept ? await kept.json() : { path: PAGE };
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path)) return;
  if (badge) await navigator.setAppBadge?.(1).catch(() => undefined);
  const trembling = vibrate ? { vibrate: [80, 60, 80] } : {};
  await registration.showNotification(title, { body: text, tag: mark, icon: "/icon-192.png", badge: "/icon-192.png", data: { path }, ...trembling });
}

/** The page of that table: one that is open already, else a new one. */
async function show(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
