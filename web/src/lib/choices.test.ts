import { expect, test } from "vitest";
import { groups, visible } from "./choices";
import type { ChoiceInfo } from "./protocol";

const choice = (action: number, kind: string, text: string, details: Record<string, number> = {}): ChoiceInfo => ({ action, kind, text, details });
const cards = Array.from({ length: 9 }, (_, card) => choice(card, card % 2 ? "LAY" : "DROP", `Card ${card}`, { card }));
const pass = choice(99, "PASS", "Pass");

test("a short list is always shown whole", () => {
  expect(visible(cards.slice(0, 5), false, "nothing like it")).toHaveLength(5);
});

test("a folded list keeps what has no place on the board", () => {
  expect(visible([...cards, pass], false, "")).toEqual([pass]);
});

test("an unfolded list can be searched by words in any order", () => {
  expect(visible([...cards, pass], true, "")).toHaveLength(10);
  expect(visible([...cards, pass], true, "7 card")).toEqual([cards[7]]);
});

test("many choices are grouped by kind, few are not", () => {
  expect(groups(cards)).toHaveLength(1);
  const many = [...cards, ...cards.map((card) => ({ ...card, action: card.action + 20 })), pass];
  expect(groups(many).map((group) => group[0]!.kind)).toEqual(["DROP", "LAY", "PASS"]);
  expect(groups([])).toEqual([]);
});
