import { expect, test } from "vitest";
import { folded, groups, matching } from "./choices";
import type { ChoiceInfo } from "./protocol";

const choice = (action: number, kind: string, text: string, details: Record<string, number> = {}): ChoiceInfo => ({ action, kind, text, details });
const cards = Array.from({ length: 9 }, (_, card) => choice(card, card % 2 ? "LAY" : "DROP", `Card ${card}`, { card }));
const pass = choice(99, "PASS", "Pass");

test("a short list is shown whole", () => {
  expect(folded(cards.slice(0, 5), null)).toHaveLength(5);
});

test("a folded list keeps what has no place on the board", () => {
  expect(folded([...cards, pass], null)).toEqual([pass]);
});

test("what the board says it offers is not repeated, however short the list", () => {
  expect(folded([cards[0]!, cards[1]!, pass], (choice) => choice.kind === "LAY")).toEqual([cards[0], pass]);
});

test("a list can be searched by words in any order", () => {
  expect(matching([...cards, pass], "")).toHaveLength(10);
  expect(matching([...cards, pass], "7 card")).toEqual([cards[7]]);
});

test("many choices are grouped by kind, few are not", () => {
  expect(groups(cards)).toHaveLength(1);
  const many = [...cards, ...cards.map((card) => ({ ...card, action: card.action + 20 })), pass];
  expect(groups(many).map((group) => group[0]!.kind)).toEqual(["DROP", "LAY", "PASS"]);
  expect(groups([])).toEqual([]);
});
