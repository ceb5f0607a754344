import { describe, expect, it } from "vitest";
import { between, inOrder, knot, outline, places, sharedEdges, step, touching } from "./geometry";

describe("shapes on squared paper", () => {
  it("goes round a single square", () => {
    expect(outline([0], 4)).toBe("M1 0L1 1L0 1L0 0Z");
  });

  it("draws inside the edge, at inner corners too", () => {
    expect(outline([0], 4, 0.1)).toBe("M0.9 0.1L0.9 0.9L0.1 0.9L0.1 0.1Z");
    expect(outline([0, 4, 5], 4, 0.1)).toContain("0.9 1.1"); // the inner corner of an L
  });

  it("keeps holes and squares that meet at a corner apart", () => {
    const ring = [0, 1, 2, 4, 6, 8, 9, 10];
    expect(outline(ring, 4).match(/M/g)).toHaveLength(2);
    expect(outline([0, 5], 4).match(/M/g)).toHaveLength(2);
    expect(outline([3, 4], 4).match(/M/g)).toHaveLength(2); // the end of a row is not beside the next one
  });

  it("finds where two shapes lie side by side", () => {
    expect(sharedEdges([0, 1], [4, 5], 4)).toHaveLength(2);
    expect(sharedEdges([3], [4], 4)).toEqual([]);
    expect(sharedEdges([0], [1], 4)).toEqual([[1, 0, 1, 1]]);
  });

  it("ties the knot on a shared edge, off a single square", () => {
    expect(knot([0, 1, 2], [4, 5, 6], 4)?.y).toBe(1);
    expect(knot([0], [4, 8], 4)).toEqual({ x: 0.5, y: 1.2 });
    expect(knot([4, 8], [0], 4)).toEqual({ x: 0.5, y: 1.2 });
    expect(knot([0], [3], 4)).toBeUndefined();
  });

  it("gives an animal the largest place", () => {
    expect(places([0, 1, 4, 5, 6], 4).picture.size).toBeGreaterThan(1);
    expect(places([0, 1, 2], 4).picture.size).toBeLessThan(1);
    expect(places([0, 1, 2], 4).number.y).toBe(0.5);
    expect(places([3, 4, 7, 8], 4).picture.size).toBeLessThan(1);
  });

  it("leaves no gap in a fast drag", () => {
    const passed = between(0, 10, 4);
    expect(passed.at(-1)).toBe(10);
    [0, ...passed].reduce((a, b) => (expect(touching(a, b, 4)).toBe(true), b));
    expect(between(5, 5, 4)).toEqual([]);
  });

  it("orders squares so that each touches an earlier one", () => {
    expect(inOrder([0, 5, 4], 4)).toEqual([0, 4, 5]);
    expect(inOrder([0, 10, 11], 4)).toEqual([10, 11, 0]);
    expect(inOrder([], 4)).toEqual([]);
  });

  it("stops at the border", () => {
    expect(step(3, 1, 0, 4, 4)).toBe(3);
    expect(step(3, 0, 1, 4, 4)).toBe(7);
    expect(step(0, 0, -1, 4, 4)).toBe(0);
  });
});
