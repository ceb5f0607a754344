// What the board of Zodiac reads out of a view and out of the offered choices.
import { CARD_NAMES, code, type ActionKind, type Ask, type Card, type Choice, type Happening, type ZodiacFacts, type ZodiacPlayer, type ZodiacView } from "$lib/generated/zodiac";
import { GLYPHS } from "$lib/signs";
import { say } from "$lib/words.svelte";

/** The characters printed on the cards, the same in every language. */
export const CARD_GLYPHS: Record<string, string> = { ...GLYPHS, pangu: "盘古" };

export type Own = "hand" | "table";
/** A card of my own: where it lies and which copy it is. */
export interface Held { place: Own; card: Card; key: string }
/** Where a card can be carried to. */
export type Target = Own | "discard";

export const cardName = (card: string): string => say(card === "cat" || card === "pangu" ? `card-${card}` : `sign-${card}`);

/** Cards with a key for each copy, so that one copy keeps its element when another leaves; the last copy came last. */
export function keyed(cards: Card[]): { card: Card; key: string; copy: number; last: boolean }[] {
  const all = copies(cards);
  const met: Record<string, number> = {};
  return cards.map((card) => {
    const copy = (met[card] = (met[card] ?? 0) + 1);
    return { card, key: `${card}-${copy}`, copy, last: copy === all[card] };
  });
}

const PLAYS: Record<Own, Partial<Record<Card, ActionKind>>> = {
  hand: { cat: "CATH", pangu: "PANH" },
  table: { cat: "CATT", pangu: "PANT" },
};
const MOVES: Record<Own, ActionKind[]> = { hand: ["LAY", "DH"], table: ["PICK", "DT"] };

/** What may be done with one of my own cards. A penalty speaks of the offender's cards, never of mine. */
export function choicesOf(ask: Ask | null, view: ZodiacView, place: Own, card: Card): Choice[] {
  if (!ask || ask.kind === "penalty") return [];
  const number = CARD_NAMES.indexOf(card);
  return ask.choices.filter((choice) => {
    if (choice.kind === "NOW") return place === "hand" && view.drawn === card;
    if (choice.kind === PLAYS[place][card]) return true;
    return MOVES[place].includes(choice.kind) && choice.details.card === number;
  });
}

/** What is chosen by carrying a card to a target; throwing away comes before playing, which has its button. */
export function dropChoice(choices: Choice[], target: Target): Choice | undefined {
  if (target === "table") return choices.find((choice) => choice.kind === "LAY");
  if (target === "hand") return choices.find((choice) => choice.kind === "PICK");
  return choices.find((choice) => choice.kind === "DH" || choice.kind === "DT") ?? choices.find((choice) => isPlay(choice));
}

/** What lays a card: with a full table no LAY is among the choices until a card has been picked up. */
export const layCode = (card: Card): number => code.LAY(CARD_NAMES.indexOf(card));

/** Whether a hand card can take the place of an open one: the table is full, and cards may still be picked up. */
export function canSwap(ask: Ask | null, view: ZodiacView, facts: ZodiacFacts, me: number): boolean {
  const full = view.players[me]!.table.length === facts.limits.table;
  return full && (ask?.choices ?? []).some((choice) => choice.kind === "PICK");
}

/** What carrying a card to a target, onto a card that may lie there, sends. On a full table the two change places. */
export function dropActions(ask: Ask | null, view: ZodiacView, facts: ZodiacFacts, me: number, held: Held, target: Target, onto?: Card): number[] {
  if (held.place === "hand" && target === "table" && onto && onto !== held.card && canSwap(ask, view, facts, me)) {
    const pick = dropChoice(choicesOf(ask, view, "table", onto), "hand");
    if (pick) return [pick.action, layCode(held.card)];
  }
  const choice = dropChoice(choicesOf(ask, view, held.place, held.card), target);
  return choice ? [choice.action] : [];
}

const PLAYING: ActionKind[] = ["NOW", "CATH", "CATT", "PANH", "PANT"];

export const isPlay = (choice: Choice): boolean => PLAYING.includes(choice.kind);

/** The choice that takes a card away from another seat: Pangu's, or a penalty's. */
export function takingChoice(ask: Ask | null, view: ZodiacView, seat: number, place: Own, card: Card): Choice | undefined {
  if (!ask) return undefined;
  const number = CARD_NAMES.indexOf(card);
  return ask.choices.find((choice) => {
    if (choice.details.card !== number) return false;
    if (choice.kind === "STEAL") return place === "table" && choice.details.victim === seat;
    return ask.kind === "penalty" && view.offender === seat && choice.kind === (place === "hand" ? "DH" : "DT");
  });
}

/** The seats in the order of play after mine; all of them for an onlooker. */
export function others(seats: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? seats : seats - 1 }, (_, step) => (first + step) % seats);
}

/** How many copies of each sign a seat is seen to hold. */
export function copies(...places: string[][]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const card of places.flat()) count[card] = (count[card] ?? 0) + 1;
  return count;
}

export const differentSigns = (...places: string[][]): number =>
  Object.keys(copies(...places)).filter((card) => card !== "cat" && card !== "pangu").length;

/** How many cards a seat holds, hidden and open. */
export const cardsHeld = (player: ZodiacPlayer): number => player.hand_size + player.table.length;

/** A place on the table as one word, for finding its element again. */
export const at = (place: string, seat?: number): string => (seat === undefined ? place : `${place}:${seat}`);

/** Where the newest events say that a card which now lies `here` came from. */
export function cameFrom(fresh: Happening[], here: string, card: Card): string | null {
  const number = CARD_NAMES.indexOf(card);
  for (const event of [...fresh].reverse()) {
    const { kind, seat, details } = event;
    const hand = at("hand", seat), table = at("table", seat);
    const from = details.place === 0 ? "hand" : "table";
    if (details.card !== number) continue;
    if (kind === "DRAW" && here === hand) return "draw";
    if (kind === "TAKE" && here === hand) return "discard";
    if (kind === "LAY" && here === table) return hand;
    if (kind === "PICK" && here === hand) return table;
    if (kind === "STEAL" && here === at(from, seat)) return at("table", details.victim);
    if ((kind === "DISCARD" || kind === "PLAY") && here === "discard") return details.place === 1 ? table : hand;
    if (kind === "PENALTY" && here === "discard") return at(from, details.offender);
  }
  return null;
}

/** The cards of a place that the newest events have just touched. */
export const isFresh = (fresh: Happening[], here: string, card: Card): boolean => cameFrom(fresh, here, card) !== null;
