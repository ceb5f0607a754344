// What the board of Zodiac reads out of a view and out of the offered choices.
import { CARD_NAMES, code, type ActionKind, type Ask, type Card, type Choice, type Happening, type ZodiacFacts, type ZodiacPlayer, type ZodiacView } from "$lib/generated/zodiac";
import { GLYPHS } from "$lib/signs";
import { say } from "$lib/words.svelte";
import { HIDDEN, type Move } from "$pieces/flight";

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

/** Whoever plays after me, as far as one can see who misses a turn. */
export function nextToPlay(view: ZodiacView, me: number): number {
  const order = others(view.seats, me);
  return order.find((seat) => view.players[seat]!.skips === 0) ?? order[0]!;
}

/** Who shows a card, or is known to hold it: all seats but mine. */
export const holders = (view: ZodiacView, me: number | null, card: Card): number[] =>
  others(view.seats, me).filter((seat) => [...view.players[seat]!.table, ...view.players[seat]!.known].includes(card));

/** Which cards the newest events have moved, and between which places. */
export const moves = (fresh: Happening[]): Move[] => fresh.flatMap(moved);

function moved({ kind, seat, details }: Happening): Move[] {
  const piece = details.card === undefined ? HIDDEN : (CARD_NAMES[details.card] ?? HIDDEN);
  const hand = at("hand", seat), table = at("table", seat);
  const own = details.place === 1 ? table : hand;
  if (kind === "DEALT") return Array.from({ length: details.count ?? 0 }, () => ({ from: "draw", to: hand }));
  if (kind === "UPCARD") return [{ piece, from: "draw", to: "discard" }];
  if (kind === "DRAW") return [{ piece, from: "draw", to: hand }];
  if (kind === "TAKE") return [{ piece, from: "discard", to: hand }];
  if (kind === "LAY") return [{ piece, from: hand, to: table }];
  if (kind === "PICK") return [{ piece, from: table, to: hand }];
  if (kind === "STEAL") return [{ piece, from: at("table", details.victim), to: own }];
  if (kind === "DISCARD" || kind === "PLAY") return [{ piece, from: own, to: "discard" }];
  if (kind === "PENALTY") return [{ piece, from: at(details.place === 1 ? "table" : "hand", details.offender), to: "discard" }];
  return [];
}

/** The cards of a place that the newest events have just brought. */
export const isFresh = (fresh: Happening[], here: string, card: Card): boolean => moves(fresh).some((move) => move.to === here && move.piece === card);
