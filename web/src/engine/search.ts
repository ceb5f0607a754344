// The search bot's outer loop (bots/search.py): what is compiled thinks between two looks at the clock.
import { fromBase64 } from "./about";
import type { Address } from "./calls";
import { type Bytes, type Engine, type Known, MAX_SEATS } from "./engine";

const CANDIDATES = 64;
const SHEETS = 2;
const NO_ACTION = -1;
const OWN = 0;
const PATIENT_PLAYOUTS = 4000;
const PATIENT_MILLISECONDS = 500;
const BURST = 4; // milliseconds between two looks at the clock

/** How long to think: playouts, or milliseconds. */
export interface Budget { readonly playouts: number; readonly milliseconds: number }

export interface Question {
  readonly known: Known;
  readonly budget: Budget;
  readonly seed: bigint;
  /** The seat's note paper, a sheet. */
  readonly paper: Bytes;
  /** An action to look at in any case. */
  readonly askedFor?: number;
  /** Try all candidates equally often. */
  readonly thorough?: boolean;
}

/** What a search thinks of one action (see `Advice` in Python). */
export interface Advice {
  readonly action: number;
  readonly tries: number;
  readonly worth: number;
  readonly more: number;
  readonly error: number;
  readonly chances: readonly number[];
}

/** A thinking that may go on: `think` is called until `done`, so that a worker can hear that nobody waits any more. */
export class Search {
  private readonly plan: Address;
  private readonly root: Address;
  private readonly desk: Address;
  private readonly world: Address;
  private readonly dreamt: Address;
  private readonly paper: Address;
  private readonly notes: Address;
  private readonly now: Address;
  private readonly numbers: Address;
  private tree: Address | null = null;

  private question: Question | null = null;
  private treeLength = 1;
  private started = 0;
  private going = false;

  constructor(private readonly engine: Engine, private readonly clock: () => number = () => performance.now()) {
    const { memory } = engine;
    this.plan = memory.records("plan");
    this.root = memory.records("root");
    this.desk = memory.records("desk");
    this.world = memory.records("state");
    this.dreamt = memory.records("state");
    this.paper = memory.records("notes", SHEETS);
    this.notes = memory.records("notes", MAX_SEATS + 1);
    this.now = memory.room(CANDIDATES * MAX_SEATS * 4);
    this.numbers = memory.room(CANDIDATES * 20);
  }

  get done(): boolean {
    return !this.going;
  }

  /** Sheets of note paper that nothing is written on. */
  static blankPaper(engine: Engine): Bytes {
    return new Uint8Array(engine.memory.size("notes"));
  }

  begin(question: Question): void {
    const { memory, calls, about } = this.engine;
    const { known, budget } = question;
    this.question = question;
    this.clear();
    const large = budget.playouts >= PATIENT_PLAYOUTS || budget.milliseconds >= PATIENT_MILLISECONDS;
    memory.put(this.plan, fromBase64(large ? about.plans.patient : about.plans.usual));
    memory.write(this.plan, "plan", "playouts", budget.playouts);
    memory.put(this.paper, question.paper);
    memory.put(this.engine.known, known.record);
    memory.put(this.engine.mask, known.mask);
    this.growTree(memory.read(this.plan, "plan", "depth") > 0 ? about.sizes.tree : 1);
    calls.follow(this.desk, this.plan);
    calls.find_candidates(
      this.engine.components, 1, known.seat, question.seed, this.engine.known, 1, this.root, 1, this.paper, SHEETS, this.dreamt, 1,
      this.notes, MAX_SEATS + 1, this.engine.mask, about.maskWords, known.legal.length, this.plan, question.askedFor ?? NO_ACTION,
    );
    if (budget.milliseconds) memory.write(this.root, "root", "worlds", 1);
    else calls.first_worlds(this.root, budget.playouts);
    this.started = this.clock();
    this.going = true;
  }

