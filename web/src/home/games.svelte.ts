// The games of the house as the server names them in the present language, and what a family wants to know beforehand.
import { get } from "$lib/api";
import type { GameInfo } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";

/** Seats of an ordinary evening and minutes it takes. */
const USUAL: Record<string, { seats: number; minutes: [number, number] }> = {
  mandarin: { seats: 4, minutes: [45, 45] },
  race: { seats: 4, minutes: [40, 70] },
  ratdragon: { seats: 3, minutes: [30, 30] },
  wuxing: { seats: 4, minutes: [20, 30] },
  zodiac: { seats: 4, minutes: [5, 25] },
};

export const LEVELS = ["easy", "normal", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** In what order they lie on the table: the easy ones to begin with come first. */
const ORDER = ["zodiac", "race", "wuxing", "mandarin", "ratdragon"];

const known = new Map<string, Promise<GameInfo[]>>();

/** All games; asked for once in each language, and again as long as some are still being prepared. */
export function games(): Promise<GameInfo[]> {
  const lang = settings.lang;
  let asked = known.get(lang);
  if (!asked) {
    asked = get<GameInfo[]>(`/games?lang=${lang}`).then((found) => {
      if (found.some((game) => !game.ready)) known.delete(lang);
      return found.toSorted((one, other) => ORDER.indexOf(one.slug) - ORDER.indexOf(other.slug));
    });
    asked.catch(() => known.delete(lang)); // ask again next time
    known.set(lang, asked);
  }
  return asked;
}

export const usualSeats = (game: GameInfo): number =>
  Math.min(Math.max(USUAL[game.slug]?.seats ?? 4, game.least_seats), game.most_seats);

export const usualMinutes = (slug: string): [number, number] | null => USUAL[slug]?.minutes ?? null;
