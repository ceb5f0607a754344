import { describe, expect, it } from "vitest";
import { offset, round } from "./round";

const seats = (count: number): number[] => Array.from({ length: count }, (_, place) => place + 1);

describe("the others sit round the table", () => {
  it("opposite me when they are one or two", () => {
    expect(round([1])).toEqual({ left: [], top: [1], right: [] });
    expect(round([1, 2])).toEqual({ left: [], top: [1, 2], right: [] });
  });
  it("in the order of play from my left hand", () => {
    expect(round(seats(3))).toEqual({ left: [1], top: [2], right: [3] });
    expect(round(seats(7))).toEqual({ left: [1, 2], top: [3, 4, 5], right: [6, 7] });
  });
  it("each of them once, and as many on the left as on the right", () => {
    for (let count = 1; count <= 8; count++) {
      const { left, top, right } = round(seats(count));
      expect([...left, ...top, ...right]).toEqual(seats(count));
      expect(left).toHaveLength(right.length);
      expect(top.length).toBeGreaterThan(0);
    }
  });
});

it("a fan has its middle between the first card and the last", () => {
  expect([0, 1, 2].map((place) => offset(place, 3))).toEqual([-1, 0, 1]);
  expect(offset(0, 4) + offset(3, 4)).toBe(0);
});
