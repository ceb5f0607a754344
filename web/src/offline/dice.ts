// Fair dice and fingerprints, as in Python (core/dice.py, core/replay.py): whoever has the secret can compute every word.
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Bytes } from "$engine/engine";

export const SECRET_BYTES = 32;
const STATE_DIGEST = 16;
const CHECK = 4;

/** What the dice of a table are keyed with. */
export interface Dice { readonly table: string; readonly secret: string }

export const newDice = (table: string): Dice => ({ table, secret: bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))) });

/** What is shown at the start: it binds the secret without giving it away. */
export const commitment = (dice: Dice): string => bytesToHex(sha256(hexToBytes(dice.secret)));

/** The generator word of a ply. */
export function wordOf(dice: Dice, ply: number): bigint {
  const digest = blake2b(utf8ToBytes(`${dice.table}:${ply}`), { key: hexToBytes(dice.secret) });
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
}

/** The dice that everybody has in a game on a day (server/tables/daily.py). */
export function dailyDice(game: string, day: string): Dice {
  const table = `daily:${game}:${day}`;
  return { table, secret: bytesToHex(sha256(utf8ToBytes(`jade table ${table}`))) };
}

/** A state and the events of the action that led to it, in eight letters. */
export function fingerprint(state: Bytes, events: Bytes): string {
  const digest = utf8ToBytes(bytesToHex(blake2b(state, { dkLen: STATE_DIGEST })));
  return bytesToHex(blake2b.create({ dkLen: CHECK }).update(events).update(digest).digest());
}
