import { expect, test } from "vitest";
import { seatFacts, type AnyView } from "./view";

const head: AnyView = { seat: 0, seats: 2, asked: [0], prompt: "turn", over: false, truncated: false, ranking: [0, 0] };

test("a seat's score and animal stand in its record, or in lists by seat", () => {
  const players = [{ score: 4, animal: "rat" }, { score: null, animal: null }];
  expect(seatFacts({ ...head, players }, 0)).toEqual({ score: 4, animal: "rat" });
  expect(seatFacts({ ...head, players }, 1)).toEqual({ score: null, animal: null });
  expect(seatFacts({ ...head, score: [0, 17] }, 1)).toEqual({ score: 17, animal: null });
});

test("a view need not say anything about seats", () => {
  expect(seatFacts(head, 1)).toEqual({ score: null, animal: null });
  expect(seatFacts(null, 0)).toEqual({ score: null, animal: null });
});
