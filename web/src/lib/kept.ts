// Answers of the server that are at hand without it: the list of games, the words of games, finished games.
// The browser's own store for answers holds them (its name is not one that the service worker clears).

const SHELF = "kept-answers-1";
const MOST = 300; // answers; the oldest go first

const store = (): Promise<Cache | null> =>
  typeof caches === "undefined" ? Promise.resolve(null) : caches.open(SHELF).catch(() => null); // private windows may forbid it

/** What the server answers, and where it does not answer, what it did the last time. A refusal is an answer. */
export async function kept(path: string, ask: () => Promise<Response>): Promise<Response> {
  const address = `/kept${path}`;
  try {
    const reply = await ask();
    const shelf = await store();
    await shelf?.put(address, reply.clone()).catch(() => undefined); // a full store is no fault
    void shelf?.keys().then((all) => Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => shelf.delete(old))));
    return reply;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // `fetch` has no other error where nobody answers
    const found = await (await store())?.match(address);
    if (found) return found;
    throw error;
  }
}
