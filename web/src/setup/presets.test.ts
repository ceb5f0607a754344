import { expect, test } from "vitest";
import { PRESETS, presetOf, seatsOf } from "./presets";

const [children, usual, experts] = PRESETS;
const SEATS = [{ kind: "person", name: "Ada" }, { kind: "open" }, { kind: "bot", level: "normal:bold" }, { kind: "bot", level: "easy" }] as const;

test("a preset changes the bots and nobody else", () => {
  expect(seatsOf(experts!, SEATS)).toEqual([SEATS[0], SEATS[1], { kind: "bot", level: "hard" }, { kind: "bot", level: "hard" }]);
});

test("a table is known by its bots and its clock, where there is one", () => {
  expect(presetOf(SEATS, usual!.clock, true)).toBeUndefined();
  for (const preset of PRESETS) expect(presetOf(seatsOf(preset, SEATS), preset.clock, true)).toBe(preset);
  expect(presetOf(seatsOf(experts!, SEATS), usual!.clock, true)).toBeUndefined();
  expect(presetOf(seatsOf(experts!, SEATS), usual!.clock, false)).toBe(experts);
});

test("without bots and clock a table is as usual", () => {
  expect(presetOf([{ kind: "person", name: "Ada" }, { kind: "open" }], usual!.clock, true)).toBe(usual);
});

test("children and experts have clocks of their own", () => {
  expect(children!.clock).toBe(usual!.clock);
  expect(experts!.clock).not.toBe(usual!.clock);
});
