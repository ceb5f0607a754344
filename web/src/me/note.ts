// A game that is over goes into one's own statistics.
import { LEVELS } from "$lib/games.svelte";
import { levelOf } from "$lib/tempers";
import { note, type Game } from "$lib/played";
import type { Result, TableInfo } from "$lib/protocol";

/** Against whom: the strongest bot, people, or nobody. */
export function against(table: TableInfo, me: number): string {
  const others = table.seats.filter((seat) => seat.seat !== me);
  if (others.length === 0) return "alone";
  if (others.some((seat) => seat.kind === "person")) return "people";
  const levels = others.map((seat) => LEVELS.findIndex((level) => level === levelOf(seat.level)));
  return LEVELS[Math.max(0, ...levels)]!;
}

/** The game of the one person at this device; null where several play here, and for what was played on from a replay. */
export function gameOf(table: TableInfo, result: Result, now: number): Game | null {
  const [me, ...more] = table.you;
  if (me === undefined || more.length > 0 || table.origin?.kind === "branch") return null;
  const day = table.origin?.kind === "daily" ? { day: table.origin.day } : {};
  return {
    table: table.id, game: table.game, at: now, against: against(table, me), seats: table.seats.length,
    rank: Math.min(Math.max(result.ranking[me] ?? 1, 1), table.seats.length), won: (result.wins[me] ?? 0) > 0, score: result.scores[me] ?? 0, ...day,
  };
}

export function noteGame(table: TableInfo, result: Result): void {
  const game = gameOf(table, result, Date.now());
  if (game) note(game);
}
