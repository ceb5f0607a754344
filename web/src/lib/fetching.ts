// What offline play needs beside the pages themselves, fetched when somebody wants it: rules and bots of every game, and the
// server's answers about the games. The service worker finds the files where they are put here.
import type { Entry } from "$engine/about";
import { getKept } from "./api";
import type { GameInfo } from "./protocol";
import { settings } from "./settings.svelte";

const ENGINES = "jade-engines";
const PAGES = "jade-1"; // the service worker gathers these by itself, as far as it comes
const HOME = "/engine";
const INDEX = `${HOME}/engine.json`;
const FILES = "/files.json";

/** A file that is not here yet, and the shelf it belongs to. */
interface Missing { readonly shelf: string; readonly file: string }

export interface Needed { readonly missing: readonly Missing[]; readonly bytes: number }

async function missingFrom(shelf: string, files: readonly string[]): Promise<Missing[]> {
  const kept = await caches.open(shelf);
  const here = await Promise.all(files.map((file) => kept.match(file)));
  return files.filter((_, place) => !here[place]).map((file) => ({ shelf, file }));
}

/** Whether all that offline play needs was fetched: the list of it comes last. */
export async function atHand(): Promise<boolean> {
  return typeof caches !== "undefined" && (await caches.match(INDEX)) !== undefined;
}

/** Which files offline play still needs, and how many bytes its engines have. Null where no engine is served. */
export async function needed(): Promise<Needed | null> {
  if (typeof caches === "undefined") return null; // no secure page: nothing can be kept
  const reply = await fetch(INDEX).catch(() => null);
  if (!reply?.ok) return null;
  const entries = Object.values((await reply.json()) as Record<string, Entry>);
  const sizes = new Map(entries.flatMap((one) => [[`${HOME}/${one.code}`, one.codeGzip], [`${HOME}/${one.about}`, one.aboutGzip]] as [string, number][]));
  const pages = await fetch(FILES).then((found) => (found.ok ? (found.json() as Promise<string[]>) : []), () => []); // not built: nothing to keep
  const missing = [...(await missingFrom(PAGES, pages)), ...(await missingFrom(ENGINES, [...sizes.keys()]))];
  return { missing, bytes: missing.reduce((sum, { file }) => sum + (sizes.get(file) ?? 0), 0) };
}

/** Fetch what is missing, one after the other; what was fetched before a failure stays. */
export async function fetchAll(missing: readonly Missing[], games: readonly GameInfo[], tell: (step: number, of: number) => void): Promise<void> {
  const add = ({ shelf, file }: Missing) => caches.open(shelf).then((kept) => kept.add(file));
  const files = missing.map((one) => () => add(one));
  const lessons = games.filter((game) => game.lesson).map(({ slug }) => () => getKept(`/lessons/${slug}?lang=${settings.lang}`));
  const steps: (() => Promise<unknown>)[] = [...files, () => add({ shelf: ENGINES, file: INDEX }), ...lessons]; // the list last: it promises the files
  for (const [place, step] of steps.entries()) {
    tell(place + 1, steps.length);
    await step();
  }
}
