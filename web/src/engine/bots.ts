// Bots in the page: the same as in Python (bots/__init__.py), with the same choices from the same seed.
import { levelOf, type Temper, TEMPERS, temperOf } from "$lib/tempers";
import type { About } from "./about";
import type { Address } from "./calls";
import { type Engine, type Known, MAX_SEATS } from "./engine";
import { type Budget, Search } from "./search";

const LEVELS: Readonly<Record<string, string>> = { easy: "slip:200", normal: "greedy", hard: "search:100ms", master: "search:1s" };
const SLIPS: Readonly<Record<string, number>> = { random: 1000, greedy: 0 };
const ALWAYS = 1000;
const SEARCH = /^search:([0-9]{1,8})(ms|s)?$/;
const SLIP = /^slip:([0-9]{1,4})$/;

/** A code that names no bot. */
export class UnknownBot extends Error {}

/** The budget of a code that thinks ahead; null for the others. */
export function budgetOf(code: string): Budget | null {
  const found = SEARCH.exec(LEVELS[code] ?? code);
  if (!found) return null;
  const count = Number(found[1]);
  return found[2] ? { playouts: 0, milliseconds: found[2] === "s" ? count * 1000 : count } : { playouts: count, milliseconds: 0 };
}

/** How often in a thousand choices a baseline bot errs. */
export function slipsOf(code: string): number {
  const plain = LEVELS[code] ?? code;
  const slips = SLIPS[plain] ?? Number(SLIP.exec(plain)?.[1] ?? NaN);
  if (!(slips <= ALWAYS)) throw new UnknownBot(code);
  return slips;
}

/** The tempers that a game's judgement knows: those that its note paper has a field for. */
export const tempersOf = (about: About): Temper[] => TEMPERS.filter((temper) => temper in about.layouts.notes.fields);

/** A bot at one table. It keeps note paper of its own, as long as it lives. */
export class Bot {
  private readonly notes: Address;
  private readonly budget: Budget | null;
  private readonly slips: number;

  constructor(private readonly engine: Engine, private readonly search: Search, code: string, private readonly seed: bigint) {
    const temper = temperOf(code);
    this.budget = budgetOf(code);
    this.slips = this.budget ? 0 : slipsOf(levelOf(code));
    this.notes = engine.memory.records("notes", MAX_SEATS + 1);
    engine.calls.open_notes(this.notes, MAX_SEATS + 1, 0, MAX_SEATS, seed);
    if (temper) this.take(temper, code);
  }

  /** Each sheet of the note paper says which temper it is. */
  private take(temper: Temper, code: string): void {
    const { about, memory } = this.engine;
    if (!tempersOf(about).includes(temper)) throw new UnknownBot(code);
    const [offset] = about.layouts.notes.fields[temper]!;
    for (let seat = 0; seat < MAX_SEATS; seat++) memory.bytes[this.notes + seat * memory.size("notes") + offset] = 1;
  }

  /** One of the actions the mask allows; `pause` is called between two looks at the clock, and may end it by rejecting. */
  async choose(known: Known, pause: () => Promise<void> = async () => {}): Promise<number> {
    const { engine, search, budget } = this;
    const { memory } = engine;
    const sheet = this.notes + known.seat * memory.size("notes");
    const before = memory.take(sheet, memory.size("notes"));
    const own = this.judge(known);
    if (!budget || known.legal.length === 1) return own;
    const seed = engine.calls.thought_seed(this.seed, engine.field(known.record, "ply") * MAX_SEATS + known.seat);
    search.begin({ known, budget, seed: BigInt.asUintN(64, seed), paper: before });
    try {
      while (!search.done) {
        search.think();
        await pause();
      }
    } catch (error) {
      memory.put(sheet, before); // it will be asked again
      throw error;
    }
    const chosen = search.best(search.advice()).action;
    if (chosen !== own) memory.put(sheet, before); // what its judgement had in mind was not done
    return chosen;
  }

  private judge(known: Known): number {
    const { engine } = this;
    engine.memory.put(engine.known, known.record);
    engine.memory.put(engine.mask, known.mask);
    return engine.calls.judge(
      engine.components, 1, engine.known, 1, 0, known.seat, engine.mask, engine.about.maskWords, known.legal.length, this.notes, MAX_SEATS + 1, this.slips,
    );
  }
}
