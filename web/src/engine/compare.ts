// Plays again what Python wrote down (tests/engine/cases.py), and says what differs. For tests, in Node and in browsers.
import { type About, fromBase64 } from "./about";
import { Bot } from "./bots";
import { decode, type Plan } from "./decode";
import { type Bytes, Engine, MAX_SEATS, SPECTATOR } from "./engine";
import { Search } from "./search";

interface Shown {
  place: number;
  seat: number;
  view: unknown;
  facts: unknown;
  prompt: string | null;
  choices: unknown[];
  reasons: [action: number, name: string | null, details: Record<string, number>][];
}

interface Stepped {
  seed: number;
  actions: [seat: number, action: number][];
  steps: string;
  shown: Shown[];
  scores: number[];
  payoffs: number[];
}

interface Bulk { slips: number[]; games: number; seed: number; finals: string; outcomes: string }

interface Setting {
  seats: number;
  options: Record<string, unknown>;
  components: string;
  derived: string;
  prototype: string;
  bulk: Bulk[];
  stepped: Stepped[];
}

interface Thought {
  seat: number;
  known: string;
  mask: string;
  legal: number[];
  seed: number;
  playouts: number;
  root: string;
  advice: number[][];
  action: number;
}

interface BotGame { bots: string[]; seed: number; prototype: string; actions: [seat: number, action: number][] }

export interface Cases { slug: string; settings: Setting[]; thoughts: Thought[]; bots: BotGame[] }

export interface Plans { VIEW: Plan; FACTS: Plan }

/** What was compared, how often, and where it differed. */
export interface Report { compared: Record<string, number>; differences: string[] }

export async function compare(code: BufferSource, about: About, plans: Plans, cases: Cases): Promise<Report> {
  const found = new Comparison(await Engine.load(code, about), plans);
  for (const setting of cases.settings) await found.setting(setting);
  found.engine.useComponents(fromBase64(about.components.record));
  for (const thought of cases.thoughts) await found.thought(thought);
  for (const game of cases.bots) await found.bots(game);
  return found.report;
}

async function sha(...parts: Bytes[]): Promise<string> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same plain data; the order of fields does not count. */
function alike(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && Array.isArray(a) === Array.isArray(b) && names.every((name) => alike(left[name], right[name]));
}

class Comparison {
  readonly report: Report = { compared: {}, differences: [] };
  private readonly search: Search;

  constructor(readonly engine: Engine, private readonly plans: Plans) {
    this.search = new Search(engine);
  }

  private note(what: string, same: boolean, where: string): void {
    this.report.compared[what] = (this.report.compared[what] ?? 0) + 1;
    if (!same) this.report.differences.push(`${what}: ${where}`);
  }

  async setting(one: Setting): Promise<void> {
    const { engine } = this;
    const where = `${one.seats} seats ${JSON.stringify(one.options)}`;
    engine.useComponents(fromBase64(one.components));
    const derived = engine.memory.take(engine.components, engine.memory.size("components"));
    this.note("components", (await sha(derived)) === (await sha(fromBase64(one.derived))), where);
    const prototype = engine.newPrototype(one.seats, one.options);
    this.note("prototype", prototype instanceof Uint8Array && (await sha(prototype)) === (await sha(fromBase64(one.prototype))), where);
    for (const bulk of one.bulk) await this.bulk(one, bulk, where);
    for (const game of one.stepped) await this.stepped(one, game, `${where} seed ${game.seed}`);
  }

