// How the board uses the room it is given: pixels only, no rules. The ring is as large as the cards beside it allow.

export type Shape = "table" | "upright" | "flat";
/** The room in which the board can be seen, the height of the whole window, and whether all stands in one column. */
export interface Room { width: number; height: number; window: number; narrow: boolean }

export interface Plan {
  shape: Shape;
  /** How much larger than usual things are drawn. */
  scale: number;
  ring: number;
  /** My own card lies below the ring, where there is room. */
  ownBelow: boolean;
  /** Columns of cards beside the ring. */
  columns: number;
}

const LOW = 480; // a room lower than this is a phone on its side
const GAP = 10;
const CARD = { width: 236, height: 132, roomy: 300 };
const UPRIGHT = { width: 379, around: 300, own: 116, rival: 66, least: 286 };

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Ring on the left, cards on the right; a card that finds no room there, or more room below, goes below the ring. */
function table(room: Room, seats: number, edge: number): Plan {
  const [width, height] = [room.width - 2 * edge, room.height - 2 * edge];
  const ring = Math.max(260, Math.min(height, width - GAP - (width > 900 ? CARD.roomy : CARD.width)));
  const ownBelow = height - ring >= CARD.height + GAP;
  const beside = width - ring - GAP;
  const cards = ownBelow ? seats - 1 : seats;
  const columns = beside >= 2 * CARD.roomy && cards > 3 ? 2 : 1;
  const each = { width: beside / columns, height: height / Math.ceil(cards / columns) };
  return { shape: "table", scale: within(0.8, Math.min(each.width / CARD.roomy, each.height / 160), 1.9), ring, ownBelow, columns };
}

/** Ring, my card, rivals in short. The ring has what the others and the dock leave, whatever the dock shows at the moment, so
 *  that nothing jumps. */
function upright({ width, window }: Room, seats: number): Plan {
  const scale = within(0.9, width / UPRIGHT.width, 1.7);
  const rest = window - UPRIGHT.around - UPRIGHT.own * scale - Math.ceil((seats - 1) / 2) * UPRIGHT.rival * scale;
  return { shape: "upright", scale, ring: Math.min(width, Math.max(UPRIGHT.least, rest)), ownBelow: true, columns: 2 };
}

/** `edge` is what a large board leaves free around it. */
export function plan(room: Room, seats: number, edge = 0): Plan {
  if (room.narrow) return upright(room, seats);
  if (room.height >= LOW) return table(room, seats, edge);
  return { shape: "flat", scale: 0.85, ring: Math.min(room.height, room.width - 200), ownBelow: false, columns: 1 };
}
