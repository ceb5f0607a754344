// A local table as it is kept: what it was dealt from, and every move. How it stands follows from that.
import type { Files } from "$engine/library";
import type { OriginInfo } from "$lib/protocol";
import type { Lang } from "$lib/texts";
import type { Dice } from "./dice";

export const FORMAT = 1;
export const LONGEST_NAME = 24;
/** The level that plays for a seat whose person left. */
export const STAND_IN = "normal";

export interface Seat {
  readonly kind: "open" | "person" | "bot";
  readonly name: string;
  readonly birth: number;
  readonly level: string;
  readonly resting: boolean;
}

/** One line of a table's log. An answer that came under a key keeps it, so that a repeat is known. */
export interface Move {
  readonly kind: "act" | "withdraw";
  readonly seat: number;
  readonly action: number;
  readonly prompt: number;
  readonly key: string | null;
  readonly entry: readonly number[] | null;
  /** Where the log has the first part of what a person chose in one piece; bots' choices have none. */
  readonly begun?: number;
  /** How many choices are taken back. */
  readonly parts?: number;
}

export type Status = "lobby" | "playing" | "over" | "closed";

export interface Saved {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly game: string;
  readonly lang: Lang;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Every printed number, so that another edition of the components never changes an old game. */
  readonly components: Readonly<Record<string, unknown>>;
  /** The birth dates it was dealt with. */
  readonly births: readonly number[];
  /** What chance comes from: dice, or where a game was brought in that had none, a seed. */
  readonly dice: Dice | null;
  readonly seed: string;
  readonly status: Status;
  readonly log: readonly Move[];
  /** The fingerprint of the rules it is played by, and the files that hold them. */
  readonly rules: string;
  readonly files: Files;
  /** The fingerprint of the state after the last move. */
  readonly check: string;
  readonly rematch: string | null;
  readonly origin: OriginInfo | null;
  readonly changed: number;
  /** Counts the changes: another window may have made one. */
  readonly version: number;
}

/** During play a bot acts for an open seat and for a person who rests. */
export const botPlays = (seat: Seat): boolean => seat.kind !== "person" || seat.resting;

/** The seats of the people at this device. */
export const held = (saved: Saved): number[] => saved.seats.flatMap((seat, number) => (seat.kind === "person" ? [number] : []));

/** The actions that counted: an answer that was taken back was never given. */
export function counted(log: readonly Move[]): Move[] {
  const kept: Move[] = [];
  for (const move of log) {
    if (move.kind === "act") kept.push(move);
    else for (let part = 0; part < (move.parts ?? 1); part++) kept.splice(kept.findLastIndex((other) => other.seat === move.seat), 1);
  }
  return kept;
}

/** Whether something that was stored is a table, as far as can be seen without playing it. */
export function isSaved(found: unknown): found is Saved {
  const one = found as Partial<Saved> | null;
  return typeof one === "object" && one !== null && one.format === FORMAT && typeof one.id === "string" && typeof one.game === "string"
    && Array.isArray(one.seats) && Array.isArray(one.log) && typeof one.version === "number"
    && one.log.every((move) => Number.isInteger(move?.seat) && Number.isInteger(move?.action) && typeof move?.kind === "string");
}
