// Who plays the challenge of a day: alone where that can be, else a person first and bots beside.
const COMPANY = 3; // seats, where a game cannot be played alone
const LEVEL = "normal"; // it chooses alike on every machine: it does not think for a time

/** `person`, or the level of a bot, for each seat of a game with so many. */
export function challenged(least: number, most: number): string[] {
  const count = least === 1 ? 1 : Math.min(Math.max(least, COMPANY), most);
  return ["person", ...Array.from({ length: count - 1 }, () => LEVEL)];
}
