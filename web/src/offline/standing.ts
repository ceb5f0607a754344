// How a game stands: its state, everybody's questions, and what happened (server/tables/play.py). Nothing is edited in place.
import { type Bytes, type Engine, EVENT_SIZE, type Known } from "$engine/engine";
import { type Dice, wordOf } from "./dice";
import { isMistake, takenBack } from "./events";
import { Refusal } from "./refusal";
import type { Move, Saved } from "./saved";
import { remembered, Step } from "./takeback";

/** A game by its engine, with the chance it is played by. */
export interface Game { readonly engine: Engine; readonly dice: Dice | null }

export interface Standing {
  readonly state: Bytes;
  readonly prompts: readonly number[];
  /** The events of the deal and of each move, as rows. */
  readonly happened: readonly Bytes[];
  /** The last choices, as far back as one could be taken back. */
  readonly recent: readonly Step[];
}

/** Which entry a choice belongs to, and whether it is its seat's own. */
export interface Part { readonly entry: number; readonly own: boolean }

const NOBODYS: Part = { entry: -1, own: false };

/** With dice, the next action gets a generator word of its own. */
const rekeyed = ({ engine, dice }: Game, state: Bytes): Bytes =>
  dice ? engine.withChance(state, wordOf(dice, engine.field(state, "ply") + 1)) : state;

/** What the deal comes from. */
export const seedOf = ({ dice, seed }: Pick<Saved, "dice" | "seed">): bigint => (dice ? wordOf(dice, 0) : BigInt(seed));

export function deal(game: Game, saved: Saved): Standing {
  const { engine } = game;
  const prototype = engine.newPrototype(saved.seats.length, saved.options, saved.births);
  if (!(prototype instanceof Uint8Array)) {
    throw new Refusal("bad-request", prototype.details, `${saved.game}-error-${prototype.name.toLowerCase().replaceAll("_", "-")}`);
  }
  const { state, events } = engine.deal(prototype, seedOf(saved));
  const asked = engine.asked(state);
  return { state: rekeyed(game, state), prompts: saved.seats.map((_, seat) => Number(asked.includes(seat))), happened: [events], recent: [] };
}

/** A seat chooses; null where it may not. */
export function act(game: Game, before: Standing, seat: number, action: number, part: Part = NOBODYS): Standing | null {
  const step = game.engine.take(before.state, seat, action);
  if (!step) return null;
  const state = rekeyed(game, step.state);
  const made = new Step(game.engine, { before: before.state, seat, action, ...part });
  return {
    state, prompts: nextPrompts(game.engine, before, state, seat), happened: [...before.happened, step.events],
    recent: remembered([...before.recent, made]),
  };
}

/** The game as it would stand had a seat not made its last choices, so many of them; null where it made no such. */
export function without(game: Game, before: Standing, seat: number, parts: number): Standing | null {
  const { recent } = before;
  const stop = recent.findLastIndex((step) => step.made.seat === seat) + 1;
  const taken = recent.slice(Math.max(stop - parts, 0), stop);
  if (taken.length < parts || taken.some((step) => step.made.seat !== seat)) return null;
  const kept = recent.slice(0, stop - parts);
  let state = taken[0]!.made.before;
  for (const { made } of recent.slice(stop)) {
    const next = game.engine.take(state, made.seat, made.action);
    if (!next) return null;
    kept.push(new Step(game.engine, { ...made, before: state }));
    state = rekeyed(game, next.state);
  }
  const prompts = before.prompts.map((number, other) => number + Number(other === seat));
  const news = taken.some((step) => step.told()) ? takenBack(seat) : new Uint8Array();
  return { state, prompts, happened: [...before.happened, news], recent: kept };
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
  for (const [place, move] of moves.entries()) {
    const part = { entry: move.begun ?? place, own: move.begun !== undefined };
    found = move.kind === "act" ? act(game, found, move.seat, move.action, part) : without(game, found, move.seat, move.parts ?? 1);
    if (!found) return null;
  }
  return found;
}

export const eventCount = (standing: Standing): number => standing.happened.reduce((sum, rows) => sum + rows.length / EVENT_SIZE, 0);

/** As `take`, in a game that is only thought over: what would be a mistake goes on as if it were none. */
export function draft(engine: Engine, state: Bytes, seat: number, action: number): { state: Bytes; events: Bytes } | null {
  const step = engine.take(state, seat, action);
  return step && isMistake(engine, step.events) ? engine.take(engine.letStand(state, seat), seat, action) : step;
}

export const ranking = (engine: Engine, state: Bytes): number[] =>
  Array.from({ length: engine.field(state, "seats") }, (_, seat) => engine.field(state, "rank", seat));

/** Each seat's share of the win: those who are paid most share it; alone, what the game pays (core/outcome.py). */
export function wins(payoffs: readonly number[]): number[] {
  if (payoffs.length === 1) return [...payoffs];
  const most = Math.max(...payoffs);
  const sharing = payoffs.filter((paid) => paid === most).length;
  return payoffs.map((paid) => (most > 0 && paid === most ? 1 / sharing : 0));
}
