import { expect, test } from "vitest";
import { paper } from "./paper";

test("a name has always the same paper, other names have another", () => {
  expect(paper("pig")).toEqual(paper("pig"));
  expect(paper("pig")).not.toEqual(paper("chess"));
  expect(paper("猪").sheet).toMatch(/^light-dark\(hsl\(\d+ /);
});
