import { expect, test } from "vitest";
import icons from "virtual:icons";
import { ANIMALS } from "$lib/signs";
import { pictures } from "../../icons";

test("every animal and Pangu has a picture of its own", () => {
  const drawn = pictures();
  expect([...drawn.keys()].sort()).toEqual([...ANIMALS, "pangu"].sort());
  expect(new Set(drawn.values()).size).toBe(drawn.size);
});

test("a picture is one drawing in colour that asks for nothing from elsewhere", () => {
  for (const [name, source] of pictures()) {
    const drawing = new DOMParser().parseFromString(source, "image/svg+xml");
    expect(drawing.querySelector("parsererror"), name).toBeNull();
    const colours = new Set([...source.matchAll(/#[0-9a-f]{3,6}\b/gi)].map((match) => match[0]));
    expect(colours.size, name).toBeGreaterThan(3);
    expect(source.match(/(?:href="|url\()(?!#)/), name).toBeNull();
  }
});

test("the page knows where each picture is", () => {
  for (const name of [...ANIMALS, "pangu"]) expect(icons[name]).toMatch(/svg/);
});
