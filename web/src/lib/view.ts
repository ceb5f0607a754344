// What every view has, whatever the game: games from outside have no types here.

/** What a page shows of a seat beside its name. */
export interface SeatFacts { score?: number | null; animal?: string | null }

/** What every view begins with, and what pages look for in it: `players` with a record for each seat, or lists by seat.
 *  What a view says about the one who looks alone stands under `own`. */
export interface AnyView {
  seat: number | null;
  seats: number;
  asked: number[];
  prompt: string | null;
  over: boolean;
  truncated: boolean;
  ranking: number[];
  players?: SeatFacts[];
  score?: (number | null)[];
  animal?: (string | null)[];
}

/** What never changes in a game. */
export type AnyFacts = object;

/** What a view says about a seat, as far as it says it. */
export function seatFacts(view: AnyView | null, seat: number): SeatFacts {
  const own = view?.players?.[seat];
  return { score: own?.score ?? view?.score?.[seat] ?? null, animal: own?.animal ?? view?.animal?.[seat] ?? null };
}
