// The rules of one game as WebAssembly: what `Position` and `loops` are in Python, with the same bytes.
//
// A position is the bytes of its record. They are copied into the engine's memory for a call and out of it again, so that
// positions are plain values: keeping, comparing and forgetting them needs nothing.
import { type About, fromBase64 } from "./about";
import type { Address, Calls } from "./calls";
import { fieldOf, Memory, readNumber, width, writeNumber } from "./memory";

export type Bytes = Uint8Array;

export const MAX_SEATS = 8;
export const SPECTATOR = -1;
export const EVENT_SIZE = 20;
const REFUSED = -1;
const ALLOWED = 0;
const MISSING = -(2 ** 31);
const MUTE = -1;
const DETAILS = 8;

/** What one seat knows: the record with the rest blanked, and what the seat may choose. */
export interface Known { readonly seat: number; readonly record: Bytes; readonly mask: Bytes; readonly legal: readonly number[] }

/** An action with the numbers that explain it. */
export interface Choice { readonly action: number; readonly kind: string; readonly details: Readonly<Record<string, number>> }

/** Why something is refused, by the name of its message. */
export interface Reason { readonly name: string; readonly details: Readonly<Record<string, number>> }

/** A position after something happened, and what happened, as rows of the log. */
export interface Step { readonly state: Bytes; readonly events: Bytes }

/** A file that is no engine of ours. */
export class BadEngine extends Error {}

export class Engine {
  readonly memory: Memory;
  readonly components: Address;
  readonly state: Address;
  readonly known: Address;
  readonly mask: Address;
  readonly muted: Address;
  private readonly prototype: Address;
  private readonly log: Address;
  private readonly actions: Address;
  private readonly choices: Address;
  private readonly reason: Address;
  private readonly shown: Address;
  private readonly blank: Address;
  private readonly numbers: Address;

  constructor(readonly calls: Calls, readonly about: About) {
    const memory = (this.memory = new Memory(calls, about));
    this.components = memory.records("components");
    this.prototype = memory.records("state");
    this.state = memory.records("state");
    this.known = memory.records("state");
    this.mask = memory.room(about.maskWords * 8);
    this.log = memory.records("log");
    this.muted = memory.records("log");
    memory.write(this.muted, "log", "n", MUTE);
    this.actions = memory.room(about.actions * 4);
    this.choices = memory.records("choice", about.actions);
    this.reason = memory.records("reason");
    const largest = Math.max(about.sizes.view, about.sizes.facts);
    this.shown = memory.room(largest);
    this.blank = memory.room(largest);
    this.numbers = memory.room(MAX_SEATS * 8);
    this.useComponents(fromBase64(about.components.record));
  }

  /** Compile a module; refuses what is not ours, or not whole. */
  static async load(code: BufferSource, about: About): Promise<Engine> {
    let module: WebAssembly.Module;
    try {
      module = await WebAssembly.compile(code);
    } catch (error) {
      throw new BadEngine(String(error));
    }
    const names = new Set(WebAssembly.Module.exports(module).map((one) => one.name));
    if (WebAssembly.Module.imports(module).length || !names.has("take") || !names.has("__heap_base")) {
      throw new BadEngine(`this is no engine of ${about.slug}`);
    }
    const made = await WebAssembly.instantiate(module);
    return new Engine(made.exports as unknown as Calls, about);
  }

  // --- before the game --------------------------------------------------------------------------------------------------

  /** Play with these components from now on; what follows from the numbers is filled in. */
  useComponents(record: Bytes): void {
    if (record.length !== this.memory.size("components")) throw new BadEngine(`components of another game, not of ${this.about.slug}`);
    this.memory.put(this.components, record);
    this.calls.complete(this.components, 1);
  }

  /** A blank state that holds seats and options; every deal starts from it. Birth dates are numbers yyyymmdd. */
  newPrototype(seats: number, options: Readonly<Record<string, unknown>> = {}, birth: readonly number[] = []): Bytes | Reason {
    const { memory, calls, about } = this;
    memory.blank(this.prototype, memory.size("state"));
    memory.write(this.prototype, "state", "seats", seats);
    birth.forEach((day, place) => memory.write(this.prototype, "state", "birth", day, place));
    for (const option of about.options) this.setOption(option.name, option.default);
    calls.set_defaults(this.components, 1, this.prototype, 1);
    for (const [name, value] of Object.entries(options)) this.setOption(name, value);
    const code = calls.misfit(this.components, 1, this.prototype, 1, this.reason, 1);
    if (code !== ALLOWED) return this.readReason(about.misfits[code]!);
    return memory.take(this.prototype, memory.size("state"));
  }

