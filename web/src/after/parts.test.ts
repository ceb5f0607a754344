import { expect, test } from "vitest";
import { manifestOf } from "$games/index";
import { orderOf } from "./outcome";

test("the parts of a Wu Xing score are tiles and bonuses, for each seat", () => {
  const view = { players: [{ values: 12, bonus: 5 }, { values: 7, bonus: 0 }] };
  const parts = manifestOf("wuxing")!.parts!(view as never, {});
  expect(parts.map((part) => part.values)).toEqual([[12, 7], [5, 0]]);
});

test("what nobody is charged in The Rat and the Dragon is left out", () => {
  const view = { players: [{ tally: { pairs: 11, unpaired: -3, guests: 0, stuck: 0, empty: 0 } }] };
  expect(manifestOf("ratdragon")!.parts!(view as never, {}).map((part) => part.values)).toEqual([[11], [-3]]);
});

test("seats stand as they came in, and as they sit where they came in together", () => {
  expect(orderOf({ ranking: [2, 1, 2] } as never)).toEqual([1, 0, 2]);
});
