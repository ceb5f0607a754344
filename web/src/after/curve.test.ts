import { expect, test } from "vitest";
import { across, chance, down, frameAt, line, spread, type Box } from "./curve";

const box: Box = { width: 200, height: 100, left: 50, right: 50, top: 0, bottom: 0 };
const review = { seat: 0, result: 1, own: 0, others: 0, luck: 0, curve: [{ number: 0, win: 0.25 }, { number: 10, win: 1 }] };

test("the game runs from the left edge to the right, chances from bottom to top", () => {
  expect([across(box, 0, 10), across(box, 10, 10), down(box, 0), down(box, 1)]).toEqual([50, 150, 100, 0]);
  expect(line(box, review, 10)).toBe("M50.0 75.0L150.0 0.0");
});

test("a chance holds until the next judged choice", () => {
  expect([chance(review, 0), chance(review, 9), chance(review, 10)]).toEqual([0.25, 0.25, 1]);
});

test("labels keep their order and their distance, and stay inside", () => {
  expect(spread([10, 10, 10], 5, 0, 100)).toEqual([10, 15, 20]);
  expect(spread([98, 99, 0], 5, 0, 100)).toEqual([95, 100, 0]);
});

test("a place of the chart names a frame", () => {
  expect([frameAt(box, 0, 10), frameAt(box, 100, 10), frameAt(box, 500, 10)]).toEqual([0, 5, 10]);
});
