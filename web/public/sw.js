// Keeps the page itself at hand: it opens at once, and without a network it still opens and says what is missing.
// Only files of the client are kept. Nothing below /api or /docs is ever looked at: tables live on the server, and a page
// of the documentation must not take the place of the client's page.
const SHELF = "jade-1";
const PAGE = "/";
const MOST = 400; // files of old builds are pushed out by new ones

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(PAGE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("jade-") && name !== SHELF);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || /^\/(api|docs)(\/|$)/.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(freshPage(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
});

/** The page from the server; the kept one when it does not answer. All addresses are served by the same page. */
async function freshPage(request) {
  const shelf = await caches.open(SHELF);
  try {
    const reply = await fetch(request);
    if (reply.ok && (reply.headers.get("content-type") ?? "").startsWith("text/html")) await shelf.put(PAGE, reply.clone());
    return reply;
  } catch (error) {
    const kept = await shelf.match(PAGE);
    if (kept) return kept;
    throw error;
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
    await Promise.all(files.slice(0, Math.max(files.length - MOST, 0)).map((file) => (new URL(file.url).pathname === PAGE ? false : shelf.delete(file))));
  }
  return reply;
}
