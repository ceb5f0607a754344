// The wheel, the cards and the abilities in words, for those who read and those who listen.
import type { Animal, Card, Gain, RaceFacts, RaceSection } from "$lib/generated/race";
import type { About } from "$pieces/about.svelte";
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

/** A sign that stands on the wheel: N, the exchange, the sprint. */
export const aboutSign = (sign: string, facts: RaceFacts): About => ({
  name: say(`web-race-${sign}`),
  lines: [say(`web-race-${sign}.about`, { karma: facts.sprint.karma, moves: facts.sprint.moves })],
});

/** What a piece of the wheel reads in one of its ranges, with the meaning of every sign there. */
export function aboutCell(piece: Piece, high: number, facts: RaceFacts): About {
  const section = piece.now[high]!;
  const signs = [section.counts_seats && "people", section.exchange && "exchange", section.sprint && "sprint"].filter((sign) => sign !== false);
  return {
    name: `${say(`race-name-${piece.action}`)} · ${high ? tellHigh(piece) : tellLow(piece)}`,
    lines: [
      tellGain(piece.gain, section), say(`race-about-${piece.action}`), ...signs.map((sign) => aboutSign(sign, facts).lines![0]!),
      say("web-race-then", { gain: tellGain(piece.gain, piece.next[high]!) }),
    ],
  };
}

/** An action card: what it does, and what the wheel gives for it now. */
export function aboutCard(card: Card, piece: Piece | undefined, cost: string): About {
  const ranges = piece && piece.now.map((section, high) => `${high ? tellHigh(piece) : tellLow(piece)}: ${tellGain(piece.gain, section)}`);
  return { name: say(`race-card-${card}`), lines: [say(`race-about-${card}`), ...(ranges ?? []), cost].filter(Boolean) };
}

/** The words of an ability that a newcomer has not met. */
const TERMS: Record<Animal, string[]> = {
  rat: ["finish"], ox: ["exchange"], tiger: ["exchange"], rabbit: ["down", "karma"], dragon: ["karma", "exchange"], snake: ["down"],
  horse: ["outbid", "card"], goat: ["company", "exchange"], monkey: ["company", "card"], rooster: ["company", "karma"],
  dog: ["strategise", "card"], pig: ["gift"], cat: ["round"],
};

/** An animal: its ability, and what the words in it mean. */
export const aboutAnimal = (animal: Animal): About => ({
  name: say(`sign-${animal}`),
  lines: [say(`race-table-ability-${animal}`), ...TERMS[animal].map((term) => say(`web-race-term-${term}`))],
});
