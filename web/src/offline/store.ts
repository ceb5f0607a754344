// Where local tables are kept: the browser's own database. A change is there before anybody is told of it.
import { Refusal } from "./refusal";
import { isSaved, type Saved } from "./saved";

const NAME = "jade-tables";
const SHELF = "tables";

/** Another window has changed this table meanwhile. */
export class Conflict extends Error {}

export interface Store {
  /** The table as it is kept, whatever is there under its name; nothing where there is none. */
  read(id: string): Promise<unknown>;
  all(): Promise<Saved[]>;
  /** Keep tables together, or none of them. Each must follow on the version that is there. */
  write(...tables: Saved[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export class BrowserStore implements Store {
  private opened: Promise<IDBDatabase> | undefined;

  /** `written` is told of every table that was changed. */
  constructor(private readonly written: (id: string) => void = () => undefined) {}

  async read(id: string): Promise<unknown> {
    const shelf = await this.shelf("readonly");
    return this.done(shelf.get(id));
  }

  async all(): Promise<Saved[]> {
    const shelf = await this.shelf("readonly");
    const found = (await this.done(shelf.getAll())) as unknown[];
    return found.filter(isSaved).sort((one, other) => other.changed - one.changed);
  }

  async write(...tables: Saved[]): Promise<void> {
    const shelf = await this.shelf("readwrite");
    const { transaction } = shelf;
    await new Promise<void>((resolve, reject) => {
      let conflict = false;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(conflict ? new Conflict() : full(transaction.error));
      for (const table of tables) {
        const before = shelf.get(table.id);
        before.onsuccess = () => {
          const known = (before.result as Partial<Saved> | undefined)?.version ?? 0;
          if (known === table.version - 1) shelf.put(table);
          else {
            conflict = true;
            transaction.abort();
          }
        };
      }
    });
    for (const { id } of tables) this.written(id);
  }

  async remove(id: string): Promise<void> {
    const shelf = await this.shelf("readwrite");
    await this.done(shelf.delete(id));
  }

  private async shelf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.opened ??= open();
    this.opened.catch(() => (this.opened = undefined)); // ask again next time
    const database = await this.opened;
    // "strict": what was acknowledged is on the disk, also when the power goes
    return database.transaction(SHELF, mode, { durability: "strict" }).objectStore(SHELF);
  }

  private done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(full(request.error));
    });
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, 1);
    } catch (error) {
      return reject(denied(error)); // some private windows have none
    }
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF, { keyPath: "id" });
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(denied(request.error));
  });
}

const denied = (error: unknown): Refusal => new Refusal("unavailable", { why: String(error) }, "web-offline-store-denied");
const full = (error: unknown): Refusal => new Refusal("unavailable", { why: String(error) }, "web-offline-store-full");

/** Tables in memory alone, for tests. */
export class MemoryStore implements Store {
  readonly kept = new Map<string, unknown>();

  async read(id: string): Promise<unknown> {
    return structuredClone(this.kept.get(id));
  }

  async all(): Promise<Saved[]> {
    return [...this.kept.values()].filter(isSaved);
  }

  async write(...tables: Saved[]): Promise<void> {
    for (const { id, version } of tables) if (((this.kept.get(id) as Saved | undefined)?.version ?? 0) !== version - 1) throw new Conflict();
    for (const table of tables) this.kept.set(table.id, structuredClone(table));
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id);
  }
}
