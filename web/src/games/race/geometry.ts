// Where things lie: the track around the table, pawns on a space, the sectors of the wheel. Pixels and degrees, no rules.

/** The rounded frame along which the track runs; `inset` is the distance of its middle line from the edge. */
export interface Frame { width: number; height: number; inset: number; radius: number }
export interface Spot { x: number; y: number; angle: number }

const QUARTER = Math.PI / 2;

/** The track from the lower left corner clockwise to the bottom, its last corner left open between Finish and Start. */
function pieces({ width, height, inset, radius }: Frame) {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const side = height - 2 * inset - 2 * radius;
  const edge = width - 2 * inset - 2 * radius;
  const bend = radius * QUARTER;
  const line = (x: number, y: number, angle: number, length: number) => ({
    length,
    at: (d: number): Spot => ({ x: x + d * Math.cos(angle), y: y + d * Math.sin(angle), angle }),
  });
  const arc = (x: number, y: number, from: number) => ({
    length: bend,
    at: (d: number): Spot => {
      const turn = from + d / radius;
      return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn), angle: turn + QUARTER };
    },
  });
  return [
    line(left, bottom - radius, -QUARTER, side), arc(left + radius, top + radius, Math.PI),
    line(left + radius, top, 0, edge), arc(right - radius, top + radius, -QUARTER),
    line(right, top + radius, QUARTER, side), arc(right - radius, bottom - radius, 0),
    line(right - radius, bottom, Math.PI, edge),
  ];
}

export const trackLength = (frame: Frame): number => pieces(frame).reduce((sum, piece) => sum + piece.length, 0);

/** The place at a distance from Start. */
export function along(frame: Frame, distance: number): Spot {
  const all = pieces(frame);
  let left = Math.max(0, distance);
  for (const piece of all) {
    if (left <= piece.length) return piece.at(left);
    left -= piece.length;
  }
  const last = all[all.length - 1]!;
  return last.at(last.length);
}

/** The middle of a space. */
export const spaceAt = (frame: Frame, finish: number, space: number): Spot =>
  along(frame, (trackLength(frame) * Math.min(space, finish)) / finish);

/** The line of the track between two places counted in spaces, as an SVG path. */
export function stretch(frame: Frame, finish: number, from: number, to: number): string {
  const unit = trackLength(frame) / finish;
  const steps = Math.max(1, Math.ceil(((to - from) * unit) / 5));
  const points = Array.from({ length: steps + 1 }, (_, step) => along(frame, (from + ((to - from) * step) / steps) * unit));
  return "M" + points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L");
}

// Across and along the track, in half pawns, and how much smaller pawns become in company.
const COMPANY: { size: number; offsets: [number, number][] }[] = [
  { size: 1, offsets: [[0, 0]] },
  { size: 0.76, offsets: [[0, -0.5], [0, 0.5]] },
  { size: 0.66, offsets: [[-0.44, -0.5], [0.44, -0.5], [0, 0.5]] },
  { size: 0.64, offsets: [[-0.46, -0.5], [0.46, -0.5], [-0.46, 0.5], [0.46, 0.5]] },
  { size: 0.56, offsets: [[-0.5, -0.62], [0.5, -0.62], [0, 0], [-0.5, 0.62], [0.5, 0.62]] },
];

/** Where each seat's pawn stands and how large it is drawn, so that pawns that share a space do not hide each other. */
export function pawnSpots(frame: Frame, finish: number, positions: number[], pawn: number): (Spot & { size: number })[] {
  return positions.map((position, seat) => {
    const together = positions.flatMap((other, who) => (other === position ? [who] : []));
    const { size, offsets } = COMPANY[together.length - 1] ?? COMPANY[COMPANY.length - 1]!;
    const [u, v] = offsets[together.indexOf(seat)] ?? [0, 0];
    const { x, y, angle } = spaceAt(frame, finish, position);
    const across = pawn * 0.64;
    return {
      x: x + (u * Math.cos(angle) - v * Math.sin(angle)) * across,
      y: y + (u * Math.sin(angle) + v * Math.cos(angle)) * across,
      angle, size: size * pawn,
    };
  });
}

/** A point on a circle around the origin; 0 degrees is at the top, clockwise. */
export function onCircle(radius: number, degrees: number): { x: number; y: number } {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** A piece of a ring between two radii and two angles (less than half a turn), as an SVG path. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [onCircle(outer, from), onCircle(outer, to), onCircle(inner, to), onCircle(inner, from)];
  const point = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${point(a)}A${outer} ${outer} 0 0 1 ${point(b)}L${point(c)}A${inner} ${inner} 0 0 0 ${point(d)}Z`;
}

/** The turn nearest to the last one that shows the same rotation, so that a wheel never spins back. */
export function nearestTurn(last: number, rotation: number, spaces: number): number {
  const ahead = (((rotation - last) % spaces) + spaces) % spaces;
  return last + (ahead > spaces / 2 ? ahead - spaces : ahead);
}
