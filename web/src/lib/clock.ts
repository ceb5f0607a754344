// How long people may think: the clocks a new table offers, and what any clock is called.
import { say } from "./words.svelte";

export interface ClockTerms { clock: number; clock_kind: "decision" | "turn" | "bank"; increment: number }

const DAY = 24 * 3600;
const turn = (clock: number): ClockTerms => ({ clock, clock_kind: "turn", increment: 0 });
const bank = (minutes: number, increment: number): ClockTerms => ({ clock: 60 * minutes, clock_kind: "bank", increment });

/** No clock, a bank, a time for a turn, or days. */
export const CLOCKS: ClockTerms[] = [
  turn(0), bank(5, 5), bank(10, 10), bank(20, 15), turn(30), turn(60), turn(120), turn(300), turn(DAY), turn(3 * DAY), turn(7 * DAY),
];

function span(seconds: number): string {
  if (seconds % DAY === 0) return say("web-shell-span-days", { count: seconds / DAY });
  return seconds % 60 === 0 ? say("web-shell-span-minutes", { count: seconds / 60 }) : say("web-shell-span-seconds", { count: seconds });
}

/** A clock in words. */
export function clockName(terms: { clock: number; clock_kind: string; increment: number }): string {
  if (!terms.clock) return say("web-shell-clock-none");
  return say(`web-shell-clock-${terms.clock_kind}`, { span: span(terms.clock), increment: terms.increment });
}

/** A time that is left, as people read it: 1:05, 2:00:00, or days. */
export function shownTime(seconds: number): string {
  const digits = (value: number): string => String(value).padStart(2, "0");
  if (seconds >= 2 * DAY) return say("web-shell-span-days", { count: Math.floor(seconds / DAY) });
  const short = `${digits(Math.floor(seconds / 60) % 60)}:${digits(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${short}` : short.replace(/^0/, "");
}