  private setOption(name: string, value: unknown): void {
    const option = this.about.options.find((one) => one.name === name);
    if (!option) throw new RangeError(`${this.about.slug} has no option ${name}`);
    const values = Array.isArray(value) ? value : [value];
    values.forEach((one, place) => this.memory.write(this.prototype, "state", name, this.optionNumber(option.words, one), place));
  }

  private optionNumber(words: readonly string[], value: unknown): number {
    const found = typeof value === "string" ? words.indexOf(value) : Number(value);
    if (!Number.isInteger(found) || found < 0 && typeof value === "string") throw new RangeError(`${String(value)} is no value of an option`);
    return found;
  }

  deal(prototype: Bytes, seed: bigint): Step {
    const { memory, calls } = this;
    memory.put(this.prototype, prototype);
    memory.write(this.log, "log", "n", 0);
    calls.deal(this.components, 1, this.prototype, 1, this.state, 1, 0, seed, this.log, 1);
    return this.step();
  }

  // --- playing ----------------------------------------------------------------------------------------------------------

  /** A number of a position, by its field. */
  field(state: Bytes, field: string, place = 0): number {
    const [offset, kind] = fieldOf(this.about.layouts.state, field);
    return readNumber(kind, new DataView(state.buffer, state.byteOffset), offset + place * width(kind));
  }

  /** The position with another number in one field. */
  withField(state: Bytes, field: string, value: number, place = 0): Bytes {
    const [offset, kind] = fieldOf(this.about.layouts.state, field);
    const changed = state.slice();
    writeNumber(kind, new DataView(changed.buffer), offset + place * width(kind), value);
    return changed;
  }

  /** The position with another generator word. */
  withChance(state: Bytes, word: bigint): Bytes {
    const changed = state.slice();
    new DataView(changed.buffer).setBigUint64(this.about.layouts.state.fields.rng![0], word, true);
    return changed;
  }

  /** The generator's word. */
  chance(state: Bytes): bigint {
    return new DataView(state.buffer, state.byteOffset).getBigUint64(this.about.layouts.state.fields.rng![0], true);
  }

  /** The position with one field set to nothing. */
  blanked(state: Bytes, field: string): Bytes {
    const [offset, kind, count] = fieldOf(this.about.layouts.state, field);
    const changed = state.slice();
    return changed.fill(0, offset, offset + count * width(kind));
  }

  isOver(state: Bytes): boolean {
    return this.field(state, "over") !== 0;
  }

