// The games that were played to their end at this browser, for one's own statistics. They are kept here and nowhere else;
// as a file they can be taken along to another device.
export interface Game {
  /** The table, so that no game counts twice. */
  table: string;
  game: string;
  at: number;
  /** The strongest bot among the others, "people" where somebody else sat there, "alone" where nobody did. */
  against: string;
  seats: number;
  rank: number;
  won: boolean;
  score: number;
  /** The day whose challenge it was, as 2026-11-19. */
  day?: string;
}

const KEY = "jade-played";
const MOST = 2000;
const FORMAT = "jade-table-games-1";
const LARGEST = 2_000_000; // characters of a file
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NAME = /^[\w-]{1,64}$/;

const whole = (value: unknown, low: number, high: number): boolean => Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

/** Whether this is a game as we keep them: what comes from a file could be anything. */
export function isGame(found: unknown): found is Game {
  if (typeof found !== "object" || found === null) return false;
  const one = found as Record<string, unknown>;
  return (
    typeof one.table === "string" && NAME.test(one.table) && typeof one.game === "string" && NAME.test(one.game) &&
    typeof one.against === "string" && NAME.test(one.against) && typeof one.won === "boolean" &&
    whole(one.at, 0, 8.64e15) && whole(one.seats, 1, 8) && whole(one.rank, 1, 8) && (one.rank as number) <= (one.seats as number) &&
    whole(one.score, -1e9, 1e9) && (one.day === undefined || (typeof one.day === "string" && DAY.test(one.day)))
  );
}

/** A game with what we keep of it and nothing else. */
const plain = ({ table, game, at, against, seats, rank, won, score, day }: Game): Game => ({
  table, game, at, against, seats, rank, won, score, ...(day === undefined ? {} : { day }),
});

/** All games, the oldest first. */
export function played(): Game[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return []; // a broken or forbidden store is no reason to stop
  }
}

function keep(games: Game[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(-MOST)));
  } catch {
    // private windows may forbid it: then nothing is remembered
  }
}

/** These games join those that are here; how many are new. Of one table the game that is here already stays. */
function join(fresh: Game[]): number {
  const here = played();
  const known = new Set(here.map((one) => one.table));
  const added = fresh.filter((one) => !known.has(one.table) && known.add(one.table)).map(plain);
  if (added.length) keep([...here, ...added].sort((one, other) => one.at - other.at));
  return added.length;
}

export const note = (game: Game): void => void join([game]);
export const forgetAll = (): void => localStorage.removeItem(KEY);

/** All games as the text of a file. */
export const asFile = (): string => JSON.stringify({ format: FORMAT, games: played() }, null, 1);

/** Games from such a file: how many are new; null where it is no such file, and then nothing has changed. */
export function fromFile(text: string): number | null {
  if (text.length > LARGEST) return null;
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null) return null;
    const { format, games } = found as { format?: unknown; games?: unknown };
    if (format !== FORMAT || !Array.isArray(games) || games.length > MOST || !games.every(isGame)) return null;
    return join(games);
  } catch {
    return null;
  }
}
