import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace.svelte";

let seen: string[];
let pace: Pace<string>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  pace = new Pace<string>((step) => (step.endsWith("!") ? 0 : 1000), (steps) => steps.join("+"), (step) => seen.push(step));
});
afterEach(() => vi.useRealTimers());

test("the first step is shown at once, the next when it has stayed long enough", () => {
  pace.push("a");
  pace.push("b");
  expect(pace.shown).toBe("a");
  expect(pace.behind).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(pace.shown).toBe("b");
  expect(pace.behind).toBe(0);
});

test("a step in which nothing happens holds nothing up", () => {
  pace.push("a!");
  pace.push("b!");
  pace.push("c");
  expect(seen).toEqual(["a!", "b!", "c"]);
});

test("skipping shows all that waits as one", () => {
  for (const step of ["a", "b", "c"]) pace.push(step);
  pace.skip();
  expect(seen).toEqual(["a", "b+c"]);
  expect(pace.behind).toBe(0);
  pace.push("d");
  expect(pace.shown).toBe("d");
});

test("a fresh start forgets what waits", () => {
  pace.push("a");
  pace.push("b");
  pace.reset("z");
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(["a", "z"]);
});

test("a step whose acts are not over holds the next one up, and its last picture stays a while", () => {
  let acting = true;
  pace = new Pace<string>(() => 1000, (steps) => steps.join("+"), (step) => seen.push(step), () => acting);
  acting = false;
  pace.push("a");
  acting = true;
  pace.push("b");
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(["a"]);
  acting = false;
  pace.resume();
  vi.advanceTimersByTime(999);
  expect(seen).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["a", "b"]);
  expect(pace.behind).toBe(0);
});
