// Looking back on a finished game: everybody's chances, the costly choices, and what was luck (review/analysis.py).
import type { Bytes, Known } from "$engine/engine";
import type { Advice, Budget } from "$engine/search";
import { counted, type Move, type Saved } from "./saved";
import { act, deal, type Game, seedOf, type Standing, wins } from "./standing";
import { plain } from "./takeback";
import type { Thinking } from "./thinking";

const NOTICED = 1.5; // standard errors below which a difference is taken for chance
const SURE = 2; // for a choice to be called costly
const COSTLIEST = 3; // told of each seat
const SECOND_LOOKS = 4; // of each seat: among hundreds of choices some look costly by chance
const SECOND_THOUGHT = 4; // times as long as at the first look
const SECOND_SHARE = 0.3; // of the time, where there is a limit
const ENOUGH = 150; // choices to think about when time is short

/** How long to think about each choice: so many playouts, or a fair part of so many milliseconds. */
export type Limit = { readonly playouts: number } | { readonly milliseconds: number };

/** A choice that cost something: what was chosen and what was better, with the chance to win after each. */
export interface Turning {
  readonly place: number;
  readonly seat: number;
  readonly action: number;
  readonly worth: number;
  readonly better: number;
  readonly betterWorth: number;
}

/** One seat's game: its chance at each of its choices, and what made the result different from an even share. */
export interface Account {
  readonly seat: number;
  readonly result: number;
  readonly curve: readonly (readonly [place: number, win: number])[];
  readonly own: number;
  readonly others: number;
  readonly luck: number;
}

/** `luck` is the part of all that moved the result which was dice, cards and what cannot be told. */
export interface Found { readonly accounts: readonly Account[]; readonly costly: readonly Turning[]; readonly judged: number; readonly luck: number }

/** Every seat's chance at par and after a choice (none where it was not judged), and whether chance may have spoken after it. */
interface Step { seat: number; par: readonly number[]; after: readonly number[]; chance: boolean }

/** A choice that is judged, from what its seat knew and had in mind. */
interface Made { readonly place: number; readonly action: number; readonly known: Known; readonly paper: Bytes }

/** A choice that looked costly, and may be judged once more. */
interface Doubt { readonly made: Made; readonly turning: Turning }

class Clock {
  private readonly playouts: number;
  private readonly spare: number;
  private readonly end: number;

  constructor(limit: Limit, private readonly now: () => number) {
    this.playouts = "playouts" in limit ? limit.playouts : 0;
    const milliseconds = "milliseconds" in limit ? limit.milliseconds : 0;
    this.spare = SECOND_SHARE * milliseconds;
    this.end = now() + milliseconds;
  }

  get isLimited(): boolean {
    return this.playouts === 0;
  }

  /** The budget for the next choice when so many remain; a second look has what was kept in reserve, too. */
  budget(choices: number, second: boolean): Budget {
    if (!this.isLimited) return { playouts: this.playouts * (second ? SECOND_THOUGHT : 1), milliseconds: 0 };
    const left = this.end - (second ? 0 : this.spare) - this.now();
    return { playouts: 0, milliseconds: Math.max(1, Math.floor(left / Math.max(choices, 1))) };
  }
}

const on = (action: number, advice: readonly Advice[]): Advice => advice.find((one) => one.action === action)!;

/** What a choice cost, if another one was surely better. */
function turningOf({ place, action, known: { seat } }: Made, advice: readonly Advice[]): Turning | null {
  const chosen = on(action, advice);
  const sure = (one: Advice): number => one.more - NOTICED * one.error;
  const better = advice.reduce((best, one) => (sure(one) > sure(best) ? one : best));
  const error = Math.hypot(better.error, chosen.error);
  const costly = better.more - chosen.more > SURE * error && better.worth > chosen.worth;
  return costly ? { place, seat, action, worth: chosen.worth, better: better.action, betterWorth: better.worth } : null;
}

/** So many of each seat's, the most costly first. */
function firstOfEach<T>(found: readonly T[], turning: (one: T) => Turning, most: number): T[] {
  const cost = (one: T): number => turning(one).betterWorth - turning(one).worth;
  const ordered = [...found].sort((one, other) => cost(other) - cost(one));
  return ordered.filter((one, place) => ordered.slice(0, place).filter((other) => turning(other).seat === turning(one).seat).length < most);
}

/** Walks through a game and adds up what choices did. */
class Judge {
  readonly steps: Step[] = [];
  readonly curves: [place: number, win: number][][];
  judged = 0;
  standing: Standing;
  private readonly doubts: Doubt[] = [];
  private readonly every: number;
  private readonly pile: boolean;
  private notes: Bytes;

  constructor(private readonly game: Game, private readonly thinking: Thinking, private readonly clock: Clock, saved: Saved, private readonly total: number) {
    const standing = (this.standing = deal(game, saved));
    const seats = game.engine.field(standing.state, "seats");
    this.every = clock.isLimited ? Math.ceil(total / ENOUGH) : 1;
    this.curves = Array.from({ length: seats }, () => []);
    this.pile = hasPile(game, standing.state, seats);
    this.notes = thinking.newNotes(seedOf(saved));
  }

