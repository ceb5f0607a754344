// How the board uses the room it is given: pixels only, no rules. A table where there is width, one column on a phone held
// upright, two columns on a phone lying on its side.
import type { Frame } from "./geometry";

export type Shape = "table" | "upright" | "flat";
/** The room in which the board can be seen, the height of the whole window, and whether all stands in one column. */
export interface Room { width: number; height: number; window: number; narrow: boolean }

export interface Plan {
  shape: Shape;
  /** How much larger than usual things are drawn. */
  scale: number;
  /** The track: its frame, and how broad it is. */
  frame: Frame;
  band: number;
  /** From the edge of the frame to what lies inside the track. */
  margin: number;
  wheel: number;
  /** Whether my energy cards and the supply lie beside my action cards; elsewhere the dock offers them. */
  shelf: boolean;
  /** How many action cards stand side by side. */
  columns: number;
  /** Whether there is room to print every ability. */
  abilities: boolean;
}

const TABLE = { width: 1060, height: 830, least: 0.8, most: 2.2, roomy: 900, strip: 186, plain: 212, lowest: 194, players: 232, ability: 114, wrapped: 136, broad: 330 };
const UPRIGHT = { width: 379, least: 0.9, most: 1.7, rival: 43, hand: 158, around: 292, wheel: 210, largest: 620 };
const LOW = 480; // a room lower than this is a phone on its side

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function framed(width: number, height: number, band: number): Frame {
  return { width, height, inset: band / 2 + 5, radius: Math.min(band * 1.25, height / 4) };
}

/** Beside each other: track with wheel and players inside; below it my cards, which are not there while animals are chosen. */
function table({ width, height }: Room, seats: number, drafting: boolean): Plan {
  const scale = within(TABLE.least, Math.min(width / TABLE.width, height / TABLE.height), TABLE.most);
  const shelf = width >= TABLE.roomy;
  const strip = drafting ? 0 : Math.max(TABLE.lowest, (shelf ? TABLE.strip : TABLE.plain) * scale);
  const band = within(38, 56 * scale, 100);
  const margin = band + 12 * scale;
  const frame = framed(width, Math.max(300, height - strip), band);
  const inside = { width: frame.width - 2 * margin, height: frame.height - 2 * margin };
  const wheel = Math.max(200, Math.min(inside.height, inside.width - (TABLE.players + 40) * scale, inside.width * 0.58));
  const needed = inside.width - wheel > TABLE.broad ? TABLE.ability : TABLE.wrapped;
  return { shape: "table", scale, frame, band, margin, wheel, shelf, columns: 8, abilities: inside.height / seats > needed * scale };
}

/** Below each other: rivals, track with the wheel, my cards. The wheel has what the others and the dock leave, whatever the
 *  dock shows at the moment, so that nothing jumps. */
function upright({ width, window }: Room, seats: number): Plan {
  const scale = within(UPRIGHT.least, width / UPRIGHT.width, UPRIGHT.most);
  const band = within(26, 30 * scale, 56);
  const margin = band + 5;
  const rivals = Math.ceil((seats - 1) / 2) * UPRIGHT.rival * scale;
  const room = window - UPRIGHT.around - rivals - UPRIGHT.hand * scale - 2 * margin;
  const wheel = within(UPRIGHT.wheel, Math.min(room, width - 2 * margin), UPRIGHT.largest);
  return { shape: "upright", scale, frame: framed(width, wheel + 2 * margin, band), band, margin, wheel, shelf: false, columns: 4, abilities: false };
}

/** Track and wheel on the left, rivals and my cards on the right. */
function flat({ width, height }: Room): Plan {
  const band = 26, margin = band + 4;
  const side = Math.max(200, width * 0.475);
  const wheel = Math.max(190, Math.min(height - 2 * margin, width - side - 2 * margin));
  const frame = framed(width - side, Math.max(wheel + 2 * margin, Math.min(height, wheel + 2 * margin + 40)), band);
  return { shape: "flat", scale: 0.9, frame, band, margin, wheel, shelf: false, columns: 4, abilities: false };
}

export function plan(room: Room, seats: number, drafting: boolean): Plan {
  if (room.narrow) return upright(room, seats);
  return room.height < LOW ? flat(room) : table(room, seats, drafting);
}
