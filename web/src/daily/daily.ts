// The challenge of a day: which table one plays it at, how it came out, and the small picture of that to hand on.
import { manifestOf } from "$games/index";
import { get, post, Refused } from "$lib/api";
import { challenged } from "$lib/challenge";
import { atHand } from "$lib/fetching";
import { ownName } from "$lib/persona";
import type { DailyInfo, DailyWish, GameInfo, Result, TableInfo, Tokens } from "$lib/protocol";
import { serverless } from "$lib/serverless";
import { settings } from "$lib/settings.svelte";
import { say } from "$lib/words.svelte";

/** One's try at the challenge of a day in a game: the first counts, and there is no other. */
export interface Attempt { table: string; text?: string; won?: boolean; score?: number }

const KEY = "jade-daily";
const MOST = 200;

function attempts(): Record<string, Attempt> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Record<string, Attempt>) : {};
  } catch {
    return {};
  }
}

function keep(name: string, attempt: Attempt): void {
  try {
    const all = Object.entries({ ...attempts(), [name]: attempt });
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // private windows may forbid it: then nothing is remembered
  }
}

export const attemptAt = (game: string, day: string): Attempt | null => attempts()[`${game}:${day}`] ?? null;

/** Whether nobody answers: then this device deals. `fetch` has no other error for that. */
const isAlone = (error: unknown): boolean => error instanceof TypeError;

/** The challenges of a day; where no server names them, those of the games whose rules are at hand. */
export async function challenges(day: string, games: readonly GameInfo[]): Promise<DailyInfo[]> {
  try {
    if (!serverless) return await get<DailyInfo[]>(`/daily?day=${day}`);
  } catch (error) {
    if (!isAlone(error) || !(await atHand())) throw error;
  }
  const ours = games.filter((game) => manifestOf(game.slug));
  return ours.map((game) => ({ game: game.slug, day, seats: challenged(game.least_seats, game.most_seats) }))
    .sort((one, other) => one.seats.length - other.seats.length || (one.game < other.game ? -1 : 1));
}

/** Have the deal of a day dealt: by the server, or on this device. */
async function dealt(wish: DailyWish): Promise<Tokens> {
  try {
    if (!serverless) return await post<Tokens>("/daily", wish);
  } catch (error) {
    if (!isAlone(error)) throw error;
  }
  return post<Tokens>("/local/daily", wish);
}

/** Whether a table is still kept by the server. Where nobody answers it may be. */
const isThere = (table: string): Promise<boolean> =>
  get(`/tables/${table}`).then(() => true, (error: unknown) => !(error instanceof Refused && error.code === "no-table"));

/** The table of the day: the one that was begun, or a new one. */
export async function begin(game: string, day: string): Promise<string> {
  const before = attemptAt(game, day);
  if (before && (before.text !== undefined || (await isThere(before.table)))) return before.table;
  const made = await dealt({ game, day, name: ownName(), lang: settings.lang });
  keep(`${game}:${day}`, { table: made.table.id });
  return made.table.id;
}

const [MINE, OTHER, NONE] = ["🟩", "🟨", "⬜"];
const WIDE = 10;

/** Every seat's score as a row of squares, one's own first; alone, one's own beside what ten squares of five points are. */
export function picture(scores: number[], me: number): string {
  const order = [me, ...scores.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
  const most = scores.length > 1 ? Math.max(1, ...scores) : 50;
  const row = (seat: number): string => {
    const full = Math.min(WIDE, Math.max(0, Math.round((WIDE * scores[seat]!) / most)));
    return (seat === me ? MINE : OTHER)!.repeat(full) + NONE!.repeat(WIDE - full);
  };
  return order.map(row).join("\n");
}

/** The result of a day in a few lines, without a word about the game that would give anything away. */
export function told(table: TableInfo, result: Result, me: number): string {
  const day = table.origin?.day ?? "";
  const won = (result.wins[me] ?? 0) > 0;
  const head = say("web-daily-told", { game: say(`${table.game}-title`), day });
  const line = say(won ? "web-daily-told-won" : "web-daily-told-lost", { rank: result.ranking[me] ?? 1, seats: table.seats.length, score: result.scores[me] ?? 0 });
  return `${head}\n${won ? "🏆" : "🐾"} ${line}\n${picture(result.scores, me)}`;
}

/** A game that is over: where it was the try of its day, how it came out is kept. */
export function finish(table: TableInfo, result: Result): string | null {
  const me = table.you[0];
  if (table.origin?.kind !== "daily" || me === undefined || table.you.length > 1) return null;
  const text = told(table, result, me);
  const name = `${table.game}:${table.origin.day}`;
  if (attempts()[name]?.table === table.id) keep(name, { table: table.id, text, won: (result.wins[me] ?? 0) > 0, score: result.scores[me] ?? 0 });
  return text;
}