  private clear(): void {
    const { memory } = this.engine;
    for (const [at, size] of [
      [this.root, memory.size("root")], [this.desk, memory.size("desk")], [this.paper, SHEETS * memory.size("notes")],
      [this.notes, (MAX_SEATS + 1) * memory.size("notes")], [this.now, CANDIDATES * MAX_SEATS * 4],
    ] as const) memory.blank(at, size);
  }

  private growTree(length: number): void {
    const { memory } = this.engine;
    if (this.tree === null || length > this.treeLength) this.tree = memory.records("node", length);
    else memory.blank(this.tree, length * memory.size("node"));
    this.treeLength = length;
  }

  /** Think on until the next look at the clock. The engine may have been used for other things in between. */
  think(): void {
    if (!this.going || !this.question || this.tree === null) return;
    const { engine, question: { known, budget, seed, thorough } } = this;
    const { memory, calls, about } = engine;
    memory.put(engine.known, known.record);
    calls.search(
      engine.components, 1, this.world, 1, this.notes, MAX_SEATS + 1, this.tree, this.treeLength, this.desk, 1, engine.mask, about.maskWords, engine.muted, 1,
      known.seat, seed, engine.known, 1, this.root, 1, this.paper, SHEETS, this.dreamt, 1, this.now, CANDIDATES,
    );
    let used: number;
    if (budget.milliseconds) {
      const passed = Math.max(this.clock() - this.started, 0.001);
      const done = memory.read(this.root, "root", "done");
      used = passed / budget.milliseconds;
      memory.write(this.root, "root", "worlds", Math.max(1, Math.min(Math.floor((BURST * done) / passed), 2 * done)));
    } else {
      used = memory.read(this.root, "root", "playouts") / budget.playouts;
      calls.next_worlds(this.root, budget.playouts);
    }
    this.going = calls.goes_on(this.root, known.seat, used, thorough ? 1 : 0) === 1;
  }

  /** The whole thought at once. */
  finish(question: Question): Advice[] {
    this.begin(question);
    while (!this.done) this.think();
    return this.advice();
  }

  /** The candidates as they are weighed so far; tests compare these bytes with Python's. */
  rootBytes(): Bytes {
    return this.engine.memory.take(this.root, this.engine.memory.size("root"));
  }

  /** The seat's note paper after its own judgement looked at the question: for whoever follows that judgement. */
  paperBefore(): Bytes {
    return this.engine.memory.take(this.paper, this.engine.memory.size("notes"));
  }

  /** What was learnt, the game's own judgement first. */
  advice(): Advice[] {
    const { memory } = this.engine;
    const { seat, record } = this.question!.known;
    const seats = this.engine.field(record, "seats");
    const root = (field: string, place = 0): number => memory.read(this.root, "root", field, place);
    const worlds = Math.max(root("done"), 1);
    return Array.from({ length: root("count") }, (_, k) => {
      const tries = root("tries", k);
      const chances = Array.from({ length: seats }, (_, other) =>
        Math.min(1, Math.max(0, root("own_worth", other) / worlds + root("more", k * MAX_SEATS + other) / Math.max(tries, 1))));
      return { action: root("action", k), tries, worth: chances[seat]!, more: root("gain", k), error: k === OWN ? 0 : root("error", k), chances };
    });
  }

  /** The choice: the game's own judgement, unless something else is surely better. */
  best(advice: readonly Advice[]): Advice {
    const { memory, calls } = this.engine;
    const [tries, more, error] = [this.numbers, this.numbers + CANDIDATES * 4, this.numbers + CANDIDATES * 12];
    const view = memory.view;
    advice.forEach((one, k) => {
      view.setInt32(tries + 4 * k, one.tries, true);
      view.setFloat64(more + 8 * k, one.more, true);
      view.setFloat64(error + 8 * k, one.error, true);
    });
    const doubt = memory.read(this.plan, "plan", "doubt");
    const n = advice.length;
    return advice[calls.surest(tries, n, more, n, error, n, n, doubt, 1)]!;
  }
}
