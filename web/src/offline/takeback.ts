// Taking back one's last choice, in any game: when it may be, found out by trying it (core/takeback.py says why).
import { type Bytes, type Engine, SPECTATOR } from "$engine/engine";
import { allTold, eventsOf, isMistake } from "./events";

const WORLDS = 16; // imagined ones that a choice is tried in
const OTHER_CHOICES = 6; // that are compared with the one made
const REMEMBERED = 64; // choices, at most
const COUNTED = ["rng", "birth", "ply"] as const; // fields of the header that tell nothing about the game

/** A choice that was tried: where it leads, and what happened. */
interface Outcome { readonly state: Bytes; readonly events: Bytes }

/** What a seat is told by a choice: what it may know now, and what happened. */
interface Heard { readonly known: Bytes; readonly events: string }

/** Each answer is found once. */
function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** A choice that was made. Those of one entry were made in one piece; what a bot chose is not its seat's `own`. */
export interface Made { readonly before: Bytes; readonly seat: number; readonly action: number; readonly entry: number; readonly own: boolean }

/** A choice that was made, and what can be found out about it. */
export class Step {
  constructor(private readonly engine: Engine, readonly made: Made) {}

  readonly outcome = once(() => this.engine.take(this.made.before, this.made.seat, this.made.action));

  /** Whether it led on without chance and without a mistake. */
  readonly certain = once(() => {
    const outcome = this.outcome();
    return outcome !== null && isCertain(this.engine, this.made.before, outcome);
  });

  /** Whether anything happened that was told. */
  readonly told = once(() => (this.outcome()?.events.length ?? 0) > 0);

  /** Whether nobody has learnt by it anything but what its seat chose. */
  readonly free = once(() => {
    const { engine, made: { before, seat, action } } = this;
    const outcome = this.outcome();
    if (!outcome || !this.certain() || !othersLearnNoMore(engine, outcome, before, seat)) return false;
    const learnt = heard(engine, outcome, seat);
    return Array.from({ length: WORLDS }, (_, number) => number).every((number) => {
      const world = engine.imagine(before, seat, BigInt(number));
      const there = engine.take(world, seat, action);
      return there !== null && isCertain(engine, world, there) && sameHeard(heard(engine, there, seat), learnt) && othersLearnNoMore(engine, there, world, seat);
    });
  });

  /** Whether nobody else can tell what was chosen: had it been something else, they would know the same. */
  readonly secret = once(() => {
    const { engine, made: { before, seat, action } } = this;
    const outcome = this.outcome();
    if (!outcome) return false;
    const others = lookers(engine, before).filter((other) => other !== seat);
    const known = others.map((other) => heard(engine, outcome, other));
    const asked = engine.field(outcome.state, "asked");
    const compared = someOf(engine.legal(before, seat), action).flatMap((choice) => {
      const there = engine.take(before, seat, choice);
      // that a seat has finished, and that it erred, is public
      return there && engine.field(there.state, "asked") === asked && !isMistake(engine, there.events) ? [there] : [];
    });
    if (!compared.every((there) => others.every((other, place) => sameHeard(heard(engine, there, other), known[place]!)))) return false;
    return compared.length > 0 || (!this.told() && others.every((other) => knowsAsBefore(engine, before, outcome, other)));
  });
}

/** How many of the last choices a seat may take back in one: all parts of its last entry. 0 where there is nothing. */
export function takeable(recent: readonly Step[], seat: number): number {
  const stop = recent.findLastIndex((step) => step.made.seat === seat) + 1;
  if (!stop) return 0;
  let start = stop - 1;
  while (start > 0 && recent[start - 1]!.made.seat === seat && recent[start - 1]!.made.entry === recent[stop - 1]!.made.entry) start--;
  const [entry, later] = [recent.slice(start, stop), recent.slice(stop)];
  if (!entry.every((step) => step.made.own && step.certain()) || !later.every((step) => step.certain())) return 0;
  if (later.length && ![...entry, ...later].every((step) => step.secret())) return 0;
  return entry.every((step) => step.free()) ? entry.length : 0;
}

/** So many of the last choices are remembered; no entry in part. */
export function remembered(recent: readonly Step[]): readonly Step[] {
  if (recent.length <= REMEMBERED) return recent;
  const first = recent[0]!.made.entry;
  return remembered(recent.filter((step) => step.made.entry !== first));
}

// --- inside -----------------------------------------------------------------------------------------------------------

const lookers = (engine: Engine, state: Bytes): number[] => Array.from({ length: engine.field(state, "seats") + 1 }, (_, place) => place + SPECTATOR);

const same = (one: Bytes, other: Bytes): boolean => one.length === other.length && one.every((byte, place) => byte === other[place]);

const isCertain = (engine: Engine, before: Bytes, { state, events }: Outcome): boolean =>
  engine.chance(before) === engine.chance(state) && !engine.isOver(state) && !isMistake(engine, events);

/** A record without what tells nothing about the game. */
export const plain = (engine: Engine, record: Bytes): Bytes => COUNTED.reduce((found, field) => engine.blanked(found, field), record);

const knownTo = (engine: Engine, state: Bytes, seat: number): Bytes => plain(engine, engine.know(state, seat).record);

function heard(engine: Engine, { state, events }: Outcome, seat: number): Heard {
  return { known: knownTo(engine, state, seat), events: JSON.stringify(eventsOf(engine, [events], seat === SPECTATOR ? null : seat)) };
}

const sameHeard = (one: Heard, other: Heard): boolean => one.events === other.events && same(one.known, other.known);

function knowsAsBefore(engine: Engine, before: Bytes, outcome: Outcome, other: number): boolean {
  const [was, now] = [before, outcome.state].map((state) => engine.blanked(knownTo(engine, state, other), "asked"));
  return same(was!, now!);
}

/** Whether nobody is shown what this seat may not know, nor told of it. */
function othersLearnNoMore(engine: Engine, outcome: Outcome, before: Bytes, seat: number): boolean {
  const [own, all] = [knownTo(engine, outcome.state, seat), plain(engine, outcome.state)];
  for (const other of lookers(engine, before)) {
    if (other === seat) continue;
    const [saw, sees] = [knownTo(engine, before, other), knownTo(engine, outcome.state, other)];
    if (own.some((byte, place) => byte !== all[place] && sees[place] !== saw[place] && sees[place] !== byte)) return false;
  }
  return allTold(outcome.events, seat);
}

/** A few of these actions from end to end, without one of them. */
function someOf(actions: readonly number[], but: number): number[] {
  const others = actions.filter((action) => action !== but);
  const every = Math.max(1, Math.floor(others.length / OTHER_CHOICES));
  return others.filter((_, place) => place % every === 0);
}
