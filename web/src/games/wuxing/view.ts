// What the board of Wu Xing reads out of a view and what has happened.
import type { Happening, WuxingOpened, WuxingPreview, WuxingTile, WuxingView } from "$lib/generated/wuxing";
import { say } from "$lib/words.svelte";

const MESSAGES = { element: "element", animal: "sign", stem: "wuxing-stem" } as const;

/** What a tile is called. */
export const tileName = (tile: WuxingTile): string => say(`${MESSAGES[tile.kind]}-${tile.name}`);

/** The character on a tile. */
export const glyph = (tile: WuxingTile): string => String.fromCodePoint(tile.glyph);

/** What dice open: spaces to claim from, tiles to attack. */
export type Open = Pick<WuxingOpened, "claims" | "attacks">;

/** What the dice as they lie open already. */
export function openNow(view: WuxingView): Open {
  return { claims: view.board.flatMap((space, number) => (space.matches ? [number] : [])), attacks: view.captures };
}

/** The uses of a token, in the order in which they stand beside a die. */
export const USES = ["MINUS", "RETHROW", "PLUS"] as const;
export type Use = (typeof USES)[number];

/** What may come of a use: a new throw has an outcome for every face. */
export function outcomes(preview: WuxingPreview | undefined, use: Use): Open[] {
  if (!preview) return [];
  if (use === "RETHROW") return preview.rethrow;
  return [use === "PLUS" ? preview.plus : preview.minus];
}

export interface Hint {
  claims: Set<number>;
  attacks: Set<number>;
  /** Whether something would open that is not open now. */
  more: boolean;
  /** Of so many outcomes so many open something. */
  faces: number;
  all: number;
}

/** What one or another outcome of a token would open. */
export function opened(possible: Open[], now: Open): Hint {
  const isNew = (one: Open): boolean => one.claims.some((space) => !now.claims.includes(space)) || one.attacks.some((tile) => !now.attacks.includes(tile));
  return {
    more: possible.some(isNew),
    claims: new Set(possible.flatMap((one) => one.claims)),
    attacks: new Set(possible.flatMap((one) => one.attacks)),
    faces: possible.filter((one) => one.claims.length + one.attacks.length > 0).length,
    all: possible.length,
  };
}

/** How many tiles of a colour the next step of the bonus needs, and what it pays; null at the top. */
export function nextStep(bonus: number[], count: number): { count: number; points: number } | null {
  const now = bonus[count] ?? 0;
  const next = bonus.findIndex((points, place) => place > count && points > now);
  return next < 0 ? null : { count: next, points: bonus[next]! };
}

/** The steps of the colour bonus: how many tiles pay how much. */
export function steps(bonus: number[]): { count: number; points: number }[] {
  return bonus.flatMap((points, count) => (count > 0 && points > bonus[count - 1]! ? [{ count, points }] : []));
}

/** Where the newest events say that a tile came from. */
export function cameFrom(fresh: Happening[], tile: number): string | null {
  for (const event of [...fresh].reverse()) {
    if (event.details.tile !== tile) continue;
    if (event.kind === "CLAIM") return `space:${event.details.space}`;
    if (event.kind === "CAPTURE") return `seat:${event.details.victim}`;
    if (event.kind === "PLACE") return "draw";
  }
  return null;
}

/** Where the corners of a regular pentagon with a flat bottom are, as an SVG points list. */
export function pentagon(radius: number): string {
  return [54, 126, 198, 270, 342].map((angle) => corner(radius, angle)).join(" ");
}
/** One side of it, from the inner to the outer radius: the side at the bottom. */
export const side = (inner: number, outer: number): string =>
  [corner(inner, 54), corner(outer, 54), corner(outer, 126), corner(inner, 126)].join(" ");
/** How far the middle of a side is from the centre. */
export const apothem = (radius: number): number => radius * Math.cos(Math.PI / 5);

function corner(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
}