  private async bulk(setting: Setting, one: Bulk, where: string): Promise<void> {
    const { engine, engine: { memory, calls } } = this;
    const prototype = memory.records("state");
    memory.put(prototype, fromBase64(setting.prototype));
    const slips = memory.room(MAX_SEATS * 8);
    one.slips.forEach((slip, seat) => memory.view.setBigInt64(slips + 8 * seat, BigInt(slip), true));
    const [states, outcomes] = [memory.records("state", one.games), memory.records("outcome", one.games)];
    const notes = memory.records("notes", MAX_SEATS + 1);
    calls.play_many(
      engine.components, 1, prototype, 1, slips, MAX_SEATS, states, one.games, engine.known, 1, notes, MAX_SEATS + 1, engine.mask,
      engine.about.maskWords, engine.muted, 1, BigInt(one.seed), 0, outcomes, one.games,
    );
    const finals = await sha(memory.take(states, memory.size("state") * one.games));
    this.note("bulk", finals === one.finals && (await sha(memory.take(outcomes, memory.size("outcome") * one.games))) === one.outcomes, where);
  }

  private async stepped(setting: Setting, game: Stepped, where: string): Promise<void> {
    const { engine } = this;
    let { state, events } = engine.deal(fromBase64(setting.prototype), BigInt(game.seed));
    const steps: Bytes[] = [events, state];
    const shown = new Map(game.shown.map((one) => [one.place, one]));
    for (const [place, [seat, action]] of game.actions.entries()) {
      for (const looker of [...Array(setting.seats).keys(), SPECTATOR]) {
        const known = engine.know(state, looker);
        steps.push(known.record, engine.view(known));
      }
      const told = shown.get(place);
      if (told) this.shown(state, told, `${where} ply ${place}`);
      const step = engine.take(state, seat, action);
      if (!step) return this.note("steps", false, `${where}: action ${action} is refused`);
      ({ state, events } = step);
      steps.push(events, state);
    }
    this.note("steps", (await sha(...steps)) === game.steps, where);
    this.note("results", alike(engine.scores(state), game.scores) && alike(engine.payoffs(state), game.payoffs), where);
    this.note("health", engine.faults(state) === 0, where);
  }

  /** What people see at a position. */
  private shown(state: Bytes, told: Shown, where: string): void {
    const { engine } = this;
    const known = engine.know(state, told.seat);
    this.note("view", alike(decode(this.plans.VIEW, engine.view(known)), told.view), where);
    this.note("facts", alike(decode(this.plans.FACTS, engine.facts(known)), told.facts), where);
    this.note("prompt", engine.prompt(known) === told.prompt, where);
    this.note("choices", alike(engine.offer(known), told.choices), where);
    const reasons = told.reasons.map(([action]) => engine.why(known, action));
    this.note("reasons", alike(reasons.map((one) => [one?.name ?? null, one?.details ?? {}]), told.reasons.map(([, ...rest]) => rest)), where);
  }

  async thought(one: Thought): Promise<void> {
    const { engine, search } = this;
    const known = { seat: one.seat, record: fromBase64(one.known), mask: fromBase64(one.mask), legal: one.legal };
    const budget = { playouts: one.playouts, milliseconds: 0 };
    const advice = search.finish({ known, budget, seed: BigInt(one.seed), paper: Search.blankPaper(engine) });
    this.note("thoughts", (await sha(search.rootBytes())) === one.root, `seed ${one.seed}`);
    this.note("advice", alike(advice.map((a) => [a.action, a.tries, a.worth, a.more, a.error]), one.advice), `seed ${one.seed}`);
    this.note("decisions", search.best(advice).action === one.action, `seed ${one.seed}`);
  }

  async bots(game: BotGame): Promise<void> {
    const { engine } = this;
    const players = game.bots.map((code, seat) => new Bot(engine, this.search, code, BigInt(900 + seat)));
    let { state } = engine.deal(fromBase64(game.prototype), BigInt(game.seed));
    for (const [place, [seat, action]] of game.actions.entries()) {
      const chosen = await players[seat]!.choose(engine.know(state, seat));
      this.note("choices of bots", chosen === action, `${game.bots[seat]} at ply ${place}: ${chosen}, not ${action}`);
      state = engine.take(state, seat, action)!.state;
    }
  }
}
