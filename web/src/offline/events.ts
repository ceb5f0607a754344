// What happened, as rows of the log: the gate that all events go through, and those of the house.
import { type Bytes, type Engine, EVENT_SIZE } from "$engine/engine";
import { HOUSE_EVENTS, type Happening } from "./teller";

const SEEN_BY_ALL = -1;
const TAKEN_BACK = -1; // a kind of event that no game has (core/knowledge.py)
const [SEAT_AT, SEEN_AT, NUMBERS_AT] = [2, 4, 8]; // in a row, after its kind

/** Everybody hears that a choice which they had heard of counts no more. */
export function takenBack(seat: number): Bytes {
  const row = new DataView(new ArrayBuffer(EVENT_SIZE));
  row.setInt16(0, TAKEN_BACK, true);
  row.setInt16(SEAT_AT, seat, true);
  row.setInt32(SEEN_AT, SEEN_BY_ALL, true);
  return new Uint8Array(row.buffer);
}

/** Whether a seat is told the numbers of every event. */
export function allTold(events: Bytes, seat: number): boolean {
  const rows = new DataView(events.buffer, events.byteOffset, events.length);
  return Array.from({ length: events.length / EVENT_SIZE }, (_, row) => rows.getInt32(row * EVENT_SIZE + SEEN_AT, true)).every((seen) => isTold(seen, seat));
}

const isTold = (seen: number, seat: number | null): boolean => seen === SEEN_BY_ALL || (seat !== null && ((seen >> seat) & 1) === 1);

/** What happened from an event on, as a seat (or an onlooker) may know it: the gate that all events go through. */
export function eventsOf(engine: Engine, happened: readonly Bytes[], seat: number | null, since = 0, first = 0): Happening[] {
  const found: Happening[] = [];
  let number = first;
  for (const rows of happened) {
    const count = rows.length / EVENT_SIZE;
    if (number + count > since) {
      const view = new DataView(rows.buffer, rows.byteOffset, rows.length);
      for (let place = Math.max(since - number, 0); place < count; place++) found.push(seen(engine, view, place, number + place, seat));
    }
    number += count;
  }
  return found;
}

function seen(engine: Engine, rows: DataView, place: number, number: number, seat: number | null): Happening {
  const at = place * EVENT_SIZE;
  const code = rows.getInt16(at, true);
  const kind = code < 0 ? HOUSE_EVENTS[-code - 1]! : engine.about.eventKinds[code]!;
  const actor = rows.getInt16(at + SEAT_AT, true);
  if (!isTold(rows.getInt32(at + SEEN_AT, true), seat)) return { number, kind: kind.name, seat: actor, details: {}, hidden: true };
  const details = Object.fromEntries(kind.arguments.slice(0, 3).map((label, which) => [label, rows.getInt32(at + NUMBERS_AT + 4 * which, true)]));
  return { number, kind: kind.name, seat: actor, details, hidden: false };
}

/** Whether what happened was a mistake, after which the rest of an entry no longer counts. */
export function isMistake(engine: Engine, rows: Bytes): boolean {
  const { mistakes } = engine.about;
  return mistakes.length > 0 && eventsOf(engine, [rows], null).some((event) => mistakes.includes(event.kind));
}
