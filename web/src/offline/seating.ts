// Coming and going at a local table (server/tables/seating.py). Each takes a table and gives the changed one.
import type { BotChoice, Join, NewTable } from "$lib/protocol";
import { levelOf, type Temper, TEMPERS, temperOf } from "$lib/tempers";
import { Refusal } from "./refusal";
import { LONGEST_NAME, type Saved, type Seat, STAND_IN } from "./saved";
import type { Words } from "./speech";

export const LEVELS = ["easy", "normal", "hard", "master", "random", "greedy"];
const WITH_TEMPER = ["easy", "normal", "random", "greedy"];
const MOST_SEATS = 8;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** What a person wrote, without characters that do not show, in one line of bounded length. */
export function cleanText(text: string, longest: number): string {
  const kept = text.normalize("NFC").replace(/\s/gu, " ").replace(UNSEEN, "").split(" ").filter(Boolean).join(" ");
  return [...kept].slice(0, longest).join("").trim();
}

/** A birth date as yyyymmdd, or 0 for none. */
export function birthNumber(given: unknown): number {
  if (given === null || given === undefined || given === "" || given === 0) return 0;
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(given));
  const date = found && new Date(`${found[0]}T00:00:00Z`);
  if (!found || !date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== found[0]) {
    throw new Refusal("bad-request", { value: String(given) }, "error-birthday");
  }
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new Refusal("bad-request", { value: found[0], low: FIRST_YEAR, high: LAST_YEAR }, "error-birthday-year");
  }
  return year * 10000 + month * 100 + day;
}

function checkLevel(level: string): string {
  if (!LEVELS.includes(level)) throw new Refusal("bad-request", { bot: level, known: LEVELS.join(", ") }, "error-unknown-bot");
  return level;
}

const botName = (words: Words, seat: number): string => words.text(`bot-name-${seat + 1}`);
const named = (words: Words, name: string, temper: Temper): string => words.text(`bot-named-${temper}`, { name });

/** All that the bot of a seat may be called. */
export function botNames(words: Words, seat: number): string[] {
  const name = botName(words, seat);
  return [name, ...TEMPERS.map((temper) => named(words, name, temper))];
}

export const person = (name: string, birth: unknown): Seat => {
  const shown = cleanText(name, LONGEST_NAME);
  if (!shown) throw new Refusal("bad-request", { why: "name" });
  return { kind: "person", name: shown, birth: birthNumber(birth), level: "", resting: false };
};

export const bot = (words: Words, level: string, seat: number): Seat =>
  ({ kind: "bot", name: botName(words, seat), birth: 0, level: checkLevel(level), resting: false });

/** A bot of a new table, which may have a temper that the game knows, and is named by it. */
function botWithTemper(words: Words, code: string, seat: number, known: Temper[]): Seat {
  const temper = temperOf(code);
  const plain = bot(words, levelOf(code), seat);
  if (!temper) return plain;
  if (!known.includes(temper) || !WITH_TEMPER.includes(plain.level)) {
    const all = [...LEVELS, ...known.map((one) => `normal:${one}`)];
    throw new Refusal("bad-request", { bot: code, known: all.join(", ") }, "error-unknown-bot");
  }
  return { ...plain, name: named(words, plain.name, temper), level: code };
}

const OPEN: Seat = { kind: "open", name: "", birth: 0, level: STAND_IN, resting: false };

/** Who is to sit in a seat of a new table. */
export interface SeatWish { readonly kind: string; readonly name?: string; readonly birth?: string | null; readonly level?: string }

/** What counts of the wish for a new table. */
export type Wish = Pick<NewTable, "game" | "options" | "components" | "lang" | "start"> & { readonly seats: readonly SeatWish[] };

/** The seats that a wish for a new table describes. */
export function seatsOf(wish: Wish, words: Words, tempers: Temper[]): Seat[] {
  const seats = Array.isArray(wish.seats) ? (wish.seats as readonly SeatWish[]) : [];
  if (!seats.length || seats.length > MOST_SEATS) throw new Refusal("bad-request", { why: "seats" });
  return seats.map((one, seat) => {
    if (one.kind === "bot") return botWithTemper(words, one.level ?? "normal", seat, tempers);
    return one.kind === "person" ? person(one.name || `${seat + 1}`, one.birth) : OPEN;
  });
}

export function seatOf(table: Saved, seat: number): Seat {
  const found = table.seats[seat];
  if (!found) throw new Refusal("no-seat", { seat, last: table.seats.length - 1 });
  return found;
}

const reseated = (table: Saved, number: number, seat: Seat): Saved =>
  ({ ...table, seats: table.seats.map((old, place) => (place === number ? seat : old)) });

/** The seat of somebody at this device. */
function own(table: Saved, seat: number): Seat {
  const found = seatOf(table, seat);
  if (found.kind !== "person") throw new Refusal("not-your-seat", { seat });
  return found;
}

export function join(table: Saved, wish: Join): Saved {
  if (table.status === "over" || table.status === "closed") throw new Refusal(table.status === "over" ? "game-over" : "closed");
  const seat = wish.seat ?? table.seats.findIndex((one) => one.kind === "open");
  if (seat < 0) throw new Refusal("table-full");
  if (seatOf(table, seat).kind !== "open") throw new Refusal("seat-taken", { seat });
  return reseated(table, seat, person(wish.name, wish.birth));
}

/** A person gets up for good: a bot plays on. */
export function leave(table: Saved, seat: number, words: Words): Saved {
  own(table, seat);
  return reseated(table, seat, { ...OPEN, name: table.status === "lobby" ? "" : botName(words, seat) });
}

export const rest = (table: Saved, seat: number, { level = "normal" }: Partial<BotChoice>): Saved =>
  reseated(table, seat, { ...own(table, seat), resting: true, level: checkLevel(level) });

export const comeBack = (table: Saved, seat: number): Saved => reseated(table, seat, { ...own(table, seat), resting: false });

export function fill(table: Saved, { level = "normal" }: Partial<BotChoice>, words: Words): Saved {
  return { ...table, seats: table.seats.map((seat, number) => (seat.kind === "open" ? bot(words, level, number) : seat)) };
}
