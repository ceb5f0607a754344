// A new table set at one press: how strong the bots are and how long one may think. All else stays as it was chosen.
import { CLOCKS } from "$lib/clock";
import type { Level } from "$lib/games.svelte";
import type { SeatWish } from "$lib/protocol";

export interface Preset { readonly name: "children" | "usual" | "experts"; readonly level: Level; readonly clock: number }

const none = CLOCKS.findIndex((terms) => terms.clock === 0);
const tenMinutes = CLOCKS.findIndex((terms) => terms.clock_kind === "bank" && terms.clock === 600);

export const PRESETS: readonly Preset[] = [
  { name: "children", level: "easy", clock: none },
  { name: "usual", level: "normal", clock: none },
  { name: "experts", level: "hard", clock: tenMinutes },
];

type Seats = readonly Partial<SeatWish>[];

/** The seats, with bots as a preset has them. */
export const seatsOf = ({ level }: Preset, seats: Seats): Partial<SeatWish>[] =>
  seats.map((seat) => (seat.kind === "bot" ? { kind: "bot", level } : seat));

/** The preset that seats and clock are like, whatever they were made by. Tables of one's own device have no clock. */
export function presetOf(seats: Seats, clock: number, timed: boolean): Preset | undefined {
  const bots = seats.filter((seat) => seat.kind === "bot");
  const alike = PRESETS.filter((preset) => (!timed || preset.clock === clock) && bots.every((seat) => seat.level === preset.level));
  return alike.find((preset) => preset.name === "usual") ?? alike[0]; // without bots several may be alike
}
