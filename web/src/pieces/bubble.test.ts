import { expect, test } from "vitest";
import { corner } from "./bubble";

const WINDOW = { width: 400, height: 300 };
const POPOVER = { width: 100, height: 40 };

test("a popover stands above the middle of what it is about", () => {
  expect(corner({ x: 150, y: 200, width: 20, height: 20 }, POPOVER, WINDOW)).toEqual({ left: 110, top: 154 });
});

test("at the upper edge it stands below, at a side edge it is pushed in", () => {
  expect(corner({ x: 0, y: 10, width: 20, height: 20 }, POPOVER, WINDOW)).toEqual({ left: 8, top: 36 });
});

test("beside a target as high as the window it stands at a side", () => {
  expect(corner({ x: 300, y: 0, width: 90, height: 300 }, POPOVER, WINDOW)).toEqual({ left: 194, top: 130 });
});

test("a popover larger than the window begins at its corner", () => {
  expect(corner({ x: 10, y: 10, width: 5, height: 280 }, { width: 900, height: 900 }, WINDOW)).toEqual({ left: 8, top: 8 });
});

test("about what lies outside the window a popover stands inside all the same", () => {
  for (const y of [-500, 900]) {
    const { left, top } = corner({ x: 900, y, width: 10, height: 10 }, POPOVER, WINDOW);
    expect(left).toBeLessThanOrEqual(WINDOW.width - POPOVER.width);
    expect(top >= 0 && top <= WINDOW.height - POPOVER.height).toBe(true);
  }
});
