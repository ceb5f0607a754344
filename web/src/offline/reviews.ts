// Reviews of finished local games: thought out once, when somebody asks, and told in their language (server/finished).
import type { CostlyChoice, CurvePoint, Review } from "$lib/protocol";
import { type Account, type Found, review, type Turning } from "./review";
import { counted } from "./saved";
import type { Words } from "./speech";
import { act, deal } from "./standing";
import type { LocalTable } from "./table";

const SECONDS = 8;
const HASTY = 24; // points of a curve from which on neighbours are taken together
const LONGEST_WAIT = 5; // seconds

interface Looking { done: number; found: Found | null; readonly work: Promise<Found> }

const rest = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

export class Reviews {
  private readonly looking = new Map<string, Looking>();

  /** What decided a game, or after waiting a little how far the looking has come. */
  async told(table: LocalTable, words: Words, wait: number): Promise<Review> {
    const { id, log } = table.saved;
    const looking = this.looking.get(id) ?? this.begin(table);
    await Promise.race([looking.work, rest(Math.min(wait, LONGEST_WAIT))]);
    const { found, done } = looking;
    if (!found) return { ready: false, progress: done / Math.max(counted(log).length, 1), seats: [], costly: [], luck: 0 };
    return { ready: true, progress: 1, seats: found.accounts.map(seatOf), costly: costlyOf(table, found, words), luck: found.luck };
  }

  private begin(table: LocalTable): Looking {
    const { game, saved, loaded: { thinking } } = table;
    const work = review(game, saved, thinking, { milliseconds: 1000 * SECONDS }, (done) => void (looking.done = done));
    const looking: Looking = { done: 0, found: null, work };
    this.looking.set(saved.id, looking);
    work.then((found) => (looking.found = found), () => this.looking.delete(saved.id)); // who asks again gets another try
    return looking;
  }
}

const seatOf = ({ seat, result, curve, own, others, luck }: Account): Review["seats"][number] => ({ seat, result, curve: smooth(curve), own, others, luck });

/** A curve to be drawn. In a long game each chance is a hasty guess: it is shown as the mean of those around it. */
function smooth(curve: Account["curve"]): CurvePoint[] {
  const wins = curve.map(([, win]) => Math.min(Math.max(win, 0), 1));
  const [reach, last] = [Math.floor(curve.length / HASTY), wins.length - 1];
  return curve.map(([number], place) => {
    if (place === last) return { number, win: wins[last]! }; // the result itself, and no guess
    const near = wins.slice(Math.max(0, place - reach), Math.min(place + reach + 1, last));
    return { number, win: near.reduce((sum, win) => sum + win, 0) / near.length };
  });
}

/** The costly choices in words, as the table then stood. */
function costlyOf(table: LocalTable, { costly }: Found, words: Words): CostlyChoice[] {
  const { game, game: { engine }, saved } = table;
  const teller = table.teller(words);
  const moves = counted(saved.log);
  const told = new Map<Turning, CostlyChoice>();
  let standing = deal(game, saved);
  for (const [place, { seat, action }] of moves.entries()) {
    for (const turning of costly.filter((one) => one.place === place)) {
      const known = engine.know(standing.state, seat);
      const [chosen, better] = [turning.action, turning.better].map((one) => teller.action(engine.meaning(known, one)));
      told.set(turning, { number: place, seat, chosen: chosen!, win: turning.worth, better: better!, better_win: turning.betterWorth, grounds: null });
    }
    standing = act(game, { ...standing, happened: [] }, seat, action)!;
  }
  return costly.map((turning) => told.get(turning)!);
}
