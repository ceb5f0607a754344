import { expect, test } from "vitest";
import { levelOf, temperOf } from "./tempers";

test("a code is a level, and perhaps a temper", () => {
  expect([levelOf("normal:bold"), temperOf("normal:bold")]).toEqual(["normal", "bold"]);
  expect([levelOf("slip:150:careful"), temperOf("slip:150:careful")]).toEqual(["slip:150", "careful"]);
  expect([levelOf("hard"), temperOf("hard")]).toEqual(["hard", null]);
  expect([levelOf("search:200"), temperOf("search:200")]).toEqual(["search:200", null]);
});
