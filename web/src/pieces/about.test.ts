import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { about, bubble, type About } from "./about.svelte";
import AboutPopover from "./AboutPopover.svelte";

let part: HTMLButtonElement;
let pressed: () => void;
let page: ReturnType<typeof mount>;
let leave: (() => void) | void;

const told: About = { name: "Cat", lines: ["Steals a card."], refused: () => Promise.resolve("Not in the first round.") };
const text = (): string => (flushSync(), document.querySelector("[role=tooltip]")?.textContent ?? "");
const pointer = (type: string, pointerType: string): boolean =>
  part.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX: 5, clientY: 5 }), { pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  page = mount(AboutPopover, { target: document.body });
  part = document.createElement("button");
  pressed = vi.fn<() => void>();
  document.body.append(part);
  leave = about(() => told)(part);
  part.addEventListener("click", pressed);
});
afterEach(() => {
  leave?.();
  part.remove();
  void unmount(page);
  vi.useRealTimers();
});

test("a mouse that rests on a piece is told what it is, and no longer when it has left", () => {
  pointer("pointerover", "mouse");
  expect(text()).toBe("");
  vi.advanceTimersByTime(300);
  expect(text()).toContain("Steals a card.");
  expect(part.getAttribute("aria-describedby")).toBe("about-popover");
  pointer("pointerout", "mouse");
  vi.advanceTimersByTime(150);
  expect(text()).toBe("");
  expect(part.hasAttribute("aria-describedby")).toBe(false);
});

test("a mouse that rests on another piece does not close what somebody asked for", () => {
  const other = document.createElement("span");
  document.body.append(other);
  const leave = about(() => ({ name: "Dog" }))(other);
  part.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
  const rest = new MouseEvent("pointerover", { bubbles: true });
  Object.defineProperty(rest, "pointerType", { value: "mouse" });
  other.dispatchEvent(rest);
  vi.advanceTimersByTime(300);
  expect(text()).toContain("Cat");
  leave?.();
  other.remove();
});

test("a piece that loses the focus is forgotten once the page is drawn, not in the middle of it", async () => {
  part.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
  part.dispatchEvent(new FocusEvent("blur"));
  expect(bubble.shown).not.toBeNull();
  await Promise.resolve();
  expect(bubble.shown).toBeNull();
});

test("a long press tells what a piece is and presses nothing", () => {
  pointer("pointerdown", "touch");
  vi.advanceTimersByTime(450);
  expect(text()).toContain("Cat");
  part.click();
  expect(pressed).not.toHaveBeenCalled();
  part.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("a finger that moves away scrolls and asks nothing", () => {
  pointer("pointerdown", "touch");
  part.dispatchEvent(Object.assign(new MouseEvent("pointermove", { bubbles: true, clientX: 40, clientY: 5 }), { pointerType: "touch" }));
  vi.advanceTimersByTime(1000);
  expect(text()).toBe("");
});

test("a finger that a board took over to draw with, and that is up again, asks nothing", () => {
  pointer("pointerdown", "touch");
  document.body.dispatchEvent(new MouseEvent("pointerup", { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(text()).toBe("");
  part.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("a click on what cannot be used says why, and does nothing else", async () => {
  part.setAttribute("aria-disabled", "true");
  part.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(text()).toContain("Not in the first round.");
  expect(pressed).not.toHaveBeenCalled();
});

test("a late reason does not come under another piece", async () => {
  part.setAttribute("aria-disabled", "true");
  part.click();
  const other = document.createElement("span");
  document.body.append(other);
  const gone = about(() => ({ name: "Pangu" }))(other);
  other.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(text()).toContain("Pangu");
  expect(text()).not.toContain("Not in the first round.");
  gone?.();
  other.remove();
});

test("Escape closes, and a tap beside the piece does", () => {
  for (const close of [
    () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
    () => document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true })),
  ]) {
    part.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
    expect(text()).toContain("Cat");
    close();
    expect(text()).toBe("");
  }
});

test("a piece that goes takes its popover along", () => {
  part.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
  expect(bubble.shown).not.toBeNull();
  leave = void leave?.();
  expect(text()).toBe("");
});
