import { ELEMENTS, SIGNS } from "$lib/signs";
import { expect, test } from "vitest";
import { field, INNER, middle, point, RIM, STEP, upright } from "./wheel";

test("the first sector is at the top and the wheel turns clockwise", () => {
  expect(point(100, 0)).toEqual([0, -100]);
  expect(point(100, 90)).toEqual([100, 0]);
  expect(middle(0, 0)).toEqual([0, -(INNER + STEP / 2)]);
  expect(middle(3, 4)).toEqual([RIM - STEP / 2, 0]);
});

test("sixty fields, none twice", () => {
  const fields = SIGNS.flatMap((_, sector) => ELEMENTS.map((_, ring) => field(sector, ring)));
  expect(new Set(fields).size).toBe(60);
});

test("text is never upside down", () => {
  expect(SIGNS.map((_, sector) => upright(sector))).toEqual([0, 30, 60, 90, -60, -30, 0, 30, 60, 270, 300, 330]);
});
