import type { Ask, Choice, Happening, ZodiacFacts, ZodiacView } from "$lib/generated/zodiac";
import { describe, expect, it } from "vitest";
import { canSwap, cardsHeld, choicesOf, differentSigns, dropActions, dropChoice, holders, isFresh, keyed, moves, nextToPlay, others, takingChoice } from "./view";

const view = { seats: 4, drawn: "cat", offender: 2 } as ZodiacView;
const choice = (action: number, kind: Choice["kind"], details = {}): Choice => ({ action, kind, details, text: kind });
const ask = (kind: Ask["kind"], ...choices: Choice[]): Ask => ({ prompt: 0, kind, text: "", deadline: null, choices });
const event = (kind: Happening["kind"], seat: number, details: Record<string, number>): Happening => ({ number: 0, kind, seat, details, hidden: false, text: "" });

describe("what may be done with a card", () => {
  const main = ask("main", choice(4, "NOW"), choice(9, "DH", { card: 0 }), choice(21, "DH", { card: 12 }), choice(37, "LAY", { card: 0 }), choice(51, "PICK", { card: 0 }));

  it("belongs to the place where the card lies", () => {
    expect(choicesOf(main, view, "hand", "rat").map((c) => c.action)).toEqual([9, 37]);
    expect(choicesOf(main, view, "table", "rat").map((c) => c.action)).toEqual([51]);
  });
  it("is told by where it is carried, and throwing away comes before playing", () => {
    const cat = choicesOf(main, view, "hand", "cat");
    expect(cat.map((c) => c.action)).toEqual([4, 21]);
    expect(dropChoice(cat, "discard")?.action).toBe(21);
    expect(dropChoice(choicesOf(main, view, "hand", "rat"), "table")?.action).toBe(37);
    expect(dropChoice(cat, "table")).toBeUndefined();
  });
  it("does not mistake a penalty for one's own discard", () => {
    const penalty = ask("penalty", choice(9, "DH", { card: 0 }));
    expect(choicesOf(penalty, view, "hand", "rat")).toEqual([]);
    expect(takingChoice(penalty, view, 2, "hand", "rat")?.action).toBe(9);
    expect(takingChoice(penalty, view, 1, "hand", "rat")).toBeUndefined();
  });
  it("lets Pangu take from the victim's table only", () => {
    const steal = ask("steal", choice(68, "STEAL", { victim: 1, card: 3 }));
    expect(takingChoice(steal, view, 1, "table", "rabbit")?.action).toBe(68);
    expect(takingChoice(steal, view, 1, "hand", "rabbit")).toBeUndefined();
  });
});

describe("a hand card carried onto a full table", () => {
  const full = { seats: 2, drawn: null, players: [{ table: ["ox", "rat"] }] } as unknown as ZodiacView;
  const tight: ZodiacFacts = { limits: { hand: 6, table: 2 } };
  const rat = { place: "hand", card: "rat", key: "rat-1" } as const;
  const main = ask("main", choice(9, "DH", { card: 0 }), choice(51, "PICK", { card: 0 }), choice(52, "PICK", { card: 1 }));

  it("takes the place of the card it is put on, which is picked up first", () => {
    expect(dropActions(main, full, tight, 0, rat, "table", "ox")).toEqual([52, 37]);
    expect(canSwap(main, full, tight, 0)).toBe(true);
  });
  it("stays in the hand when it is put between the cards, or on one of its own kind", () => {
    expect(dropActions(main, full, tight, 0, rat, "table")).toEqual([]);
    expect(dropActions(main, full, tight, 0, rat, "table", "rat")).toEqual([]);
  });
  it("stays in the hand when no card may be picked up any more", () => {
    const laid = ask("main", choice(9, "DH", { card: 0 }));
    expect(dropActions(laid, full, tight, 0, rat, "table", "ox")).toEqual([]);
    expect(canSwap(laid, full, tight, 0)).toBe(false);
  });
  it("is simply laid down where there is room", () => {
    const room: ZodiacFacts = { limits: { hand: 6, table: 3 } };
    const open = ask("main", ...main.choices, choice(37, "LAY", { card: 0 }));
    expect(dropActions(open, full, room, 0, rat, "table", "ox")).toEqual([37]);
  });
  it("goes on the discard pile as ever", () => {
    expect(dropActions(main, full, tight, 0, rat, "discard")).toEqual([9]);
  });
});

describe("cards", () => {
  it("of a seat are counted in hand and on the table", () => {
    expect(cardsHeld({ score: null, animal: null, hand_size: 6, known: ["ox"], table: ["rat", "pig"], skips: 0 })).toBe(8);
  });
  it("have a key for each copy and know the last one", () => {
    expect(keyed(["ox", "ox", "pig"]).map(({ key, last }) => [key, last])).toEqual([["ox-1", false], ["ox-2", true], ["pig-1", true]]);
  });
  it("count as signs only once, and action cards never", () => {
    expect(differentSigns(["ox", "cat"], ["ox", "pig", "pangu"])).toBe(2);
  });
  it("fly between the places that the events name", () => {
    const stolen = event("STEAL", 1, { victim: 3, card: 5, place: 0 });
    expect(moves([event("DRAW", 0, { card: 2 }), stolen, event("DISCARD", 0, { card: 4, place: 1 }), event("PASS", 0, {})])).toEqual([
      { piece: "tiger", from: "draw", to: "hand:0" },
      { piece: "snake", from: "table:3", to: "hand:1" },
      { piece: "dragon", from: "table:0", to: "discard" },
    ]);
    expect(moves([event("PENALTY", 1, { offender: 2, card: 0, place: 0 })])).toEqual([{ piece: "rat", from: "hand:2", to: "discard" }]);
  });
  it("fly with their back up where nobody may see them", () => {
    expect(moves([event("DRAW", 2, {})])).toEqual([{ piece: "?", from: "draw", to: "hand:2" }]);
    expect(moves([event("DEALT", 1, { count: 6 })])).toHaveLength(6);
  });
  it("are marked where they have just come to", () => {
    expect(isFresh([event("LAY", 0, { card: 2 })], "table:0", "tiger")).toBe(true);
    expect(isFresh([event("LAY", 0, { card: 2 })], "hand:0", "tiger")).toBe(false);
  });
});

describe("whoever discards is told who may take it", () => {
  const player = (skips: number, ...table: string[]) => ({ skips, table, known: [], hand_size: 6 });
  const table = { seats: 4, players: [player(0), player(1, "rat"), player(0, "ox"), player(0, "ox", "pig")] } as unknown as ZodiacView;

  it("the next one who does not miss a turn", () => {
    expect(nextToPlay(table, 0)).toBe(2);
    expect(nextToPlay(table, 3)).toBe(0);
    expect(nextToPlay({ ...table, players: table.players.map((one) => ({ ...one, skips: 1 })) }, 0)).toBe(1);
  });
  it("and who shows such a card already", () => {
    expect(holders(table, 0, "ox")).toEqual([2, 3]);
    expect(holders(table, 2, "ox")).toEqual([3]);
    expect(holders(table, 0, "dog")).toEqual([]);
  });
});

it("seats follow in the order of play", () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(3, null)).toEqual([0, 1, 2]);
});
