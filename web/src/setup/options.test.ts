import { expect, test } from "vitest";
import type { OptionHint } from "$games/manifest";
import type { OptionInfo } from "$lib/protocol";
import { changed, controlOf, groupOf, seatChoices, usual, type Value } from "./options";

const option = (name: string, value: Value, more: Partial<OptionInfo> = {}): OptionInfo =>
  ({ name, text: name, default: value, words: [], low: null, high: null, ...more }) as OptionInfo;

const words = option("arrange", 0, { words: ["after_draw", "whole_turn"] });
const limit = option("max_rounds", 100, { low: 1, high: 1000 });
const penalty = option("stuck_penalty", -1, { low: -1, high: 1 });
const animals = option("animals", [-1, -1, -1, -1, -1], { low: -1, high: 12 });
const wheel = option("inner_order", [-1, -1, -1, -1, -1, -1], { low: 0, high: 6 });
const dealer = option("first_dealer", -1, { low: -1, high: 7 });

const hints: Record<string, OptionHint> = {
  animals: { names: ["sign-rat", "sign-ox"], perSeat: true },
  inner_order: { names: ["race-name-cheat"], lowest: 1 },
  first_dealer: { seat: true },
  table_rules: { first: true },
};

test("every kind of option has a control of its own", () => {
  const all = [option("cat", false), words, penalty, limit, animals, wheel, dealer];
  expect(all.map((one) => controlOf(one, hints[one.name]))).toEqual(["switch", "choice", "choice", "number", "names", "names", "seat"]);
  const some = [words, option("table_rules", false), option("river_relief", true), limit];
  expect(some.map((one) => groupOf(one, hints[one.name]))).toEqual(["rules", "rules", "details", "limits"]);
});

test("without a hint an option is asked for by its declaration alone", () => {
  expect([dealer, animals, words, limit].map((one) => controlOf(one))).toEqual(["number", "numbers", "choice", "number"]);
  expect(changed([wheel], { inner_order: [1, 2, 3, 4, 5, -1] }, 3)).toEqual({ inner_order: [1, 2, 3, 4, 5, -1] });
});

test("a word is chosen by its name, as usual without a choice", () => {
  expect(usual(words)).toBe("after_draw");
});

test("only what differs is sent, and lists fit the seats", () => {
  const values = { arrange: "after_draw", max_rounds: 50, animals: [3, -1, -1, -1, -1], inner_order: [1, 2, 3, 4, 5, -1] };
  expect(changed([words, limit, animals, wheel], values, 3, hints)).toEqual({ max_rounds: 50, animals: [3, -1, -1], inner_order: [1, 2, 3, 4, 5, 0] });
});

test("seats are those of this table", () => {
  expect(seatChoices(dealer, 3)).toEqual([-1, 0, 1, 2]);
});