  /** The seats that must decide now. */
  asked(state: Bytes): number[] {
    const bits = this.field(state, "asked");
    return Array.from({ length: this.field(state, "seats") }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }

  legal(state: Bytes, seat: number): number[] {
    this.memory.put(this.state, state);
    return this.listLegal(this.state, seat);
  }

  private listLegal(at: Address, seat: number): number[] {
    const { calls, about } = this;
    const count = calls.list_legal(this.components, 1, at, 1, 0, seat, this.mask, about.maskWords, this.actions, about.actions);
    return [...new Int32Array(calls.memory.buffer, this.actions, count)];
  }

  /** This seat chooses; null, and nothing is changed, if it may not. */
  take(state: Bytes, seat: number, action: number): Step | null {
    this.memory.put(this.state, state);
    const count = this.calls.take(this.components, 1, this.state, 1, 0, seat, action, this.mask, this.about.maskWords, this.log, 1);
    return count === REFUSED ? null : this.step();
  }

  /** In a game that is only thought over, what this seat does next is not judged. */
  letStand(state: Bytes, seat: number): Bytes {
    this.memory.put(this.state, state);
    this.calls.let_stand(this.components, 1, this.state, 1, 0, seat);
    return this.memory.take(this.state, state.length);
  }

  private step(): Step {
    const { memory } = this;
    const [rows] = this.about.layouts.log.fields.rows!;
    const count = memory.read(this.log, "log", "n");
    return { state: memory.take(this.state, memory.size("state")), events: memory.take(this.log + rows, count * EVENT_SIZE) };
  }

  scores(state: Bytes): number[] {
    this.memory.put(this.state, state);
    this.memory.blank(this.numbers, MAX_SEATS * 4);
    this.calls.scores(this.components, 1, this.state, 1, 0, this.numbers, MAX_SEATS);
    return [...new Int32Array(this.calls.memory.buffer, this.numbers, this.field(state, "seats"))];
  }

  /** What each seat got out of a finished game. */
  payoffs(state: Bytes): number[] {
    this.memory.put(this.state, state);
    this.memory.blank(this.numbers, MAX_SEATS * 4);
    this.calls.payoffs(this.components, 1, this.state, 1, 0, this.numbers, MAX_SEATS);
    return [...new Float32Array(this.calls.memory.buffer, this.numbers, this.field(state, "seats"))];
  }

  faults(state: Bytes): number {
    this.memory.put(this.state, state);
    return this.calls.faults(this.components, 1, this.state, 1, 0);
  }

  longest(state: Bytes): number {
    this.memory.put(this.state, state);
    return this.calls.longest(this.components, 1, this.state, 1, 0);
  }

  // --- knowing ----------------------------------------------------------------------------------------------------------

  /** What a seat (or SPECTATOR) may know: the gate that views, bots and choices all go through. */
  know(state: Bytes, seat: number): Known {
    const { memory, calls } = this;
    memory.put(this.state, state);
    const legal = this.listLegal(this.state, seat); // the mask is of the true state, as in Python
    const mask = memory.take(this.mask, this.about.maskWords * 8);
    calls.know(this.components, 1, this.state, 1, 0, seat, this.known, 1, 0);
    return { seat, record: memory.take(this.known, memory.size("state")), mask, legal };
  }

  /** A full state that a seat believes possible. */
  imagine(state: Bytes, seat: number, entropy: bigint): Bytes {
    this.memory.put(this.state, state);
    this.calls.imagine(this.components, 1, this.state, 1, 0, seat, entropy, this.known, 1, 0);
    return this.memory.take(this.known, this.memory.size("state"));
  }

  /** What a seat sees, as the bytes that `decode` reads with the game's plan VIEW. */
  view(known: Known): Bytes {
    this.memory.put(this.known, known.record);
    this.calls.show(this.components, 1, this.known, 1, 0, known.seat, this.shown, 1, this.blank, 1);
    return this.memory.take(this.shown, this.about.sizes.view);
  }

  /** What never changes in this game, for the plan FACTS. */
  facts(known: Known): Bytes {
    this.memory.put(this.known, known.record);
    this.calls.tell_facts(this.components, 1, this.known, 1, 0, this.shown, 1, this.blank, 1);
    return this.memory.take(this.shown, this.about.sizes.facts);
  }

  /** Which question a seat is asked. */
  prompt(known: Known): string | null {
    this.memory.put(this.known, known.record);
    return this.about.prompts[this.calls.question(this.components, 1, this.known, 1, 0, known.seat)] ?? null;
  }

  /** Everything a seat may choose, with what explains it. */
  offer(known: Known): Choice[] {
    const { memory, calls } = this;
    memory.put(this.known, known.record);
    memory.put(this.mask, known.mask);
    calls.offer(this.components, 1, this.known, 1, 0, known.seat, this.mask, this.about.maskWords, this.choices, known.legal.length);
    return known.legal.map((_, place) => this.readChoice(this.choices + place * memory.size("choice")));
  }

  /** What an action means to this seat now, allowed or not. */
  meaning(known: Known, action: number): Choice {
    this.memory.put(this.known, known.record);
    this.calls.meaning(this.components, 1, this.known, 1, 0, known.seat, action, this.choices, 1, 0);
    return this.readChoice(this.choices);
  }

  /** Why a seat may not choose an action; null when it may, "" where the game gives no reasons. */
  why(known: Known, action: number): Reason | null {
    this.memory.put(this.known, known.record);
    const code = this.calls.refusal(this.components, 1, this.known, 1, 0, known.seat, action, this.reason, 1);
    if (code !== ALLOWED) return this.readReason(this.about.reasons[code]!);
    return this.about.givesReasons || known.legal.includes(action) ? null : { name: "", details: {} };
  }

  private readChoice(at: Address): Choice {
    const kind = this.about.actionKinds[this.memory.read(at, "choice", "kind")]!;
    return { action: this.memory.read(at, "choice", "action"), kind: kind.name, details: this.details(at, "choice", kind.shows) };
  }

  private readReason(kind: { name: string; arguments: readonly string[] }): Reason {
    return { name: kind.name, details: this.details(this.reason, "reason", kind.arguments) };
  }

  /** The numbers that are there, by name. */
  private details(at: Address, name: "choice" | "reason", names: readonly string[]): Record<string, number> {
    const found: Record<string, number> = {};
    names.slice(0, DETAILS).forEach((label, place) => {
      const value = this.memory.read(at, name, "values", place);
      if (value !== MISSING) found[label] = value;
    });
    return found;
  }
}
