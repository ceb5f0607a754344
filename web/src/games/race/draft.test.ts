import { expect, it } from "vitest";
import { ANIMAL_NAMES, type Animal } from "$lib/generated/race";
import { drawn } from "./draft";

const ALL = ANIMAL_NAMES.filter((animal) => animal !== "cat");

it("draws three different animals, the same for the same table", () => {
  const three = drawn(ALL, "Mei/Luca", 0);
  expect(new Set(three).size).toBe(3);
  expect(drawn(ALL, "Mei/Luca", 0)).toEqual(three);
});

it("begins with animals that need no exchanges", () => {
  for (const table of ["a", "b", "c", "d"]) for (const animal of drawn(ALL, table, 0)) expect(["goat", "tiger", "dragon", "pig", "cat"]).not.toContain(animal);
});

it("shows every animal before one comes again", () => {
  const seen = [0, 1, 2, 3].flatMap((draw) => drawn(ALL, "Mei", draw));
  expect(new Set(seen).size).toBe(12);
});

it("draws what is left", () => {
  const left: Animal[] = ["pig", "goat"];
  expect(drawn(left, "Mei", 5).sort()).toEqual(["goat", "pig"]);
  expect(drawn([], "Mei", 0)).toEqual([]);
});
