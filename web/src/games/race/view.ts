// Reading view, facts and question: what belongs to which part of the board.
import { CARD_NAMES, code, type ActionKind, type Ask, type Card, type Choice, type Happening, type RaceFacts, type RacePiece, type RacePlaced, type RacePlayer, type RaceRanges, type RaceSection, type RaceView } from "$lib/generated/race";

/** A piece of the wheel, with what it shows now and next round. */
export type Piece = RacePiece & RaceRanges;

/** The pieces of the wheel in the order of their actions. */
export const piecesOf = (view: RaceView, facts: RaceFacts): Piece[] =>
  view.wheel.flatMap((ranges, place) => {
    const piece = facts.pieces[place];
    return piece ? [{ ...piece, ...ranges }] : [];
  });

/** The piece a card reads; a card in my hand may stand for another one's action. */
export function pieceOf(view: RaceView, facts: RaceFacts, card: Card | null): Piece | undefined {
  const action = view.prices?.find((price) => price.card === card)?.resolves ?? card;
  return piecesOf(view, facts).find((piece) => piece.action === action);
}

/** The number of a section as it is printed. */
export const printed = (section: RaceSection): string => (section.counts_seats ? "N" : String(section.number));

/** The number printed on a card. */
export const numberOf = (card: Card): number => CARD_NAMES.indexOf(card);

/** Choices that an energy card, the supply or my karma stands for. */
const SHELVED: ActionKind[] = ["PLAY", "UP", "DOWN", "ENERGY", "KARMA"];
export const onShelf = (kind: string): boolean => (SHELVED as string[]).includes(kind);

/** Choices without a card of their own on the table. */
const PLACED: ActionKind[] = ["BID", "ANIMAL", ...SHELVED];
/** Whether a card with energy is to be played. */
export const isPlay = (ask: Ask | null): boolean => ask?.kind === "play" || ask?.kind === "last";
/** Whether the question is about energy cards in my hand or in the supply. */
export const isTrade = (ask: Ask | null): boolean => ask !== null && ["exchange", "give", "receive", "return"].includes(ask.kind);

export const plainChoices = (ask: Ask | null): Choice[] => ask?.choices.filter((choice) => !PLACED.includes(choice.kind)) ?? [];

/** Actions that are not offered, to ask why. */
export { code };
export const playCode = (card: Card, energy: number): number => code.PLAY(numberOf(card), energy);

/** Spaces of the track that a choice leads to. */
export const targetsOf = (view: RaceView, ask: Ask | null): { space: number; choice: Choice }[] =>
  view.landings.flatMap(({ action, space }) => {
    const choice = ask?.choices.find((known) => known.action === action);
    return choice ? [{ space, choice }] : [];
  });

/** What a seat has just laid down: this round's card, or last round's while the next is being thought about. */
export function lastPlay(player: RacePlayer, seat: number, fresh: Happening[]): RacePlaced | null {
  if (player.played) return { card: player.played, energy: player.played_energy };
  const event = fresh.findLast((known) => known.seat === seat && (known.kind === "PLAY" || known.kind === "BID"));
  if (!event) return null;
  return { card: CARD_NAMES[event.details.card ?? 0] ?? "none", energy: event.details.energy ?? null };
}

/** How far each seat has moved in what just happened. */
export function strides(fresh: Happening[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { kind, seat, details } of fresh) {
    if (kind === "MOVE" && seat in sums) sums[seat] = (sums[seat] ?? 0) + (details.delta ?? 0);
  }
  return sums;
}

/** How many cards of each value, lowest first. */
export function stacks(energy: number[]): { value: number; count: number }[] {
  const values = [...new Set(energy)].sort((a, b) => a - b);
  return values.map((value) => ({ value, count: energy.filter((card) => card === value).length }));
}
