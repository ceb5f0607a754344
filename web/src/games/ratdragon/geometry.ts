// Shapes on squared paper. A square is row * width + column; lengths are in squares.

export type Segment = [x1: number, y1: number, x2: number, y2: number];
export interface Spot { x: number; y: number }
type Point = [x: number, y: number];

const SIDES: [dx: number, dy: number, from: Point, to: Point][] = [
  [0, -1, [0, 0], [1, 0]],
  [1, 0, [1, 0], [1, 1]],
  [0, 1, [1, 1], [0, 1]],
  [-1, 0, [0, 1], [0, 0]],
];

const column = (square: number, width: number): number => square % width;
const row = (square: number, width: number): number => Math.floor(square / width);

export function touching(a: number, b: number, width: number): boolean {
  return Math.abs(column(a, width) - column(b, width)) + Math.abs(row(a, width) - row(b, width)) === 1;
}

/** The square in this direction, or the same one at the border. */
export function step(square: number, dx: number, dy: number, width: number, height: number): number {
  const x = column(square, width) + dx;
  const y = row(square, width) + dy;
  return x < 0 || y < 0 || x >= width || y >= height ? square : y * width + x;
}

/** An SVG path around the squares, drawn `inset` inside their edge so that neighbours keep outlines of their own. */
export function outline(squares: readonly number[], width: number, inset = 0): string {
  const inside = new Set(squares);
  const has = (x: number, y: number): boolean => x >= 0 && x < width && y >= 0 && inside.has(y * width + x);
  const edges = new Map<string, Point[]>(); // by starting corner: the directions in which the border goes on, shape on the right
  for (const square of squares) {
    const [x, y] = [column(square, width), row(square, width)];
    for (const [dx, dy, from, to] of SIDES) {
      if (has(x + dx, y + dy)) continue;
      const start = `${x + from[0]},${y + from[1]}`;
      edges.set(start, [...(edges.get(start) ?? []), [to[0] - from[0], to[1] - from[1]]]);
    }
  }
  const parts: string[] = [];
  while (edges.size > 0) {
    const corners: Point[] = [];
    const [start, first] = edges.entries().next().value as [string, Point[]];
    let at = start.split(",").map(Number) as Point;
    let way = first[0]!;
    do {
      take(edges, at, way);
      at = [at[0] + way[0], at[1] + way[1]];
      const next = turn(edges.get(`${at}`), way) ?? first[0]!;
      if (next[0] !== way[0] || next[1] !== way[1]) {
        corners.push([at[0] + inset * (-way[1] - next[1]), at[1] + inset * (way[0] + next[0])]);
      }
      way = next;
    } while (`${at}` !== start || edges.get(start)?.some((one) => one === way));
    parts.push(`M${corners.map(([x, y]) => `${+x.toFixed(3)} ${+y.toFixed(3)}`).join("L")}Z`);
  }
  return parts.join("");
}

function take(edges: Map<string, Point[]>, at: Point, way: Point): void {
  const left = edges.get(`${at}`)!.filter((one) => one !== way);
  if (left.length > 0) edges.set(`${at}`, left);
  else edges.delete(`${at}`);
}

/** Where a border goes on: round the same square first, so that squares which meet at a corner stay apart. */
function turn(ways: Point[] | undefined, way: Point): Point | undefined {
  return ways?.find(([dx, dy]) => dx === -way[1] && dy === way[0]) ?? ways?.[0];
}

/** The edges where two shapes lie side by side. */
export function sharedEdges(a: readonly number[], b: readonly number[], width: number): Segment[] {
  const other = new Set(b);
  const found: Segment[] = [];
  for (const square of a) {
    const [x, y] = [column(square, width), row(square, width)];
    for (const [dx, dy, from, to] of SIDES) {
      if (x + dx < 0 || x + dx >= width || !other.has((y + dy) * width + x + dx)) continue;
      found.push([x + from[0], y + from[1], x + to[0], y + to[1]]);
    }
  }
  return found;
}

/** Where the knot of a pair is tied: on the shared edge with most air around the numbers of the two. */
export function knot(a: readonly number[], b: readonly number[], width: number): Spot | undefined {
  const numbers = [places(a, width).number, places(b, width).number];
  const air = ({ x, y }: Spot): number => Math.min(...numbers.map((spot) => Math.hypot(spot.x - x, spot.y - y)));
  // Beside a single square it moves over to the other shape, or it would hide what stands there.
  const over = 0.2 * (Number(a.length === 1) - Number(b.length === 1));
  return sharedEdges(a, b, width)
    .map(([x1, y1, x2, y2]) => ({ x: (x1 + x2) / 2 + over * (y2 - y1), y: (y1 + y2) / 2 - over * (x2 - x1) }))
    .toSorted((one, other) => air(other) - air(one))[0];
}

export interface Places { picture: Spot & { size: number }; number: Spot & { r: number } }

/** Where the animal (left upper corner and size) and its number (centre) stand in a shape: as large and as central as they fit. */
export function places(squares: readonly number[], width: number): Places {
  const inside = new Set(squares);
  const centre = [0, 0].map((_, axis) =>
    squares.reduce((sum, square) => sum + (axis ? row : column)(square, width) + 0.5, 0) / squares.length) as Point;
  const nearest = (found: number[], size: number): number | undefined =>
    found.toSorted((a, b) => distance(a, size) - distance(b, size))[0];
  const distance = (square: number, size: number): number =>
    Math.hypot(column(square, width) + size / 2 - centre[0], row(square, width) + size / 2 - centre[1]);

  const block = nearest(squares.filter((square) =>
    column(square, width) + 1 < width && [1, width, width + 1].every((more) => inside.has(square + more))), 2);
  if (block !== undefined) {
    const [x, y] = [column(block, width), row(block, width)];
    return { picture: { x: x + 0.1, y: y + 0.02, size: 1.6 }, number: { x: x + 1.55, y: y + 1.55, r: 0.28 } };
  }
  const home = nearest([...squares], 1)!;
  const [x, y] = [column(home, width), row(home, width)];
  const beside = nearest(squares.filter((square) => touching(square, home, width)), 1);
  if (beside === undefined) return { picture: { x: x + 0.1, y: y + 0.1, size: 0.6 }, number: { x: x + 0.7, y: y + 0.69, r: 0.2 } };
  return { picture: { x: x + 0.08, y: y + 0.08, size: 0.84 }, number: { x: column(beside, width) + 0.5, y: row(beside, width) + 0.5, r: 0.28 } };
}

/** The squares a finger passes on its way from one to the other, side by side, without the first: fast drags leave no gap. */
export function between(from: number, to: number, width: number): number[] {
  let [x, y] = [column(from, width), row(from, width)];
  const [endX, endY] = [column(to, width), row(to, width)];
  const found: number[] = [];
  while (x !== endX || y !== endY) {
    if (Math.abs(endX - x) >= Math.abs(endY - y)) x += Math.sign(endX - x);
    else y += Math.sign(endY - y);
    found.push(y * width + x);
  }
  return found;
}

/** The same squares piece by piece, the largest first, each square of a piece touching an earlier one. */
export function inOrder(squares: readonly number[], width: number): number[] {
  const left = new Set(squares);
  const pieces: number[][] = [];
  for (const start of squares) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const square of piece) {
      for (const next of left) {
        if (touching(square, next, width) && left.delete(next)) piece.push(next);
      }
    }
    pieces.push(piece);
  }
  return pieces.toSorted((a, b) => b.length - a.length).flat();
}
