// Where a small popover goes: beside what it is about, never over it where there is room, and always inside the window.

export interface Box { x: number; y: number; width: number; height: number }
export interface Size { width: number; height: number }

const GAP = 6; // between the popover and what it is about
const EDGE = 8; // between the popover and the edge of the window

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The upper left corner of a popover: above its target if it fits there, else below, else at a side. */
export function corner(target: Box, popover: Size, window: Size): { left: number; top: number } {
  const within = {
    left: (x: number) => between(x, EDGE, Math.max(EDGE, window.width - popover.width - EDGE)),
    top: (y: number) => between(y, EDGE, Math.max(EDGE, window.height - popover.height - EDGE)),
  };
  const across = within.left(target.x + target.width / 2 - popover.width / 2);
  const above = target.y - GAP - popover.height;
  const below = target.y + target.height + GAP;
  const fits = (top: number): boolean => top >= EDGE && top + popover.height <= window.height - EDGE;
  if (fits(above)) return { left: across, top: above };
  if (fits(below)) return { left: across, top: below };
  const right = target.x + target.width + GAP;
  const beside = right + popover.width <= window.width - EDGE ? right : target.x - GAP - popover.width;
  return { left: within.left(beside), top: within.top(target.y + target.height / 2 - popover.height / 2) };
}
