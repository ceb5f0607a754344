import { beforeEach, expect, test } from "vitest";
import { forget, list, remember } from "./visited";

beforeEach(() => localStorage.clear());

test("the newest visit comes first and no table is there twice", () => {
  remember("a", "race", "Race");
  remember("b", "zodiac", "Zodiac");
  remember("a", "race", "Race");
  expect(list().map((visit) => visit.id)).toEqual(["a", "b"]);
});

test("a forgotten table is gone, and only so many are kept", () => {
  for (let number = 0; number < 40; number++) remember(`t${number}`, "race", "Race");
  forget("t39");
  expect(list().length).toBe(23);
  expect(list()[0]!.id).toBe("t38");
});

test("a broken store is an empty list", () => {
  localStorage.setItem("jade-visited", "{");
  expect(list()).toEqual([]);
});
