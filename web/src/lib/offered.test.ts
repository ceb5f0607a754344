import { expect, test } from "vitest";
import { offered } from "./offered";

const choice = { action: 12, kind: "FIGURE", details: { animal: 3, emperor: 1, owner: 2 }, text: "Take" };
const ask = { prompt: 0, kind: "take", text: "", deadline: null, choices: [{ ...choice, action: 5, kind: "DROP" }, choice] };

test("a choice is found by its kind and details", () => {
  expect(offered(ask, "FIGURE", { animal: 3, owner: 2 })).toBe(choice);
  expect(offered(ask, "FIGURE")).toBe(choice);
});

test("nothing is found where a detail differs, and where nobody is asked", () => {
  expect(offered(ask, "FIGURE", { animal: 3, emperor: 0 })).toBeUndefined();
  expect(offered(ask, "ROLL")).toBeUndefined();
  expect(offered(null, "ROLL")).toBeUndefined();
});
