import { expect, it } from "vitest";
import { shapeOf } from "./room";

it("a desk is a table, an upright phone a column, a phone held across is low", () => {
  expect(shapeOf(1040, 824)).toBe("table");
  expect(shapeOf(680, 700)).toBe("table");
  expect(shapeOf(390, null)).toBe("column");
  expect(shapeOf(520, 338)).toBe("low");
});

it("without a height of its own a wide room is a table, however it is cut off", () => {
  expect(shapeOf(900, null)).toBe("table");
});
