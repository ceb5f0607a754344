// Engines of former versions are thrown away when no game on this device needs them any more.
import type { Entry } from "$engine/about";
import type { Saved } from "./saved";

const SHELF = "jade-engines"; // as in web/src/lib/fetching.ts and web/public/sw.js
const INDEX = "/engine/engine.json";

export async function tidy(tables: readonly Saved[]): Promise<void> {
  if (typeof caches === "undefined" || !(await caches.has(SHELF))) return;
  const shelf = await caches.open(SHELF);
  const listed = await shelf.match(INDEX);
  if (!listed) return; // then nothing says which ones are of the present version
  const entries = Object.values((await listed.json()) as Record<string, Entry>);
  const needed = new Set([INDEX, ...[...entries, ...tables.map((table) => table.files)].flatMap(({ code, about }) => [`/engine/${code}`, `/engine/${about}`])]);
  for (const file of await shelf.keys()) if (!needed.has(new URL(file.url).pathname)) await shelf.delete(file);
}
