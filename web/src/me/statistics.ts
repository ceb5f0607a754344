// What one's games add up to. `games` are the oldest first.
import { LEVELS } from "$lib/games.svelte";
import type { Game } from "$lib/played";

const ORDER = ["alone", ...LEVELS, "people"];

export interface Share { against: string; games: number; wins: number }

/** Games and wins against each level, the weakest first. */
export function winsByLevel(games: Game[]): Share[] {
  const found = new Map<string, Share>();
  for (const { against, won } of games) {
    const share = found.get(against) ?? { against, games: 0, wins: 0 };
    found.set(against, { against, games: share.games + 1, wins: share.wins + (won ? 1 : 0) });
  }
  const place = (share: Share) => (ORDER.includes(share.against) ? ORDER.indexOf(share.against) : ORDER.length);
  return [...found.values()].sort((one, other) => place(one) - place(other));
}

export const best = (games: Game[]): number | null => (games.length ? Math.max(...games.map((one) => one.score)) : null);

/** Wins in a row: now, and the most there ever were. */
export function streak(games: Game[]): { now: number; longest: number } {
  let [now, longest] = [0, 0];
  for (const { won } of games) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** The day by the calendar here, as 2026-11-19. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** How many days in a row, up to today or yesterday, a challenge was played. */
export function dailyStreak(games: Game[], today: Date): number {
  const days = new Set(games.flatMap((one) => one.day ?? []));
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  if (!days.has(dayOf(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  while (days.has(dayOf(day))) {
    count += 1;
    day.setDate(day.getDate() - 1);
  }
  return count;
}

/** A line of the latest scores, in a box of this width and height. */
export function sparkline(games: Game[], most: number, width: number, height: number): string {
  const scores = games.slice(-most).map((one) => one.score);
  if (scores.length < 2) return "";
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  return scores
    .map((score, at) => {
      const y = high === low ? height / 2 : height - (height * (score - low)) / (high - low);
      return `${at ? "L" : "M"}${((width * at) / (scores.length - 1)).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}
