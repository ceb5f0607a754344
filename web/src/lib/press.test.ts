import { expect, test, vi } from "vitest";
import { press, pressable } from "./press";

const key = (name: string): KeyboardEvent => new KeyboardEvent("keydown", { key: name, cancelable: true });

test("Enter and Space press like a click, other keys do nothing", () => {
  const act = vi.fn();
  const part = pressable(act);
  const space = key(" ");
  part.onkeydown(space);
  part.onkeydown(key("Enter"));
  part.onkeydown(key("Tab"));
  part.onclick();
  expect(act).toHaveBeenCalledTimes(3);
  expect(space.defaultPrevented).toBe(true);
});

test("a part without a choice is a picture, or nothing", () => {
  expect(press(undefined, () => {}, "a die")).toEqual({ role: "img", "aria-label": "a die" });
  expect(press(undefined, () => {})).toEqual({});
});

test("a part with a choice has its name and makes it", () => {
  const choose = vi.fn();
  const part = press({ action: 4, kind: "ROLL", details: {}, text: "Roll" }, choose);
  expect(part).toMatchObject({ role: "button", tabindex: 0, "aria-label": "Roll" });
  if ("onclick" in part) part.onclick();
  expect(choose).toHaveBeenCalledWith(4);
});
