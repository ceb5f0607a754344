// What the seats are called, where a name is missing too.
import type { SeatInfo } from "./protocol";
import { say } from "./words.svelte";

export const namesOf = (seats: SeatInfo[]): string[] =>
  seats.map((seat) => seat.name || say("seat-name", { number: seat.seat + 1 }));
