// What offline play needs beside the pages themselves, fetched when somebody wants it: rules and bots of every game, and the
// server's answers about the games. The service worker finds the files where they are put here.
import type { Entry } from "$engine/about";
import { getKept } from "./api";
import type { GameInfo } from "./protocol";
import { settings } from "./settings.svelte";

export const SHELF = "jade-engines";
const HOME = "/engine";
const INDEX = `${HOME}/engine.json`;

export interface Needed { readonly files: string[]; readonly missing: string[]; readonly bytes: number }

/** Which files offline play needs, which are missing, and how many bytes those have. Null where no engine is served. */
export async function needed(): Promise<Needed | null> {
  if (typeof caches === "undefined") return null; // no secure page: nothing can be kept
  const reply = await fetch(INDEX).catch(() => null);
  if (!reply?.ok) return null;
  const entries = Object.values((await reply.json()) as Record<string, Entry>);
  const sizes = new Map(entries.flatMap((one) => [[`${HOME}/${one.code}`, one.codeGzip], [`${HOME}/${one.about}`, one.aboutGzip]] as [string, number][]));
  const shelf = await caches.open(SHELF);
  const here = await Promise.all([...sizes.keys()].map((file) => shelf.match(file)));
  const missing = [...sizes.keys()].filter((_, place) => !here[place]);
  return { files: [...sizes.keys()], missing, bytes: missing.reduce((sum, file) => sum + sizes.get(file)!, 0) };
}

/** Fetch what is missing, one after the other; what was fetched before a failure stays. */
export async function fetchAll(missing: readonly string[], games: readonly GameInfo[], tell: (step: number, of: number) => void): Promise<void> {
  const shelf = await caches.open(SHELF);
  const files = missing.map((file) => () => shelf.add(file));
  const lessons = games.filter((game) => game.lesson).map(({ slug }) => () => getKept(`/lessons/${slug}?lang=${settings.lang}`));
  const steps: (() => Promise<unknown>)[] = [...files, () => shelf.add(INDEX), ...lessons]; // the list last: it promises the files
  for (const [place, step] of steps.entries()) {
    tell(place + 1, steps.length);
    await step();
  }
}
