import { expect, test } from "vitest";
import { tableCode } from "./opening";

test("a table is found by its link or by its code", () => {
  expect(tableCode("http://192.168.1.7:8000/t/aB3-x_9?lang=it")).toBe("aB3-x_9");
  expect(tableCode("  aB3-x_9012345678\n")).toBe("aB3-x_9012345678");
  expect(tableCode("/t/abcd")).toBe("abcd");
});

test("anything else is no table", () => {
  for (const given of ["", "a b c d", "https://example.org/", "../../etc", "abc", "moon rabbit lantern", "月亮兔子灯笼"]) expect(tableCode(given)).toBe("");
});
