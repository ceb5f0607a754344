// The wheel in words, for those who read and those who listen.
import type { Gain, RaceSection } from "$lib/generated/race";
import { say } from "$lib/words.svelte";
import { printed, type Piece } from "./view";

/** What a section gives: "3 spaces + a sprint". */
export function tellGain(gain: Gain, section: RaceSection): string {
  const count = section.counts_seats ? printed(section) : section.number;
  const parts = [say(`web-race-gain-${gain}`, { count })];
  if (section.exchange) parts.push(say("web-race-exchange"));
  if (section.sprint) parts.push(say("web-race-sprint"));
  return parts.join(" + ");
}

export const tellLow = (piece: Piece): string => say("web-race-up-to", { energy: piece.low_max });
export const tellHigh = (piece: Piece): string => say("web-race-from", { energy: piece.low_max + 1 });

/** A piece of the wheel as one sentence: what its low and its high range show. */
export function tellPiece(piece: Piece, sections: RaceSection[]): string {
  const [low, high] = sections.map((section) => tellGain(piece.gain, section));
  return say("web-race-piece", {
    action: say(`race-name-${piece.action}`),
    low: tellLow(piece), lowGain: low ?? "",
    high: tellHigh(piece), highGain: high ?? "",
  });
}
