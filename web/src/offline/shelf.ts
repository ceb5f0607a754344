// Local tables by name: opened from where they are kept, with the rules they were begun with.
import type { Engine } from "$engine/engine";
import { BadEngine } from "$engine/engine";
import type { Kit, Library } from "$engine/library";
import { recordOf } from "./components";
import { fingerprint } from "./dice";
import { Refusal } from "./refusal";
import { isSaved, type Saved } from "./saved";
import { again, type Standing } from "./standing";
import type { Store } from "./store";
import { type Loaded, LocalTable } from "./table";
import { Thinking } from "./thinking";

const KEPT_ENGINES = 4;

/** The sentence for what the library could not load. */
export function troubleOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BadEngine) return new Refusal("unavailable", { why: error.message }, "web-offline-engine-broken");
  if (error instanceof TypeError) return new Refusal("unavailable", {}, "web-offline-engine-missing");
  throw error;
}

export class Shelf {
  private readonly open = new Map<string, Promise<LocalTable>>();
  private readonly engines = new Map<string, Promise<Loaded>>();

  constructor(readonly store: Store, readonly library: Library) {}

  /** The table of this name, with its game as it stands. */
  find(id: string): Promise<LocalTable> {
    let found = this.open.get(id);
    if (!found) {
      found = this.load(id);
      this.open.set(id, found);
      found.catch(() => this.open.delete(id));
    }
    return found;
  }

  /** A new table, kept before it is there. */
  async add(saved: Saved, loaded: Loaded, ...others: Saved[]): Promise<LocalTable> {
    const table = new LocalTable(saved, loaded, this.standingOf(saved, loaded), this.store);
    await this.store.write(saved, ...others);
    this.open.set(saved.id, Promise.resolve(table));
    return table;
  }

  async forget(id: string): Promise<void> {
    await this.store.remove(id);
    this.open.delete(id);
  }

  /** Another window has changed a table: look again, and tell those who listen here. */
  async refresh(id: string): Promise<LocalTable | null> {
    const table = await this.open.get(id)?.catch(() => undefined);
    if (!table) return null;
    const saved = await this.saved(id);
    if (saved.version > table.saved.version) table.become(saved, this.standingOf(saved, table.loaded));
    return table;
  }

  /** The table as it is kept; what cannot be read stays where it is. */
  async saved(id: string): Promise<Saved> {
    const found = await this.store.read(id);
    if (found === undefined) throw new Refusal("no-table");
    if (!isSaved(found)) throw new Refusal("outdated", {}, "web-offline-broken");
    return found;
  }

  /** A game with these components, ready to be played. */
  async loaded(kit: Kit, components: Saved["components"]): Promise<Loaded> {
    const name = kit.files.code + JSON.stringify(components);
    let found = this.engines.get(name);
    if (!found) {
      const record = recordOf(kit.about, components);
      found = kit.make().then((engine: Engine) => {
        engine.useComponents(record);
        return { engine, plans: kit.plans, thinking: new Thinking(engine) };
      });
      found.catch(() => this.engines.delete(name));
    }
    this.engines.delete(name);
    this.engines.set(name, found); // the one used last stays longest
    for (const old of [...this.engines.keys()].slice(0, -KEPT_ENGINES)) this.engines.delete(old);
    return found;
  }

  private async load(id: string): Promise<LocalTable> {
    const saved = await this.saved(id);
    const kit = await this.kitOf(saved).catch((error: unknown) => Promise.reject(troubleOf(error)));
    const loaded = await this.loaded(kit, saved.components).catch((error: unknown) => Promise.reject(troubleOf(error)));
    const standing = this.standingOf(saved, loaded);
    return new LocalTable({ ...saved, rules: kit.about.fingerprint, files: kit.files }, loaded, standing, this.store);
  }

  /** The rules that a table was begun with, where they are at hand; else the present ones. */
  private async kitOf(saved: Saved): Promise<Kit> {
    const own = (): Promise<Kit | null> => this.library.kit(saved.game, saved.files).catch(() => null); // gone, or broken
    let present: Kit;
    try {
      present = await this.library.kit(saved.game);
    } catch (error) {
      return (await own()) ?? Promise.reject(error); // after an update, what is new may not be here yet
    }
    if (present.about.fingerprint === saved.rules) return present;
    const former = await own();
    return former?.about.fingerprint === saved.rules ? former : present;
  }

  /** The game as its moves lead to it. By its own rules it must come to what was noted; by others each move must be allowed. */
  private standingOf(saved: Saved, { engine }: Loaded): Standing | null {
    if (saved.status === "lobby") return null;
    const found = again({ engine, dice: saved.dice }, saved);
    const same = saved.rules === engine.about.fingerprint;
    if (!found) throw new Refusal("outdated", {}, same ? "web-offline-broken" : "web-offline-rules");
    if (same && fingerprint(found.state, found.happened.at(-1)!) !== saved.check) throw new Refusal("outdated", {}, "web-offline-broken");
    return found;
  }
}
