import { TILE_NAMES, type Happening, type WuxingPreview, type WuxingTile, type WuxingView } from "$lib/generated/wuxing";
import { describe, expect, it } from "vitest";
import { apothem, cameFrom, glyph, nextStep, opened, openNow, outcomes, pentagon, steps } from "./view";

const OX = TILE_NAMES.indexOf("ox"), METAL = TILE_NAMES.indexOf("metal");

const BONUS = [0, 0, 0, 5, 7, 10, 15, 25, 25, 25];

describe("the bonus of a colour", () => {
  it("lists its steps", () => {
    expect(steps(BONUS).map(({ count, points }) => [count, points])).toEqual([[3, 5], [4, 7], [5, 10], [6, 15], [7, 25]]);
  });
  it("tells the next step, and none at the top", () => {
    expect(nextStep(BONUS, 1)).toEqual({ count: 3, points: 5 });
    expect(nextStep(BONUS, 4)).toEqual({ count: 5, points: 10 });
    expect(nextStep(BONUS, 7)).toBeNull();
  });
});

describe("a token", () => {
  const some = { face: 1, claims: [2], attacks: [OX] };
  const nothing = { face: 2, claims: [], attacks: [] };
  const preview: WuxingPreview = { plus: some, minus: nothing, rethrow: [some, nothing] };

  it("has one outcome, or one for each face of a new throw", () => {
    expect(outcomes(preview, "PLUS")).toEqual([some]);
    expect(outcomes(preview, "MINUS")).toEqual([nothing]);
    expect(outcomes(preview, "RETHROW")).toEqual([some, nothing]);
    expect(outcomes(undefined, "PLUS")).toEqual([]);
  });
  it("opens what any outcome opens", () => {
    expect(opened([some], nothing)).toEqual({ claims: new Set([2]), attacks: new Set([OX]), more: true, faces: 1, all: 1 });
    expect(opened([some, nothing], nothing)).toMatchObject({ faces: 1, all: 2 });
    expect(opened([some], some).more).toBe(false);
    expect(opened([], nothing).all).toBe(0);
  });
});

it("what is open now goes by the dice, not by what may be called", () => {
  const board = [false, false, true].map((matches, place) => ({ tile: place === 1 ? null : place, panel: 0, matches, gain: 0 }));
  const view = { board, captures: [METAL] } as unknown as WuxingView;
  expect(openNow(view)).toEqual({ claims: [2], attacks: [METAL] });
});

it("a tile's character is told by its number", () => {
  expect(glyph({ glyph: 0x4e11 } as WuxingTile)).toBe("丑");
});

it("a tile comes from its space, its victim or the pile, by the newest event", () => {
  const event = (kind: Happening["kind"], details: Record<string, number>): Happening => ({ number: 0, kind, seat: 0, details, hidden: false, text: "" });
  const fresh = [event("PLACE", { tile: 5, space: 1 }), event("CLAIM", { tile: 5, space: 1 }), event("CAPTURE", { tile: 7, victim: 2 })];
  expect(cameFrom(fresh, 5)).toBe("space:1");
  expect(cameFrom(fresh, 7)).toBe("seat:2");
  expect(cameFrom(fresh, 6)).toBeNull();
});

it("a pentagon stands on a flat side", () => {
  const corners = pentagon(100).split(" ").map((point) => point.split(",").map(Number));
  const lowest = Math.max(...corners.map(([, y]) => y!));
  expect(corners.filter(([, y]) => y === lowest)).toHaveLength(2);
  expect(lowest).toBeCloseTo(apothem(100), 1);
});
