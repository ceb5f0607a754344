// The wheel in words, for those who read and those who listen.
import { say } from "$lib/words.svelte";
import { gainKind, readGain, type WheelPiece } from "./read";

/** What a section gives at an action: "3 spaces + a sprint". */
export function tellGain(action: string, section: string): string {
  const gain = readGain(section);
  const count = gain.count === "N" ? "N" : Number(gain.count);
  const parts = [say(`web-race-gain-${gainKind(action)}`, { count })];
  if (gain.exchange) parts.push(say("web-race-exchange"));
  if (gain.sprint) parts.push(say("web-race-sprint"));
  return parts.join(" + ");
}

export const tellLow = (piece: WheelPiece): string => say("web-race-up-to", { energy: piece.low_max });
export const tellHigh = (piece: WheelPiece): string => say("web-race-from", { energy: piece.low_max + 1 });

/** A piece of the wheel as one sentence. */
export function tellPiece(piece: WheelPiece, sections: [string, string]): string {
  return say("web-race-piece", {
    action: say(`race-name-${piece.action}`),
    low: tellLow(piece), lowGain: tellGain(piece.action, sections[0]),
    high: tellHigh(piece), highGain: tellGain(piece.action, sections[1]),
  });
}
