import type { Ask, EventInfo } from "$lib/protocol";
import { describe, expect, it } from "vitest";
import { apothem, cameFrom, choice, nextStep, opened, openNow, pentagon, steps, type WuxingView } from "./model";

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

it("a choice is found by its kind and details", () => {
  const ask: Ask = { prompt: 0, kind: "act", text: "", deadline: null, choices: [
    { action: 31, kind: "PLUS", details: { die: 0, result: 4 }, text: "" }, { action: 32, kind: "PLUS", details: { die: 1, result: 2 }, text: "" },
  ] };
  expect(choice(ask, "PLUS", { die: 1 })?.action).toBe(32);
  expect(choice(ask, "MINUS", { die: 1 })).toBeUndefined();
  expect(choice(null, "PASS")).toBeUndefined();
});

it("a token's outcomes are gathered, whether it has one or six", () => {
  const one = { dice: [1, 2], claims: [2], attacks: ["ox"] };
  const nothing = { dice: [2, 2], claims: [], attacks: [] };
  expect(opened(one, nothing)).toEqual({ claims: new Set([2]), attacks: new Set(["ox"]), more: true, faces: 1, all: 1 });
  expect(opened([one, nothing], nothing)).toMatchObject({ faces: 1, all: 2 });
  expect(opened(one, one).more).toBe(false);
  expect(opened(undefined, nothing).all).toBe(0);
});

it("what is open now goes by the dice, not by what may be called", () => {
  const tiles = [{ tile: "metal", pairs: [[4, 6]] }, { tile: "ox", pairs: [[3, 3], [1, 1]] }];
  const view = { dice: [6, 4], turn_of: 0, captures_barred: false, board: [{ matches: false }, null, { matches: true }], players: [{ tiles: [{ tile: "fire", pairs: [[4, 6]] }] }, { tiles }] } as unknown as WuxingView;
  expect(openNow(view)).toEqual({ dice: [6, 4], claims: [2], attacks: ["metal"] });
  expect(openNow({ ...view, captures_barred: true }).attacks).toEqual([]);
});

it("a tile comes from its space, its victim or the pile, by the newest event", () => {
  const event = (kind: string, details: Record<string, number>): EventInfo => ({ number: 0, kind, seat: 0, details, hidden: false, text: "" });
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
