import { afterEach, beforeEach, expect, test } from "vitest";
import { anotherName, avatarOf, avatarsOf, LONGEST_NAME, lengthOf, madeNames, ownName } from "./persona";
import { settings } from "./settings.svelte";
import { SIGNS } from "./signs";
import { LANGUAGES, say, words, type Lang } from "./words.svelte";

beforeEach(() => words.need("common", "web/shell"));
afterEach(async () => {
  settings.name = "";
  await words.speak("en");
});

test.each(Object.keys(LANGUAGES) as Lang[])("in %s there are many made names, each with its own animal and none too long", async (lang) => {
  await words.speak(lang);
  const names = madeNames();
  expect(new Set(names).size).toBeGreaterThanOrEqual(12);
  for (const name of names) {
    expect(name).toContain(say(`sign-${avatarOf(name)}`));
    expect(lengthOf(name)).toBeLessThanOrEqual(LONGEST_NAME);
  }
});

test("a made name stays until it is changed", () => {
  const name = ownName();
  expect(name).not.toBe("");
  expect(ownName()).toBe(name);
  expect(anotherName()).not.toBe(name);
  settings.name = " Ada ";
  expect(ownName()).toBe("Ada");
});

test("no two at a table have the same animal while there are enough", () => {
  const table = avatarsOf(["Ada", "Ada", "Bo", "Ada"]);
  expect(table[0]).toBe(avatarOf("Ada"));
  expect(new Set(table).size).toBe(4);
  expect(avatarsOf(Array.from({ length: 13 }, () => "Ada")).at(-1)).toBe(avatarOf("Ada"));
});

test("whose animal is wished for has it, if nobody before them does", () => {
  expect(avatarsOf(["Mei", "Mei", "Mei"], ["tiger", null, "tiger"]).slice(0, 1)).toEqual(["tiger"]);
  expect(new Set(avatarsOf(["Mei", "Mei", "Mei"], ["tiger", null, "tiger"])).size).toBe(3);
});

test("everybody sees the same picture beside a name", () => {
  expect(avatarOf("Ada")).toBe(avatarOf(" Ada "));
  expect(SIGNS).toContain(avatarOf(""));
});
