// The challenge of a day where no server deals it: the same deal, options and bots as everywhere (server/tables/daily.py).
import type { About } from "$engine/about";
import type { DailyWish, OriginInfo } from "$lib/protocol";
import { challenged } from "$lib/challenge";
import { dailyDice, type Dice } from "./dice";
import { Refusal } from "./refusal";
import type { Wish } from "./seating";

const DAY = 86_400_000; // milliseconds
const ABROAD = 1; // days: somewhere on earth it is yesterday or tomorrow

/** A day that it is somewhere on earth. */
export function checkDay(text: string, now: number): string {
  const day = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text) {
    throw new Refusal("bad-request", { why: "day" });
  }
  if (Math.abs(day / DAY - Math.floor(now / DAY)) > ABROAD) throw new Refusal("not-today", { day: text });
  return text;
}

/** What a table of a day differs in from any other. */
export interface OfADay { readonly wish: Wish; readonly dice: Dice; readonly origin: OriginInfo }

export function tableOf({ game, day, name, lang }: DailyWish, about: About, now: number): OfADay {
  const dice = dailyDice(game, checkDay(day, now));
  const [least, most] = (about.components.printed.game as { seats: [number, number] }).seats;
  const seats = challenged(least, most).map((kind) => (kind === "person" ? { kind, name } : { kind: "bot", level: kind }));
  return { wish: { game, seats, options: {}, components: null, lang, start: true }, dice, origin: { kind: "daily", day, table: dice.table, ply: 0 } };
}
