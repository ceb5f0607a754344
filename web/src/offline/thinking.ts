// Bots and hints at a local table: one thought at a time, with looks at the inbox in between.
import { Bot } from "$engine/bots";
import type { Address } from "$engine/calls";
import { type Bytes, type Choice, type Engine, type Known, MAX_SEATS } from "$engine/engine";
import { type Advice, type Question, Search } from "$engine/search";
import { draft } from "./standing";

const HINT = { playouts: 0, milliseconds: 700 };
const LONGEST_LINE = 60; // choices that follow at once
const WHIMS = 1n << 62n;

/** What was thought about is not wanted any more: somebody has answered, or nobody is here. */
export class NotWanted extends Error {}

/** Let whatever has arrived meanwhile be done. */
export const pause = (): Promise<void> => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
});

async function pauseAsLongAs(wanted: () => boolean): Promise<void> {
  await pause();
  if (!wanted()) throw new NotWanted();
}

/** A choice that a bot is to make: at which table, from what it knows, and as long as `wanted` says so. */
export interface Turn {
  readonly table: string;
  readonly known: Known;
  readonly level: string;
  readonly whim?: bigint;
  readonly wanted: () => boolean;
}

const anyWhim = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! % WHIMS;

const same = (one: Bytes, other: Bytes): boolean => one.every((byte, place) => byte === other[place]);

/** Those who think with one engine. */
export class Thinking {
  private readonly search: Search;
  private readonly notes: Address;
  private readonly bots = new Map<string, Bot>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly engine: Engine) {
    this.search = new Search(engine);
    this.notes = engine.memory.records("notes", MAX_SEATS + 1);
  }

  /** What the bot of a seat chooses; rejects when that is not `wanted` any more. It keeps its notes as long as the engine lives. */
  choose({ table, known, level, whim, wanted }: Turn): Promise<number> {
    const name = `${table} ${known.seat} ${level}`;
    return this.alone(() => {
      let bot = this.bots.get(name);
      if (!bot) this.bots.set(name, (bot = new Bot(this.engine, this.search, level, whim ?? anyWhim())));
      return bot.choose(known, () => pauseAsLongAs(wanted));
    });
  }

  /** What the choices of a seat are worth, the best first (review/advice.py); as far as it has come when that is not `wanted` any more. */
  advise(known: Known, wanted: () => boolean): Promise<Advice[]> {
    return this.alone(async () => {
      this.search.begin({ known, budget: HINT, seed: 0n, paper: Search.blankPaper(this.engine) });
      do {
        this.search.think();
        await pause();
      } while (!this.search.done && wanted());
      const found = this.search.advice();
      const best = this.search.best(found);
      return [best, ...found.filter((one) => one !== best && one.tries > 0).sort((one, other) => other.more - one.more)];
    });
  }

  /** A search to its end. */
  think(question: Question): Promise<readonly Advice[]> {
    return this.alone(async () => {
      this.search.begin(question);
      do {
        this.search.think();
        await pause();
      } while (!this.search.done);
      return this.search.advice();
    });
  }

  /** Note paper for every seat of a game. */
  newNotes(seed: bigint): Bytes {
    this.openNotes(seed);
    return this.engine.memory.take(this.notes, (MAX_SEATS + 1) * this.engine.memory.size("notes"));
  }

  /** The paper of one seat. */
  sheet(notes: Bytes, seat: number): Bytes {
    const size = this.engine.memory.size("notes");
    return notes.slice(seat * size, (seat + 1) * size);
  }

  /** What the game's judgement chooses for a seat with these notes, and the notes after it. */
  judged(known: Known, notes: Bytes): { action: number; notes: Bytes } {
    const { memory } = this.engine;
    memory.put(this.notes, notes);
    const action = this.judge(known);
    return { action, notes: memory.take(this.notes, notes.length) };
  }

  private openNotes(seed: bigint): void {
    const { memory, calls } = this.engine;
    memory.blank(this.notes, (MAX_SEATS + 1) * memory.size("notes"));
    calls.open_notes(this.notes, MAX_SEATS + 1, 0, MAX_SEATS, seed);
  }

  private judge(known: Known): number {
    const { engine, engine: { memory, calls, about } } = this;
    memory.put(engine.known, known.record);
    memory.put(engine.mask, known.mask);
    return calls.judge(
      engine.components, 1, engine.known, 1, 0, known.seat, engine.mask, about.maskWords, known.legal.length, this.notes, MAX_SEATS + 1, 0,
    );
  }

  /** A choice and those that follow at once, as far as nothing new is seen between them (review/grounds.py). */
  lineOf(known: Known, action: number): Choice[] {
    const { engine } = this;
    this.openNotes(1n);
    let worlds = [1n, 2n].map((entropy) => engine.imagine(known.record, known.seat, entropy));
    const found = [engine.meaning(known, action)];
    while (found.length < LONGEST_LINE) {
      const next = worlds.map((world) => draft(engine, world, known.seat, action));
      if (next.some((step) => step === null)) break;
      worlds = next.map((step) => step!.state);
      if (!engine.asked(worlds[0]!).includes(known.seat)) break;
      const [one, other] = worlds.map((world) => engine.know(world, known.seat)) as [Known, Known];
      if (!same(one.record, other.record)) break;
      action = this.judge(one);
      found.push(engine.meaning(one, action));
    }
    return found;
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}

