// Who sits where: the others round the table, in the order of play, clockwise from my left hand.

export interface Round { left: number[]; top: number[]; right: number[] }

const AT_A_SIDE = [0, 0, 0, 1, 1, 1, 2, 2]; // by how many the others are

/** The places of the others. All lists are in the order of play: the left side goes up, the right side goes down. */
export function round(rivals: number[]): Round {
  const side = AT_A_SIDE[rivals.length] ?? Math.floor(rivals.length / 3);
  return { left: rivals.slice(0, side), top: rivals.slice(side, rivals.length - side), right: rivals.slice(rivals.length - side) };
}

/** How far a card of a fan is from its middle, in cards. */
export const offset = (place: number, count: number): number => place - (count - 1) / 2;
