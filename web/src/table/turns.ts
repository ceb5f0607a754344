// How the log is laid out: what happened in turns, turns in rounds, with a mark where the reader was last asked.
import type { EventInfo } from "$lib/protocol";

export interface Turn {
  /** The number of its first event. */
  key: number;
  /** Who did it; -1 for what nobody did. */
  seat: number;
  events: EventInfo[];
  /** The round that begins with it, where a game has rounds; else null. */
  round: number | null;
  /** Whether all from here on is new since the reader's last answer. */
  since: boolean;
}

/** Events in turns: a run of what one seat did, with what came of it. `rounds` are the kinds of events that end a round;
 *  `answered` is the number of the last event before the reader's last answer. */
export function turns(events: EventInfo[], rounds: readonly string[] = [], answered: number | null = null): Turn[] {
  const found: Turn[] = [];
  let round = 1;
  let begins: number | null = rounds.length ? round : null;
  let marked = answered === null;
  for (const event of events) {
    const said = event.details.round;
    if (said !== undefined && !rounds.length && said !== round - 1) [begins, round] = [said, said + 1];
    const last = found.at(-1);
    const since = !marked && event.number > answered! && found.length > 0;
    if (last && begins === null && !since && (event.seat < 0 || event.seat === last.seat || last.seat < 0)) {
      if (last.seat < 0) last.seat = event.seat;
      last.events.push(event);
    } else {
      found.push({ key: event.number, seat: event.seat, events: [event], round: begins, since });
      begins = null;
    }
    if (since) marked = true;
    if (rounds.includes(event.kind)) begins = ++round;
  }
  return found;
}

/** A turn in one line: its sentences, without those that only say whose turn it is (of these `kinds`), if there are others. */
export function inOneLine(turn: Turn, between: string, kinds: readonly string[] = []): string {
  const told = turn.events.filter((event) => !kinds.includes(event.kind));
  return (told.length ? told : turn.events).map((event) => event.text).join(between);
}
