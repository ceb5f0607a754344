// The games of the house as the server names them in the present language, and what a family wants to know beforehand.
import { manifestOf } from "$games/index";
import { getKept } from "./api";
import type { GameInfo } from "./protocol";
import type { Shape } from "./shape";
import { settings } from "./settings.svelte";

export const LEVELS = ["easy", "normal", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];

const USUAL_SEATS = 4;

const known = new Map<string, Promise<GameInfo[]>>();
const shapes = new Map<string, Promise<Shape>>();

const guest = (game: GameInfo): number => Number(!manifestOf(game.slug));

/** In what order they lie on the table: our own first, of these the easy ones to begin with, then the short ones. */
const order = (one: GameInfo, other: GameInfo): number =>
  guest(one) - guest(other) || one.weight - other.weight || one.minutes[1]! - other.minutes[1]! || one.title.localeCompare(other.title);

/** All games; asked for once in each language, and again as long as some are still being prepared. */
export function games(): Promise<GameInfo[]> {
  const lang = settings.lang;
  let asked = known.get(lang);
  if (!asked) {
    asked = getKept<GameInfo[]>(`/games?lang=${lang}`).then((found) => {
      if (found.some((game) => !game.ready)) known.delete(lang);
      return found.toSorted(order);
    });
    asked.catch(() => known.delete(lang)); // ask again next time
    known.set(lang, asked);
  }
  return asked;
}

/** What the parts of a game's view and facts mean, for a game that was not known when the page was built; asked for once. */
export function shapeOf(slug: string): Promise<Shape> {
  let asked = shapes.get(slug);
  if (!asked) {
    asked = getKept<Shape>(`/games/${slug}/shape`);
    asked.catch(() => shapes.delete(slug)); // ask again next time
    shapes.set(slug, asked);
  }
  return asked;
}

/** Seats of an ordinary evening: in the middle of what the game allows, but not many. */
export const usualSeats = (game: GameInfo): number =>
  Math.min(Math.max(USUAL_SEATS, game.least_seats), Math.floor((game.least_seats + game.most_seats) / 2));
