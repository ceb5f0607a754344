import { expect, test } from "vitest";
import { paperHere } from "./paper-size";

test("people in North America print on Letter, others on A4", () => {
  expect(["en-US", "fr-CA", "en-GB", "it", "zh-Hans-CN", ""].map((language) => paperHere(language))).toEqual(["letter", "letter", "a4", "a4", "a4", "a4"]);
});
