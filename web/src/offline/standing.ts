// How a game stands: its state, everybody's questions, and what happened (server/tables/play.py). Nothing is edited in place.
import { type Bytes, type Engine, EVENT_SIZE, type Known } from "$engine/engine";
import { type Dice, wordOf } from "./dice";
import { Refusal } from "./refusal";
import type { Move, Saved } from "./saved";
import type { Happening } from "./teller";

const NO_ANSWER = -1;
const SEEN_BY_ALL = -1;

/** A game by its engine, with the chance it is played by. */
export interface Game { readonly engine: Engine; readonly dice: Dice | null }

export interface Standing {
  readonly state: Bytes;
  readonly prompts: readonly number[];
  /** The events of the deal and of each move, as rows. */
  readonly happened: readonly Bytes[];
}

/** With dice, the next action gets a generator word of its own. */
const rekeyed = ({ engine, dice }: Game, state: Bytes): Bytes =>
  dice ? engine.withChance(state, wordOf(dice, engine.field(state, "ply") + 1)) : state;

export function deal(game: Game, saved: Saved): Standing {
  const { engine, dice } = game;
  const prototype = engine.newPrototype(saved.seats.length, saved.options, saved.births);
  if (!(prototype instanceof Uint8Array)) {
    throw new Refusal("bad-request", prototype.details, `${saved.game}-error-${prototype.name.toLowerCase().replaceAll("_", "-")}`);
  }
  const { state, events } = engine.deal(prototype, dice ? wordOf(dice, 0) : BigInt(saved.seed));
  const asked = engine.asked(state);
  return { state: rekeyed(game, state), prompts: saved.seats.map((_, seat) => Number(asked.includes(seat))), happened: [events] };
}

/** A seat chooses; null where it may not. */
export function act(game: Game, before: Standing, seat: number, action: number): Standing | null {
  const step = game.engine.take(before.state, seat, action);
  if (!step) return null;
  const state = rekeyed(game, step.state);
  return { state, prompts: nextPrompts(game.engine, before, state, seat), happened: [...before.happened, step.events] };
}

/** A seat takes back an answer whose prompt is not resolved; null where there is none. */
export function withdraw(game: Game, before: Standing, seat: number): Standing | null {
  const { engine } = game;
  const back = mayWithdraw(engine, before.state, seat) ? engine.withdraw(before.state, seat) : null;
  if (!back) return null;
  const state = rekeyed(game, engine.withField(back, "ply", engine.field(back, "ply") - 1));
  const prompts = before.prompts.map((number, other) => number + Number(other === seat));
  return { state, prompts, happened: [...before.happened, new Uint8Array()] };
}

export function mayWithdraw(engine: Engine, state: Bytes, seat: number): boolean {
  const asked = engine.asked(state);
  return engine.field(state, "answer", seat) !== NO_ANSWER && asked.length > 0 && !asked.includes(seat);
}

/** Each seat counts its own questions, so that other seats' answers never make a pending one stale. */
function nextPrompts(engine: Engine, before: Standing, after: Bytes, actor: number): number[] {
  const [was, now] = [engine.asked(before.state), engine.asked(after)];
  return before.prompts.map((number, seat) => {
    if (!now.includes(seat)) return number;
    const fresh = seat === actor || !was.includes(seat) || !sameQuestion(engine, engine.know(before.state, seat), engine.know(after, seat));
    return number + Number(fresh);
  });
}

const sameQuestion = (engine: Engine, one: Known, other: Known): boolean =>
  engine.prompt(one) === engine.prompt(other) && one.mask.every((byte, place) => byte === other.mask[place]);

/** Deal a saved game and make its moves again; `null` where the rules do not allow them. */
export function again(game: Game, saved: Saved, moves: readonly Move[] = saved.log): Standing | null {
  let found: Standing | null = deal(game, saved);
  for (const move of moves) {
    found = move.kind === "act" ? act(game, found, move.seat, move.action) : withdraw(game, found, move.seat);
    if (!found) return null;
  }
  return found;
}

export const eventCount = (standing: Standing): number => standing.happened.reduce((sum, rows) => sum + rows.length / EVENT_SIZE, 0);

/** What happened from an event on, as a seat (or an onlooker) may know it: the gate that all events go through. */
export function eventsOf(engine: Engine, happened: readonly Bytes[], seat: number | null, since = 0, first = 0): Happening[] {
  const found: Happening[] = [];
  let number = first;
  for (const rows of happened) {
    const count = rows.length / EVENT_SIZE;
    if (number + count > since) {
      const view = new DataView(rows.buffer, rows.byteOffset, rows.length);
      for (let place = Math.max(since - number, 0); place < count; place++) found.push(seen(engine, view, place, number + place, seat));
    }
    number += count;
  }
  return found;
}

function seen(engine: Engine, rows: DataView, place: number, number: number, seat: number | null): Happening {
  const at = place * EVENT_SIZE;
  const kind = engine.about.eventKinds[rows.getInt16(at, true)]!;
  const actor = rows.getInt16(at + 2, true);
  const mask = rows.getInt32(at + 4, true);
  if (mask !== SEEN_BY_ALL && (seat === null || !((mask >> seat) & 1))) return { number, kind: kind.name, seat: actor, details: {}, hidden: true };
  const details = Object.fromEntries(kind.arguments.slice(0, 3).map((label, which) => [label, rows.getInt32(at + 8 + 4 * which, true)]));
  return { number, kind: kind.name, seat: actor, details, hidden: false };
}

/** Whether what happened was a mistake, after which the rest of an entry no longer counts. */
export function isMistake(engine: Engine, rows: Bytes): boolean {
  const { mistakes } = engine.about;
  return mistakes.length > 0 && eventsOf(engine, [rows], null).some((event) => mistakes.includes(event.kind));
}

/** As `take`, in a game that is only thought over: what would be a mistake goes on as if it were none. */
export function draft(engine: Engine, state: Bytes, seat: number, action: number): { state: Bytes; events: Bytes } | null {
  const step = engine.take(state, seat, action);
  return step && isMistake(engine, step.events) ? engine.take(engine.letStand(state, seat), seat, action) : step;
}

export const isOver = (engine: Engine, state: Bytes): boolean => engine.field(state, "over") !== 0;
export const ranking = (engine: Engine, state: Bytes): number[] =>
  Array.from({ length: engine.field(state, "seats") }, (_, seat) => engine.field(state, "rank", seat));

/** Each seat's share of the win: those who are paid most share it; alone, what the game pays (core/outcome.py). */
export function wins(payoffs: readonly number[]): number[] {
  if (payoffs.length === 1) return [...payoffs];
  const most = Math.max(...payoffs);
  const sharing = payoffs.filter((paid) => paid === most).length;
  return payoffs.map((paid) => (most > 0 && paid === most ? 1 / sharing : 0));
}
