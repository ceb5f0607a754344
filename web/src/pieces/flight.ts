// Pieces fly from where they lay to where they lie. Before a new view is drawn the places are measured; when it is drawn,
// a copy of every piece that moved crosses a layer above the board, and the piece itself appears when the copy lands.

/** The name of a piece whose face nobody sees. */
export const HIDDEN = "?";
/** Something moved: which piece, from one named place to another. Without a name any piece there will do. */
export interface Move { piece?: string; from: string; to: string }

interface Box { left: number; top: number; width: number; height: number }
/** The way from one box to another: how far apart their middles are, and how much larger the first one is. */
export interface Route { x: number; y: number; grow: number }

const SMALLEST = 0.35, LARGEST = 2.2; // a piece does not grow or shrink more than this on its way
const STAGGER = 0.22; // of a flight's time, between pieces that move together
const LATEST = 1.5; // of a flight's time: no piece starts later

/** How long a piece moves, in milliseconds, as the table's speed and the person's settings say. */
export function moveTime(node: Element = document.documentElement): number {
  const set = getComputedStyle(node).getPropertyValue("--move").trim();
  const time = Number.parseFloat(set) * (set.endsWith("ms") ? 1 : 1000);
  return Number.isFinite(time) ? time : 0;
}

const real = (box: Box | undefined): box is Box => box !== undefined && box.width > 0 && box.height > 0;

/** Where every named place is on the screen: an element with data-place, or a piece in it with data-card. What is hidden
 *  or has no size is nowhere. */
export function measure(board: HTMLElement | undefined): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  const note = (name: string, element: Element): void => {
    const box = element.getBoundingClientRect();
    if (real(box)) found.set(name, box);
  };
  for (const place of board?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
    const name = place.dataset.place!;
    note(name, place);
    for (const card of place.querySelectorAll<HTMLElement>("[data-card]")) note(`${name}/${card.dataset.card}`, card);
  }
  return found;
}

/** The way between two boxes, or null where one of them has no size. A whole place gives its middle, but not its size. */
export function route(from: Box | undefined, to: Box | undefined, whole = false): Route | null {
  if (!real(from) || !real(to)) return null;
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
    grow: whole ? 1 : Math.min(LARGEST, Math.max(SMALLEST, from.width / to.width)),
  };
}

/** The piece of a place that has just arrived: the last one of that name which nobody else has claimed. */
function landing(board: HTMLElement, move: Move, taken: Set<Element>): HTMLElement | undefined {
  const pieces = [...board.querySelectorAll<HTMLElement>(`[data-place="${move.to}"] [data-card]`)];
  return pieces.findLast((piece) => !taken.has(piece) && (move.piece === undefined || piece.dataset.card === move.piece) && real(piece.getBoundingClientRect()));
}

/** Let every piece that moved fly. The sky is an empty layer over the board, whose corner is the board's corner. */
export function fly(board: HTMLElement | undefined, sky: HTMLElement | undefined, before: Map<string, DOMRect>, moves: Move[]): void {
  const time = board ? moveTime(board) : 0;
  if (!board || !sky || time === 0) return;
  const taken = new Set<Element>();
  const ready = moves.flatMap((move) => {
    const piece = landing(board, move, taken);
    if (!piece) return [];
    taken.add(piece);
    const own = before.get(`${move.from}/${move.piece}`) ?? before.get(`${move.from}/${HIDDEN}`); // what lay there unseen
    return [{ piece, way: route(own ?? before.get(move.from), piece.getBoundingClientRect(), own === undefined) }];
  });
  const pause = ready.length > 1 ? Math.min(STAGGER, LATEST / ready.length) * time : 0;
  ready.forEach(({ piece, way }, place) => (way ? cross(piece, sky, way, time, place * pause) : appear(piece, time, place * pause)));
}

function appear(piece: HTMLElement, time: number, delay: number): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time / 2, delay, fill: "backwards" });
}

/** A copy of the piece flies; the piece waits unseen. */
function cross(piece: HTMLElement, sky: HTMLElement, way: Route, duration: number, delay: number): void {
  const [box, corner] = [piece.getBoundingClientRect(), sky.getBoundingClientRect()];
  const copy = piece.cloneNode(true) as HTMLElement;
  const [width, height] = [piece.offsetWidth, piece.offsetHeight];
  Object.assign(copy.style, {
    position: "absolute", margin: "0", width: `${width}px`, height: `${height}px`,
    left: `${box.left + box.width / 2 - corner.left - width / 2}px`, top: `${box.top + box.height / 2 - corner.top - height / 2}px`,
  });
  sky.append(copy);
  const high = Math.max(1, (1 + way.grow) / 2) * 1.1; // half-way it is nearest to the eye
  const path = [
    { transform: `translate(${way.x}px, ${way.y}px) scale(${way.grow})` },
    { transform: `translate(${way.x / 2}px, ${way.y / 2}px) scale(${high})` },
    { transform: "none" },
  ];
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
  const flight = copy.animate(path, { duration, delay, fill: "backwards", easing: "cubic-bezier(.35, .1, .25, 1)" });
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** For `animate:`: what stays in its row closes up when another piece has left. */
export function settle(node: Element, { from, to }: { from: DOMRect; to: DOMRect }): { duration: number; css?: (t: number, u: number) => string } {
  const way = route(from, to);
  if (!way) return { duration: 0 };
  // One that has nothing left to do when it is begun anew is asked with a share of no time at all: then it is there.
  const css = (_: number, share: number): string => {
    const left = Number.isFinite(share) ? share : 0;
    return `transform: translate(${left * way.x}px, ${left * way.y}px)`;
  };
  return { duration: moveTime(node) * 0.7, css };
}
