import { describe, expect, it } from "vitest";
import { arc, nearest, point, spaceAngle, standing } from "./ring";

describe("the ring", () => {
  it("has the rat's character on top and goes clockwise", () => {
    expect(spaceAngle(1, 36)).toBe(0);
    expect(spaceAngle(10, 36)).toBe(90);
    expect(point(90, 100)).toEqual({ x: 100, y: -0 });
  });
  it("lets a pawn walk on over the top instead of back round the board", () => {
    expect(nearest(340, 20)).toBe(380);
    expect(nearest(380, 350)).toBe(350);
    expect(nearest(0, 0)).toBe(0);
  });
  it("draws a walk over the top the short way", () => {
    expect(arc(350, 20, 100)).toContain("0 0 1");
  });
  it("keeps five pawns of one space apart", () => {
    const places = [0, 1, 2, 3, 4].map((place) => standing(5, place)).map(({ side, out }) => `${side} ${out}`);
    expect(new Set(places).size).toBe(5);
  });
});
