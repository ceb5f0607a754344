// Where the lines of the win-chance chart run, in pixels.
import type { SeatReview } from "$lib/protocol";

/** The letters of the choices that the chart marks. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX";

export interface Box { width: number; height: number; left: number; right: number; top: number; bottom: number }

export const across = (box: Box, number: number, last: number): number =>
  box.left + ((box.width - box.left - box.right) * number) / Math.max(last, 1);

export const down = (box: Box, win: number): number => box.top + (box.height - box.top - box.bottom) * (1 - win);

/** A seat's line: its chance holds until its next choice is judged. */
export function line(box: Box, review: SeatReview, last: number): string {
  return review.curve.map(({ number, win }, place) => `${place ? "L" : "M"}${across(box, number, last).toFixed(1)} ${down(box, win).toFixed(1)}`).join("");
}

/** A seat's chance at a frame: that of its last judged choice. */
export function chance(review: SeatReview, number: number): number {
  let found = review.curve[0]?.win ?? 0;
  for (const point of review.curve) if (point.number <= number) found = point.win;
  return found;
}

/** Heights for labels that want these heights: in the same order, at least `gap` apart, and none beyond `low` and `high`. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found = [...wanted];
  let before = low - gap;
  for (const place of order) before = found[place] = Math.max(found[place]!, before + gap);
  let after = high + gap;
  for (const place of order.reverse()) after = found[place] = Math.min(found[place]!, after - gap);
  return found;
}

/** The place between two places of a chart, as a frame number. */
export function frameAt(box: Box, x: number, last: number): number {
  const share = (x - box.left) / Math.max(box.width - box.left - box.right, 1);
  return Math.round(Math.min(Math.max(share, 0), 1) * last);
}
