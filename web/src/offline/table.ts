// A local table while somebody is at it: its game, those who listen, and bots that play when they are asked.
import type { Plans } from "$engine/compare";
import type { Engine } from "$engine/engine";
import type { TableInfo, Update, Viewer, Welcome } from "$lib/protocol";
import type { Present } from "./answers";
import { fingerprint } from "./dice";
import { Driver } from "./driver";
import { Refusal } from "./refusal";
import { held, type Saved } from "./saved";
import type { Words } from "./speech";
import { eventCount, type Game, type Standing } from "./standing";
import type { Store } from "./store";
import { Teller } from "./teller";
import type { Thinking } from "./thinking";
import { infoOf, type Sight, viewerOf } from "./viewers";

const LOST_SEAT = 4401;

/** One page that looks on. */
export interface Listener {
  readonly words: Words;
  next: number;
  /** How long its people may take a choice back before bots go on, in milliseconds. */
  readonly patience: number;
  send(message: object): void;
  close(code: number): void;
}

/** A game that was loaded: its engine with the table's components, how views are read, and who thinks. */
export interface Loaded { readonly engine: Engine; readonly plans: Plans; readonly thinking: Thinking }

export class LocalTable {
  readonly listeners = new Set<Listener>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly driver = new Driver(this);

  constructor(public saved: Saved, readonly loaded: Loaded, public standing: Standing | null, private readonly store: Store) {}

  get game(): Game {
    return { engine: this.loaded.engine, dice: this.saved.dice };
  }

  get sight(): Sight | null {
    return this.standing && { ...this.loaded, standing: this.standing };
  }

  get info(): TableInfo {
    return infoOf(this.saved, this.sight);
  }

  /** The table with its game; refuses before the deal. */
  get present(): Present {
    if (!this.standing) throw new Refusal("not-started");
    return { saved: this.saved, standing: this.standing };
  }

  /** How long bots wait for those who may take a choice back, in milliseconds. */
  get patience(): number {
    return Math.max(0, ...[...this.listeners].map((listener) => listener.patience));
  }

  /** Let bots play as long as they are asked and somebody is here. Rejects where another window was quicker. */
  drive(): Promise<void> {
    return this.driver.drive();
  }

  teller(words: Words, reader: number | null = null): Teller {
    return new Teller(this.loaded.engine.about, words, this.saved.seats.map((seat) => seat.name), reader);
  }

  // --- changing ---------------------------------------------------------------------------------------------------------

  /** Change the table, one change after the other: it is kept before anybody is told. A refusal changes nothing. */
  change(make: () => { saved: Saved; standing: Standing | null }): Promise<void> {
    const mine = this.last.then(async () => {
      const { saved, standing } = make();
      const { engine } = this.loaded;
      const moved = standing !== null && standing !== this.standing;
      const over = standing !== null && engine.isOver(standing.state);
      const kept: Saved = {
        ...saved, status: over ? "over" : saved.status, check: moved ? fingerprint(standing.state, standing.happened.at(-1)!) : saved.check,
        changed: Date.now(), version: this.saved.version + 1,
      };
      await this.store.write(kept);
      this.become(kept, standing);
    });
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** Be what was kept, by us or by another window; everybody who listens hears of it. */
  become(saved: Saved, standing: Standing | null): void {
    const before = { saved: this.saved, standing: this.standing };
    this.saved = saved;
    this.standing = standing;
    const othersSit = String(held(before.saved)) !== String(held(saved));
    for (const listener of [...this.listeners]) {
      if (othersSit) {
        this.listeners.delete(listener);
        listener.close(LOST_SEAT); // the page comes back at once, with other eyes
      } else if (before.standing && standing && before.standing !== standing) this.tell(listener);
      if (saved.seats !== before.saved.seats || !before.standing || saved.rematch !== before.saved.rematch || saved.status === "closed") {
        if (!othersSit) listener.send({ type: "table", table: this.info });
      }
    }
  }

  // --- telling ----------------------------------------------------------------------------------------------------------

  private viewers(words: Words, since: number): Viewer[] {
    const { sight } = this;
    if (!sight) return [];
    const mine = held(this.saved);
    const eyes = mine.length ? mine : [null];
    const teller = this.teller(words, mine.length === 1 ? mine[0]! : null);
    return eyes.map((seat) => viewerOf(sight, seat, since, teller, this.saved.status === "closed"));
  }

  private get following(): number {
    return this.standing ? eventCount(this.standing) : 0;
  }

  state(words: Words, since: number): Omit<Welcome, "type"> {
    return { table: this.info, next: this.following, more: false, viewers: this.viewers(words, since) };
  }

  welcome(listener: Listener, since: number): void {
    const message: Welcome = { type: "welcome", ...this.state(listener.words, since) };
    listener.next = message.next;
    listener.send(message);
  }

  private tell(listener: Listener): void {
    const viewers = this.viewers(listener.words, listener.next);
    listener.next = this.following;
    const message: Update = { type: "update", status: this.saved.status, next: listener.next, more: false, viewers };
    listener.send(message);
  }
}