  /** Judge one choice, then make it. */
  async goOn(place: number, { seat, action }: Move): Promise<void> {
    const { engine } = this.game;
    const known = engine.know(this.standing.state, seat);
    const paper = this.thinking.sheet(this.notes, seat);
    const judgement = this.thinking.judged(known, this.notes);
    const own = judgement.action;
    if (own === action) this.notes = judgement.notes; // else what it had in mind was not done
    const step: Step = { seat, par: [], after: [], chance: false };
    if (known.legal.length > 1 && (own !== action || place % this.every === 0)) {
      this.judged++;
      const toCome = ((this.total - place) * this.judged) / (place + 1);
      const made = { place, action, known, paper };
      const advice = await this.think(made, 0n, this.clock.budget(toCome, false));
      const [par, chosen] = [advice[0]!, on(action, advice)];
      this.curves[seat]!.push([place, par.worth]);
      step.par = par.chances;
      step.after = Math.abs(chosen.more) > NOTICED * chosen.error ? chosen.chances : par.chances;
      const turning = turningOf(made, advice);
      if (turning) this.doubts.push({ made, turning });
    }
    const taken = engine.take(this.standing.state, seat, action)!;
    step.chance = this.pile || engine.chance(taken.state) !== engine.chance(this.standing.state);
    this.steps.push(step);
    this.standing = act(this.game, { ...this.standing, happened: [] }, seat, action)!;
  }

  /** Each seat's most costly choices that still look so in other worlds; all such are counted as a loss. */
  async costly(): Promise<Turning[]> {
    const found: Turning[] = [];
    const likeliest = firstOfEach(this.doubts, (one) => one.turning, SECOND_LOOKS);
    for (const [count, { made }] of likeliest.entries()) {
      const advice = await this.think(made, 1n, this.clock.budget(likeliest.length - count, true));
      const turning = turningOf(made, advice);
      if (!turning) continue;
      found.push(turning);
      Object.assign(this.steps[made.place]!, { par: on(turning.better, advice).chances, after: on(made.action, advice).chances });
    }
    return firstOfEach(found, (one) => one, COSTLIEST);
  }

  private think({ place, action, known, paper }: Made, round: bigint, budget: Budget): Promise<readonly Advice[]> {
    const seed = BigInt.asUintN(64, this.game.engine.calls.game_seed(round, place));
    return this.thinking.think({ known, budget, seed, paper, askedFor: action });
  }
}

/** Whether a game holds something that no seat can see, such as the order of cards to be drawn. */
function hasPile({ engine }: Game, state: Bytes, seats: number): boolean {
  const all = plain(engine, state);
  const seen = Array.from({ length: seats }, (_, seat) => plain(engine, engine.know(state, seat).record));
  return all.some((byte, place) => seen.every((known) => known[place] !== byte));
}

/** What a seat's own choices changed of its chance, and what the others' did; the rest was chance. */
function whatChoicesDid(steps: readonly Step[], seat: number, start: number, result: number): [own: number, others: number] {
  let [own, others, expected] = [0, 0, start]; // its chance, as far as it is accounted for
  let [chance, company] = [true, false]; // since the seat last looked: the deal is chance
  for (const step of steps) {
    const isJudged = step.par.length > 0;
    const changed = isJudged ? step.after[seat]! - step.par[seat]! : 0;
    if (step.seat !== seat) {
      others += changed;
      expected += changed;
      company = true;
    } else if (isJudged) {
      if (company && !chance) others += step.par[seat]! - expected;
      if (company || chance) expected = step.par[seat]!;
      own += changed;
      expected += changed;
      chance = company = false;
    }
    chance ||= step.chance;
  }
  if (company && !chance) others += result - expected;
  return [own, others];
}

function accountOf(judge: Judge, seat: number, result: number, total: number): Account {
  const curve = judge.curves[seat]!;
  const seats = judge.curves.length;
  const start = seats > 1 ? 1 / seats : (curve[0]?.[1] ?? result);
  const [own, others] = whatChoicesDid(judge.steps, seat, start, result);
  return { seat, result, curve: [...curve, [total, result]], own, others, luck: result - start - own - others };
}

/** Look back on a finished game; `tell` hears how many choices were looked at. */
export async function review(
  game: Game, saved: Saved, thinking: Thinking, limit: Limit, tell: (done: number) => void = () => undefined, now = () => performance.now(),
): Promise<Found> {
  const moves = counted(saved.log);
  const judge = new Judge(game, thinking, new Clock(limit, now), saved, moves.length);
  for (const [place, move] of moves.entries()) {
    await judge.goOn(place, move);
    tell(place + 1);
  }
  const costly = await judge.costly();
  const results = wins(game.engine.payoffs(judge.standing.state));
  const accounts = results.map((result, seat) => accountOf(judge, seat, result, moves.length));
  const sum = (part: (one: Account) => number): number => accounts.reduce((all, one) => all + part(one), 0);
  const [luck, choices] = [sum((one) => Math.abs(one.luck)), sum((one) => Math.abs(one.own) + Math.abs(one.others))];
  return { accounts, costly, judged: judge.judged, luck: luck + choices > 0 ? luck / (luck + choices) : 1 };
}
