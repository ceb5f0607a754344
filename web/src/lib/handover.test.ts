import { expect, test } from "vitest";
import { alike, hands } from "./handover";

test("a device with one seat is always in the right hands", () => {
  expect(hands([2], [2], null)).toEqual({ eye: 2, next: null });
  expect(hands([2], [], null)).toEqual({ eye: 2, next: null });
});

test("an onlooker has no seat", () => {
  expect(hands([], [], null)).toEqual({ eye: null, next: null });
});

test("of two people at one device the one who is asked gets it", () => {
  expect(hands([0, 1], [1], 0)).toEqual({ eye: 0, next: 1 });
  expect(hands([0, 1], [1], 1)).toEqual({ eye: 1, next: null });
});

test("nobody's view is shown before somebody has taken the device", () => {
  expect(hands([0, 1], [1], null)).toEqual({ eye: null, next: 1 });
  expect(hands([0, 1], [], null)).toEqual({ eye: null, next: 0 });
});

test("while bots decide the view stays with whoever looked last", () => {
  expect(hands([0, 1], [], 1)).toEqual({ eye: 1, next: null });
});

test("at a simultaneous question the device goes round the table", () => {
  expect(hands([0, 2, 3], [0, 2, 3], 2)).toEqual({ eye: 2, next: null });
  expect(hands([0, 2, 3], [0, 3], 2)).toEqual({ eye: 2, next: 3 });
  expect(hands([0, 2, 3], [0, 3], null, 2)).toEqual({ eye: null, next: 3 });
  expect(hands([0, 2, 3], [0], 3)).toEqual({ eye: 3, next: 0 });
});

test("a seat that is no longer ours is not looked through", () => {
  expect(hands([0, 1], [0], 5)).toEqual({ eye: null, next: 0 });
});

test("views are alike when they differ only in who looks", () => {
  const table = { dice: [1, 2], players: [{ score: 3 }] };
  expect(alike([{ seat: 0, prompt: "turn", ...table }, { seat: 1, prompt: null, ...table }])).toBe(true);
  expect(alike([{ seat: 0, hand: ["rat"], ...table }, { seat: 1, hand: ["ox"], ...table }])).toBe(false);
});
