// The engines of the games: each file is fetched once and held against the digest in its name.
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { About, Entry } from "./about";
import { type Plans } from "./compare";
import { BadEngine, Engine } from "./engine";

const INDEX = "engine.json";
const DIGEST_BYTES = 6;

/** The two files of a game's engine, which a saved game remembers. */
export interface Files { readonly code: string; readonly about: string }

/** All that is needed to play one game. */
export interface Kit { readonly files: Files; readonly about: About; readonly plans: Plans; readonly make: () => Promise<Engine> }

/** Where files come from; tests have them on disk. Rejects where there is none. */
export type Fetch = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

export const fromServer: Fetch = async (name) => {
  const reply = await fetch(`/engine/${name}`);
  if (!reply.ok) throw new TypeError(`${name}: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
};

/** Files that were fetched stay at hand, as long as a saved game may need them; a bad one goes. */
export interface Keeper { keep(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>; drop(name: string): Promise<void> }

const SHELF = "jade-engines"; // as in web/src/lib/fetching.ts and web/public/sw.js

export const inCaches: Keeper = {
  async keep(name, bytes) {
    const shelf = typeof caches === "undefined" ? null : await caches.open(SHELF);
    if (shelf && !(await shelf.match(`/engine/${name}`))) await shelf.put(`/engine/${name}`, new Response(bytes));
  },
  async drop(name) {
    if (typeof caches !== "undefined") await (await caches.open(SHELF)).delete(`/engine/${name}`);
  },
};

const PLANS = import.meta.glob<Plans>("../lib/generated/*.ts");

export class Library {
  private readonly kits = new Map<string, Promise<Kit>>();
  private listed: Promise<Record<string, Entry>> | undefined;

  constructor(private readonly fetchFile: Fetch = fromServer, private readonly keeper: Keeper = inCaches) {}

  /** What was built: the files of each game. */
  index(): Promise<Record<string, Entry>> {
    this.listed ??= this.fetchFile(INDEX).then((bytes) => parsed<Record<string, Entry>>(INDEX, bytes));
    this.listed.catch(() => (this.listed = undefined)); // ask again next time
    return this.listed;
  }

  /** A game by the present rules, or by those of the files that are named. */
  async kit(slug: string, files?: Files): Promise<Kit> {
    const wanted = files ?? (await this.index())[slug];
    if (!wanted) throw new BadEngine(`there is no engine of ${slug}`);
    let found = this.kits.get(wanted.code);
    if (!found) {
      found = this.load(slug, { code: wanted.code, about: wanted.about });
      this.kits.set(wanted.code, found);
      found.catch(() => this.kits.delete(wanted.code)); // ask again next time
    }
    return found;
  }

  private async load(slug: string, files: Files): Promise<Kit> {
    const [code, text, plans] = await Promise.all([this.whole(files.code), this.whole(files.about), planOf(slug)]);
    const about = parsed<About>(files.about, text);
    if (about.slug !== slug) throw new BadEngine(`this is no engine of ${slug}`);
    return { files, about, plans, make: () => Engine.load(code, about) };
  }

  /** A file whose content is what its name says; anything else was cut short or comes from elsewhere. */
  private async whole(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.fetchFile(name);
    const isWhole = bytesToHex(blake2b(bytes, { dkLen: DIGEST_BYTES })) === name.split(".")[1];
    await (isWhole ? this.keeper.keep(name, bytes) : this.keeper.drop(name)).catch(() => undefined); // private windows may forbid it
    if (!isWhole) throw new BadEngine(`${name} is not whole`);
    return bytes;
  }
}

async function planOf(slug: string): Promise<Plans> {
  const found = PLANS[`../lib/generated/${slug}.ts`];
  if (!found) throw new BadEngine(`there is no board for ${slug}`);
  return found();
}

function parsed<Shape>(name: string, bytes: Uint8Array): Shape {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Shape;
  } catch (error) {
    throw new BadEngine(`${name}: ${String(error)}`);
  }
}
