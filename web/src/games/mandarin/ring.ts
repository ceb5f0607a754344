// The geometry of the board: a ring of sectors round the Pagoda, rat on top, clockwise. The centre is the origin.
export const SECTORS = 12;
/** The drawing's width in units. */
export const DRAWN = 1010;

/** Radii of the bands, from the rim to the Pagoda's court; in units of the drawing. */
export const RADIUS = { rim: 488, spaces: 388, pool: 268, court: 252, pawn: 438, animal: 335 } as const;

const round = (value: number) => Math.round(value * 100) / 100;

/** The point at an angle (degrees, clockwise from the top) and distance from the centre. */
export function point(angle: number, radius: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

export const sectorAngle = (sector: number): number => (360 / SECTORS) * sector;

/** The middle of a space; the first sector lies astride the top. */
export const spaceAngle = (space: number, spaces: number): number => ((space + 0.5) * 360) / spaces - 360 / SECTORS / 2;

/** A piece of a ring between two angles. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [point(from, outer), point(to, outer), point(to, inner), point(from, inner)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** A clockwise line along the ring. */
export function arc(from: number, to: number, radius: number): string {
  const [a, b] = [point(from, radius), point(to, radius)];
  const length = (((to - from) % 360) + 360) % 360;
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${length > 180 ? 1 : 0} 1 ${b.x} ${b.y}`;
}

/** The same direction as `angle`, written so that turning there from `last` takes the short way round. */
export function nearest(last: number, angle: number): number {
  return last + ((((angle - last) % 360) + 540) % 360) - 180;
}

/** Where the pawns of a shared space stand, as sideways and outward shifts, and how large they are drawn. */
export function standing(together: number, place: number): { side: number; out: number; scale: number } {
  if (together === 1) return { side: 0, out: 0, scale: 1 };
  if (together === 2) return { side: 0, out: place === 0 ? 26 : -24, scale: 0.86 };
  // From the rim inwards, left and right in turn: a later pawn hides no more than the hem of an earlier one.
  return { side: place % 2 === 0 ? -17 : 17, out: ((together - 1) / 2 - place) * (84 / together), scale: together === 3 ? 0.7 : 0.6 };
}
