// The sixty years as a wheel: twelve sectors for the animals, five rings for the elements. Each pair of both occurs once.
import { ELEMENTS, SIGNS } from "$lib/signs";

export const INNER = 124;
export const STEP = 34;
export const RIM = INNER + STEP * ELEMENTS.length;

const SECTOR = 360 / SIGNS.length;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point at a distance from the centre, at so many degrees clockwise from the top. */
export function point(distance: number, degrees: number): [x: number, y: number] {
  const angle = radians(degrees - 90);
  return [round(distance * Math.cos(angle)), round(distance * Math.sin(angle))];
}
const round = (value: number) => Math.round(value * 10) / 10;

/** The middle of a sector, in degrees from the top. */
export const turn = (sector: number): number => sector * SECTOR;

/** The outline of the field for a sector and ring. */
export function field(sector: number, ring: number): string {
  const [near, far] = [INNER + ring * STEP, INNER + (ring + 1) * STEP];
  const [from, to] = [turn(sector) - SECTOR / 2, turn(sector) + SECTOR / 2];
  const [a, b, c, d] = [point(near, from), point(far, from), point(far, to), point(near, to)];
  return `M${a}L${b}A${far} ${far} 0 0 1 ${c}L${d}A${near} ${near} 0 0 0 ${a}Z`;
}

/** Where a field's text stands. */
export const middle = (sector: number, ring: number): [number, number] => point(INNER + (ring + 0.5) * STEP, turn(sector));

/** How text at a sector is turned: along the rim, and never upside down. */
export const upright = (sector: number): number => (turn(sector) > 90 && turn(sector) < 270 ? turn(sector) - 180 : turn(sector));
